import { sql } from 'kysely'
import { depositHolds } from '#domain/pricing/deposit-holds.ts'
import { isOver25 } from '#domain/pricing/driver-age.ts'
import { isValidForTrip } from '#domain/rentals/cover-valid.ts'
import { type Day, dayOf } from '#domain/time/wall-time.ts'
import { toWall } from '#domain/time/zone.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { OrderRow } from './orders-store.ts'

type Listed = { birth_date: Day | null; expires: Day | null; deductible: number | null }

/**
 * Whether a rental's deposit fits the drivers of an order as they stand now: it was set from what
 * they had said of themselves by then, and both may have changed since. It was agreed with the
 * rental's first order and goes on with an extension and a swap (docs/product/prices.md#deposit).
 */
export async function isDepositEnough(db: Db | Tx, order: OrderRow): Promise<boolean> {
  const { rows: drivers } = await sql<Listed>`
    select d.birth_date, d.insurance_expires as expires, d.insurance_collision_deductible_cents as deductible
    from order_driver od join driver d on d.id = od.driver_id where od.order_id = ${order.id}`.execute(
    db,
  )
  const area = await db
    .selectFrom('area')
    .select('zone')
    .where('id', '=', order.area_id)
    .executeTakeFirstOrThrow()
  const [start, end] = [toWall(order.starts_at, area.zone), toWall(order.ends_at, area.zone)]
  const deductibles = drivers.flatMap(({ deductible, expires }) =>
    deductible !== null && isValidForTrip(expires ?? undefined, end) ? [deductible] : [],
  )
  const birthDays = drivers.map((driver) => driver.birth_date ?? undefined)
  return depositHolds(await agreedQuote(db, order), {
    deductibles,
    under25: !isOver25(birthDays, dayOf(start)),
  })
}

async function agreedQuote(db: Db | Tx, order: OrderRow): Promise<OrderRow['quote']> {
  if (order.kind === 'start') return order.quote
  const first = await db
    .selectFrom('rental_order')
    .select('quote')
    .where('transaction_id', '=', order.transaction_id)
    .where('kind', '=', 'start')
    .executeTakeFirstOrThrow()
  return first.quote as OrderRow['quote']
}
