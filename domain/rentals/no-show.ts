const dayMs = 24 * 3_600_000

/**
 * When a booking whose car nobody came for ends by itself: 24 hours after the start (PRODUCT.md 6).
 * A change of car is agreed up to 24 hours after it was asked for; nobody can come before that.
 */
export function noShowAt(order: { isSwap: boolean; start: Date; booked: Date | null }): Date {
  const agreed = order.isSwap && order.booked ? order.booked.getTime() + dayMs : 0
  return new Date(Math.max(order.start.getTime(), agreed) + dayMs)
}
