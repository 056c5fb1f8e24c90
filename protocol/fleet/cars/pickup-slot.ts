import { Dollars, WallTime } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** docs/product/entities.md#appointment Appointment: `appointmentId` is the slot, `id` the kind (docs/product/search.md#slots). */
export const PickupSlot = z.object({
  appointmentId: z.string(),
  id: z.string(),
  date: WallTime,
  price: Dollars,
  available: z.boolean(),
  /** Why it cannot be taken. */
  reason: z.optional(z.string()),
})
export type PickupSlot = z.infer<typeof PickupSlot>
