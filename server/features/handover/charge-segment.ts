import type { Energy } from '#domain/pricing/energy.ts'
import { settlement } from '#domain/pricing/settlement.ts'
import { toWall } from '#domain/time/zone.ts'
import type { Tx } from '../../db/database.ts'
import { addCharge } from '../ledger/charges.ts'
import { type AreaRow, areaById } from '../site/areas-store.ts'
import { seatOf } from '../orders/order-facts.ts'
import { type OrderRow, ordersOf } from '../orders/orders-store.ts'

/**
 * Charges what an order cost beyond its price when its car came back: miles, late days, gas or
 * charge, and an evening appointment that was not in the price (docs/product/money.md#settlement). `order` has its last readings.
 */
export async function chargeSegment(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const area = await areaById(tx, order.area_id)
  if (!area) throw new Error(`order ${order.id} has no area`)
  const car = await tx
    .selectFrom('car')
    .select(['tank_gallons', 'battery_kwh', 'odometer'])
    .where('id', '=', order.car_id)
    .executeTakeFirstOrThrow()
  const { terms, coefficient } = order.quote
  const endOdometer = order.end_odometer ?? car.odometer
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
    energy: energyOf(order, car, area),
    taxRate: terms.taxRate,
  })
  for (const line of lines) await addCharge(tx, order, line, now)
  const cents = await unpaidAppointments(tx, order)
  if (cents > 0) {
    const line = { code: 'appointment', quantity: 1, unit: 'once', unitPrice: cents } as const
    await addCharge(tx, order, { ...line, amount: cents }, now)
  }
}

/** An end that nobody read is as the start was. */
function energyOf(
  order: OrderRow,
  car: { tank_gallons: string; battery_kwh: string | null },
  area: AreaRow,
): Energy {
  if (car.battery_kwh !== null) {
    const end = order.end_charge ?? order.start_charge ?? 100
    return {
      kind: 'charge',
      start: order.start_charge ?? end,
      end,
      batteryKwh: Number(car.battery_kwh),
      kwhPriceCents: area.kwh_price_cents,
    }
  }
  const end = order.end_gas ?? order.start_gas ?? 8
  return {
    kind: 'gas',
    start: order.start_gas ?? end,
    end,
    tankGallons: Number(car.tank_gallons),
    gasPriceCents: area.gas_price_cents,
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
