/* Each call of toLocaleString would build a formatter, which costs fifty times as much as using it. */
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Cents as people read them, the same in both languages: `$1,502.00` (docs/product/prices.md#prices). */
export function dollarsText(cents: number): string {
  return dollars.format(cents / 100)
}
