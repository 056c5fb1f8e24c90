import { energyFrom } from '#domain/fleet/pricing/energy.ts'
import { keptSeasons } from '#domain/fleet/pricing/seasons/kept-seasons.ts'
import { settlement } from '#domain/fleet/pricing/settlement.ts'
import { rentalDays, taxesOf } from '#domain/fleet/pricing/taxes/order-taxes.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Tx } from '../../platform/db/database.ts'
import { addCharge } from '../../money/ledger/charges.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import { readSeats } from '../../money/orders/around-orders.ts'
import { type OrderRow, readOrders } from '../../money/orders/orders-store.ts'
import { endLevel, fuelOf, unpaidAppointments } from './segment-facts.ts'

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
  const orders = await readOrders(tx, order.transaction_id)
  const seats = await readSeats(
    tx,
    orders.map(({ id }) => id),
  )
  const appointment = unpaidAppointments(order, orders, (id, ...kinds) =>
    seats.get(id)?.find(({ kind }) => kinds.includes(kind)),
  )
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
    seasons: keptSeasons(terms),
    energy: energyFrom(fuelOf(order, car, area), endLevel(order, car)),
    taxes: taxesOf(terms),
    rentalDays: rentalDays(order.quote),
    appointment,
  })
  for (const line of lines) await addCharge(tx, order, line, now)
}
