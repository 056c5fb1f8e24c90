import type { Fuel } from '#domain/fleet/pricing/energy.ts'
import type { AroundOrders } from '../../money/orders/around-orders.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import type { AreaRow } from '../../fleet/site/areas-store.ts'

type Tank = { tank_gallons: string; battery_kwh: string | null }

/** What an order's car had in tank or battery when its keys were taken, and the area's price of filling it. */
export function fuelOf(
  order: Pick<OrderRow, 'start_gas' | 'start_charge'>,
  car: Tank,
  area: Pick<AreaRow, 'kwh_price_cents' | 'gas_price_cents'>,
): Fuel {
  return car.battery_kwh === null
    ? {
        kind: 'gas',
        start: order.start_gas ?? undefined,
        tankGallons: Number(car.tank_gallons),
        gasPriceCents: area.gas_price_cents,
      }
    : {
        kind: 'charge',
        start: order.start_charge ?? undefined,
        batteryKwh: Number(car.battery_kwh),
        kwhPriceCents: area.kwh_price_cents,
      }
}

/** What was read when the keys came back: eighths, or percent. */
export function endLevel(
  order: Pick<OrderRow, 'end_gas' | 'end_charge'>,
  car: Tank,
): number | undefined {
  return (car.battery_kwh === null ? order.end_gas : order.end_charge) ?? undefined
}

/** Cents of evening appointments that were made after the price was agreed; `orders` are the rental's. */
export function unpaidAppointments(
  order: OrderRow,
  orders: readonly OrderRow[],
  seatOf: AroundOrders['seatOf'],
): number {
  const first = firstOf(order, orders)
  const pickup = seatOf(first.id, 'pickup', 'swap')
  const back = seatOf(order.id, 'return')
  const paid = first.quote.lines.find((line) => line.code === 'appointment')?.amount ?? 0
  return Math.max(0, (pickup?.price_cents ?? 0) - paid) + (back?.price_cents ?? 0)
}

/** The order whose keys were taken: an extension goes on with the car of the one before it. */
function firstOf(order: OrderRow, orders: readonly OrderRow[]): OrderRow {
  const before =
    order.kind === 'extension' && orders.find((one) => one.id === order.previous_order_id)
  return before ? firstOf(before, orders) : order
}
