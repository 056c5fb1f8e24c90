import { fieldError } from '#protocol/core/field-messages.ts'
import { IdField, IntField, LineField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { Day, Dollars, WallTime } from '#protocol/core/shapes.ts'
import { carStates } from '#protocol/fleet/cars/car.ts'
import * as z from 'zod/mini'
import { carOrders } from './choices.ts'
import { CarsChange } from './change-cars.ts'

/** How a car looks in a list: its first photo, the company’s own or one that staff released, or the drawing of its kind, which is no photo. */
const look = {
  subtypeId: z.string(),
  colour: z.string(),
  /** From the origin; absent of a car that is drawn. */
  photo: z.optional(z.string()),
}

export const GarageCar = z.object({
  id: z.string(),
  make: z.string(),
  model: z.string(),
  year: z.number(),
  plate: z.string(),
  /** The last eight signs, by which people tell cars apart. */
  vinEnd: z.optional(z.string()),
  area: z.string(),
  city: z.string(),
  status: z.enum(carStates),
  /** Somebody has it now. */
  isOut: z.boolean(),
  /** It broke down or is blocked, now (docs/product/cars.md#off-the-road). */
  isOff: z.optional(z.boolean()),
  registrationUntil: z.optional(Day),
  month: Dollars,
  week: Dollars,
  day: Dollars,
  ...look,
})
export type GarageCar = z.infer<typeof GarageCar>

const RowsField = IntField.check(
  z.refine((rows) => rows >= 24, fieldError('min', 24)),
  z.refine((rows) => rows <= 100, fieldError('max', 100)),
)

export const staffCars = query('staffCars', {
  about:
    'The cars of the company by make, model and plate or as `sort` says, 24 to 100 a page (50 by itself); without `status` all but retired ones. How many there are in each state is of the same text and area.',
  access: 'staff',
  input: z.object({
    /** Parts of plate, make, model, year, city, VIN or the car’s own id, in any order. */
    find: z.optional(LineField(100)),
    area: z.optional(IdField),
    status: z.optional(z.enum(carStates)),
    sort: z.optional(z.enum(carOrders)),
    cursor: z.optional(IdField),
    limit: z.optional(RowsField),
  }),
  output: z.object({
    cars: z.array(GarageCar),
    /** Of many cars at once, while it can be undone. */
    change: z.optional(CarsChange),
    counts: z.record(z.string(), z.number()),
    areas: z.array(z.object({ id: z.string(), name: z.string() })),
    nextCursor: z.optional(z.string()),
  }),
})

/** A photo that the company took of the car. */
const OwnPhoto = z.object({
  id: z.string(),
  medium: z.string(),
  small: z.string(),
  /** What it shows; empty until somebody says it. */
  altEn: z.string(),
  altEs: z.string(),
  /** As it was read; who says what it shows says which version they read. */
  version: z.string(),
})
export type OwnPhoto = z.infer<typeof OwnPhoto>

const Choice = z.object({ id: z.string(), name: z.string() })

export const staffCar = query('staffCar', {
  about:
    'One car with all that is kept of it, and what a form of it chooses from; without `car` only the latter.',
  access: 'staff',
  input: z.object({ car: z.optional(IdField) }),
  output: z.object({
    car: z.optional(
      z.object({
        id: z.string(),
        /** By the fields of `staffSaveCar`, as they are typed; one that is empty is absent. */
        values: z.record(z.string(), z.string()),
        /** As it was read; who saves it says which version they changed. */
        version: z.string(),
        ...look,
        /** The first is the car’s picture. */
        photos: z.array(OwnPhoto),
        /** Of which photos there are in which order. */
        photosVersion: z.string(),
        /** 1 to 10, as its reviews. */
        rating: z.optional(z.number()),
        reviews: z.number(),
        trips: z.number(),
        /** Those that it has and that are not over, by the first date. */
        seasons: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            percent: z.number(),
            from: Day,
            until: Day,
          }),
        ),
        /** The first booking or rental that ends after the registration does. */
        endsAfterRegistration: z.optional(
          z.object({ order: z.string(), number: z.number(), end: WallTime }),
        ),
        /** Who has it or will have it: then it stays active. */
        taken: z.optional(
          z.object({ isOut: z.boolean(), ahead: z.number(), first: z.optional(WallTime) }),
        ),
      }),
    ),
    areas: z.array(Choice),
    subtypes: z.array(Choice),
    features: z.array(Choice),
    colours: z.array(z.string()),
  }),
})
