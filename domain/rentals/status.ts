/** The status codes of a rental and their meaning (SEED.md 4.1). */
export const rentalStatuses = [
  { code: 85, key: 'notPickedUp' },
  { code: 86, key: 'pickedUp' },
  { code: 87, key: 'cancelled' },
  { code: 88, key: 'returned' },
  { code: 89, key: 'extended' },
  { code: 90, key: 'swapped' },
  { code: 91, key: 'arrived' },
  { code: 92, key: 'returnScheduled' },
  { code: 93, key: 'maintenanceScheduled' },
] as const

export type RentalStatus = (typeof rentalStatuses)[number]['code']

/** The codes of which at most one order of a transaction has one (PRODUCT.md 6). */
export const runningCodes = [86, 91, 92, 93] as const satisfies readonly RentalStatus[]
