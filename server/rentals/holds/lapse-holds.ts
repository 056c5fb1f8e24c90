import { sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { withRetries } from '../../platform/retry.ts'
import type { Tx } from '../../platform/db/database.ts'
import { endHold, lockCarOf } from './release-hold.ts'

/** Read without locking anything. */
export const holdsOver = (now: SqlInstant) => sql<{ id: string }>`
  select o.id from occupancy join rental_order o on o.id = occupancy.order_id
  where occupancy.expires_at <= ${now} and o.state = 'held'
  order by occupancy.expires_at, o.id limit 50`

/** Ends holds whose time is over (docs/product/rental.md#reminders). Several servers may do it at once. */
export async function lapseHolds(services: Services): Promise<number> {
  const { db, clock } = services
  const now = clock()
  const { rows } = await holdsOver(sqlInstant(now)).execute(db)
  return oneByOne(rows, ({ id }) =>
    withRetries(() => db.transaction().execute((tx) => lapse(tx, id, services, now))),
  )
}

/** Looks again under the order's lock: it may have been paid or extended in the meantime. */
async function lapse(tx: Tx, id: string, services: Services, now: Date): Promise<number> {
  const carId = await lockCarOf(tx, id)
  const { rows } = await sql`
    select id from rental_order
    where id = ${id} and state = 'held' and hold_expires_at <= ${now}::timestamptz
    for update skip locked`.execute(tx)
  if (rows.length === 0 || carId === undefined) return 0
  return (await endHold(tx, { orderId: id, carId }, services, now)) ? 1 : 0
}
