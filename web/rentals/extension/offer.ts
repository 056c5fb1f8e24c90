import type { booking } from '#protocol/rentals/bookings/booking.ts'
import type { OutputOf } from '#protocol/core/operation.ts'

/** What `booking` answers with isCarExtend. */
export type ExtensionOffer = OutputOf<typeof booking>
export type ExtensionRoom = NonNullable<ExtensionOffer['extension']>
