import type { Tx } from '../../platform/db/database.ts'
import type { DisputeNews } from '../../platform/gateways/payment.ts'
import { wake } from '../../platform/work/topics.ts'
import { addEvidence } from '../evidence/evidence-store.ts'
import { type EntryCode, type Lines, writeEntry } from '../ledger/ledger.ts'
import { addEvent, type OrderRow } from '../orders/orders-store.ts'
import { bookGone } from './book-gone.ts'

type Disputed = {
  order: OrderRow
  paymentId: string
  /** As it is kept, which may be newer than the news. */
  state: DisputeNews['state']
  news: DisputeNews
  now: Date
}

/**
 * Books the money of a dispute as it moves, each move once (docs/product/booking-and-payment.md#disputes): taken from
 * the card, given back to it, or kept by the bank; what it keeps pays the refunds that are owed of the payment, and what
 * is still owed of it goes by hand. The caller has written the dispute, and holds the lock of the order's transaction.
 */
export async function bookDispute(tx: Tx, { order, ...dispute }: Disputed): Promise<void> {
  const { paymentId, state, news, now } = dispute
  const { id: name, taken } = news
  const before = await tx
    .selectFrom('dispute')
    .select(['taken_at', 'given_at', 'lost_at'])
    .where('id', '=', name)
    .executeTakeFirstOrThrow()
  const entry = { transactionId: order.transaction_id, orderId: order.id, gatewayRef: name, now }
  const move = async (
    code: EntryCode & ('disputeTaken' | 'disputeBack'),
    cents: number,
    lines: Lines,
  ) => {
    await writeEntry(tx, { ...entry, code, lines })
    await addEvent(tx, order.id, now, { actor: 'gateway', code, details: { cents } })
    await addEvidence(tx, order.id, now, 'payment', { event: code, cents })
  }
  const noted = (when: 'taken_at' | 'given_at' | 'lost_at') =>
    tx
      .updateTable('dispute')
      .set({ [when]: now })
      .where('id', '=', name)
      .execute()
  if (taken > 0 && before.taken_at === null) {
    await move('disputeTaken', taken, { disputed: taken, card: -taken })
    await noted('taken_at')
  }
  if (news.given > 0 && before.given_at === null) {
    // One that was lost first, and won on appeal, is no loss any more.
    const from = before.lost_at === null ? 'disputed' : 'chargeback'
    await move('disputeBack', news.given, { card: news.given, [from]: -news.given })
    await noted('given_at')
  } else if (state === 'lost' && taken > 0 && before.given_at === null && before.lost_at === null) {
    await bookGone(tx, { order, paymentId, name, cents: taken, way: 'dispute', now })
    await noted('lost_at')
    await tx
      .updateTable('refund')
      .set({ by_hand: 'disputed' })
      .where('payment_id', '=', paymentId)
      .where('state', '=', 'owed')
      .where('by_hand', 'is', null)
      .execute()
  }
  // Refunds that waited for the bank.
  if (state === 'won') await wake(tx, 'refunds')
}
