import type { cancelContract as operation } from '#protocol/rentals/cancellation/cancel-contract.ts'
import type { Services } from '../../platform/api/context.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refundChanged } from '../../fleet/pricing/booking-texts.ts'
import { refundParts } from '../../money/ledger/refund-parts.ts'
import { allGivenUp, readCancellation } from '../../money/refunds/cancel-refund.ts'
import { endBooking } from './end-booking.ts'
import { lockOwnRental, mustBeAllowed, type OwnRental } from '../../money/orders/own-rental.ts'
import { feeOf } from '../../money/refunds/refund-offer.ts'
import { rentalAnswer } from '../rentals/rental-answer.ts'

type Cancelling = {
  userId: string
  /** Cents that the screen showed to go back; only compared. */
  total: number | undefined
  services: Pick<Services, 'tell'>
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
  { userId, total, services, now }: Cancelling,
): Promise<number> {
  const { order } = rental
  mustBeAllowed(rental, 'cancelContract')
  const { keptRent, keptTax, refund } = await readCancellation(tx, order, now)
  const all = await allGivenUp(tx, order, refund)
  const back = all.cents + feeOf(await refundParts(tx, all))
  if (total !== undefined && total !== back) throw conflict(refundChanged(back))
  await endBooking(tx, order, {
    action: 'cancelContract',
    by: { actor: 'renter', id: userId },
    kept: { rent: keptRent, tax: keptTax },
    services,
    now,
  })
  return back
}

export const cancelContract: Handler<typeof operation> = async (
  { db: tx, user, now, lang, services },
  input,
) => {
  const rental = await lockOwnRental(tx, input.order, user.id, now)
  await cancelOrder(tx, rental, { userId: user.id, total: input.total, services, now })
  return rentalAnswer(tx, input.order, lang, now)
}
