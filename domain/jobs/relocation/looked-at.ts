import { someAlike } from '../../core/files/picture-print.ts'

/** Farther from the town than that is not there; whoever says so is refused at once. Miles. */
export const nearMiles = 10
/** Of the miles by road: who drove less did not bring the car, who drove more used it. */
const [leastShare, mostShare] = [0.7, 2]
/** Nobody is faster over a whole way by road. Miles an hour. */
const mostSpeed = 85
const hourMs = 3_600_000

/** Why staff look at a relocation before it is confirmed, in the order in which they read it. */
export const lookReasons = [
  'noPosition',
  'notNear',
  'fewMiles',
  'manyMiles',
  'tooFast',
  'alike',
] as const
export type LookReason = (typeof lookReasons)[number]

export type Brought = {
  /** Miles from the town as the device said at the end; undefined without a position. */
  milesFromTown: number | undefined
  /** By the odometer, and by road. */
  drivenMiles: number
  roadMiles: number
  /** From when the keys were taken to when the car was there. */
  tookMs: number
  /** Of all pictures, before and after (`picture-print.ts`). */
  prints: readonly (string | undefined)[]
}

/**
 * What speaks against a car having been driven where it was to be brought; with none of it the
 * relocation confirms itself (docs/product/jobs.md#who-looks-at-it).
 */
export function reasonsToLook({
  milesFromTown,
  drivenMiles,
  roadMiles,
  tookMs,
  prints,
}: Brought): LookReason[] {
  const holds: Record<LookReason, boolean> = {
    noPosition: milesFromTown === undefined,
    notNear: milesFromTown !== undefined && milesFromTown > nearMiles,
    fewMiles: drivenMiles < roadMiles * leastShare,
    manyMiles: drivenMiles > roadMiles * mostShare,
    tooFast: tookMs < (roadMiles / mostSpeed) * hourMs,
    alike: someAlike(prints),
  }
  return lookReasons.filter((reason) => holds[reason])
}
