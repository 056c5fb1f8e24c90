import { inSql } from '../../db/rental-status.ts'
import { sql } from 'kysely'
import { endangered } from '#domain/rentals/late-car.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { OrderRow } from './orders-store.ts'

/**
 * Whether the car of a booking is overdue with somebody else so shortly before the start that its
 * renter may have everything back (docs/product/search.md#occupancy).
 */
export async function isCarLate(db: Db | Tx, order: OrderRow, now: Date): Promise<boolean> {
  const { endedBy, startsBy } = endangered(now)
  if (order.starts_at > startsBy) return false
  const { rows } = await sql`
    select 1 from rental_order o
    where o.car_id = ${order.car_id} and o.transaction_id <> ${order.transaction_id}
      and o.rental_status in ${inSql.running} and (o.rental_status <> ${inSql.arrived} or o.arrived_for = 'return')
      and o.ends_at <= ${endedBy}::timestamptz limit 1`.execute(db)
  return rows.length > 0
}
