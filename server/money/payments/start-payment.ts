import { paymentFee } from '#domain/fleet/pricing/payment-fee.ts'
import type { Services } from '../../platform/api/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { randomId } from '../../platform/random.ts'
import type { Method } from '../ledger/methods.ts'
import type { PaymentRow } from '../ledger/payments-store.ts'
import { addEvent, type OrderRow } from '../orders/orders-store.ts'

/** Cents that an order costs when it is paid in this way, and the fee in them. */
export function costBy(order: OrderRow, method: Method): { amount: number; fee: number } {
  const fee = paymentFee(order.total_cents, method.transactionFee)
  return { amount: order.total_cents + fee, fee }
}

const rowOf = (order: OrderRow, method: Method, now: Date) => ({
  id: randomId(),
  order_id: order.id,
  method: method.id,
  kind: method.kind,
  due_cents: order.total_cents,
  fee_cents: costBy(order, method).fee,
  created_at: now,
})

type ByCard = {
  method: Method
  /** Whether the card's kind is known: then exactly the sum of the method is charged. */
  isKnown: boolean
  /** Whether the gateway keeps the card, and the one of those it kept that is charged. */
  remember: boolean
  card: string | undefined
  userId: string
  services: Pick<Services, 'payments'>
  now: Date
}

/** Begins a card payment; only what the gateway tells makes it paid (docs/product/booking-and-payment.md#gateway). */
export async function startCardPayment(
  tx: Tx,
  order: OrderRow,
  { method, isKnown, remember, card, userId, services, now }: ByCard,
) {
  const { amount } = costBy(order, method)
  const intent = await services.payments.createIntent(tx, {
    amount,
    debitAmount: isKnown ? amount : order.total_cents,
    requireDebit: method.id === 'debitCard',
    remember,
    card,
    now,
  })
  await tx
    .insertInto('payment')
    .values({
      ...rowOf(order, method, now),
      gateway: intent.gateway,
      gateway_reference: intent.reference,
      client_secret: intent.clientSecret,
    })
    .execute()
  await addEvent(tx, order.id, now, { actor: 'renter', actorId: userId, code: 'paymentStarted' })
  const { gateway, clientSecret, publishableKey } = intent
  return { gateway, clientSecret, publishableKey }
}

/** Writes down what is promised in cash or by a transfer, with the bank's number of it. */
export async function promisePayment(
  tx: Tx,
  order: OrderRow,
  method: Method,
  bankConfirmation: string | undefined,
  now: Date,
): Promise<PaymentRow> {
  return tx
    .insertInto('payment')
    .values({
      ...rowOf(order, method, now),
      state: 'waiting',
      confirmation_number: randomId(10),
      bank_confirmation: bankConfirmation ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
