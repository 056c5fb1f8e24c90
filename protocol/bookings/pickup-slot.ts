import { Dollars, WallTime } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** SEED.md 3 Appointment: `appointmentId` is the slot, `id` the kind (PRODUCT.md 4). */
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
