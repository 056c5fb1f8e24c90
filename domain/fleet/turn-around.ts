/** 6 hours of grace and 2 of work after each rental (PRODUCT.md 4). */
export const turnAroundMinutes = 8 * 60

/** When the next rental of the car may start, not a minute earlier. */
export function occupiedUntil(end: Date): Date {
  return new Date(end.getTime() + turnAroundMinutes * 60_000)
}
