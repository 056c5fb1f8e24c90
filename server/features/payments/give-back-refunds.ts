import { sql } from 'kysely'
import type { Services } from '../../core/context.ts'
import { addEvent, lockOrder } from '../rentals/orders-store.ts'
import { refundSentLines, writeEntry } from './ledger.ts'
import type { PaymentRow } from './payments-store.ts'

/** Sends card refunds that are owed. The gateway takes a repeated refund as one (PRODUCT.md 8). */
export async function giveBackRefunds(services: Services): Promise<number> {
  const { db, clock } = services
  const { rows } = await sql<PaymentRow>`
    select * from payment where state = 'refunding' and gateway_reference is not null order by created_at limit 20`.execute(
    db,
  )
  for (const payment of rows) {
    await services.payments.refund(services, payment.gateway_reference ?? '')
    const now = clock()
    await db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, payment.order_id)
      if (!order) return
      await tx
        .updateTable('payment')
        .set({ state: 'refunded' })
        .where('id', '=', payment.id)
        .execute()
      const lines = refundSentLines(order.quote, payment.kind, payment.fee_cents)
      const entry = {
        transactionId: order.transaction_id,
        orderId: order.id,
        paymentId: payment.id,
        now,
      }
      await writeEntry(tx, { ...entry, code: 'refundSent', lines })
      await addEvent(tx, order.id, now, { actor: 'system', code: 'refundSent' })
    })
  }
  return rows.length
}
