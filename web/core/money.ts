const withCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const withoutCents = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const miles = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const cents = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** Dollars as on the wire to `$1,502.00`, the same in both languages (docs/design.md#content). */
export function formatMoney(dollars: number): string {
  return withCents.format(dollars)
}

/** A rate: whole dollars without cents, `$849`; others with, `$849.50`. */
export function formatRate(dollars: number): string {
  return Number.isInteger(dollars) ? withoutCents.format(dollars) : withCents.format(dollars)
}

/** `48,210 mi`. */
export function formatMiles(count: number): string {
  return `${miles.format(count)} mi`
}

/** Cents to `9¢`, `10.59¢`. */
export function formatCents(count: number): string {
  return `${cents.format(count)}¢`
}
