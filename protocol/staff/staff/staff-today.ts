import { query } from '#protocol/core/operation.ts'
import { NoInput, WallTime } from '#protocol/core/shapes.ts'
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
  renter: z.string(),
  phone: z.optional(z.string()),
  confirmation: z.string(),
  paid: z.boolean(),
  contractAccepted: z.boolean(),
})
export type Visit = z.infer<typeof Visit>

export const staffToday = query('staffToday', {
  about:
    'Who comes today for keys, a change of car, maintenance or the return, and how much waits in every list.',
  access: 'staff',
  input: NoInput,
  output: z.object({
    visits: z.array(Visit),
    /** By the name of the list; one that has nothing waiting is 0. */
    waiting: z.record(z.string(), z.number()),
    /** What is not offered because nobody has set it, a sentence each (docs/product/company.md). */
    /** The company takes bookings. */
    isOpen: z.boolean(),
    notSet: z.array(z.string()),
  }),
})
