import { conflict, refusal } from '../../platform/api/problem.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { kindOf, type Method, methodsFor } from '../../money/ledger/methods.ts'
import { queuePaymentMail } from '../../money/ledger/payment-mail.ts'
import { paymentTexts } from '../../money/ledger/payment-texts.ts'
import type { PaymentRow } from '../../money/ledger/payments-store.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { promisePayment } from '../../money/payments/start-payment.ts'
import { moneyArrived } from '../../money/payments/waiting-money.ts'
import { bookOrder } from '../confirmation/book-order.ts'
import { mustAwaitPayment, mustBeComplete } from './payable-order.ts'

type Desk = Pick<AnyContext, 'now' | 'lang' | 'services' | 'isSameMachine'> & {
  db: Tx
  user: { id: string }
}

/** @throws Problem 409 where the company does not take money so */
async function wayOf(context: Desk, kind: 'cash' | 'transfer'): Promise<Method> {
  const method = (await methodsFor(context)).find((one) => kindOf(one.id) === kind)
  if (!method) throw conflict(paymentTexts.methodGone)
  return method
}

/**
 * A held order is booked on a promise that its renter gave the desk: a transfer that is on its way, or cash that
 * lies on the desk (`takeCash`). It asks what the renter's own payment asks, but for the confirmed address: staff
 * spoke with the person (docs/product/staff.md#booking-for-a-caller). The caller holds the order's lock.
 * @throws Problem what stands against it
 */
async function promiseAtDesk(
  context: Desk,
  order: OrderRow,
  kind: 'cash' | 'transfer',
): Promise<PaymentRow> {
  const { db: tx, user, now, lang, services } = context
  await mustAwaitPayment(tx, order, now)
  const method = await wayOf(context, kind)
  await mustBeComplete(tx, order, lang)
  if (order.total_cents === 0 && kind === 'transfer') throw refusal(paymentTexts.noCardNeeded)
  const payment = await promisePayment(tx, order, method, undefined, now)
  await bookOrder(tx, order, {
    paid: false,
    code: kind === 'cash' ? 'cashPlanned' : 'transferSent',
    by: { actor: 'staff', id: user.id },
    services,
    now,
  })
  return payment
}

/** The renter sends a transfer; staff say when it is there. They are mailed what to send, and where. */
export async function awaitTransfer(context: Desk, order: OrderRow): Promise<PaymentRow> {
  const { db: tx, now, services } = context
  const payment = await promiseAtDesk(context, order, 'transfer')
  await queuePaymentMail(tx, order, payment, 'waiting', services.config, now)
  return payment
}

/** Cash is on the desk: the order is booked and paid, and the payment says who took it and when. */
export async function takeCash(context: Desk, order: OrderRow): Promise<PaymentRow> {
  const { db: tx, user, now, services } = context
  const payment = await promiseAtDesk(context, order, 'cash')
  const by = { actor: 'staff', id: user.id } as const
  await moneyArrived(tx, order, payment.id, { by, services, now })
  await queuePaymentMail(tx, { ...order, paid: true }, payment, 'paid', services.config, now)
  return payment
}
