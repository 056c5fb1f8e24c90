import { addMinutes, type WallTime } from '#domain/core/time/wall-time.ts'
import { bookingPrice, type Rates } from '../booking-price.ts'
import { rentalDuration } from '../duration.ts'
import { divideHalfUp } from '../half-up.ts'
import type { Quote } from '../quote-line.ts'
import type { QuoteLine } from '../quote-line.ts'
import { inSeasons, type SeasonDays } from '../seasons/season.ts'
import {
  sumOfShares,
  type Taxed,
  taxesBack,
  taxesKept,
  type TaxShare,
} from '../taxes/order-taxes.ts'
import { taxLines } from '../taxes/tax.ts'

const minutesADay = 1440

/** What was paid for an order, without the payment method's fee; cents. */
export type PaidParts = { rent: number; services: number; tax: number; deposit: number }

const rentCodes: readonly QuoteLine['code'][] = [
  'months',
  'weeks',
  'days',
  'season',
  'priceModifier',
  'offerCredit',
  'discount',
  'swapGift',
]

/**
 * What an order was paid for, in the parts that refunds know. What the credit of a first car pays
 * of the rent was paid once, with that car; what an offer or the company gives never was.
 */
export function paidParts({ lines, total, deposit }: Quote): PaidParts {
  const sumOf = (of: (line: QuoteLine) => boolean) =>
    lines.filter(of).reduce((sum, line) => sum + line.amount, 0)
  const rent = sumOf((line) => rentCodes.includes(line.code))
  const tax = sumOf((line) => line.code === 'tax')
  return { rent, tax, deposit, services: total - rent - tax - deposit }
}

/** Why a cancellation costs what it costs (docs/product/money.md#refunds). */
export type CancellationRule =
  | 'cancel-more-than-a-day-before'
  | 'cancel-within-an-hour'
  | 'cancel-late'
  /** The car is overdue with somebody else. */
  | 'cancel-car-late'
  /** The car broke down, or the renter was given another one for it. */
  | 'cancel-car-broken'
  /** There is no money that could go back. */
  | 'cancel-unpaid'
  /** A change of car or an extension that is not made, whatever the hour. */
  | 'cancel-change'

export type CancellationRefund = {
  rule: CancellationRule
  /** Cents of the rent that stay, and the tax on them. */
  keptRent: number
  keptTax: number
  /** Cents that go back, the fee's share not counted. */
  refund: number
}

/**
 * What goes back when an order is cancelled before its keys were taken (docs/product/money.md#refunds): everything
 * more than 24 hours before the start or within 1 hour of booking; later, everything but one
 * day's rent, at most the rent. Minutes are between instants; negative after the start.
 */
export function cancellationRefund(options: {
  paid: PaidParts
  taxed: Taxed
  oneDay: number
  minutesToStart: number
  minutesSinceBooking: number
  /** The car did not come back from its earlier rental. */
  carIsLate?: boolean
  /** The company could not give the car that was booked (docs/product/cars.md#off-the-road). */
  carIsBroken?: boolean
}): CancellationRefund {
  const { paid, taxed, oneDay, minutesToStart, minutesSinceBooking, carIsLate, carIsBroken } =
    options
  const rule: CancellationRule = carIsBroken
    ? 'cancel-car-broken'
    : carIsLate
      ? 'cancel-car-late'
      : minutesToStart > minutesADay
        ? 'cancel-more-than-a-day-before'
        : minutesSinceBooking <= 60
          ? 'cancel-within-an-hour'
          : 'cancel-late'
  const keptRent = rule === 'cancel-late' ? Math.min(oneDay, paid.rent) : 0
  const keptTax = sumOfShares(keptTaxes(taxed, keptRent))
  const all = paid.rent + paid.services + paid.tax + paid.deposit
  // What was kept of a bill that credit paid nearly all of is taken from that credit.
  return { rule, keptRent, keptTax, refund: Math.max(0, all - keptRent - keptTax) }
}

/** What of each tax stays with rent that is kept of an order: that is one day's, however little it is. */
export const keptTaxes = (taxed: Taxed, keptRent: number): TaxShare[] =>
  taxesKept(taxed, { bases: { rent: keptRent }, days: keptRent > 0 ? 1 : 0 })

/** One paid stretch of a rental: an order or one of its extensions. */
export type PaidStretch = {
  start: WallTime
  end: WallTime
  rent: number
  rates: Rates
  coefficient: number
  /** Those that the order keeps for its car. */
  seasons?: readonly SeasonDays[] | undefined
  /** The taxes that were paid with it; of a car that was changed only those on its days. */
  taxed: Taxed
}

/** From when an early return counts: the return, but not before 24 hours after the notice (docs/product/money.md#refunds). */
export function earlyEnd(returned: WallTime, noticed: WallTime): WallTime {
  const notice = addMinutes(noticed, minutesADay)
  return returned > notice ? returned : notice
}

/**
 * Cents of rent that go back for each stretch when the car is given back at `end` already:
 * max(0, rent paid − the price of start to actual end) (docs/product/money.md#refunds).
 */
export function earlyReturnRefund(stretches: readonly PaidStretch[], end: WallTime): number[] {
  return stretches.map((stretch) => {
    if (end >= stretch.end) return 0
    if (end <= stretch.start) return stretch.rent
    const used = bookingPrice(
      stretch.rates,
      inSeasons(rentalDuration(stretch.start, end), stretch.start, stretch.seasons),
      stretch.coefficient,
    )
    return Math.max(0, stretch.rent - used)
  })
}

/**
 * What goes back of each tax of each stretch with `refunds`, the rent of each, when the car is given back at
 * `end`: what was paid less what the rule takes of what is kept (docs/product/prices.md#taxes).
 */
export function earlyReturnTaxes(
  stretches: readonly PaidStretch[],
  refunds: readonly number[],
  end: WallTime,
): TaxShare[] {
  return stretches.flatMap(({ start, end: agreed, taxed }, index) => {
    if (end >= agreed) return []
    const { bases, days = 0 } = taxed
    const used = end <= start ? 0 : rentalDuration(start, end).totalDays
    const unused = rentalDuration(start, agreed).totalDays - used
    const rent = (bases.rent ?? 0) - (refunds[index] ?? 0)
    return taxesBack(taxed, { bases: { ...bases, rent }, days: Math.max(0, days - unused) })
  })
}

/** Of a stretch whose car was changed: its rent is credited to the next one, the taxes on its days are not. */
export function daysOnly(stretch: PaidStretch): PaidStretch {
  const { taxes, days, daysBefore, paid } = stretch.taxed
  const ofDays = taxLines(taxes, { bases: {}, days, daysBefore })
  const shares = ofDays.map(({ tax, amount }) => [tax.id, Math.min(amount, paid[tax.id] ?? 0)])
  return {
    ...stretch,
    rent: 0,
    taxed: { ...stretch.taxed, bases: {}, paid: Object.fromEntries(shares) },
  }
}

/**
 * The share of a payment's fee that goes back with `refund` cents of its `due` ones (docs/product/money.md#refunds).
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
