import { sql } from 'kysely'
import type { Services } from '../../core/api/context.ts'
import { oneByOne } from '../../core/jobs/one-by-one.ts'
import { withRetries } from '../../core/retry.ts'
import type { Tx } from '../../db/database.ts'
import { releaseHold } from './release-hold.ts'

/** Ends holds whose 30 minutes are over (docs/product/rental.md#reminders). Several servers may do it at once. */
export async function lapseHolds({ db, clock }: Services): Promise<number> {
  const now = clock()
  // A quiet table is read without locking anything.
  const { rows } = await sql<{ id: string }>`
    select o.id from rental_order o join occupancy on occupancy.order_id = o.id
    where occupancy.expires_at <= ${now}::timestamptz and o.state = 'held'
    order by o.hold_expires_at, o.id limit 50`.execute(db)
  return oneByOne(rows, ({ id }) =>
    withRetries(() => db.transaction().execute((tx) => lapse(tx, id, now))),
  )
}

/** Looks again under the order's lock: it may have been paid or extended in the meantime. */
async function lapse(tx: Tx, id: string, now: Date): Promise<number> {
  const { rows } = await sql`
    select id from rental_order
    where id = ${id} and state = 'held' and hold_expires_at <= ${now}::timestamptz
    for update skip locked`.execute(tx)
  return rows.length > 0 && (await releaseHold(tx, id, now, 'lapsed')) ? 1 : 0
}
