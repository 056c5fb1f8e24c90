import { PickupSlot } from '#protocol/bookings/pickup-slot.ts'
import { Dollars, Instant, WallTime } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/**
 * SEED.md 3 Rental. `rentalStatus` is absent while the order is only held and after it lapsed;
 * `state` then says which. The client shows the allowed actions and has no copy of the rules.
 */
export const Rental = z.object({
  orderId: z.string(),
  transactionId: z.string(),
  carId: z.string(),
  areaId: z.string(),
  state: z.enum(['held', 'lapsed', 'booked', 'ended']),
  rentalStatus: z.optional(z.number()),
  rentalTitle: z.string(),
  rentalDescription: z.string(),
  adminMessage: z.optional(z.string()),
  confirmation: z.enum(['none', 'pending', 'confirmed', 'refused']),
  paid: z.boolean(),
  dates: z.object({ start: WallTime, end: WallTime }),
  holdExpiresAt: z.optional(Instant),
  /** Seconds that the hold still has, by the server's clock. */
  holdSeconds: z.optional(z.number()),
  appointment: z.optional(PickupSlot),
  pm: z.string(),
  options: z.array(z.string()),
  insurancePlan: z.string(),
  contractVersion: z.optional(z.number()),
  contractAcceptedAt: z.optional(Instant),
  /** Where to go, after payment only (PRODUCT.md 4). */
  pickupAddress: z.optional(z.string()),
  plate: z.optional(z.string()),
  confirmationNumber: z.optional(z.string()),
  paymentMethod: z.optional(z.string()),
  amountPaid: z.optional(Dollars),
  allowedActions: z.array(z.string()),
})
export type Rental = z.infer<typeof Rental>
