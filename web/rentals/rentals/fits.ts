import { isAmong, liveCodes, runningCodes } from '#domain/fleet/fleet/rental-status.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'

/* Which of a person's rentals a screen without an order could mean (OrderOf). */

export const fits = {
  payment: (rental: Rental) => rental.allowedActions.includes('pay') && rental.kind !== 'extension',
  extensionPayment: (rental: Rental) =>
    rental.allowedActions.includes('pay') && rental.kind === 'extension',
  /** A booking to cancel, or a rental to end early. */
  refund: (rental: Rental) => isAmong(liveCodes, rental.rentalStatus),
  /** At the car: booked or out. */
  car: (rental: Rental) => isAmong(liveCodes, rental.rentalStatus),
  out: (rental: Rental) => isAmong(runningCodes, rental.rentalStatus),
  change: (rental: Rental) => rental.allowedActions.includes('carChange'),
  /** Whatever was ordered, however it is paid. */
  ordered: (rental: Rental) => rental.state === 'booked' && isAmong(liveCodes, rental.rentalStatus),
}
