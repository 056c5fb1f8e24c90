import type { Tx } from '../../platform/db/database.ts'
import { addEvidence } from '../evidence/evidence-store.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import { paymentLines, writeEntry } from './ledger.ts'
import type { PaymentRow } from './payments-store.ts'

/**
 * Money that came stands in the ledger and in the evidence of its order
 * (docs/product/booking-and-payment.md#ledger).
 */
export async function enterPayment(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  await writeEntry(tx, {
    transactionId: order.transaction_id,
    orderId: order.id,
    paymentId: payment.id,
    code: 'payment',
    lines: paymentLines(order.quote, payment.kind, payment.fee_cents),
    now,
  })
  await addEvidence(tx, payment.order_id, now, 'payment', {
    event: 'paid',
    method: payment.method,
    cents: payment.due_cents + payment.fee_cents,
    confirmationNumber: payment.confirmation_number,
  })
}
