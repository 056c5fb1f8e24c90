import { addMinutes, type WallTime } from '#domain/time/wall-time.ts'
import { bookingPrice, type Rates } from './booking-price.ts'
import { rentalDuration } from './duration.ts'
import { divideHalfUp, shareOf } from './half-up.ts'

const minutesADay = 1440

/** What was paid for an order, without the payment method's fee; cents. */
export type PaidParts = { rent: number; services: number; tax: number; deposit: number }

/** Why a cancellation costs what it costs (PRODUCT.md 6). */
export type CancellationRule =
  | 'cancel-more-than-a-day-before'
  | 'cancel-within-an-hour'
  | 'cancel-late'

export type CancellationRefund = {
  rule: CancellationRule
  /** Cents of the rent that stay, and the tax on them. */
  keptRent: number
  keptTax: number
  /** Cents that go back, the fee's share not counted. */
  refund: number
}

/** Cents of one day at the coefficient: what a late cancellation and each late day cost (PRODUCT.md 6). */
export function oneDayPrice(dayCents: number, coefficient: number): number {
  return bookingPrice(
    { day: dayCents, week: 0, month: 0 },
    { months: 0, weeks: 0, days: 1 },
    coefficient,
  )
}

/**
 * What goes back when an order is cancelled before its keys were taken (PRODUCT.md 6): everything
 * more than 24 hours before the start or within 1 hour of booking; later, everything but one
 * day's rent, at most the rent. Minutes are between instants; negative after the start.
 */
export function cancellationRefund(options: {
  paid: PaidParts
  taxRate: number
  oneDay: number
  minutesToStart: number
  minutesSinceBooking: number
}): CancellationRefund {
  const { paid, taxRate, oneDay, minutesToStart, minutesSinceBooking } = options
  const rule: CancellationRule =
    minutesToStart > minutesADay
      ? 'cancel-more-than-a-day-before'
      : minutesSinceBooking <= 60
        ? 'cancel-within-an-hour'
        : 'cancel-late'
  const keptRent = rule === 'cancel-late' ? Math.min(oneDay, paid.rent) : 0
  const keptTax = Math.min(paid.tax, shareOf(keptRent, taxRate))
  const all = paid.rent + paid.services + paid.tax + paid.deposit
  return { rule, keptRent, keptTax, refund: all - keptRent - keptTax }
}

/** One paid stretch of a rental: an order or one of its extensions. */
export type PaidStretch = {
  start: WallTime
  end: WallTime
  rent: number
  rates: Rates
  coefficient: number
}

/** From when an early return counts: the return, but not before 24 hours after the notice (PRODUCT.md 6). */
export function earlyEnd(returned: WallTime, noticed: WallTime): WallTime {
  const notice = addMinutes(noticed, minutesADay)
  return returned > notice ? returned : notice
}

/**
 * Cents of rent that go back for each stretch when the car is given back at `end` already:
 * max(0, rent paid − the price of start to actual end) (PRODUCT.md 6).
 */
export function earlyReturnRefund(stretches: readonly PaidStretch[], end: WallTime): number[] {
  return stretches.map((stretch) => {
    if (end >= stretch.end) return 0
    if (end <= stretch.start) return stretch.rent
    const used = bookingPrice(
      stretch.rates,
      rentalDuration(stretch.start, end),
      stretch.coefficient,
    )
    return Math.max(0, stretch.rent - used)
  })
}

/**
 * The share of a payment's fee that goes back with `refund` cents of its `due` ones (PRODUCT.md 6).
 * With the last cent due the last cent of the fee goes back, whatever was rounded before.
 */
export function feeShare(options: {
  due: number
  fee: number
  /** Cents of `due` and of `fee` that went back before. */
  refundedDue: number
  refundedFee: number
  refund: number
}): number {
  const { due, fee, refundedDue, refundedFee, refund } = options
  if (due <= 0 || fee <= 0) return 0
  const upToNow = divideHalfUp(fee * Math.min(due, refundedDue + refund), due)
  return Math.max(0, upToNow - refundedFee)
}
