import { type RawBuilder, sql } from 'kysely'
import type { Rental } from '#protocol/money/orders/rental.ts'
import type { Services } from '../../platform/api/context.ts'
import { conflict } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type OrderRow, wasGivenOtherCar } from '../../money/orders/orders-store.ts'
import { carById } from '../../fleet/fleet/cars-store.ts'
import { isOrderBroken } from '../../fleet/occupancy/breakdowns.ts'
import { isOut, waitsForKeys } from '../../money/orders/order-facts.ts'
import type { Text } from '#protocol/core/text.ts'

type SwapReason = NonNullable<Rental['swapReason']>

declare module '../../platform/api/context.ts' {
  interface Questions {
    /** Whether the breakdown of an order's car was reported and is not resolved; a condition of a statement. */
    hasOpenBreakdown: (order: { transaction_id: string; car_id: string }) => RawBuilder<boolean>
  }
}

/** Who asks later wings. */
type Asking = Pick<Services, 'ask'>

const notBrokenDown: Text = {
  en: 'A car change is free while a breakdown report or maintenance for this car is open. Report the breakdown under Help first, or pay for the change.',
  es: 'El cambio de auto es gratis mientras haya un reporte de avería o un mantenimiento abierto de este auto. Primero reporta la avería en Ayuda, o paga el cambio.',
}

/**
 * Why a change of this order's car costs no fee: its breakdown was reported and is not resolved
 * while the renter drives it, or the company has it in maintenance now
 * (docs/product/rental.md#change-of-car). Undefined when it is the renter's own preference.
 */
export async function freeSwapReason(
  db: Db | Tx,
  order: OrderRow,
  { ask }: Asking,
): Promise<Exclude<SwapReason, 'preference'> | undefined> {
  // The company's own doing, also before the keys.
  if (wasGivenOtherCar(order) && waitsForKeys(order)) return 'breakdown'
  if (await isOrderBroken(db, order)) return 'breakdown'
  const { rows } = await sql<{ broken: boolean; in_work: boolean }>`
    select
      ${ask.hasOpenBreakdown(order)} as broken,
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
  services: Asking,
): Promise<SwapReason> {
  if (said === 'preference') return 'preference'
  return (await freeSwapReason(db, order, services)) ?? 'preference'
}

/** @throws Problem 409 when a free reason was said and nothing shows it */
export async function provenReason(
  tx: Tx,
  order: OrderRow,
  said: SwapReason | undefined,
  services: Asking,
): Promise<SwapReason> {
  const reason = await swapReason(tx, order, said, services)
  if (said && said !== 'preference' && reason === 'preference') throw conflict(notBrokenDown)
  return reason
}

/**
 * The body type within which a dearer rent is not paid either: that of the car which staff gave for a broken one, until
 * its keys (docs/product/cars.md#off-the-road). Undefined of every other order.
 */
export async function givenBody(db: Db | Tx, order: OrderRow): Promise<string | undefined> {
  if (!wasGivenOtherCar(order) || !waitsForKeys(order)) return undefined
  return (await carById(db, order.car_id))?.subtype_id
}
