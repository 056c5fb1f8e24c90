import type { LateSoFar } from '#domain/fleet/pricing/change-lines.ts'
import {
  lateDays,
  lateGraceMinutes,
  lateParts,
  type LateTerms,
  sumOfParts,
} from '#domain/fleet/pricing/settlement.ts'
import { type Tax, type TaxLine, taxLines } from '#domain/fleet/pricing/taxes/tax.ts'
import { addDays, addMinutes, type WallTime } from '#domain/core/time/wall-time.ts'

/** What a car costs that is out longer than was agreed; cents, on the area's wall clock. */
export type Lateness = {
  /** Started days after the 6 hours' grace, by what each of them costs, and their cost together. */
  days: number
  parts: LateSoFar[]
  cost: number
  /** What the newest of them costs; of none yet, what the first would. */
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
  terms: LateTerms & { taxes: readonly Tax[]; rentalDays: number },
): Lateness | undefined {
  if (now < end) return undefined
  const days = lateDays(end, now)
  const parts = lateParts(end, days, terms)
  const cost = sumOfParts(parts)
  const newest = parts.at(-1) ?? lateParts(end, 1, terms)[0]
  const graceUntil = addMinutes(end, lateGraceMinutes)
  const of = { bases: { rent: cost }, days, daysBefore: terms.rentalDays }
  const taxes = taxLines(terms.taxes, of).filter(({ amount }) => amount > 0)
  return {
    days,
    parts,
    cost,
    dayPrice: newest?.dayPrice ?? 0,
    taxes,
    tax: taxes.reduce((sum, { amount }) => sum + amount, 0),
    graceUntil,
    until: addDays(graceUntil, days),
  }
}
