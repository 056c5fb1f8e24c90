import type { CarProof } from '#protocol/fleet/proof/car-proof.ts'

/** One picture of the gallery. Widths: 2048 or 1280, 800 and 320 pixels. */
export type ShownPicture = {
  url: string
  medium: string
  small: string
  /** What it shows. */
  alt: string
  /** One of the walk around the car: it has its day. */
  isOfWalk: boolean
}

/** The walk begins with the corner that shows most of the car, and goes on round it. */
export function walkFromCorner(photos: CarProof['photos']): CarProof['photos'] {
  const corner = photos.findIndex(({ checkpoint }) => checkpoint === 'frontRight')
  return corner < 0 ? photos : [...photos.slice(corner), ...photos.slice(0, corner)]
}

/** The company's own photos first, then those of the newest released walk (docs/product/inspections-and-maintenance.md#photos-of-the-car). */
export const shownPictures = ({ ownPhotos, photos }: CarProof, car: string): ShownPicture[] => [
  ...ownPhotos.map((photo) => ({ ...photo, isOfWalk: false })),
  ...walkFromCorner(photos).map((photo) => ({
    ...photo,
    alt: `${car}: ${photo.title}`,
    isOfWalk: true,
  })),
]
