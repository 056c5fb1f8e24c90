import { asksGateway } from '../gateways/asks-gateway.ts'
import type { Services } from '../../platform/api/context.ts'
import { conflict } from '../../platform/api/problem.ts'
import type { TokenCard } from '../../platform/gateways/payment.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { PaymentRow } from '../ledger/payments-store.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import { paymentTexts } from '../ledger/payment-texts.ts'
import { applyGatewayEvent } from './apply-gateway-event.ts'

/** What the gateway says before a payment is written down. */
export type AskedBefore = { card: TokenCard | undefined; letGo: LetGo }

/** Payments of an order that the gateway let go, and the one that was charged meanwhile. */
type LetGo = { gone: string[]; charged: string | undefined }

/** Nothing was begun. */
export const nothingAsked: AskedBefore = {
  card: undefined,
  letGo: { gone: [], charged: undefined },
}

type Asking = {
  order: string
  userId: string
  token: string | undefined
  /** Throws what stands against a new payment: then nothing is let go for it. */
  mayPay: (card: TokenCard | undefined) => Promise<unknown>
}

/**
 * The card that a token stands for; and nothing of the order is open any more that was begun before, also what was
 * refused, for there a person may try again (docs/product/booking-and-payment.md#gateway). What was charged meanwhile
 * is booked.
 * @throws Problem a refusal when the gateway is away
 */
export async function askBefore(services: Services, asking: Asking): Promise<AskedBefore> {
  const { db, payments } = services
  const { token } = asking
  const card = token && (await asksGateway(() => payments.readToken(services, token)))
  const begun = await db
    .selectFrom('payment')
    .innerJoin('rental_order', 'rental_order.id', 'payment.order_id')
    .select(['payment.id', 'payment.gateway', 'payment.gateway_reference as reference'])
    .where('rental_order.id', '=', asking.order)
    .where('rental_order.user_id', '=', asking.userId)
    .where('payment.state', 'in', ['pending', 'refused'])
    .execute()
  const asked = { card: card || undefined }
  if (begun.length > 0) await asking.mayPay(asked.card)
  for (const { id, gateway, reference } of begun) {
    if (reference === null || gateway !== payments.name) continue
    const charged = await asksGateway(() => payments.cancelIntent(services, reference))
    if (!charged) continue
    await applyGatewayEvent(services, charged)
    return { ...asked, letGo: { gone: [], charged: id } }
  }
  // Who gets an intent between now and then was not let go.
  const gone = begun.flatMap(({ id, reference }) => (reference === null ? [] : id))
  return { ...asked, letGo: { gone, charged: undefined } }
}

/**
 * The place of those payments is free for a new one. Who has no intent yet never gets one. The caller holds the
 * order's lock.
 * @throws Problem 409 when one was begun meanwhile that can be charged
 */
export async function replaceBegun(tx: Tx, order: OrderRow, { gone }: LetGo): Promise<void> {
  const replaced = await tx
    .updateTable('payment')
    .set({ state: 'replaced', ask_at: null })
    .where('order_id', '=', order.id)
    .where('state', 'in', ['pending', 'refused'])
    .returning(['id', 'gateway_reference as reference'])
    .execute()
  if (replaced.some(({ id, reference }) => reference !== null && !gone.includes(id)))
    throw conflict(paymentTexts.twoAtOnce)
}

/**
 * The payment that was charged when it should have been let go.
 * @throws Problem 409 when it settles nothing; staff are told
 */
export async function chargedMeanwhile(tx: Tx, id: string): Promise<PaymentRow> {
  const payment = await tx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (payment.state !== 'paid') throw conflict(paymentTexts.alreadyPaid)
  return payment
}
