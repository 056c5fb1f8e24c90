import { mostCarsAtOnce } from '#domain/fleet/fleet/bulk-change.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import {
  FlagField,
  IdField,
  IntField,
  LineField,
  ListField,
  NumberField,
} from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { Dollars, Instant } from '#protocol/core/shapes.ts'
import { carStates } from '#protocol/fleet/cars/car.ts'
import * as z from 'zod/mini'

/** Percent of today's prices, up or down. */
const PercentField = NumberField.check(
  z.refine((percent) => percent >= -50, fieldError('min', -50)),
  z.refine((percent) => percent <= 100, fieldError('max', 100)),
)

/** Whole dollars for a day, a week or a month. */
const PriceField = IntField.check(
  z.refine((dollars) => dollars >= 1, fieldError('min', 1)),
  z.refine((dollars) => dollars <= 100_000, fieldError('max', 100_000)),
)

const Named = { car: z.string(), name: z.string() }
/** Day, week and month before and after. */
const Prices = z.object({ day: Dollars, week: Dollars, month: Dollars })
export type CarPrices = z.infer<typeof Prices>

export const staffChangeCars = command('staffChangeCars', {
  about: `One change of up to ${mostCarsAtOnce} cars, those that are named or all of a list (\`inAll\` with what the list was asked): their prices, area, state or features. Says what it would do, and changes nothing; with the \`fingerprint\` of that answer it does so, 409 when a car is another by then. What a car cannot be is left out and named (docs/product/cars.md#many-at-once).`,
  access: 'staff',
  input: z.object({
    cars: ListField,
    inAll: z.optional(FlagField),
    find: z.optional(LineField(100)),
    inArea: z.optional(IdField),
    inState: z.optional(z.enum(carStates)),
    percent: z.optional(PercentField),
    day: z.optional(PriceField),
    week: z.optional(PriceField),
    month: z.optional(PriceField),
    /** As a fleet file calls it. */
    area: z.optional(IdField),
    /** Maintenance is begun with its own task. */
    status: z.optional(z.enum(['active', 'outOfService', 'retired'])),
    add: ListField,
    remove: ListField,
    fingerprint: z.optional(IdField),
  }),
  output: z.object({
    isDone: z.boolean(),
    changed: z.number(),
    unchanged: z.number(),
    /** The first hundred that change; prices where they do. `booked` renters keep what they agreed. */
    cars: z.array(
      z.object({
        ...Named,
        before: z.optional(Prices),
        after: z.optional(Prices),
        booked: z.number(),
      }),
    ),
    /** The first hundred that cannot, and why. */
    leftOut: z.array(z.object({ ...Named, reason: z.string() })),
    leftOutInAll: z.number(),
    /** Rent of last year’s orders of these cars at today’s prices and at the new ones; where prices change, before it is done. */
    lastYear: z.optional(
      z.object({ before: Dollars, after: Dollars, orders: z.number(), changed: z.number() }),
    ),
    /** Of all that change, by the month. */
    sumBefore: Dollars,
    sumAfter: Dollars,
    /** Absent when nothing changes. */
    fingerprint: z.optional(z.string()),
  }),
})

export const staffUndoCars = command('staffUndoCars', {
  about:
    'Puts back what the last change of many cars took away, within 24 hours: of each car that nobody changed since and that no renter would notice. 404 when there is none.',
  access: 'staff',
  input: z.object({ change: IdField }),
  output: z.object({ putBack: z.number(), left: z.array(z.string()) }),
})

/** What can still be undone. */
export const CarsChange = z.object({
  id: z.string(),
  at: Instant,
  by: z.string(),
  cars: z.number(),
  /** Until when. */
  until: Instant,
})
