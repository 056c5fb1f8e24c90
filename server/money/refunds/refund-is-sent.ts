import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import { addEvidence } from '../evidence/evidence-store.ts'
import { moneyAccount, writeEntry } from '../ledger/ledger.ts'
import type { RefundWay } from '../ledger/refund-way.ts'
import { tellOfMoney } from '../ledger/tell-of-money.ts'
import { addEvent } from '../orders/orders-store.ts'

type Sent = {
  by: { actor: 'system' | 'staff' | 'gateway'; actorId?: string }
  /** How it went; by hand also where to: the account, the number of the check. */
  way: RefundWay
  to?: string | undefined
  /** The gateway's name for what paid it: its refund, or the dispute. */
  gatewayRef?: string | undefined
  now: Date
}

/**
 * The money of a refund has left: written once, however often it is reported. The caller holds the lock
 * of the order's transaction.
 */
export async function refundIsSent(
  tx: Tx,
  refundId: string,
  { by, way, to, gatewayRef, now }: Sent,
): Promise<boolean> {
  const refund = await tx
    .updateTable('refund')
    .set({
      state: 'sent',
      sent_at: now,
      sent_way: way,
      sent_to: to ?? null,
      ...(gatewayRef === undefined ? {} : { gateway_refund: gatewayRef }),
    })
    .where('id', '=', refundId)
    .where('state', '=', 'owed')
    .returningAll()
    .executeTakeFirst()
  if (!refund) return false
  const payment = await tx
    .selectFrom('payment')
    .innerJoin('rental_order', 'rental_order.id', 'payment.order_id')
    .select(['payment.kind', 'rental_order.transaction_id', 'rental_order.user_id'])
    .where('payment.id', '=', refund.payment_id)
    .executeTakeFirstOrThrow()
  const cents = refund.due_cents + refund.fee_cents
  const isByHand = refund.by_hand !== null && gatewayRef === undefined
  await writeEntry(tx, {
    transactionId: payment.transaction_id,
    orderId: refund.order_id,
    refundId,
    ...(gatewayRef === undefined ? {} : { gatewayRef }),
    code: isByHand ? 'refundByHand' : 'refundSent',
    // What a bank gave back it had taken before.
    lines: { refunds: cents, [way === 'dispute' ? 'disputed' : moneyAccount(way)]: -cents },
    now,
  })
  await sql`
    update payment set state = 'refunded' where id = ${refund.payment_id} and state = 'refunding'
      and not exists (select 1 from refund r where r.payment_id = payment.id and r.state = 'owed')`.execute(
    tx,
  )
  await tellOfMoney(
    tx,
    { ...payment, id: refund.order_id },
    { news: 'refundSent', cents, id: refundId, way, to: to ?? null },
    now,
  )
  const details = { cents, way }
  await addEvent(tx, refund.order_id, now, { ...by, code: 'refundSent', details })
  await addEvidence(tx, refund.order_id, now, 'payment', { event: 'refundSent', ...details })
  return true
}
