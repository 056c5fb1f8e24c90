import { CalculatorData } from '#protocol/fleet/cars/calculator-data.ts'
import { Car } from '#protocol/fleet/cars/car.ts'
import { FlagField, IdField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { Day, Dollars, Instant, NamedItem, WallTime } from '#protocol/core/shapes.ts'
import { Driver } from '#protocol/people/drivers/driver.ts'
import { RentalOffer } from '#protocol/rentals/rental-offers/rental-offer.ts'
import * as z from 'zod/mini'
import { Notification } from '../../core/notification.ts'
import { Preferences } from './notifications.ts'
import { Claim, MoneyOfRental } from '#protocol/money/payments/rental-money.ts'
import { OpenRental } from '#protocol/rentals/rentals/open-rental.ts'
import { Rental } from '#protocol/money/orders/rental.ts'

/** Something that the renter has to do, the next one first. */
const Duty = z.object({
  code: z.string(),
  title: z.string(),
  dueAt: z.optional(Instant),
  /** Of inspections and maintenance: whether it may be done by now, or is late. */
  state: z.optional(z.enum(['ahead', 'open', 'overdue'])),
  /** A named route of the app and the query to open it with. */
  route: z.string(),
  query: z.record(z.string(), z.string()),
})

/** A step of the rental's way, in order; the texts are the server's (docs/product/rental.md#states). */
const TimelineStep = z.object({
  /** `booked`, or a code of docs/product/rental.md#states. */
  code: z.string(),
  title: z.string(),
  text: z.optional(z.string()),
  /** When it was, or is to be, on the area's wall clock. */
  at: z.optional(WallTime),
  state: z.enum(['done', 'now', 'next']),
})
export type TimelineStep = z.infer<typeof TimelineStep>

const ListedRental = z.extend(Rental, {
  car: Car,
  calculatorData: CalculatorData,
})

const MilesBill = z.object({ miles: z.number(), milesPrice: Dollars, total: Dollars })

const SelectedRental = z.extend(ListedRental, {
  /** The server's time of this answer: which moment of the rental it is follows from it (docs/product/rental.md#moments). */
  now: Instant,
  /** Days until the end by the calendar: 0 on the last day, negative after it. */
  daysLeft: z.number(),
  duties: z.array(Duty),
  timeline: z.array(TimelineStep),
  /** Where the times of this rental are meant. */
  area: z.object({ name: z.string(), zone: z.string() }),
  /** The first and the last order of the rental, for its receipt. */
  startOrder: z.string(),
  endOrder: z.string(),
  /** Odometer miles since the keys, and what they cost so far. */
  miles: z.optional(
    z.object({
      soFar: z.number(),
      /** Those of them that are paid; the others are included. */
      paid: z.number(),
      cost: Dollars,
      costPerMile: z.number(),
      /** The price of a mile in cents before the plan's coefficient divides it. */
      rate: z.object({ cents: z.number(), coefficient: z.number() }),
      odometer: z.number(),
    }),
  ),
  /** While the car is out: what is paid without the deposit, with the miles and their tax; and where it heads by the newest reading. */
  bill: z.optional(z.object({ rent: Dollars, soFar: MilesBill, heading: z.optional(MilesBill) })),
  /** While the car is out: what a return and other ends are priced with. */
  open: z.optional(OpenRental),
  /** While the car is out: until when being late costs nothing, and what each started day after it costs with its tax. */
  ifLate: z.optional(z.object({ graceUntil: WallTime, dayPrice: Dollars })),
  money: MoneyOfRental,
  claims: z.array(Claim),
  offers: z.object({ items: z.array(RentalOffer) }),
  /** A change of car that waits for its visit. */
  swapOrder: z.optional(z.string()),
})

export const dashboard = query('dashboard', {
  about: 'All rentals of the caller, the running one first, and everything about the selected one.',
  access: 'user',
  input: z.object({
    order: z.optional(IdField),
    /** 0 leaves the notices out; they are there without it. */
    showNotification: z.optional(FlagField),
  }),
  output: z.object({
    /** Said instead of rentals when there are none. */
    message: z.optional(z.string()),
    selectedRental: z.optional(SelectedRental),
    rentals: z.array(ListedRental),
    drivers: z.array(Driver),
    insurancePlans: z.array(NamedItem),
    insuranceTypes: z.array(NamedItem),
    /** What can be scheduled: the kind, its `rentalStatus`, and the days that have slots. */
    appointmentTypes: z.array(
      z.object({ id: z.string(), name: z.string(), rentalStatus: z.number(), from: Day, to: Day }),
    ),
    notifications: z.array(Notification),
    preferences: Preferences,
  }),
})
