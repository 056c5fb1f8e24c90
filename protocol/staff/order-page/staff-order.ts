import { CalculatorData } from '#protocol/fleet/cars/calculator-data.ts'
import { IdField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { Dollars, Instant, WallTime } from '#protocol/core/shapes.ts'
import { ThreadItem } from '#protocol/help/help/thread.ts'
import { MoneyOfRental } from '#protocol/money/payments/rental-money.ts'
import * as z from 'zod/mini'
import { StaffBooking } from '../staff/staff-bookings.ts'

/** Somebody of the staff and when they did something. */
const Done = z.object({ by: z.string(), at: Instant })

/** What is known of a driver beside the papers. */
const OrderDriver = z.object({
  driverId: z.string(),
  /** Whole years on the first day of the order. */
  age: z.optional(z.number()),
  /** Who of the staff accepted the license as it stands, and when. */
  licenseSeen: z.optional(Done),
})

/** One payment of the rental, whatever became of it. */
const OrderPayment = z.object({
  paymentId: z.string(),
  /** The order that it is for. */
  number: z.number(),
  /** “Visa ending in 4242”, or the method's name. */
  way: z.string(),
  /** With the card fee, which is in it. */
  amount: Dollars,
  fee: Dollars,
  state: z.string(),
  at: Instant,
  confirmationNumber: z.optional(z.string()),
  /** Who of the staff took the cash, or saw the transfer arrive. */
  takenBy: z.optional(z.string()),
})

/** What happened, newest first. */
const OrderEvent = z.object({
  id: z.string(),
  at: Instant,
  title: z.string(),
  text: z.optional(z.string()),
  actor: z.string(),
  /** Who of the staff it was. */
  by: z.optional(z.string()),
})

export const staffOrder = query('staffOrder', {
  about:
    'All that staff have of one order on one page; its money for who has the right to it, and its inspections for who sees those.',
  access: 'staff',
  input: z.object({ order: IdField }),
  output: z.object({
    booking: StaffBooking,
    /** IANA zone of the area, for the instants of `money`. */
    zone: z.string(),
    /** The rental's first order, with which its receipt begins. */
    startOrder: z.string(),
    /** It waits for its keys: `missing` of the booking, and a contract that is not accepted, keep them. */
    beforeKeys: z.boolean(),
    /** Where it stands, as its renter reads it. */
    title: z.string(),
    description: z.string(),
    car: z.object({
      id: z.string(),
      name: z.string(),
      plate: z.string(),
      odometer: z.number(),
      address: z.string(),
    }),
    /** When the key box opens to the renter, and whether nothing keeps it shut any more. */
    keyBox: z.optional(z.object({ opensAt: Instant, isOpen: z.boolean() })),
    /** When the keys come back, where it was agreed. */
    /** Until when a car is held that nobody has paid yet; it is offered again after that. */
    heldUntil: z.optional(WallTime),
    returnAppointment: z.optional(WallTime),
    /** In the order of the booking's drivers. */
    drivers: z.array(OrderDriver),
    /** For who has the right of money: lines of the price, payments, and what came after. */
    money: z.optional(
      z.object({
        calculatorData: CalculatorData,
        payments: z.array(OrderPayment),
        rental: MoneyOfRental,
      }),
    ),
    contract: z.optional(
      z.object({ version: z.number(), madeAt: Instant, acceptedAt: z.optional(Instant) }),
    ),
    evidence: z.object({
      entries: z.number(),
      last: z.optional(z.object({ hash: z.string(), at: Instant })),
    }),
    /** For who has the right of fleet; the newest first. */
    inspections: z.optional(
      z.array(z.object({ id: z.string(), kind: z.string(), at: Instant, pictures: z.number() })),
    ),
    history: z.array(OrderEvent),
    /** What staff noted, newest first; nothing of it on one's own order. */
    notes: z.array(z.object({ id: z.string(), by: z.string(), text: z.string(), at: Instant })),
    /** The newest lines of the thread, oldest first. */
    messages: z.array(ThreadItem),
  }),
})
