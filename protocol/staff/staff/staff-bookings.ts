import { IdField, LineField, TextField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Dollars, Instant, NoFields, WallTime } from '#protocol/core/shapes.ts'
import { ToDecide, VersionField } from '../../core/as-seen.ts'
import { BeforeKeys } from '../../rentals/confirmation/missing-for-keys.ts'
import { rentalKinds } from '#protocol/money/orders/rental.ts'
import * as z from 'zod/mini'

export const staffDecisions = ['confirm', 'refuse'] as const

/** An order as the staff see it: whose, which car, when, what is missing and what may be decided. */
export const StaffBooking = z.object({
  orderId: z.string(),
  /** What people call the order (docs/product/rental.md#number). */
  number: z.number(),
  kind: z.enum(rentalKinds),
  car: z.string(),
  area: z.string(),
  renter: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  plate: z.string(),
  ...BeforeKeys,
  /** Staff gave the keys free without verified papers; it holds while papers and drivers are what they were. */
  papersOverride: z.optional(
    z.object({ by: z.string(), at: Instant, reason: z.string(), holds: z.boolean() }),
  ),
  dates: z.object({ start: WallTime, end: WallTime }),
  appointment: z.optional(WallTime),
  state: z.string(),
  rentalStatus: z.optional(z.number()),
  confirmation: z.string(),
  paid: z.boolean(),
  total: Dollars,
  createdAt: Instant,
  specialRequests: z.optional(z.string()),
  userId: z.string(),
  /** The renter may be somebody who is blocked in another account (docs/product/staff.md#do-not-rent). */
  possibleMatch: z.boolean(),
  ...ToDecide,
})
export type StaffBooking = z.infer<typeof StaffBooking>

export const staffBookings = query('staffBookings', {
  about: 'Bookings, newest first: those that wait for a decision, those whose car is out, or all.',
  access: 'staff',
  input: z.object({
    filter: z.optional(z.enum(['pending', 'running', 'all'])),
    /** An order or its number, the words of a name, an e-mail or a phone, or a part of a plate; then of all bookings. */
    find: z.optional(LineField(100)),
    /** By their start, those on the road by when they come back; the latest first with a minus. Not of what was found. */
    sort: z.optional(z.enum(['dates', '-dates'])),
    cursor: z.optional(LineField(200)),
  }),
  output: z.object({ bookings: z.array(StaffBooking), nextCursor: z.optional(z.string()) }),
})

export const staffDecideBooking = command('staffDecideBooking', {
  about: 'Confirms a booking, or refuses it with a message; a refusal gives everything back.',
  access: 'staff',
  input: z.object({
    order: IdField,
    version: VersionField,
    decision: z.enum(staffDecisions),
    message: z.optional(TextField(500)),
    /** Of a confirmation: why the keys do not wait for verified papers, as `staffOverridePapers` does it. */
    override: z.optional(TextField(500)),
  }),
  output: NoFields,
})
