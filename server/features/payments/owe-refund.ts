import { randomId } from '../../core/random.ts'
import type { Tx } from '../../db/database.ts'
import { addEvidence } from '../rentals/evidence-store.ts'
import { addEvent, type OrderRow } from '../rentals/orders-store.ts'
import { type Lines, writeEntry } from './ledger.ts'
import { type RefundPart, refundParts, wasPaid } from './refund-parts.ts'

type Owed = {
  order: OrderRow
  /** Cents of what was due at payment, the fee's share not counted. */
  cents: number
  /** What the refund takes back, as debits that add up to `cents`. */
  lines: Lines
  reason: string
  /** Only this payment, when the order has no part in it (money that came too late). */
  paymentId?: string
  now: Date
}

/**
 * Owes money to the renter, the way it came (`refundParts`). The money goes out later
 * (`giveBackRefunds`, or by staff's hands). The caller holds the lock of the order's transaction.
 */
export async function oweRefund(tx: Tx, owed: Owed): Promise<void> {
  const { order, cents, reason, now } = owed
  if (cents <= 0) return
  const parts = await refundParts(tx, owed)
  // A rental of the sample data was never paid, so nothing of it is in the ledger either.
  if (parts.length === 0 && !(await wasPaid(tx, order))) return
  for (const part of parts) {
    await tx
      .insertInto('refund')
      .values({
        id: randomId(),
        payment_id: part.payment,
        order_id: order.id,
        due_cents: part.cents,
        fee_cents: part.fee,
        reason,
        created_at: now,
      })
      .execute()
    if (!part.isWhole) continue
    await tx
      .updateTable('payment')
      .set({ state: 'refunding' })
      .where('id', '=', part.payment)
      .execute()
  }
  const sum = (pick: (part: RefundPart) => number) =>
    parts.reduce((total, part) => total + pick(part), 0)
  const feeBack = sum((part) => part.fee)
  if (sum((part) => part.cents) < cents)
    throw new Error(`order ${order.id} would get back more than was paid`)
  const entry = { transactionId: order.transaction_id, orderId: order.id, now }
  const lines = {
    ...owed.lines,
    fee: (owed.lines.fee ?? 0) + feeBack,
    refunds: (owed.lines.refunds ?? 0) - cents - feeBack,
  }
  await writeEntry(tx, { ...entry, code: 'refundOwed', lines })
  const details = { reason, cents: cents + feeBack }
  await addEvent(tx, order.id, now, { actor: 'system', code: 'refundOwed', details })
  await addEvidence(tx, order.id, now, 'payment', { event: 'refundOwed', ...details })
}
