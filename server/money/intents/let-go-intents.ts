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

type ToPay = { order: string; userId: string; token: string | undefined }

/**
 * The card that a token stands for, and nothing of the order open any more that was begun before.
 * @throws Problem a refusal when the gateway is away
 */
export async function askBefore(services: Services, { token, ...of }: ToPay): Promise<AskedBefore> {
  const { payments } = services
  const card = token && (await asksGateway(() => payments.readToken(services, token)))
  return { card: card || undefined, letGo: await letGoIntents(services, of) }
}

/** Nothing was begun. */
export const nothingAsked: AskedBefore = {
  card: undefined,
  letGo: { gone: [], charged: undefined },
}

/** Payments of an order that the gateway let go, and the one that was charged meanwhile. */
type LetGo = { gone: string[]; charged: string | undefined }

/**
 * Before a new payment of an order, by card or promised: what was begun before is cancelled at the gateway, also what
 * was refused, for there a person may try again (docs/product/booking-and-payment.md#gateway). What was charged
 * meanwhile is booked.
 * @throws Problem a refusal when the gateway is away
 */
async function letGoIntents(
  services: Services,
  asked: { order: string; userId: string },
): Promise<LetGo> {
  const begun = await services.db
    .selectFrom('payment')
    .innerJoin('rental_order', 'rental_order.id', 'payment.order_id')
    .select(['payment.id', 'payment.gateway', 'payment.gateway_reference as reference'])
    .where('rental_order.id', '=', asked.order)
    .where('rental_order.user_id', '=', asked.userId)
    .where('payment.state', 'in', ['pending', 'refused'])
    .execute()
  for (const { id, gateway, reference } of begun) {
    if (reference === null || gateway !== services.payments.name) continue
    const charged = await asksGateway(() => services.payments.cancelIntent(services, reference))
    if (!charged) continue
    await applyGatewayEvent(services, charged)
    return { gone: [], charged: id }
  }
  return { gone: begun.map(({ id }) => id), charged: undefined }
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
