import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import { highestReading, isFresh } from '#domain/fleet/fleet/odometer.ts'
import { splitMiles } from '#domain/fleet/pricing/settlement.ts'
import { rentalDays } from '#domain/fleet/pricing/taxes/order-taxes.ts'
import { formatDay, formatWallTime } from '#domain/core/time/format-date.ts'
import { addDays, dayOf, type WallTime } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Offers } from '../../fleet/pricing/offers-store.ts'
import { priceBooking, withAgreedCover } from '../../fleet/pricing/price-booking.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import type { DriverRow } from '../../people/drivers/drivers-store.ts'
import { type AreaRow, taxesAt } from '../../fleet/site/areas-store.ts'
import { extensionStart } from './extension-room.ts'
import { latenessOf } from '../rentals/late.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'

type Asked = {
  end: WallTime
  pm?: string | undefined
  odometer?: number | undefined
  credit?: number | undefined
  /** Late days are left out. */
  isTimeOnly?: boolean
  now: Date
}
type Things = { car: CarRow; area: AreaRow; offers: Offers; drivers: DriverRow[] }

const furthestDays = 730

/**
 * The price of going on with the same car until `end`: the rent of the added days less the `credit`
 * of an accepted offer (cents), the cover, the late days so far when the end is over, and the miles
 * so far when the odometer is known; the deposit stays where it is (docs/product/rental.md#offers).
 * @throws Problem 400 when the end is not at least a day later, or the odometer went back or too far
 */
export function quoteExtension(order: OrderRow, things: Things, asked: Asked): Quote {
  const { car, area, drivers } = things
  const offers = withAgreedCover(things.offers, order.quote)
  const hasCover = order.insurance_plan === 'ownCollision' && offers.covers.length > 0
  const { end, pm, odometer, credit, now } = asked
  const start = toWall(extensionStart(order, now), area.zone)
  checkEnd(end, start)
  if (odometer !== undefined) checkOdometer(odometer, order, car, now)
  const choices = {
    start,
    end,
    pm: pm ?? order.price_modifier_id,
    options: [],
    insurancePlan: hasCover ? ('ownCollision' as const) : undefined,
  }
  const change = {
    depositHeld: true,
    daysBefore: rentalDays(order.quote),
    ...(asked.isTimeOnly ? {} : { lateSoFar: lateSoFar(order, area.zone, now) }),
    ...(credit === undefined ? {} : { offerCredit: credit }),
    ...(odometer === undefined ? {} : { milesSoFar: milesSoFar(order, area.zone, odometer, now) }),
  }
  const inForce = { id: area.id, taxes: taxesAt(area, now) }
  return priceBooking(car, inForce, offers, drivers, choices, change)
}

/** The same of the added time alone, without the miles and the late days so far. */
export const quoteTime = (order: OrderRow, things: Things, asked: Asked): Quote =>
  quoteExtension(order, things, { ...asked, odometer: undefined, isTimeOnly: true })

/** @throws Problem 400 when the end is not at least a day after the start, or absurdly late */
function checkEnd(end: WallTime, start: WallTime): void {
  const [earliest, latest] = [addDays(start, 1), addDays(start, furthestDays)]
  if (end >= earliest && end <= latest) return
  const error =
    end < earliest
      ? fieldError('notEarlier', formatWallTime(earliest))
      : fieldError('notAfter', formatDay(dayOf(latest)))
  throw new Problem(400, texts.malformed, { errors: { end: error } })
}

/** @throws Problem 400 when it went back, or cannot have come so far */
function checkOdometer(odometer: number, order: OrderRow, car: CarRow, now: Date): void {
  const lowest = Math.max(car.odometer, order.start_odometer ?? 0)
  const last = { miles: car.odometer, at: car.odometer_read_at ?? undefined }
  const highest = Math.max(lowest, highestReading(last, now))
  if (odometer >= lowest && odometer <= highest) return
  const error = odometer < lowest ? fieldError('min', lowest) : fieldError('max', highest)
  throw new Problem(400, texts.malformed, { errors: { odometer: error } })
}

/** The late days that a return now would cost: paid with the extension instead. */
const lateSoFar = (order: OrderRow, zone: string, now: Date) =>
  latenessOf(order, zone, now)?.parts ?? []

function milesSoFar(order: OrderRow, zone: string, odometer: number, now: Date) {
  const { terms, coefficient } = order.quote
  const since = order.kind === 'extension' ? order.created_at : order.starts_at
  const miles = splitMiles({
    startOdometer: order.start_odometer ?? odometer,
    endOdometer: odometer,
    includedMilesPerDay: terms.includedMilesPerDay,
    start: toWall(since, zone),
    ended: toWall(now, zone),
  })
  return { ...miles, mileCents: terms.mileCents, coefficient }
}

/** What the odometer said within 24 hours, which nobody has to read again. */
export function freshReading(order: OrderRow, car: CarRow, now: Date) {
  const at = car.odometer_read_at ?? undefined
  const isSound = car.odometer >= (order.start_odometer ?? 0)
  return at && isSound && isFresh({ at }, now) ? { miles: car.odometer, at } : undefined
}
