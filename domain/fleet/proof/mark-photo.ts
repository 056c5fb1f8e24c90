import type { CheckpointId } from '../fleet/checkpoints.ts'
import type { MarkPlace } from './known-marks.ts'

/** Where a mark lies in the photo of its side: shares of its width and height, from its upper left. */
export type MarkPoint = { x: number; y: number }

const photoOf: Partial<Record<MarkPlace, CheckpointId>> = {
  frontBumper: 'front',
  hood: 'front',
  windscreen: 'front',
  frontLeft: 'frontLeft',
  frontRight: 'frontRight',
  leftDoors: 'left',
  rightDoors: 'right',
  rearLeft: 'rearLeft',
  rearRight: 'rearRight',
  trunk: 'rear',
  rearBumper: 'rear',
}

/**
 * The angle of the walk that shows a place of the car; undefined of the roof, the wheels and what is inside, which
 * none of the eight does (docs/product/inspections-and-maintenance.md#known-marks).
 */
export const photoOfPlace = (place: MarkPlace): CheckpointId | undefined => photoOf[place]
