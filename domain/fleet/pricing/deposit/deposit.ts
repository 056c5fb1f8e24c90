import { isValidForTrip } from '#domain/people/drivers/cover-valid.ts'
import type { PaperState } from '#domain/people/drivers/papers.ts'
import type { Day, WallTime } from '#domain/core/time/wall-time.ts'

/** Cents that a driver under 25 adds, once (docs/product/prices.md#deposit). */
export const under25Deposit = 20_000

const daysAMonth = 30

/** A driver's own collision cover: its deductible in cents, its last day, and what staff made of it. */
export type OwnCover = {
  deductible: number | null
  expires: Day | null | undefined
  state: PaperState
}

/**
 * The deductibles that lower a deposit (docs/product/prices.md#deposit): of covers that are valid for the trip until
 * `end` + 1 day. One that waits for staff lowers it; one that they did not accept does not.
 */
export const loweringDeductibles = (covers: readonly OwnCover[], end: WallTime): number[] =>
  covers.flatMap(({ deductible, expires, state }) =>
    deductible !== null && state !== 'rejected' && isValidForTrip(expires ?? undefined, end)
      ? [deductible]
      : [],
  )

/** The same from drivers as the database has them. */
export const coversOf = (
  drivers: readonly {
    insurance_collision_deductible_cents: number | null
    insurance_expires: Day | null
    insurance_verification: string
  }[],
): OwnCover[] =>
  drivers.map((driver) => ({
    deductible: driver.insurance_collision_deductible_cents,
    expires: driver.insurance_expires,
    state: driver.insurance_verification as PaperState,
  }))

export type Deposit = {
  /** What the deposit is before the surcharge of a driver under 25, clamped; cents. */
  base: number
  /** What is charged and given back; cents. */
  amount: number
  /** The rule that fixed the base. */
  rule: 'deposit-maximum' | 'deposit-collision-deductible' | 'deposit-minimum'
}

/**
 * The refundable deposit in cents (docs/product/prices.md#deposit): the car's maximum, unless own
 * collision covers that are valid for the trip lower it to the lowest of their `deductibles`;
 * never under the car's minimum or over its maximum; then $200 once when a driver is under 25.
 */
export function deposit(options: {
  minimum: number
  maximum: number
  deductibles: readonly number[]
  under25: boolean
}): Deposit {
  const { minimum, maximum, deductibles, under25 } = options
  const wanted = Math.min(maximum, ...deductibles)
  const base = Math.min(maximum, Math.max(minimum, wanted))
  return { base, amount: base + (under25 ? under25Deposit : 0), rule: baseRule() }

  function baseRule(): Deposit['rule'] {
    if (base === maximum) return 'deposit-maximum'
    return wanted < minimum ? 'deposit-minimum' : 'deposit-collision-deductible'
  }
}

/**
 * What the company's own collision cover costs a month, each price from a base deposit on, the lowest first; cents
 * (docs/product/prices.md#deposit). Where there is none it is not sold.
 */
export type CoverPrices = readonly { from: number; month: number }[]

/**
 * The prices for a rental that goes on: those of today, or where the cover is not sold any more the one that its
 * `agreed` lines have, so that who has the cover keeps it (docs/product/company.md#what-is-in-an-empty-database).
 */
export function pricesToGoOn(
  today: CoverPrices,
  agreed: readonly { code: string; unitPrice: number }[],
): CoverPrices {
  const line = agreed.find(({ code }) => code === 'ownCollision')
  return today.length > 0 || !line ? today : [{ from: 0, month: line.unitPrice }]
}

/** The price that is for a base deposit. */
export function coverPriceFor(
  prices: CoverPrices,
  clampedBaseDeposit: number,
): CoverPrices[number] | undefined {
  return prices.findLast(({ from }) => from <= clampedBaseDeposit)
}

/** How many months of cover a rental begins: each started 30 days counts (docs/product/prices.md#deposit). */
export function coverMonths(totalDays: number): number {
  return Math.ceil(totalDays / daysAMonth)
}

/** Cents that the company's own collision cover costs for a rental of `totalDays`; undefined where it is not sold. */
export function collisionCover(
  prices: CoverPrices,
  clampedBaseDeposit: number,
  totalDays: number,
): number | undefined {
  const price = coverPriceFor(prices, clampedBaseDeposit)
  return price && price.month * coverMonths(totalDays)
}
