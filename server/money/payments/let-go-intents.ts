import type { Services } from '../../platform/api/context.ts'
import { Problem } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { PaymentRow } from '../ledger/payments-store.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import { paymentTexts } from '../ledger/payment-texts.ts'
import { applyEvent } from './apply-gateway-event.ts'

/**
 * Before a new payment, by card or promised: what was begun before for the order is cancelled at the gateway, also
 * what was refused, for there a person may try again. The caller holds the order's lock.
 * @returns the payment that was charged meanwhile: it counts, and no new one is made
 * @throws Problem 409 when something was charged that settles nothing
 */
export async function letGoIntents(
  tx: Tx,
  order: OrderRow,
  services: Services,
  now: Date,
): Promise<PaymentRow | undefined> {
  const begun = await tx
    .updateTable('payment')
    .set({ state: 'replaced' })
    .where('order_id', '=', order.id)
    .where('state', 'in', ['pending', 'refused'])
    .returning(['id', 'gateway_reference'])
    .execute()
  for (const { id, gateway_reference: reference } of begun) {
    if (reference === null) continue
    const charged = await services.payments.cancelIntent(tx, reference)
    if (!charged) continue
    await applyEvent(tx, services, charged, now)
    const payment = await tx
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    // The gateway's own word comes, too, and staff are told of it.
    if (payment.state !== 'paid') throw new Problem(409, paymentTexts.alreadyPaid)
    return payment
  }
  return undefined
}
