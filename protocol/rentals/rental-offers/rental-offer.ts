import { offerKinds, offerStatuses } from '#domain/money/orders/offer-kinds.ts'
import { Dollars, Instant } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** An offer of the company during a rental (docs/product/rental.md#offers). */
export const RentalOffer = z.object({
  id: z.string(),
  orderId: z.string(),
  kind: z.enum(offerKinds),
  title: z.string(),
  description: z.string(),
  /** What it is worth: off the next extension, off the settlement, or the swap fee that falls away. */
  amount: Dollars,
  /** Until when it can be answered. */
  validUntil: Instant,
  status: z.enum(offerStatuses),
  /** An accepted early return: when the car must be back. */
  returnBy: z.optional(Instant),
  /** The next renter of a car that did not come back: a free swap, or everything back. */
  because: z.optional(z.enum(['overdue', 'broken'])),
  /** It was taken off of something: of this order. */
  usedOrder: z.optional(z.string()),
})
export type RentalOffer = z.infer<typeof RentalOffer>
