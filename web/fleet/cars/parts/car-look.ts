import type { Car } from '#protocol/fleet/cars/car.ts'

type Shown = Pick<Car, 'subtypeId' | 'colour' | 'photos' | 'walkPhoto'>

/** What a small picture of a car shows: the photo with which its page begins, else its drawing (docs/product/cars.md). */
export const lookOf = ({ subtypeId, colour, photos, walkPhoto }: Shown) => ({
  subtype: subtypeId,
  colour,
  photo: photos[0] ?? walkPhoto?.url,
  isSample: photos.length === 0 && walkPhoto?.isDrawn,
})
