/** The status codes of a rental and their meaning (docs/product/rental.md#states). */
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

type Named = (typeof rentalStatuses)[number]

export type RentalStatus = Named['code']

/** The codes by name: `RentalStatus.pickedUp` is 86 (docs/product/rental.md#states). */
export const RentalStatus = Object.fromEntries(
  rentalStatuses.map(({ code, key }) => [key, code]),
) as { readonly [One in Named as One['key']]: One['code'] }

/** The codes of which at most one order of a transaction has one (docs/product/rental.md#states). */
export const runningCodes = [86, 91, 92, 93] as const satisfies readonly RentalStatus[]

/** Booked, or with its renter. */
export const liveCodes = [85, ...runningCodes] as const

/** The order has ended, whichever way; a rental that was extended or swapped goes on under another. */
export const endedCodes = [87, 88, 89, 90] as const satisfies readonly RentalStatus[]

/** Whether an order stands at one of the codes; an order that is only held stands at none. */
export const isAmong = (
  codes: readonly RentalStatus[],
  code: number | null | undefined,
): code is RentalStatus => codes.some((one) => one === code)
