/**
 * The dollars of a price that need not be whole cents: a mile's, a gallon's (docs/product/prices.md#lines). They
 * have the six places that a number of the wire means at most, so 6.3045 and not 6.304500000000001.
 * @param cents with any fraction
 */
export const unitDollars = (cents: number): number => Number((cents / 100).toFixed(6))
