import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import { paymentLines, writeEntry } from '../../money/ledger/ledger.ts'
import type { Tx } from '../../platform/db/database.ts'
import { insertPayments } from '../../money/payments/loaded/payments.ts'
import { demoId, demoNumber } from './demo-id.ts'

type PaidOrder = { id: string; transaction_id: string; quote: Quote; created_at: Date }

/** The bank transfers that paid the demo's rentals, and the books as they would be. */
export async function loadPayments(tx: Tx, orders: PaidOrder[]): Promise<void> {
  const payments = orders.map(({ id, quote, created_at }) => ({
    id: demoId('payment', id),
    order_id: id,
    method: 'bankTransfer',
    kind: 'transfer',
    state: 'paid',
    due_cents: quote.total,
    fee_cents: 0,
    confirmation_number: demoId('payment', `number ${id}`).slice(0, 10),
    created_at,
    paid_at: created_at,
  }))
  await insertPayments(tx, payments)
  const entries = orders.map(({ id, transaction_id, quote, created_at }) =>
    writeEntry(tx, {
      transactionId: transaction_id,
      orderId: id,
      paymentId: demoId('payment', id),
      code: 'payment',
      lines: paymentLines(quote, 'transfer', 0),
      now: created_at,
    }),
  )
  await Promise.all(entries)
}

/** How the transfer for an order is named, by us and by the bank. */
export const transferOf = (orderId: string) => ({
  id: demoId('payment', orderId),
  confirmationNumber: demoId('payment', `number ${orderId}`).slice(0, 10),
  bankConfirmation: `${demoNumber(`transfer ${orderId}`)}`,
})
