import { markKinds, markPlaces } from '#domain/fleet/proof/known-marks.ts'
import { Day } from '#protocol/core/shapes.ts'
import { maintenanceKinds } from '#protocol/fleet/cars/maintenance-due.ts'
import * as z from 'zod/mini'

/** A picture that staff released; all addresses are everybody's, until it is taken back. */
const CarPhoto = z.object({
  /** 1280 pixels wide at most. */
  url: z.string(),
  /** 800 pixels wide at most. */
  medium: z.string(),
  /** 320 pixels wide. */
  small: z.string(),
  /** The angle, and what it is called. */
  checkpoint: z.string(),
  title: z.string(),
})
export type CarPhoto = z.infer<typeof CarPhoto>

/** A photo that the company took of the car; addresses as above, until it is removed. */
const OwnPhoto = z.object({
  /** 2048 pixels wide at most. */
  url: z.string(),
  medium: z.string(),
  small: z.string(),
  /** What it shows in the reader’s language; the car’s name where nobody said it. */
  alt: z.string(),
})

/** Something that was wrong with the car before; no words of anybody. */
export const KnownMark = z.object({
  kind: z.enum(markKinds),
  place: z.enum(markPlaces),
  inches: z.optional(z.number()),
  /**
   * Where it lies in the shown photo of its side (`photoOfPlace`), in shares of width and height; absent while nobody
   * pointed at it, or when the shown photo is that of another inspection.
   */
  point: z.optional(z.object({ x: z.number(), y: z.number() })),
})
export type KnownMark = z.infer<typeof KnownMark>

/** What the company shows of the very car (docs/product/inspections-and-maintenance.md#photos-of-the-car). */
export const CarProof = z.object({
  /** The first is the car’s picture. */
  ownPhotos: z.array(OwnPhoto),
  /** The day in the car's area; absent without photos. */
  photographedOn: z.optional(Day),
  /** Of the sample company: these are drawings and no photos, which say «Sample» beside their day. */
  isDrawn: z.optional(z.boolean()),
  /** In the order of a walk around the car. */
  photos: z.array(CarPhoto),
  marks: z.array(KnownMark),
  /** What was last done, by month (YYYY-MM), the newest first. */
  services: z.array(z.object({ month: z.string(), kinds: z.array(z.enum(maintenanceKinds)) })),
  /** The next service that comes by miles. */
  nextService: z.optional(z.object({ kind: z.enum(maintenanceKinds), odometer: z.number() })),
})
export type CarProof = z.infer<typeof CarProof>
