import { sql } from 'kysely'
import { feeShare } from '#domain/pricing/refund.ts'
import { randomId } from '../../core/random.ts'
import type { Tx } from '../../db/database.ts'
import { addEvidence } from '../rentals/evidence-store.ts'
import { addEvent, type OrderRow } from '../rentals/orders-store.ts'
import { type Lines, writeEntry } from './ledger.ts'

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

type Refundable = {
  id: string
  due: number
  fee: number
  refunded_due: number
  refunded_fee: number
}

/**
 * Owes money to the renter, the way it came: the order's own payment first, then the rental's
 * others, newest first; each with its share of the fee (PRODUCT.md 6). The money goes out later
 * (`giveBackRefunds`, or by staff's hands). The caller holds the lock of the order's transaction.
 */
export async function oweRefund(tx: Tx, owed: Owed): Promise<void> {
  const { order, cents, reason, now } = owed
  if (cents <= 0) return
  const payments = await refundablePayments(tx, owed)
  // A rental of the sample data was never paid, so nothing of it is in the ledger either.
  if (payments.length === 0) return
  let left = cents
  let feeBack = 0
  for (const payment of payments) {
    const refund = Math.min(left, payment.due - payment.refunded_due)
    if (refund <= 0) continue
    const fee = feeShare({
      due: payment.due,
      fee: payment.fee,
      refundedDue: payment.refunded_due,
      refundedFee: payment.refunded_fee,
      refund,
    })
    await tx
      .insertInto('refund')
      .values({
        id: randomId(),
        payment_id: payment.id,
        order_id: order.id,
        due_cents: refund,
        fee_cents: fee,
        reason,
        created_at: now,
      })
      .execute()
    if (payment.refunded_due + refund === payment.due) {
      await tx
        .updateTable('payment')
        .set({ state: 'refunding' })
        .where('id', '=', payment.id)
        .execute()
    }
    left -= refund
    feeBack += fee
  }
  if (left > 0) throw new Error(`order ${order.id} would get back more than was paid`)
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

async function refundablePayments(
  tx: Tx,
  { order, paymentId }: Pick<Owed, 'order' | 'paymentId'>,
): Promise<Refundable[]> {
  const { rows } = await sql<Refundable>`
    select p.id, p.due_cents as due, p.fee_cents as fee,
      coalesce(sum(r.due_cents), 0)::int as refunded_due, coalesce(sum(r.fee_cents), 0)::int as refunded_fee
    from payment p join rental_order o on o.id = p.order_id left join refund r on r.payment_id = p.id
    where o.transaction_id = ${order.transaction_id} and p.paid_at is not null
      and (${paymentId ?? null}::text is null or p.id = ${paymentId ?? null}::text)
    group by p.id, o.id
    order by (o.id = ${order.id}) desc, p.paid_at desc, p.id`.execute(tx)
  return rows
}
