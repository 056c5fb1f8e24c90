const dayMs = 24 * 3_600_000

/**
 * When a booking ends automatically because nobody came for the car: 24 hours after the start (docs/product/rental.md#cancellation-and-no-show).
 * Nobody can come before the booking is confirmed, nor before a change of car is agreed, which may
 * take 24 hours from when it was asked for.
 */
export function noShowAt(order: {
  isSwap: boolean
  start: Date
  booked: Date | null
  confirmed: Date | null
}): Date {
  const agreed = order.isSwap && order.booked ? order.booked.getTime() + dayMs : 0
  const confirmed = order.confirmed?.getTime() ?? 0
  return new Date(Math.max(order.start.getTime(), confirmed, agreed) + dayMs)
}
