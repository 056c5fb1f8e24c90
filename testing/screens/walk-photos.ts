import { checkpoints } from '#domain/fleet/fleet/checkpoints.ts'
import type { CarProof } from '#protocol/fleet/proof/car-proof.ts'

const angles = checkpoints.filter(({ kindOfPicture }) => kindOfPicture === 'outside')

/** A picture that needs no network, twice as wide as high, and is told from others by `name`. */
export const drawnOf = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><title>${name}</title></svg>`)}`

/** The eight photos of a walk; those in `lost` never come. */
export const walkPhotos = (lost: readonly string[] = []): CarProof['photos'] =>
  angles.map(({ id }) => {
    const url = lost.includes(id) ? `/files/cars/LOST-${id}.webp` : drawnOf(id)
    return { url, medium: url, small: url, checkpoint: id, title: `Side ${id}` }
  })

/** What is shown of a car of which nothing is known, and what a test says of it. */
export const proofWith = (said: Partial<CarProof>): CarProof => ({
  ownPhotos: [],
  photos: [],
  marks: [],
  services: [],
  ...said,
})
