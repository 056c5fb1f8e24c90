import { swapFee } from '#domain/pricing/change-lines.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import { earlyReturnRefund } from '#domain/pricing/refund.ts'
import { slotMinutes } from '#domain/time/time-slots.ts'
import {
  addDays,
  addMinutes,
  type WallTime,
  wallFromMinutes,
  wallMinutes,
} from '#domain/time/wall-time.ts'
import { toWall } from '#domain/time/zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Rental } from '#protocol/rentals/rental.ts'
import { Problem, texts } from '../../core/problem.ts'
import type { Offers } from '../bookings/offers-store.ts'
import { priceBooking } from '../bookings/price-booking.ts'
import type { CarRow } from '../cars/cars-store.ts'
import type { AreaRow } from '../site/areas-store.ts'
import { paidParts } from './cancel-refund.ts'
import type { OrderRow } from './orders-store.ts'

export type SwapReason = NonNullable<Rental['swapReason']>

type Wanted = {
  start: WallTime
  pm: string
  reason: SwapReason
  /** The renter accepted an offer to change. */
  offered: boolean
}

const lateMinutes = 30

/** The first moment of a change: the start of a rental that has not begun, else the next half hour. */
function earliestSwap(order: OrderRow, zone: string, now: Date): WallTime {
  const wallNow = toWall(now, zone)
  const next = wallFromMinutes(Math.ceil(wallMinutes(wallNow) / slotMinutes) * slotMinutes)
  const begin = toWall(order.starts_at, zone)
  return order.rental_status === 85 && begin > next ? begin : next
}

/** Less than a day before the end nothing is changed any more. */
export function isTooLateToSwap(order: OrderRow, zone: string, now: Date): boolean {
  return earliestSwap(order, zone, now) > addDays(toWall(order.ends_at, zone), -1)
}

/**
 * When the cars are changed, on the area's wall clock: a rental that has not begun changes at its
 * start; else as asked, or at the next half hour.
 * @throws Problem 400 when that is past, or less than a day before the end
 */
export function swapStart(
  order: OrderRow,
  asked: WallTime | undefined,
  zone: string,
  now: Date,
): WallTime {
  const earliest = earliestSwap(order, zone, now)
  const start = order.rental_status === 85 ? earliest : (asked ?? earliest)
  const isPast = start < addMinutes(toWall(now, zone), -lateMinutes)
  if (isPast || start > addDays(toWall(order.ends_at, zone), -1))
    throw new Problem(400, texts.malformed, { errors: { start: fieldError('invalidData') } })
  return start
}

/**
 * What a change to `car` costs: the rent of the remaining days at its prices, less what was paid
 * for them, and $50 unless it was offered or maintenance or a breakdown is the reason; the deposit, the extras and
 * the cover go on (PRODUCT.md 6).
 */
export function quoteSwap(
  order: OrderRow,
  car: CarRow,
  { area, offers }: { area: AreaRow; offers: Offers },
  { start, pm, reason, offered }: Wanted,
): Quote {
  const end = toWall(order.ends_at, area.zone)
  const paid = {
    start: toWall(order.starts_at, area.zone),
    end,
    rent: paidParts(order).rent,
    rates: order.quote.terms.rates,
    coefficient: order.quote.coefficient,
  }
  const [credit = 0] = earlyReturnRefund([paid], start)
  const fee = reason === 'wish' && !offered ? swapFee : 0
  const choices = { start, end, pm, options: [] }
  return priceBooking(car, area, offers, [], choices, {
    depositHeld: true,
    swap: { credit, fee, offered },
  })
}
