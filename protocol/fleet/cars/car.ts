import { PickupSlot } from '#protocol/fleet/cars/pickup-slot.ts'
import { Dollars, WallTime } from '#protocol/core/shapes.ts'
import { MaintenanceDue } from '#protocol/fleet/cars/maintenance-due.ts'
import * as z from 'zod/mini'

export const carStates = ['active', 'maintenance', 'outOfService', 'retired'] as const

/** docs/product/entities.md#car Car with the fields docs/product/search.md#cars adds; the plate and the exact address are not here. */
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
  /** 0 of an electric car. */
  tankGallons: z.number(),
  /** Of an electric car instead of a tank. */
  batteryKwh: z.optional(z.number()),
  price: z.object({
    day: Dollars,
    week: Dollars,
    month: Dollars,
    /** Cents, not dollars (docs/product/entities.md#car). */
    mile: z.number(),
  }),
  depositMinimum: Dollars,
  depositMaximum: Dollars,
  minimumRentalDurationDays: z.number(),
  /** With a start in a season that asks for more days than that (docs/product/prices.md#seasons): the fewest of a booking from then on. */
  seasonMinimumDays: z.optional(z.number()),
  includedMilesPerDay: z.number(),
  lastOdometerReading: z.number(),
  features: z.array(z.string()),
  /** The company’s own, 800 pixels wide at most; the first is the car’s picture. */
  photos: z.array(z.string()),
  /** The first of its released walk, 800 pixels wide; of one car that is booked or rented and has no own ones. */
  walkPhoto: z.optional(
    z.object({
      url: z.string(),
      /** Of the sample company: a drawing, which says «Sample». */
      isDrawn: z.optional(z.boolean()),
    }),
  ),
  /** About a kilometre exact, for the map. */
  location: z.object({ latitude: z.number(), longitude: z.number(), city: z.string() }),
  /** 1 to 10, as its reviews; absent without any. */
  rating: z.optional(z.number()),
  reviewCount: z.number(),
  trips: z.number(),
  /** The price modifier under which it is rented now; of the car that the caller has. */
  currentPM: z.optional(z.string()),
  /** What is not `active` is not found by the search. */
  status: z.enum(carStates),
  /** Free for the asked period. */
  available: z.boolean(),
  /**
   * When it is not: the first moment from which the same length of time (at least the minimum
   * rental) is free. Absent when only the minimum rental is in the way.
   */
  availabilityDateTime: z.optional(WallTime),
  /** Of one car that is asked for with a start: when it can be picked up (docs/product/entities.md#car). */
  appointments: z.optional(z.array(PickupSlot)),
  /** Of the car that the caller has: until when, and which maintenance comes next. */
  rentalEnd: z.optional(WallTime),
  maintenanceDue: z.optional(MaintenanceDue),
  /** The rent for the asked dates under `pm`, or at the normal price; no extras, no deposit. */
  bookingPrice: z.optional(Dollars),
  /** Miles that cost nothing on the asked dates: of each day the included ones. */
  includedMiles: z.optional(z.number()),
  /**
   * With `miles` and dates: what the trip costs with these miles under the price modifier that makes it
   * cheapest. Tax is in it; deposit, extras and cover are apart (docs/product/prices.md#price-with-miles).
   */
  tripPrice: z.optional(Dollars),
  /** That price modifier, and how much dearer the trip is at the normal price. */
  pm: z.optional(z.string()),
  saves: z.optional(Dollars),
  /** With `pm` as well: the same under the asked one, by which `sort=price` then goes. */
  chosenTripPrice: z.optional(Dollars),
})
export type Car = z.infer<typeof Car>
