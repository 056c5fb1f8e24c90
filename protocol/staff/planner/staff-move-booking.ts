import { ToDecide, VersionField } from '#protocol/core/as-seen.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { IdField, ListField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Dollars, WallTime } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { mostPlannerCars } from './choices.ts'

const Fitting = z.object({
  car: z.string(),
  fit: z.enum(['sameClass', 'classAbove']),
  /** What its rent comes to beyond what was agreed; negative when it is cheaper. */
  difference: Dollars,
  /** What the company pays: the renter keeps the old price. */
  carried: Dollars,
  /** What the renter would read, in their language. */
  message: z.string(),
})

export const staffMoveQuote = query('staffMoveQuote', {
  about: `Which of some cars, at most ${mostPlannerCars}, a booking could be moved to before its keys, and what each costs beyond what was agreed: free for all of it, of the same class or above. Nothing fits while \`inTheWay\` says why.`,
  access: 'staff',
  input: z.object({
    order: IdField,
    cars: ListField.check(z.maxLength(mostPlannerCars, fieldError('invalidData'))),
  }),
  output: z.object({
    number: z.number(),
    /** The renter’s first name. */
    name: z.string(),
    car: z.string(),
    /** From when until when the other car is needed. */
    start: WallTime,
    end: WallTime,
    ...ToDecide,
    inTheWay: z.optional(z.string()),
    cars: z.array(Fitting),
  }),
})

export const staffMoveBooking = command('staffMoveBooking', {
  about:
    'Gives a booking another car before its keys, at the old price: the old order is 90, the new one 85 with all that was paid, its contract is accepted anew, the renter is told, and until the pickup may choose another car or have everything back. 409 when the booking changed since it was read, when the car is taken or a class below, and once the keys are given.',
  access: 'staff',
  input: z.object({ order: IdField, version: VersionField, car: IdField }),
  output: z.object({ newOrder: z.string() }),
})
