import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { swapFee } from '#domain/fleet/pricing/change-lines.ts'
import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import { earlyReturnRefund, type PaidStretch } from '#domain/fleet/pricing/refunds/refund.ts'
import { rentalDays, taxesOf } from '#domain/fleet/pricing/taxes/order-taxes.ts'
import { addMinutes, type WallTime } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Offers } from '../../fleet/pricing/offers-store.ts'
import { priceBooking } from '../../fleet/pricing/price-booking.ts'
import { swapWindow } from '../../money/orders/swap-window.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import type { AreaRow } from '../../fleet/site/areas-store.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'

export type SwapReason = NonNullable<Rental['swapReason']>

type Wanted = {
  start: WallTime
  pm: string
  /** What was paid for the first car: the order and those it extends. */
  paid: readonly PaidStretch[]
  reason: SwapReason
  /** The renter accepted an offer to change. */
  offered: boolean
  /** Whatever the other car costs more is not paid. */
  atNoCost?: boolean | undefined
}

const lateMinutes = 30

/**
 * When the cars are changed: as asked, or as early as may be.
 * @throws Problem 400 when that is past, or less than a day before the end
 */
export function swapStart(
  order: OrderRow,
  asked: WallTime | undefined,
  area: AreaRow,
  now: Date,
): WallTime {
  const { earliest, latest } = swapWindow(order, area, now)
  const start = order.rental_status === RentalStatus.notPickedUp ? earliest : (asked ?? earliest)
  if (start < addMinutes(toWall(now, area.zone), -lateMinutes) || start > latest)
    throw new Problem(400, texts.malformed, { errors: { start: fieldError('invalidData') } })
  return start
}

/**
 * What a change to `car` costs: the rent of the remaining days at its prices, less what was paid
 * for them, and $50 unless it was offered or maintenance or a breakdown is the reason; what is given
 * (`atNoCost`) is a line of its own. The deposit, the extras and the cover go on (docs/product/rental.md#change-of-car).
 */
export function quoteSwap(
  order: OrderRow,
  car: CarRow,
  { area, offers }: { area: AreaRow; offers: Offers },
  { start, pm, paid, reason, offered, atNoCost = false }: Wanted,
): Quote {
  const end = toWall(order.ends_at, area.zone)
  const credit = earlyReturnRefund(paid, start).reduce((sum, cents) => sum + cents, 0)
  const fee = reason === 'preference' && !offered && !atNoCost ? swapFee : 0
  const choices = { start, end, pm, options: [] }
  const swap = { credit, fee, offered, atNoCost }
  // What is credited was taxed as agreed; the days that remain are taxed the same, and were counted; so are their seasons.
  const { terms } = order.quote
  const agreed = { id: area.id, taxes: taxesOf(terms), seasons: terms.seasons ?? [] }
  const daysBefore = rentalDays(order.quote)
  const change = { depositHeld: true, swap, daysBefore }
  return priceBooking(car, agreed, offers, [], choices, change)
}
