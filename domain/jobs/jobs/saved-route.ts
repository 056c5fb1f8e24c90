/** The bounds of a saved route (docs/product/jobs-matching.md#saved-routes). */
export const fewestStops = 2
export const mostStops = 10
/** Miles. */
export const longestRouteDetour = 50
/** What a search and a new route begin with, miles. */
export const usualDetour = 5
/** Miles from stop to stop, as the crow flies. */
export const longestRoute = 1000
/** Routes of one person. */
export const mostRoutes = 20
export const longestRouteName = 80

/** Days of the week as bits, Sunday is 1. */
export const bitsOfDays = (days: readonly number[]): number =>
  days.reduce((bits, day) => bits | (1 << day), 0)

/** The days of the week that are set, ascending, Sunday is 0. */
export const daysOfBits = (bits: number): number[] =>
  [0, 1, 2, 3, 4, 5, 6].filter((day) => (bits & (1 << day)) !== 0)
