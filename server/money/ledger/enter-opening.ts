import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import { randomId } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import { addEvidence } from '../evidence/evidence-store.ts'
import { boughtLines, writeEntry } from './ledger.ts'
import { openBalance } from './settle-rental.ts'
import type { OrderRow } from '../orders/orders-store.ts'

/**
 * What was paid for a rental before it came into these books, its deposit too, against the account `openingBalance`;
 * what was not is owed and open from now on (docs/product/company.md#moving-in). As a payment it goes back by the hands
 * of staff, never through a gateway.
 * @param owed cents of the order's total that are not paid
 */
export async function enterOpening(
  tx: Tx,
  order: OrderRow & { quote: Quote },
  owed: number,
  now: Date,
): Promise<void> {
  const { id: orderId, transaction_id: transactionId, quote } = order
  const paid = quote.total - owed
  const paymentId = randomId()
  await tx
    .insertInto('payment')
    .values({
      id: paymentId,
      order_id: orderId,
      method: 'before',
      kind: 'transfer',
      state: 'paid',
      due_cents: paid,
      fee_cents: 0,
      created_at: now,
      paid_at: now,
    })
    .execute()
  const lines = { ...boughtLines(quote), openingBalance: paid, receivable: owed }
  await writeEntry(tx, { transactionId, orderId, paymentId, code: 'opening', lines, now })
  const said = { event: 'paidBefore', method: 'before', cents: paid, owed }
  await addEvidence(tx, orderId, now, 'payment', said)
  await openBalance(tx, order, owed, now)
}
