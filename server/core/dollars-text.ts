/** Cents as people read them, the same in both languages: `$1,502.00` (docs/product/prices.md#prices). */
export function dollarsText(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

/** A price a mile in dollars, which may have parts of a cent: `$0.0106`. */
export function mileText(dollars: number): string {
  return dollars.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 4,
  })
}
