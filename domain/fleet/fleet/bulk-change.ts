/** So many cars are changed at once (docs/product/cars.md#many-at-once). */
export const mostCarsAtOnce = 500
/** So long it can be undone. */
export const undoHours = 24

/**
 * A price after a change by percent: whole dollars, half up, never less than one.
 * @param cents today's price
 * @returns cents
 */
export const pricedAnew = (cents: number, percent: number): number =>
  Math.max(1, Math.round((cents * (100 + percent)) / 10_000)) * 100
