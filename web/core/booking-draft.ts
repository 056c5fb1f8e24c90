import * as z from 'zod/mini'
import { remember, remembered } from './session-memory.ts'

/** What was typed about a car before it is booked; sent with `submitBooking`. */
const BookingDraft = z.object({ specialRequests: z.optional(z.string()) })
export type BookingDraft = z.infer<typeof BookingDraft>

const keyOf = (carId: string) => `tramo.booking.${carId}`

/** The draft of a car's booking; empty when nothing was typed yet. */
export function bookingDraft(carId: string): BookingDraft {
  const found = BookingDraft.safeParse(remembered(keyOf(carId)))
  return found.success ? found.data : {}
}

/** Adds to the draft what has changed. */
export function keepBookingDraft(carId: string, changed: BookingDraft): void {
  const before = remembered(keyOf(carId))
  const others = typeof before === 'object' && before !== null ? before : {}
  remember(keyOf(carId), { ...others, ...changed })
}
