import type { paymentState as operation } from '#protocol/payments/payment-state.ts'
import type { Handler } from '../../core/api/handler.ts'
import { Problem, texts } from '../../core/api/problem.ts'
import { refusalText } from '../../gateways/refusal-texts.ts'
import { ownOrder } from '../orders/orders-store.ts'
import { holdOverText } from '../ledger/payment-texts.ts'
import { paymentsOf, presentConfirmation } from '../ledger/payments-store.ts'

/**
 * Whether the webhook has come; the client asks until it has
 * (docs/product/booking-and-payment.md#gateway). Of several attempts the one whose money came
 * counts, whatever became of a later one.
 */
export const paymentState: Handler<typeof operation> = async ({ db, user, lang }, input) => {
  const order = await ownOrder(db, input.order, user.id)
  if (!order) throw new Problem(404, texts.lostOrder)
  const payments = await paymentsOf(db, order.id)
  const came =
    payments.find(({ state }) => state === 'paid') ??
    payments.find(({ state }) => state === 'refunding' || state === 'refunded')
  if (came) {
    // Money that came too late goes back; an order that was cancelled later was paid all the same.
    if (order.state === 'lapsed')
      return { state: 'refused', message: (await holdOverText(db, order.id))[lang] }
    return { state: 'paid', confirmation: presentConfirmation(came, lang) }
  }
  const [latest] = payments
  return latest?.state === 'refused'
    ? { state: 'refused', message: refusalText(latest.refusal)[lang] }
    : { state: 'pending' }
}
