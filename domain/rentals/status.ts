/** The rental status codes of SEED.md 4.1. */
export const rentalStatus = {
  notPickedUp: 85,
  pickedUp: 86,
  cancelled: 87,
  returned: 88,
  extended: 89,
  swapped: 90,
  arrived: 91,
  returnScheduled: 92,
  maintenanceScheduled: 93,
} as const

export type RentalStatus = (typeof rentalStatus)[keyof typeof rentalStatus]

/** At most one order of a transaction is in one of these (PRODUCT.md 6). */
export const runningStatuses: readonly RentalStatus[] = [86, 91, 92, 93]
