import { countingPayment, orderMoney } from '#domain/fleet/pricing/order-money.ts'
import type { paymentState as operation } from '#protocol/money/payments/payment-state.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { refusalText } from '../gateways/refusal-texts.ts'
import { ownOrder } from '../orders/orders-store.ts'
import { lapsedMoney } from '../ledger/money-words.ts'
import { holdOverText } from '../ledger/payment-texts.ts'
import { readPayments, presentConfirmation } from '../ledger/payments-store.ts'

/**
 * Whether the webhook has come; the client asks until it has
 * (docs/product/booking-and-payment.md#gateway). Of several attempts the one whose money counts is
 * told, whatever became of a later one; money that came too late and goes back paid nothing.
 */
export const paymentState: Handler<typeof operation> = async ({ db, user, lang }, input) => {
  const order = await ownOrder(db, input.order, user.id)
  if (!order) throw new Problem(404, texts.lostOrder)
  const payments = await readPayments(db, order.id)
  const money = orderMoney(payments)
  const counts = countingPayment(payments, order.paid)
  if (order.state !== 'lapsed' && counts && counts.state !== 'waiting')
    return { state: 'paid', confirmation: presentConfirmation(counts, lang) }
  if (money !== 'nothing' && money !== 'underWay') {
    const said = order.state === 'lapsed' ? await holdOverText(db, order.id) : lapsedMoney[money]
    return { state: 'refused', message: said[lang] }
  }
  const [latest] = payments
  return latest?.state === 'refused'
    ? { state: 'refused', message: refusalText(latest.refusal)[lang] }
    : { state: 'pending' }
}
