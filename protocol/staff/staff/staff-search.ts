import { carStates } from '#protocol/fleet/cars/car.ts'
import { LineField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { Dollars, Instant, WallTime } from '#protocol/core/shapes.ts'
import { helpStatuses } from '#domain/help/help/help-status.ts'
import * as z from 'zod/mini'

const Dates = z.object({ start: WallTime, end: WallTime })

export const staffSearch = query('staffSearch', {
  about:
    'What a text finds among people, bookings, cars, help requests and payments: a name, an e-mail, a phone in any writing, a plate, a VIN or its end, the number of an order, of a help request or of a transfer. Each kind for who may see its list; the newest first, five of each.',
  access: 'staff',
  input: z.object({ text: LineField(100) }),
  output: z.object({
    people: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        phone: z.optional(z.string()),
        completedRentals: z.number(),
        isBlocked: z.boolean(),
        isStaff: z.boolean(),
        /** The booking that comes next. */
        next: z.optional(z.object({ number: z.number(), start: WallTime })),
      }),
    ),
    bookings: z.array(
      z.object({
        orderId: z.string(),
        number: z.number(),
        renter: z.string(),
        phone: z.optional(z.string()),
        car: z.string(),
        plate: z.string(),
        dates: Dates,
        state: z.string(),
        confirmation: z.string(),
        /** The car is with its renter. */
        isOut: z.boolean(),
      }),
    ),
    cars: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        plate: z.string(),
        vinEnd: z.optional(z.string()),
        city: z.string(),
        status: z.enum(carStates),
        isOut: z.boolean(),
      }),
    ),
    help: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        title: z.string(),
        renter: z.string(),
        plate: z.string(),
        status: z.enum(helpStatuses),
        createdAt: Instant,
      }),
    ),
    payments: z.array(
      z.object({
        paymentId: z.string(),
        orderId: z.string(),
        number: z.number(),
        renter: z.string(),
        method: z.string(),
        amount: Dollars,
        confirmationNumber: z.optional(z.string()),
        state: z.string(),
        createdAt: Instant,
      }),
    ),
  }),
})
