/** What a picture of a checkpoint shows; the screens group by it. */
export type KindOfPicture = 'outside' | 'detail' | 'dashboard' | 'inside' | 'engine' | 'damage'

type Shape = { id: string; kindOfPicture: KindOfPicture; required: boolean; most: number }

const outside = <Id extends string>(id: Id) =>
  ({ id, kindOfPicture: 'outside', required: true, most: 1 }) as const
const more = <Id extends string>(id: Id, kindOfPicture: KindOfPicture, most = 1) =>
  ({ id, kindOfPicture, required: false, most }) as const

/**
 * The checklist of every inspection, in the order of one walk around the car and a look inside
 * (docs/product/inspections-and-maintenance.md#inspection). The eight outside angles are required at the start and at the end alike, so that
 * each has its counterpart; `most` is how many pictures a checkpoint takes.
 */
export const checkpoints = [
  outside('front'),
  outside('frontRight'),
  outside('right'),
  outside('rearRight'),
  outside('rear'),
  outside('rearLeft'),
  outside('left'),
  outside('frontLeft'),
  more('tyres', 'detail', 4),
  more('windscreen', 'detail'),
  more('odometer', 'dashboard'),
  more('fuel', 'dashboard'),
  more('interior', 'inside', 4),
  more('oil', 'engine'),
  more('damage', 'damage', 12),
] as const satisfies readonly Shape[]

export type CheckpointId = (typeof checkpoints)[number]['id']

export const checkpointIds = checkpoints.map(({ id }) => id)

/** The required checkpoints that no picture was taken of, in the order of the list. */
export function missingCheckpoints(taken: readonly CheckpointId[]): CheckpointId[] {
  return checkpoints
    .filter(({ id, required }) => required && !taken.includes(id))
    .map(({ id }) => id)
}

/** The first checkpoint that has more pictures than it takes. */
export function overfullCheckpoint(taken: readonly CheckpointId[]): CheckpointId | undefined {
  return checkpoints.find(({ id, most }) => taken.filter((one) => one === id).length > most)?.id
}
