import type { Quote } from '#domain/pricing/quote.ts'
import { paidMiles } from '#domain/pricing/settlement.ts'
import { addDays, type WallTime } from '#domain/time/wall-time.ts'
import { toWall } from '#domain/time/zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { Problem, texts } from '../../core/problem.ts'
import type { Offers } from '../bookings/offers-store.ts'
import { priceBooking } from '../bookings/price-booking.ts'
import type { CarRow } from '../cars/cars-store.ts'
import type { DriverRow } from '../drivers/drivers-store.ts'
import type { AreaRow } from '../site/areas-store.ts'
import type { OrderRow } from './orders-store.ts'

type Asked = {
  end: WallTime
  pm?: string | undefined
  odometer?: number | undefined
  credit?: number | undefined
  now: Date
}
type Things = { car: CarRow; area: AreaRow; offers: Offers; drivers: DriverRow[] }

const furthestDays = 730

/**
 * The price of going on with the same car until `end`: the rent of the added days less the `credit`
 * of an accepted offer (cents), the cover, and the miles so far when the odometer is known; the deposit stays where it is (PRODUCT.md 6).
 * @throws Problem 400 when the end is not at least a day later, or the odometer went back
 */
export function quoteExtension(order: OrderRow, things: Things, asked: Asked): Quote {
  const { car, area, offers, drivers } = things
  const { end, pm, odometer, credit, now } = asked
  const start = toWall(order.ends_at, area.zone)
  if (end < addDays(start, 1) || end > addDays(start, furthestDays))
    throw new Problem(400, texts.malformed, { errors: { end: fieldError('invalidData') } })
  if (odometer !== undefined && odometer < Math.max(car.odometer, order.start_odometer ?? 0)) {
    const errors = {
      odometer: fieldError('min', Math.max(car.odometer, order.start_odometer ?? 0)),
    }
    throw new Problem(400, texts.malformed, { errors })
  }
  const choices = {
    start,
    end,
    pm: pm ?? order.price_modifier_id,
    options: [],
    insurancePlan: order.insurance_plan === 'ownCollision' ? ('ownCollision' as const) : undefined,
  }
  const change = {
    depositHeld: true,
    ...(credit === undefined ? {} : { offerCredit: credit }),
    ...(odometer === undefined ? {} : { milesSoFar: milesSoFar(order, area.zone, odometer, now) }),
  }
  return priceBooking(car, area, offers, drivers, choices, change)
}

function milesSoFar(order: OrderRow, zone: string, odometer: number, now: Date) {
  const { terms, coefficient } = order.quote
  const since = order.kind === 'extension' ? order.created_at : order.starts_at
  const miles = paidMiles({
    startOdometer: order.start_odometer ?? odometer,
    endOdometer: odometer,
    includedMilesPerDay: terms.includedMilesPerDay,
    start: toWall(since, zone),
    ended: toWall(now, zone),
  })
  return { miles, mileCents: terms.mileCents, coefficient }
}
