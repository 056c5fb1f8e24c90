/** Minutes a car stays taken after a rental: 6 hours of grace and 2 of work (docs/product/search.md#occupancy). */
export const turnAroundMinutes = 480

/** The instant from which the next rental may start; not a minute earlier (docs/product/search.md#occupancy). */
export function occupiedUntil(end: Date): Date {
  return new Date(end.getTime() + turnAroundMinutes * 60_000)
}
