import type { paymentState as operation } from '#protocol/payments/payment-state.ts'
import type { Handler } from '../../core/api/handler.ts'
import { Problem, texts } from '../../core/api/problem.ts'
import { refusalText } from '../../gateways/refusal-texts.ts'
import { ownOrder } from '../orders/orders-store.ts'
import { paymentTexts } from '../ledger/payment-texts.ts'
import { latestPayment, presentConfirmation } from '../ledger/payments-store.ts'

/** Whether the webhook has come; the client asks until it has (docs/product/booking-and-payment.md#gateway). */
export const paymentState: Handler<typeof operation> = async ({ db, user, lang }, input) => {
  const order = await ownOrder(db, input.order, user.id)
  if (!order) throw new Problem(404, texts.lostOrder)
  const payment = await latestPayment(db, order.id)
  if (!payment) return { state: 'pending' }
  switch (payment.state) {
    case 'refunding':
    case 'refunded':
      // Money that came too late goes back; an order that was cancelled later was paid all the same.
      if (order.state === 'lapsed')
        return { state: 'refused', message: paymentTexts.holdOver[lang] }
      return { state: 'paid', confirmation: presentConfirmation(payment, lang) }
    case 'paid':
      return { state: 'paid', confirmation: presentConfirmation(payment, lang) }
    case 'refused':
      return { state: 'refused', message: refusalText(payment.refusal)[lang] }
    default:
      return { state: 'pending' }
  }
}
