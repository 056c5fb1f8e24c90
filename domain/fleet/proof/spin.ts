import { wholeSet } from './photos-to-show.ts'

/** Whether the photos of a car go all the way round it: with one left out it would jump (docs/product/inspections-and-maintenance.md#a-turn-of-the-car). */
export const goesRound = (photos: readonly unknown[]): boolean => photos.length === wholeSet

/**
 * The photo that is shown when the car has been turned by so many steps of the walk, to either side and as often
 * as one likes: 0 is the first of `count`, -1 the last.
 */
export const photoAt = (steps: number, count: number): number =>
  ((Math.round(steps) % count) + count) % count

/**
 * The nearest photo to `wanted` that has come over the network, the later one of two at the same distance; undefined
 * while none has.
 */
export function nearestOf(came: ReadonlySet<number>, wanted: number, count: number) {
  for (let away = 0; away <= count / 2; away += 1)
    for (const at of [photoAt(wanted + away, count), photoAt(wanted - away, count)])
      if (came.has(at)) return at
  return undefined
}
