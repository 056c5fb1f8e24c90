import { DayField, IdField, ListField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { Day, Dollars, Instant, WallTime } from '#protocol/core/shapes.ts'
import { CalculatorData, PricePlan } from '#protocol/fleet/cars/calculator-data.ts'
import { Car } from '#protocol/fleet/cars/car.ts'
import { Extra } from '#protocol/fleet/home/home.ts'
import { PickupSlot } from '#protocol/fleet/cars/pickup-slot.ts'
import { insurancePlans } from '../../rentals/bookings/choices.ts'
import { MilesField } from '#protocol/core/miles.ts'
import * as z from 'zod/mini'
import { wishFields } from './caller-fields.ts'
import { callerPays } from './choices.ts'

/** Who calls, as the desk needs to know before it books. */
const Caller = z.object({
  id: z.string(),
  name: z.string(),
  /** Empty of somebody who has told none: nobody can pay by link or accept the contract there. */
  email: z.string(),
  phone: z.optional(z.string()),
  /** Whole years on the first day. */
  age: z.optional(z.number()),
  language: z.enum(['en', 'es']),
  completedRentals: z.number(),
  /** What a payment would still wait for, one sentence each. */
  missing: z.array(z.string()),
  /** Until which day the own insurance runs. */
  insuredUntil: z.optional(Day),
  /** The last quote that they were mailed, while it is good. */
  lastQuote: z.optional(
    z.object({ car: z.string(), total: Dollars, at: Instant, validUntil: Instant }),
  ),
  /** Why nothing can be booked for this person, in plain words for staff. */
  refused: z.optional(z.string()),
})

export const staffQuote = query('staffQuote', {
  about:
    'What a caller can have: the cheapest free cars of an area for dates, and for one of them the server’s own lines for this person, extras and cover; until when it would be held, and how it can be paid.',
  access: 'staff',
  input: z.object({
    ...wishFields,
    miles: z.optional(MilesField),
    /** The pickup appointment. */
    appt: z.optional(IdField),
    area: z.optional(IdField),
    subtypes: ListField,
    /** The one that is chosen; without it the cheapest free one is quoted. */
    car: z.optional(IdField),
    person: z.optional(IdField),
    /** Of somebody new, for the deposit. */
    birthDate: z.optional(DayField),
  }),
  output: z.object({
    person: z.optional(Caller),
    areas: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Where it was looked: the asked area, else the first. */
    area: z.string(),
    /** Where the cars are that could be had at other types. */
    subtypes: z.array(z.object({ id: z.string(), name: z.string(), free: z.number() })),
    /** The cheapest free ones, and the chosen one where it is free. */
    cars: z.array(z.object({ car: Car, plate: z.string(), price: Dollars })),
    /** How many are free in all. */
    free: z.number(),
    extras: z.array(Extra),
    /** Of the quoted car: the plans of rent and miles, the covers, and the pickup times near the start. */
    plans: z.array(PricePlan),
    covers: z.array(z.object({ id: z.enum(insurancePlans), name: z.string(), price: Dollars })),
    slots: z.array(PickupSlot),
    /** The car that is quoted; absent when nothing is free. */
    car: z.optional(z.string()),
    quote: z.optional(CalculatorData),
    /** Why the chosen car cannot be had; the quote is then of the cheapest that can. */
    message: z.optional(z.string()),
    /** On the clock of the area, and as an instant. */
    heldUntil: z.object({ wall: WallTime, at: Instant }),
    pays: z.array(z.enum(callerPays)),
    /** What a credit card would add. */
    cardFee: Dollars,
  }),
})
