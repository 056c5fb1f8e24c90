import { sql } from 'kysely'
import type { Rental } from '#protocol/rentals/rentals/rental.ts'
import { conflict } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { isOut } from '../../money/orders/order-facts.ts'
import { helpTexts } from './help-texts.ts'

type SwapReason = NonNullable<Rental['swapReason']>

/**
 * Why a change of this order's car costs no fee: its breakdown was reported and is not resolved
 * while the renter drives it, or the company has it in maintenance now
 * (docs/product/rental.md#change-of-car). Undefined when it is the renter's own preference.
 */
export async function freeSwapReason(
  db: Db | Tx,
  order: OrderRow,
): Promise<Exclude<SwapReason, 'preference'> | undefined> {
  const { rows } = await sql<{ broken: boolean; in_work: boolean }>`
    select
      exists (select 1 from help_request h join rental_order o on o.id = h.order_id
        where o.transaction_id = ${order.transaction_id} and h.car_id = ${order.car_id}
          and h.kind = 'breakdownReport' and h.status <> 'resolved') as broken,
      exists (select 1 from car where id = ${order.car_id} and status = 'maintenance')
        as in_work`.execute(db)
  if (rows[0]?.broken && isOut(order)) return 'breakdown'
  return rows[0]?.in_work ? 'maintenance' : undefined
}

/**
 * The reason that a change is priced by: what was said when it is so, and what is so when nothing
 * was said. A reason that is not so is the renter's own preference.
 */
export async function swapReason(
  db: Db | Tx,
  order: OrderRow,
  said: SwapReason | undefined,
): Promise<SwapReason> {
  if (said === 'preference') return 'preference'
  return (await freeSwapReason(db, order)) ?? 'preference'
}

/** @throws Problem 409 when a free reason was said and nothing shows it */
export async function provenReason(
  tx: Tx,
  order: OrderRow,
  said: SwapReason | undefined,
): Promise<SwapReason> {
  const reason = await swapReason(tx, order, said)
  if (said && said !== 'preference' && reason === 'preference')
    throw conflict(helpTexts.notBrokenDown)
  return reason
}
