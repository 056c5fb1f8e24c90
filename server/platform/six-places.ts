/**
 * A number as the wire means it, with six places at most: 6.3045 and not 6.304500000000001. Of a degree that is
 * ten centimetres, and no device knows it better.
 */
export const sixPlaces = (value: number): number => Number(value.toFixed(6))

/**
 * The dollars of a price that need not be whole cents: a mile's, a gallon's (docs/product/prices.md#lines).
 * @param cents with any fraction
 */
export const unitDollars = (cents: number): number => sixPlaces(cents / 100)

/** Degrees of a place that may not be known. */
export const toldDegrees = (degrees: number | null | undefined): number | undefined =>
  degrees === null || degrees === undefined ? undefined : sixPlaces(degrees)
