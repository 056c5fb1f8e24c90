/*
 * Written here and not by `Intl.NumberFormat`: the first formatter of a page costs tens of
 * milliseconds, on a phone several times that, on every screen before anything is drawn. `money.test.ts` proves both equal.
 */

const sign = (count: number) => (count < 0 ? '-' : '')

/** A number without sign as text with its thousands apart. */
function grouped(plain: string): string {
  const [units = '', rest] = plain.split('.')
  let text = units
  for (let at = units.length - 3; at > 0; at -= 3) text = `${text.slice(0, at)},${text.slice(at)}`
  return rest === undefined ? text : `${text}.${rest}`
}

/** Halves go away from zero, of the number as the computer has it. */
const digits = (count: number, how: 0 | 2) => grouped(Math.abs(count).toFixed(how))
const upToTwoDigits = (count: number) =>
  `${sign(count)}${grouped(String(Number(Math.abs(count).toFixed(2))))}`

/** Dollars as on the wire to `$1,502.00`, the same in both languages (docs/design.md#content). */
export function formatMoney(dollars: number): string {
  return `${sign(dollars)}$${digits(dollars, 2)}`
}

/** A rate: whole dollars without cents, `$849`; others with, `$849.50`. */
export function formatRate(dollars: number): string {
  return Number.isInteger(dollars) ? `${sign(dollars)}$${digits(dollars, 0)}` : formatMoney(dollars)
}

/** `48,210`. */
export function formatCount(count: number): string {
  return `${sign(count)}${digits(count, 0)}`
}

/** `48,210 mi`. */
export function formatMiles(count: number): string {
  return `${formatCount(count)} mi`
}

/** Cents to `9¢`, `10.59¢`. */
export function formatCents(count: number): string {
  return `${upToTwoDigits(count)}¢`
}

/** A price a mile in dollars, as quotes say it, to `9¢`. */
export function formatMilePrice(dollars: number): string {
  return formatCents(dollars * 100)
}

/** A share to `2.9%`. */
export function formatPercent(share: number): string {
  return `${upToTwoDigits(share * 100)}%`
}

/** Dollars that are added in cents, so that nothing is lost on the way. */
export function sumOfDollars(amounts: readonly number[]): number {
  return amounts.reduce((sum, dollars) => sum + Math.round(dollars * 100), 0) / 100
}
