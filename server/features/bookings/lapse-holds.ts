import { sql } from 'kysely'
import type { Services } from '../../core/context.ts'
import { withRetries } from '../../core/retry.ts'
import { releaseHold } from './release-hold.ts'

/** Ends holds whose 30 minutes are over (PRODUCT.md 6). Several servers may do it at once. */
export async function lapseHolds({ db, clock }: Services): Promise<number> {
  const now = clock()
  return withRetries(() =>
    db.transaction().execute(async (tx) => {
      // A quiet table is read without locking anything.
      const { rows } = await sql<{ id: string }>`
        select o.id from rental_order o join occupancy on occupancy.order_id = o.id
        where occupancy.expires_at <= ${now}::timestamptz and o.state = 'held'
        order by o.id limit 50 for update of o skip locked`.execute(tx)
      for (const { id } of rows) await releaseHold(tx, id, now, 'lapsed')
      return rows.length
    }),
  )
}
