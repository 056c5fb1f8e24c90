import { ageOn, minimumDriverAge } from '#domain/people/drivers/driver-age.ts'
import { type Day, dayOf, type WallTime } from '#domain/core/time/wall-time.ts'
import { type DriverPapers, type PaperGap, paperGap } from '../../people/drivers/papers.ts'

/** What can be missing before somebody gets keys; each has its words in web and server. */
export const missingCodes = [
  'driver',
  'license',
  'insurance',
  'age',
  'money',
  'deposit',
  'lowDeposit',
] as const
export type MissingCode = (typeof missingCodes)[number]

export type MissingForKeys = {
  code: MissingCode
  /** Whose paper or age it is, by the driver's id. */
  driver?: string
  /** What a paper lacks. */
  why?: PaperGap
}

export type KeysFacts = {
  drivers: readonly (DriverPapers & { id: string; birthDay?: Day | undefined })[]
  start: WallTime
  end: WallTime
  /** Staff gave the keys free without papers, with a reason, and the papers are what they were then. */
  isOverridden: boolean
  isPaid: boolean
  /** Cents of the deposit that are still to be paid, because a cover that lowered it was not accepted or a driver is under 25. */
  openDeposit: number
  /** The deposit does not fit the drivers as they are now; of what waits to be confirmed, which it cannot be before. */
  isDepositLow?: boolean
}

/**
 * The one list of what is missing before somebody gets the keys of an order, papers first
 * (docs/product/booking-and-payment.md#confirmation): staff see it before they confirm, the renter reads
 * what is awaited. Empty when nothing is.
 */
export function missingForKeys(facts: KeysFacts): MissingForKeys[] {
  const { drivers, start, end, isOverridden, isPaid, openDeposit, isDepositLow } = facts
  const missing: MissingForKeys[] = []
  if (drivers.length === 0 && !isOverridden) missing.push({ code: 'driver' })
  for (const { id, birthDay, ...papers } of drivers) {
    for (const code of ['license', 'insurance'] as const) {
      const why = isOverridden ? undefined : paperGap(papers[code], end)
      if (why) missing.push({ code, driver: id, why })
    }
    if (!birthDay || ageOn(birthDay, dayOf(start)) < minimumDriverAge)
      missing.push({ code: 'age', driver: id })
  }
  if (!isPaid) missing.push({ code: 'money' })
  if (openDeposit > 0) missing.push({ code: 'deposit' })
  if (isDepositLow) missing.push({ code: 'lowDeposit' })
  return missing
}
