import { CalculatorData, PricePlan } from '#protocol/fleet/cars/calculator-data.ts'
import { PickupSlot } from '#protocol/fleet/cars/pickup-slot.ts'
import {
  FlagField,
  IdField,
  IntField,
  LineField,
  ListField,
  MoneyField,
  WallTimeField,
} from '#protocol/core/fields.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { query } from '#protocol/core/operation.ts'
import { Day, WallTime } from '#protocol/core/shapes.ts'
import { CarProof } from '#protocol/fleet/proof/car-proof.ts'
import * as z from 'zod/mini'
import { Car } from './car.ts'
import { CarChoices } from './car-choices.ts'
import { MilesField } from '../../core/miles.ts'

export const carSorts = ['price', 'rating', 'newest', 'distance'] as const

/** As many cars as a question may name. */
export const mostNamedCars = 100

const CarReview = z.object({
  id: z.string(),
  firstName: z.string(),
  /** 1 to 10 (docs/product/community.md#criteria). */
  score: z.number(),
  comment: z.string(),
  date: Day,
  /** Whole days of the rental that it is about; absent of one that told no dates. */
  rentedDays: z.optional(z.number()),
})

export const cars = query('cars', {
  about:
    'Cars of an area for a period: available ones first, then those that become free later. With `car`, one car with everything its screen shows.',
  access: 'visitor',
  input: z.object({
    area: z.optional(IdField),
    start: z.optional(WallTimeField),
    end: z.optional(WallTimeField),
    types: ListField,
    subtypes: ListField,
    features: ListField,
    /**
     * Keeps to cars whose price is not above it, dollars: the price of the trip with `miles`, without them
     * that of the dates, without dates that of a month; under `pm` when it is asked for (docs/product/search.md#cars).
     */
    highestPrice: z.optional(
      MoneyField.check(z.refine((cents) => cents > 0, fieldError('invalidData'))),
    ),
    /** Keeps to cars whose price, the same one, is not below it. */
    lowestPrice: z.optional(
      MoneyField.check(z.refine((cents) => cents >= 0, fieldError('invalidData'))),
    ),
    /** Keeps to cars that stand in this town (`location.city`). */
    town: z.optional(LineField(100)),
    /** What could be filtered by is counted in `choices`, on the first page. */
    choices: z.optional(FlagField),
    /** Keeps to the named ones. */
    cars: z.pipe(ListField, z.array(IdField).check(z.maxLength(mostNamedCars))),
    sort: z.optional(z.enum(carSorts)),
    cursor: z.optional(LineField(400)),
    limit: z.optional(IntField),
    /** south,west,north,east */
    bounds: ListField,
    /** Id of a place: distances are measured from there. */
    near: z.optional(IdField),
    car: z.optional(IdField),
    extras: ListField,
    /** With `car` and `miles` also `cheapest`: the plan under which the trip costs least. */
    pm: z.optional(IdField),
    /** With `start` and `end`: prices are those with so many miles (`tripPrice`), and `sort=price` goes by them. */
    miles: z.optional(MilesField),
    appt: z.optional(IdField),
  }),
  output: z.object({
    cars: z.array(Car),
    /** A notice for the list («No cars here yet»). */
    message: z.optional(z.string()),
    /** Cars that match, on the first page only. */
    total: z.optional(z.number()),
    /** How many of them are free for the dates. */
    totalAvailable: z.optional(z.number()),
    nextCursor: z.optional(z.string()),
    choices: z.optional(CarChoices),
    /** With `car`: */
    car: z.optional(Car),
    calculatorData: z.optional(CalculatorData),
    plans: z.optional(z.array(PricePlan)),
    rules: z.optional(z.array(z.object({ title: z.string(), text: z.string() }))),
    reviews: z.optional(z.array(CarReview)),
    proof: z.optional(CarProof),
    /** Every rental inside one of these is free, its turn-around gap included; a year ahead. */
    freePeriods: z.optional(z.array(z.object({ start: WallTime, end: z.optional(WallTime) }))),
    appointments: z.optional(z.array(PickupSlot)),
    /** With `start`: until when a booking costs nothing to cancel, on the area's clock; over, it is within an hour of booking. */
    freeToCancel: z.optional(z.object({ until: WallTime, isOver: z.boolean() })),
  }),
})
