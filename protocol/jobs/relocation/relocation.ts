import { Dollars, Instant, WallTime } from '#protocol/core/shapes.ts'
import { Place } from '#protocol/fleet/places/place.ts'
import * as z from 'zod/mini'
import { relocationSteps } from './choices.ts'

/** Why a car is wanted elsewhere (docs/product/jobs.md#relocation). */
export const relocationReasons = ['booking', 'waiting', 'demand', 'other'] as const
export type RelocationReason = (typeof relocationReasons)[number]

/** The car as everybody who sees the job knows it; its plate only who brings it, and staff. */
export const RelocationCar = z.object({
  id: z.string(),
  make: z.string(),
  model: z.string(),
  year: z.number(),
  typeId: z.string(),
  /** Its body, as it is drawn without a photo. */
  subtypeId: z.string(),
  /** Asked for charge in percent instead of gas in eighths. */
  electric: z.boolean(),
  photo: z.optional(z.string()),
  colour: z.optional(z.string()),
  plate: z.optional(z.string()),
  /** Its last reading, miles. */
  odometer: z.optional(z.number()),
})

/** A car that would earn more elsewhere, as staff post it with one press. */
export const RelocationGap = z.object({
  car: RelocationCar,
  reason: z.enum(relocationReasons),
  /** In the language of the call: why, and what moving it earns. */
  because: z.string(),
  sentence: z.string(),
  from: Place,
  fromArea: z.string(),
  to: Place,
  toArea: z.string(),
  /** Where it is brought: the address of the area's place. */
  address: z.string(),
  miles: z.number(),
  minutes: z.number(),
  /** Dollars in the next 30 days. */
  earns: Dollars,
  reward: Dollars,
  /** On the wall clock of the area where the car stands. */
  start: WallTime,
  end: WallTime,
})
export type RelocationGap = z.infer<typeof RelocationGap>

export const relocationMoments = ['start', 'end'] as const
export type RelocationMoment = (typeof relocationMoments)[number]

/** Pictures of the car as it was taken or brought; read by who took them and by staff. */
const RelocationInspection = z.object({
  moment: z.enum(relocationMoments),
  comments: z.optional(z.string()),
  submittedAt: Instant,
  pictures: z.array(
    z.object({
      checkpoint: z.string(),
      /** Read at `/files/ID` with the session header. */
      file: z.string(),
      note: z.optional(z.string()),
      marks: z.array(z.object({ x: z.number(), y: z.number(), note: z.optional(z.string()) })),
    }),
  ),
})

/** The car of a relocation, with what the caller may know of it (docs/product/jobs.md#relocation). */
export const Relocation = z.object({
  id: z.string(),
  car: RelocationCar,
  /** What who brings it gets off the next bill: as accepted, until then as posted. Dollars. */
  credit: Dollars,
  /** The step that the caller can take now. */
  next: z.optional(z.enum(relocationSteps)),
  /** Why there is none yet, for who was accepted. */
  notYet: z.optional(z.string()),
  /** Four digits; from the pictures until the car is brought, for who brings it. */
  keyBoxCode: z.optional(z.string()),
  startedAt: z.optional(WallTime),
  startOdometer: z.optional(z.number()),
  startGas: z.optional(z.number()),
  startCharge: z.optional(z.number()),
  finishedAt: z.optional(WallTime),
  endOdometer: z.optional(z.number()),
  endGas: z.optional(z.number()),
  endCharge: z.optional(z.number()),
  inspections: z.array(RelocationInspection),
  /** Staff alone: why it was posted, what moving it earned then, and whether they can take the car back. */
  reason: z.optional(z.enum(relocationReasons)),
  earns: z.optional(Dollars),
  canTakeBack: z.optional(z.boolean()),
  takenBackAt: z.optional(WallTime),
  /** Why, in the words of staff. */
  takenBackBecause: z.optional(z.string()),
  /** Staff look at it before it is confirmed, and it does not confirm itself. */
  isLookedAt: z.optional(z.literal(true)),
  /** Staff alone: what does not fit, and the version to decide with. */
  lookBecause: z.optional(z.array(z.string())),
  version: z.optional(z.string()),
  /** Why staff refused it, in their words. */
  refusedBecause: z.optional(z.string()),
  /** Whether the credit was given. */
  credited: z.optional(z.boolean()),
})
export type Relocation = z.infer<typeof Relocation>
