import { query } from '#protocol/core/operation.ts'
import { DayField } from '#protocol/core/fields.ts'
import { missingCodes } from '#domain/money/orders/missing-for-keys.ts'
import { Day, Dollars, WallTime } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { visitKinds } from './choices.ts'

const Visit = z.object({
  orderId: z.string(),
  /** What people call the order (docs/product/rental.md#number). */
  number: z.number(),
  kind: z.enum(visitKinds),
  /** The appointment; without one, the start or the end of the rental. */
  at: WallTime,
  hasAppointment: z.boolean(),
  /** The time is over and nobody came. */
  late: z.boolean(),
  rentalStatus: z.number(),
  car: z.string(),
  plate: z.string(),
  area: z.string(),
  areaId: z.string(),
  renter: z.string(),
  phone: z.optional(z.string()),
  /** What the keys of a pickup or a change of car wait for, each once; nothing where they can change hands. */
  missing: z.array(z.enum([...missingCodes, 'confirmation', 'contract'])),
})
export type Visit = z.infer<typeof Visit>

export const staffToday = query('staffToday', {
  about:
    'Who comes today, or on another day, for keys, a change of car, maintenance or the return; how many cars are free now, and how much waits in every list.',
  access: 'staff',
  /** Without a day it is today, on each area's own clock, with those who are late. */
  input: z.object({ day: z.optional(DayField) }),
  output: z.object({
    /** Today on the company's clock. */
    today: Day,
    visits: z.array(Visit),
    /** Of today: who comes for keys on another day within 48 hours and lacks a paper. */
    papersSoon: z.array(Visit),
    /** Cars that are for rent, and those of them that nobody has now. */
    cars: z.object({ free: z.number(), all: z.number() }),
    /** Broken cars whose renters wait for another one, for who sees cars. */
    brokenCars: z.array(
      z.object({
        car: z.string(),
        name: z.string(),
        plate: z.string(),
        reason: z.string(),
        renters: z.number(),
      }),
    ),
    /** Cars that another marketplace has for some of the time of a rental of ours, of which nobody of the staff said that they know; for who sees cars. */
    overlaps: z.array(
      z.object({
        id: z.string(),
        car: z.string(),
        name: z.string(),
        plate: z.string(),
        text: z.string(),
      }),
    ),
    /** What was paid today, for who sees payments. */
    taken: z.optional(Dollars),
    /** By the name of the list; one that has nothing waiting is 0. */
    waiting: z.record(z.string(), z.number()),
    /** The company takes bookings. */
    isOpen: z.boolean(),
    /** What is not offered because nobody has set it, a sentence each (docs/product/company.md). */
    notSet: z.array(z.string()),
  }),
})
