const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const withoutCents = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 })

/** Dollars as on the wire to `$1,502.00`, the same in both languages (docs/design.md#content). */
export function formatMoney(dollars: number): string {
  return withCents.format(dollars)
}

/** A rate: whole dollars without cents, `$849`; others with, `$849.50`. */
export function formatRate(dollars: number): string {
  return Number.isInteger(dollars) ? withoutCents.format(dollars) : withCents.format(dollars)
}

/** `48,210`. */
export function formatCount(count: number): string {
  return whole.format(count)
}

/** `48,210 mi`. */
export function formatMiles(count: number): string {
  return `${formatCount(count)} mi`
}

/** Cents to `9¢`, `10.59¢`. */
export function formatCents(count: number): string {
  return `${cents.format(count)}¢`
}

/** A price a mile in dollars, as quotes say it, to `9¢`. */
export function formatMilePrice(dollars: number): string {
  return formatCents(dollars * 100)
}

/** A share to `2.9%`. */
export function formatPercent(share: number): string {
  return percent.format(share)
}

/** Dollars that are added in cents, so that nothing is lost on the way. */
export function sumOfDollars(amounts: readonly number[]): number {
  return amounts.reduce((sum, dollars) => sum + Math.round(dollars * 100), 0) / 100
}
