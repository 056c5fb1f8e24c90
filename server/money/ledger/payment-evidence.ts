import type { Tx } from '../../platform/db/database.ts'
import { addEvidence } from '../evidence/evidence-store.ts'
import type { PaymentRow } from './payments-store.ts'

/** A payment in the evidence of its order (docs/product/rental.md#evidence). The caller holds the order's lock. */
export async function paymentEvidence(
  tx: Tx,
  payment: PaymentRow,
  event: 'paid' | 'promised',
  now: Date,
): Promise<void> {
  await addEvidence(tx, payment.order_id, now, 'payment', {
    event,
    method: payment.method,
    cents: payment.due_cents + payment.fee_cents,
    confirmationNumber: payment.confirmation_number,
  })
}
