import { inspectionKinds } from '#domain/rentals/inspections/inspection-kinds.ts'
import { Instant } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** docs/product/entities.md#checkpoint Checkpoint: one picture of an inspection, with the title and whether it is required. */
export const Checkpoint = z.object({
  id: z.string(),
  title: z.string(),
  /** Required: the eight outside angles. */
  flag: z.boolean(),
  kindOfPicture: z.enum(['outside', 'detail', 'dashboard', 'inside', 'engine', 'damage']),
  /** How to take it, in a sentence. */
  hint: z.string(),
  /** A drawn example, open to everybody. */
  samplePicture: z.string(),
  /** How many pictures it takes. */
  most: z.number(),
})
export type Checkpoint = z.infer<typeof Checkpoint>

/** Damage on a picture: where, from the left and from the top in shares of its size (0 to 1), and what. */
export const Mark = z.object({ x: z.number(), y: z.number(), note: z.optional(z.string()) })

export const InspectionItem = z.object({
  checkpoint: z.string(),
  title: z.string(),
  /** The id of `uploadFile`. */
  file: z.string(),
  /** Read with the session header, by the renter of the order and staff. */
  url: z.string(),
  note: z.optional(z.string()),
  marks: z.array(Mark),
  takenAt: z.optional(Instant),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
})

/** Pictures of a car at one moment of a rental. */
export const Inspection = z.object({
  id: z.string(),
  orderId: z.string(),
  carId: z.string(),
  kind: z.enum(inspectionKinds),
  /** Of weekly ones: counted from 1 since the car was handed over. */
  week: z.optional(z.number()),
  odometer: z.optional(z.number()),
  /** Eighths of the tank. */
  gas: z.optional(z.number()),
  /** Percent, of an electric car instead of gas. */
  charge: z.optional(z.number()),
  comments: z.optional(z.string()),
  submittedAt: Instant,
  state: z.enum(['submitted', 'reviewed']),
  reviewNote: z.optional(z.string()),
  items: z.array(InspectionItem),
})
export type Inspection = z.infer<typeof Inspection>
