import { maskExpiryDate } from '#domain/core/text/expiry-date-mask.ts'
import { dayOfMonthFirst } from '#domain/core/time/typed-date.ts'

/**
 * The mask of birth and expiry dates for numbers (docs/product/app.md#dates). A date with a month's name is
 * left as it is typed, and one that is pasted with its month first, which the mask would make another day of.
 */
export function maskDate(typed: string): string {
  const isLeft = /[a-z]/i.test(typed) || dayOfMonthFirst(typed) !== undefined
  return isLeft ? typed : maskExpiryDate(typed)
}
