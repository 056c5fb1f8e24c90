import { oneDayPrice } from '#domain/fleet/pricing/booking-price.ts'
import { lateDays, lateGraceMinutes } from '#domain/fleet/pricing/settlement.ts'
import { type Tax, type TaxLine, taxLines } from '#domain/fleet/pricing/taxes/tax.ts'
import { addDays, addMinutes, type WallTime } from '#domain/core/time/wall-time.ts'

/** What a car costs that is out longer than was agreed; cents, on the area's wall clock. */
export type Lateness = {
  /** Started days after the 6 hours' grace, and what each of them costs. */
  days: number
  dayPrice: number
  /** The taxes on them, and what they come to together. */
  taxes: TaxLine[]
  tax: number
  /** Until when nothing is added at all. */
  graceUntil: WallTime
  /** Until when it stays at these days. */
  until: WallTime
}

/**
 * What a rental costs by being late, from the minute of its end on (docs/product/rental.md#overdue): the same rule as
 * its settlement, so that what is told is what is charged.
 */
export function lateness(
  end: WallTime,
  now: WallTime,
  terms: { dayCents: number; coefficient: number; taxes: readonly Tax[]; rentalDays: number },
): Lateness | undefined {
  if (now < end) return undefined
  const days = lateDays(end, now)
  const dayPrice = oneDayPrice(terms.dayCents, terms.coefficient)
  const graceUntil = addMinutes(end, lateGraceMinutes)
  const of = { bases: { rent: days * dayPrice }, days, daysBefore: terms.rentalDays }
  const taxes = taxLines(terms.taxes, of).filter(({ amount }) => amount > 0)
  return {
    days,
    dayPrice,
    taxes,
    tax: taxes.reduce((sum, { amount }) => sum + amount, 0),
    graceUntil,
    until: addDays(graceUntil, days),
  }
}
