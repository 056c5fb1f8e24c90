import { Car } from '#protocol/fleet/cars/car.ts'
import { Dollars, Instant, WallTime } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** Cancelled ones are gone for their person; staff and reports still know them (docs/product/search.md#waiting-list). */
export const waitingStatuses = ['waiting', 'offered', 'booked', 'expired', 'cancelled'] as const

/** docs/product/entities.md#waiting-list-item Waiting list item with what docs/product/search.md#waiting-list adds. */
export const WaitingListItem = z.object({
  id: z.string(),
  /** Area id. */
  area: z.string(),
  start: WallTime,
  /** Absent: as long as the car must be rented at least. */
  end: z.optional(WallTime),
  features: z.array(z.string()),
  /** Types or body types, by id; empty is any. */
  types: z.array(z.string()),
  highestMonthPrice: z.optional(Dollars),
  status: z.enum(waitingStatuses),
  /** Of one that waits: 1 is the next who gets an offer. */
  position: z.optional(z.number()),
  /** Of one that was offered a car: */
  car: z.optional(Car),
  offerExpiresAt: z.optional(Instant),
  /** The same on the area's wall clock, to be shown. */
  offerUntil: z.optional(WallTime),
  /** Seconds until then, so that a wrong clock of the device does not matter. */
  offerSecondsLeft: z.optional(z.number()),
  /** The query of `/booking` that takes the offer. */
  bookingQuery: z.optional(z.object({ car: z.string(), start: WallTime, end: WallTime })),
  /** Of one that led to an order: */
  orderId: z.optional(z.string()),
  /** The order is held and has to be paid. */
  awaitsPayment: z.optional(z.boolean()),
})
export type WaitingListItem = z.infer<typeof WaitingListItem>
