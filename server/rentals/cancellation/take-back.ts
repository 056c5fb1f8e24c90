import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Services } from '../../platform/api/context.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refundChanged } from '../../fleet/pricing/booking-texts.ts'
import type { RefundPart } from '../../money/ledger/refund-parts.ts'
import { bookAppointment } from '../appointments/book-appointment.ts'
import { cancelOrder } from './cancel-contract.ts'
import { refundTo } from '../../money/orders/moves/marks.ts'
import { lockOwnRental } from '../../money/orders/own-rental.ts'
import { refundOffer, refundTotal } from '../../money/refunds/refund-offer.ts'
import { returnAppointment } from './refund-quote.ts'
import { refusalText } from '../../money/orders/refusal-texts.ts'

type Asked = {
  order: string
  userId: string
  /** The return appointment of an early return. */
  appt: string | undefined
  /** Cents that the screen showed to go back; only compared. */
  total: number | undefined
  /** The account of a transfer that goes back. */
  destination: string | undefined
  services: Pick<Services, 'tell'>
  now: Date
}

/**
 * What /refund confirms (docs/product/money.md#refunds): an order that was not picked up is cancelled and its
 * money goes back; for one that is out the return is made, and the refund follows with the keys.
 * @returns the cents that go back and the payments they go back through
 */
export async function takeBack(
  tx: Tx,
  { order: orderId, userId, appt, total, destination, services, now }: Asked,
): Promise<{ cents: number; parts: RefundPart[] }> {
  const rental = await lockOwnRental(tx, orderId, userId, now)
  const { order, area } = rental
  const when = returnAppointment(appt, area.id)
  const offer = await refundOffer(tx, rental, { appt: when, now })
  if (!offer) throw conflict(refusalText(order, 'not:cancelContract'))
  if (offer.refusal) throw conflict(offer.refusal)
  const cents = refundTotal(offer)
  if (total !== undefined && total !== cents) throw conflict(refundChanged(cents))
  if (offer.parts.some((part) => part.kind === 'transfer') && !destination)
    throw missing('paymentRefundDestination')
  if (offer.kind === 'earlyReturn' && !appt) throw missing('appt')
  if (destination) await refundTo(tx, order.transaction_id, destination)
  if (offer.kind === 'cancel') await cancelOrder(tx, rental, { userId, total, services, now })
  else
    await bookAppointment(tx, rental, {
      rentalStatus: RentalStatus.returnScheduled,
      appt: appt ?? '',
      userId,
      now,
    })
  return { cents, parts: offer.parts }
}

function missing(field: string): Problem {
  return new Problem(400, texts.malformed, { errors: { [field]: fieldError('required') } })
}
