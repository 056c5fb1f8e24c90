import { paymentFee } from '#domain/fleet/pricing/payment-fee.ts'
import type { Tx } from '../../platform/db/database.ts'
import { randomId } from '../../platform/random.ts'
import { nextAsk } from '../gateways/next-ask.ts'
import type { Method } from '../ledger/methods.ts'
import type { PaymentRow } from '../ledger/payments-store.ts'
import { addEvent, type OrderRow } from '../orders/orders-store.ts'

/** Cents that an order costs when it is paid in this way, and the fee in them. */
export function costBy(
  order: Pick<OrderRow, 'total_cents'>,
  method: Pick<Method, 'transactionFee'>,
): { amount: number; fee: number } {
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
  gateway: string
  method: Method
  /** Whether the card's kind is known: then exactly the sum of the method is charged. */
  isKnown: boolean
  /** Whether the gateway keeps the card, and the one of those it kept that is charged. */
  remember: boolean
  card: string | undefined
  /** The version of the words for charges of what is owed after a return that were said yes to. */
  consent: number | undefined
  userId: string
  now: Date
}

/**
 * Writes down a card payment that begins; the gateway hears of it once that is committed (`openIntent`), and only
 * what the gateway tells makes it paid (docs/product/booking-and-payment.md#gateway).
 * @returns its id
 */
export async function beginCardPayment(
  tx: Tx,
  order: OrderRow,
  { gateway, method, isKnown, remember, card, consent, userId, now }: ByCard,
): Promise<string> {
  const row = rowOf(order, method, now)
  await tx
    .insertInto('payment')
    .values({
      ...row,
      gateway,
      funding_known: isKnown,
      remembers: remember,
      card_reference: card ?? null,
      consent: consent ?? null,
      ask_at: nextAsk(now, now),
    })
    .execute()
  await addEvent(tx, order.id, now, { actor: 'renter', actorId: userId, code: 'paymentStarted' })
  return row.id
}

/**
 * Writes down that a kept card is charged for a balance while its owner is away, without a fee
 * (docs/product/booking-and-payment.md#charge-of-a-saved-card).
 * @returns the payment's id
 */
export async function beginOffSession(
  tx: Tx,
  order: OrderRow,
  how: { gateway: string; card: { reference: string; method: string }; now: Date },
): Promise<string> {
  const id = randomId()
  await tx
    .insertInto('payment')
    .values({
      id,
      order_id: order.id,
      method: how.card.method,
      kind: 'card',
      due_cents: order.total_cents,
      fee_cents: 0,
      created_at: how.now,
      gateway: how.gateway,
      card_reference: how.card.reference,
      off_session: true,
      ask_at: nextAsk(how.now, how.now),
    })
    .execute()
  return id
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
