import { Dollars, WallTime } from '#protocol/core/shapes.ts'
import { MaintenanceDue } from '#protocol/maintenance/maintenance-item.ts'
import * as z from 'zod/mini'

/** SEED.md 3 Car with the fields PRODUCT.md 4 adds; the plate and the exact address are not here. */
export const Car = z.object({
  id: z.string(),
  typeId: z.string(),
  subtypeId: z.string(),
  areaId: z.string(),
  make: z.string(),
  model: z.string(),
  year: z.number(),
  /** One of the drawn colours (design chapter 6). */
  colour: z.string(),
  seats: z.number(),
  doors: z.number(),
  transmission: z.string(),
  fuel: z.string(),
  mpg: z.optional(z.number()),
  price: z.object({
    day: Dollars,
    week: Dollars,
    month: Dollars,
    /** Cents, not dollars (SEED.md 3). */
    mile: z.number(),
  }),
  depositMinimum: Dollars,
  depositMaximum: Dollars,
  minimumRentalDurationDays: z.number(),
  includedMilesPerDay: z.number(),
  lastOdometerReading: z.number(),
  features: z.array(z.string()),
  photos: z.array(z.string()),
  /** About a kilometre exact, for the map. */
  location: z.object({ latitude: z.number(), longitude: z.number(), city: z.string() }),
  /** 1 to 5 stars; absent without reviews. */
  rating: z.optional(z.number()),
  reviewCount: z.number(),
  trips: z.number(),
  currentPM: z.optional(z.string()),
  /** Free for the asked period. */
  available: z.boolean(),
  /**
   * When it is not: the first moment from which the same length of time (at least the minimum
   * rental) is free. Absent when only the minimum rental is in the way.
   */
  availabilityDateTime: z.optional(WallTime),
  /** Of the car that the caller has: until when, and which maintenance comes next. */
  rentalEnd: z.optional(WallTime),
  maintenanceDue: z.optional(MaintenanceDue),
  /** The rent for the asked dates under `pm`, or at the normal price; no extras, no deposit. */
  bookingPrice: z.optional(Dollars),
})
export type Car = z.infer<typeof Car>
