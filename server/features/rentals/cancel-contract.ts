import type { cancelContract as operation } from '#protocol/rentals/cancel-contract.ts'
import type { Config } from '../../config.ts'
import type { Handler } from '../../core/handler.ts'
import { conflict } from '../../core/problem.ts'
import type { Tx } from '../../db/database.ts'
import { priceChanged } from '../bookings/booking-texts.ts'
import { refundParts } from '../payments/refund-parts.ts'
import { cancellationOf } from './cancel-refund.ts'
import { endBooking } from './end-booking.ts'
import { lockOwnRental, mustBeAllowed, type OwnRental } from './own-rental.ts'
import { feeOf } from './refund-offer.ts'
import { rentalAnswer } from './rental-answer.ts'

type Cancelling = {
  userId: string
  /** Cents that the screen showed to go back; only compared. */
  total: number | undefined
  config: Config
  now: Date
}

/**
 * Cancels an order before its keys and gives back what the rule says; the caller holds its lock.
 * @returns the cents that go back, the fee's share included
 * @throws Problem 409 when it may not be cancelled, or something else goes back now
 */
export async function cancelOrder(
  tx: Tx,
  rental: OwnRental,
  { userId, total, config, now }: Cancelling,
): Promise<number> {
  const { order } = rental
  mustBeAllowed(rental, 'cancelContract')
  const { keptRent, keptTax, refund } = cancellationOf(order, now)
  const back = refund + feeOf(await refundParts(tx, { order, cents: refund }))
  if (total !== undefined && total !== back) throw conflict(priceChanged(back))
  await endBooking(tx, order, {
    action: 'cancelContract',
    by: { actor: 'renter', id: userId },
    kept: { rent: keptRent, tax: keptTax },
    config,
    now,
  })
  return back
}

export const cancelContract: Handler<typeof operation> = async (
  { db: tx, user, now, lang, services },
  input,
) => {
  const rental = await lockOwnRental(tx, input.order, user.id, now)
  const { config } = services
  await cancelOrder(tx, rental, { userId: user.id, total: input.total, config, now })
  return rentalAnswer(tx, input.order, lang, now)
}
