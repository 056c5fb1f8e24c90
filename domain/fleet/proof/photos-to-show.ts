import { type CheckpointId, checkpoints } from '../fleet/checkpoints.ts'

const outside = checkpoints.filter(({ kindOfPicture }) => kindOfPicture === 'outside')

/** How many photos a whole set has. */
export const wholeSet = outside.length

/**
 * Which pictures of an inspection a car can show: the outside angles, in the order of the walk around it. What is
 * inside, on the dash or close up stays with the rental (docs/product/inspections-and-maintenance.md#photos-of-the-car).
 * @param leftOut checkpoints whose pictures staff left out
 */
export function photosToShow<Item extends { checkpoint: string }>(
  items: readonly Item[],
  leftOut: readonly string[] = [],
): (Item & { checkpoint: CheckpointId })[] {
  return outside.flatMap(({ id }) => {
    const item = items.find(({ checkpoint }) => checkpoint === id)
    return item && !leftOut.includes(id) ? [{ ...item, checkpoint: id }] : []
  })
}
