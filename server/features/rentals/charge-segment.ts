import { settlement } from '#domain/pricing/settlement.ts'
import { toWall } from '#domain/time/zone.ts'
import type { Tx } from '../../db/database.ts'
import { addCharge } from '../payments/charges.ts'
import type { AreaRow } from '../site/areas-store.ts'
import { seatOf } from './order-facts.ts'
import { type OrderRow, ordersOf } from './orders-store.ts'

/**
 * Charges what an order cost beyond its price when its car came back: miles, late days, gas, and
 * an evening appointment that was not in the price (PRODUCT.md 6). `order` has its last readings.
 */
export async function chargeSegment(
  tx: Tx,
  order: OrderRow,
  area: AreaRow,
  now: Date,
): Promise<void> {
  const car = await tx
    .selectFrom('car')
    .select(['tank_gallons', 'odometer'])
    .where('id', '=', order.car_id)
    .executeTakeFirstOrThrow()
  const { terms, coefficient } = order.quote
  const endOdometer = order.end_odometer ?? car.odometer
  const endGas = order.end_gas ?? 8
  // The miles of an extension count from the reading it was asked for with.
  const since = order.kind === 'extension' ? order.created_at : order.starts_at
  const lines = settlement({
    startOdometer: order.start_odometer ?? endOdometer,
    endOdometer,
    includedMilesPerDay: terms.includedMilesPerDay,
    mileCents: terms.mileCents,
    coefficient,
    start: toWall(since, area.zone),
    end: toWall(order.ends_at, area.zone),
    ended: toWall(now, area.zone),
    dayCents: terms.rates.day,
    startGas: order.start_gas ?? endGas,
    endGas,
    tankGallons: Number(car.tank_gallons),
    gasPriceCents: area.gas_price_cents,
    taxRate: terms.taxRate,
  })
  for (const line of lines) await addCharge(tx, order, line, now)
  const cents = await unpaidAppointments(tx, order)
  if (cents > 0) {
    const line = { code: 'appointment', quantity: 1, unit: 'once', unitPrice: cents } as const
    await addCharge(tx, order, { ...line, amount: cents }, now)
  }
}

/** Evening appointments that were made after the price was agreed; cents. */
async function unpaidAppointments(tx: Tx, order: OrderRow): Promise<number> {
  const first = await firstOf(tx, order)
  const pickup = await seatOf(tx, first.id, ['pickup', 'swap'])
  const back = await seatOf(tx, order.id, ['return'])
  const paid = first.quote.lines.find((line) => line.code === 'appointment')?.amount ?? 0
  return Math.max(0, (pickup?.price_cents ?? 0) - paid) + (back?.price_cents ?? 0)
}

/** The order whose keys were taken: an extension goes on with the car of the one before it. */
async function firstOf(tx: Tx, order: OrderRow): Promise<OrderRow> {
  const orders = await ordersOf(tx, order.transaction_id)
  let first = order
  while (first.kind === 'extension') {
    const before = orders.find((one) => one.id === first.previous_order_id)
    if (!before) break
    first = before
  }
  return first
}
