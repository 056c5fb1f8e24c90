/** What the odometer said last, miles; `at` is missing for a number that came with the car's papers. */
export type Reading = { miles: number; at: Date | undefined }

/** Two drivers who take turns and never stop come about as far. */
export const mostMilesADay = 1_500
/** What a car may have been driven since its papers were written. */
export const mostSincePapers = 50_000
/** What a car may show of which nothing was told. */
export const mostAtFirst = 500_000

/** Moving a car between two rentals takes no more, miles. */
export const mostBetweenRentals = 50

const dayMs = 86_400_000

/**
 * The highest number that an odometer can show now. One digit too many would otherwise be the car's
 * reading for good: below it nobody after could get or return its keys.
 */
export function highestReading({ miles, at }: Reading, now: Date): number {
  if (!at) return miles === 0 ? mostAtFirst : miles + mostSincePapers
  const days = Math.ceil(Math.max(0, now.getTime() - at.getTime()) / dayMs)
  return miles + mostMilesADay * (days + 1)
}

/** Whether a car that was read before shows more at the keys than moving it can have added. */
export function isJump(last: Reading, odometer: number): boolean {
  return last.at !== undefined && odometer - last.miles > mostBetweenRentals
}

/**
 * Whether a reading is new enough to be taken for what the odometer shows now: one of the last 24
 * hours. Who extends a rental is offered it instead of typing (docs/product/rental.md#extension).
 */
export function isFresh({ at }: Pick<Reading, 'at'>, now: Date): boolean {
  const age = at === undefined ? -1 : now.getTime() - at.getTime()
  return age >= 0 && age <= dayMs
}
