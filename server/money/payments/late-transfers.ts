import { sql } from 'kysely'
import { neverCame } from '#domain/fleet/pricing/order-money.ts'
import type { Services } from '../../platform/api/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { enterPayment } from '../ledger/enter-payment.ts'
import { boughtLines, reversed } from '../ledger/ledger.ts'
import { oweRefund } from '../ledger/owe-refund.ts'
import { isAccountKnown } from '../ledger/refund-account.ts'
import { queuePaymentMail } from '../ledger/payment-mail.ts'
import type { PaymentRow } from '../ledger/payments-store.ts'
import type { OrderRow } from '../orders/orders-store.ts'

type How = { services: Pick<Services, 'config'>; now: Date }

/**
 * Transfers whose order ended before they came, or the rest of a deposit that was owed no longer, of
 * `payment p` and its `rental_order o`: a bank may have been told to send the money before that
 * (docs/product/money.md#refunds).
 */
export const isLateTransfer = sql<boolean>`(p.kind = 'transfer' and p.state in ('refused', 'replaced')
  and p.refusal in ('refused', 'transferMissing', 'cancelled', 'noShow', 'staffCancelled')
  and (o.state = 'ended' or (o.kind = 'balance' and (o.deposit_cents > 0 or o.new_dates is not null) and o.state = 'lapsed')))`

/** Money that came when its order had ended is written down, and all of it goes back. */
export async function giveBackTooLate(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  { services, now }: How,
): Promise<void> {
  const { quote } = order
  await enterPayment(tx, order, payment, now)
  await oweRefund(tx, {
    order,
    lines: reversed(boughtLines(quote)),
    cents: payment.due_cents,
    deposit: quote.deposit,
    reason: 'tooLate',
    paymentId: payment.id,
    now,
  })
  const isAsked = payment.kind === 'transfer' && !(await isAccountKnown(tx, order))
  const how = isAsked ? ({ money: 'asksAccount' } as const) : {}
  await queuePaymentMail(tx, order, payment, 'tooLate', services.config, now, how)
}

/** Staff saw a late transfer on the account. The caller holds the order's lock. */
export async function lateTransferArrived(
  tx: Tx,
  order: OrderRow,
  paymentId: string,
  how: How,
): Promise<boolean> {
  const { rows } = await sql<PaymentRow>`
    update payment p set state = 'refunding', paid_at = ${how.now}::timestamptz, refusal = null
    from rental_order o where o.id = p.order_id and p.id = ${paymentId} and ${isLateTransfer}
    returning p.*`.execute(tx)
  if (!rows[0]) return false
  await giveBackTooLate(tx, order, rows[0], how)
  return true
}

/** Staff say that it never came. The caller holds the order's lock. */
export async function lateTransferNeverCame(tx: Tx, paymentId: string): Promise<boolean> {
  const { rows } = await sql`
    update payment p set refusal = ${neverCame}
    from rental_order o where o.id = p.order_id and p.id = ${paymentId} and ${isLateTransfer}
    returning p.id`.execute(tx)
  return rows.length > 0
}
