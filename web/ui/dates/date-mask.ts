import { maskExpiryDate } from '#domain/text/expiry-date-mask.ts'

/** The mask of birth and expiry dates for numbers; a date with a month's name is left as it is typed (docs/product/app.md#dates). */
export function maskDate(typed: string): string {
  return /[a-z]/i.test(typed) ? typed : maskExpiryDate(typed)
}
