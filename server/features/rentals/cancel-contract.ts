import { feeShare } from '#domain/pricing/refund.ts'
import type {
  cancelContract as cancelOperation,
  cancelQuote as quoteOperation,
} from '#protocol/rentals/cancel-contract.ts'
import type { Handler } from '../../core/handler.ts'
import { conflict, Problem, texts } from '../../core/problem.ts'
import type { Db, Tx } from '../../db/database.ts'
import { priceChanged } from '../bookings/booking-texts.ts'
import { areaById } from '../site/areas-store.ts'
import { cancellationOf } from './cancel-refund.ts'
import { presentCancellation } from './cancel-texts.ts'
import { endBooking } from './end-booking.ts'
import { factsOf } from './order-facts.ts'
import { type OrderRow, ownOrder } from './orders-store.ts'
import { lockOwnRental, mustBeAllowed, refusalOf } from './own-rental.ts'
import { refusalTexts } from './refusal-texts.ts'
import { rentalAnswer } from './rental-answer.ts'

/** The fee's share that goes back with a refund of the order's own payment; cents. */
async function feeBack(db: Db | Tx, order: OrderRow, refund: number): Promise<number> {
  const payment = await db
    .selectFrom('payment')
    .select(['due_cents', 'fee_cents'])
    .where('order_id', '=', order.id)
    .where('state', '=', 'paid')
    .executeTakeFirst()
  if (!payment) return 0
  const { due_cents: due, fee_cents: fee } = payment
  return feeShare({ due, fee, refundedDue: 0, refundedFee: 0, refund })
}

/** What a cancellation gives back, before it is confirmed (PRODUCT.md 6). */
export const cancelQuote: Handler<typeof quoteOperation> = async (
  { db, user, now, lang },
  input,
) => {
  const order = await ownOrder(db, input.order, user.id)
  const area = order && (await areaById(db, order.area_id))
  if (!order || !area) throw new Problem(404, texts.lostOrder)
  const facts = await factsOf(db, order, area.zone, now)
  const refusal = refusalOf({ order, facts }, 'cancelContract')
  if (refusal) {
    return { message: refusalTexts[refusal][lang], lines: [], refund: 0, fee: 0, kept: 0 }
  }
  const cancellation = cancellationOf(order, now)
  const fee = await feeBack(db, order, cancellation.refund)
  return presentCancellation(order, cancellation, fee, lang)
}

export const cancelContract: Handler<typeof cancelOperation> = async (
  { db: tx, user, now, lang, services },
  input,
) => {
  const rental = await lockOwnRental(tx, input.order, user.id, now)
  const { order } = rental
  mustBeAllowed(rental, 'cancelContract')
  const { keptRent, keptTax, refund } = cancellationOf(order, now)
  const total = refund + (await feeBack(tx, order, refund))
  if (input.total !== undefined && input.total !== total) throw conflict(priceChanged(total))
  await endBooking(tx, order, {
    action: 'cancelContract',
    by: { actor: 'renter', id: user.id },
    kept: { rent: keptRent, tax: keptTax },
    config: services.config,
    now,
  })
  return rentalAnswer(tx, order.id, lang, now)
}
