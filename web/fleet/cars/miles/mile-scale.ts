import { milesAtPace, mileStep } from '#domain/fleet/pricing/mile-paces.ts'

/**
 * The places of the slider: from one step to driving to work in its left half, on to driving for others
 * in its right one. Each place is a number of miles of its own, so an arrow key always changes them.
 */
export type MileScale = { last: number; milesAt: (place: number) => number }

const toStep = (miles: number) => Math.round(miles / mileStep) * mileStep

export function mileScale(totalDays: number): MileScale {
  const middle = milesAtPace('commute', totalDays)
  const most = milesAtPace('rideshare', totalDays)
  const half = Math.max(1, (middle - mileStep) / mileStep)
  return {
    last: 2 * half,
    milesAt: (place) =>
      place <= half
        ? toStep(mileStep + ((middle - mileStep) * place) / half)
        : toStep(middle + ((most - middle) * (place - half)) / half),
  }
}

/** The place of so many miles, or the nearest; of two places with the same miles the later one. */
export function placeOf(miles: number, { last, milesAt }: MileScale): number {
  let best = 0
  for (let place = 1; place <= last; place++)
    if (Math.abs(milesAt(place) - miles) <= Math.abs(milesAt(best) - miles)) best = place
  return best
}
