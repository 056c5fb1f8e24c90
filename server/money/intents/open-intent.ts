import type { Services } from '../../platform/api/context.ts'
import { conflict } from '../../platform/api/problem.ts'
import { paymentTexts } from '../ledger/payment-texts.ts'
import type { PaymentRow } from '../ledger/payments-store.ts'
import { refusalTexts } from '../gateways/refusal-texts.ts'
import { applyGatewayEvent } from './apply-gateway-event.ts'
import { asksGateway } from '../gateways/asks-gateway.ts'
import { nextAsk } from '../gateways/next-ask.ts'
import { replacePayment } from './replace-payment.ts'

/**
 * The gateway's intent of a card payment that was written down: made now, or answered again. Nobody can be charged
 * before its secret is answered, so one that is lost on the way charges nobody (docs/product/booking-and-payment.md#gateway).
 * @throws Problem 409 when another payment took its place or the remembered card is gone; a refusal when the gateway
 * is away, and then the same request may be sent again
 */
export async function openIntent(services: Services, paymentId: string) {
  const row = await readPayment(services, paymentId)
  if (row.gateway_reference === null && row.state !== 'pending')
    throw conflict(refusalTexts.replaced)
  const clientSecret = row.client_secret ?? (await makeIntent(services, row))
  if (clientSecret === null) throw conflict(refusalTexts.replaced)
  const { name: gateway, publishableKey } = services.payments
  return { id: paymentId, gateway, clientSecret, publishableKey }
}

const readPayment = ({ db }: Services, id: string): Promise<PaymentRow> =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/**
 * Makes it under the payment's own key, so that there is never a second one.
 * @returns its secret; null when another payment took its place meanwhile
 */
async function makeIntent(services: Services, row: PaymentRow): Promise<string | null> {
  const { db, clock, payments } = services
  const amount = row.due_cents + row.fee_cents
  const intent = await asksGateway(() =>
    payments.createIntent(services, {
      key: row.id,
      order: row.order_id,
      amount,
      debitAmount: row.funding_known ? amount : row.due_cents,
      requireDebit: row.method === 'debitCard',
      remember: row.remembers,
      card: row.card_reference ?? undefined,
    }),
  )
  if (!intent) {
    await replacePayment(services, row.id)
    throw conflict(paymentTexts.noSavedCard)
  }
  const kept = await db
    .updateTable('payment')
    .set({
      gateway_reference: intent.reference,
      client_secret: intent.clientSecret,
      ask_at: nextAsk(row.created_at, clock()),
    })
    .where('id', '=', row.id)
    .where('state', '=', 'pending')
    .where('gateway_reference', 'is', null)
    .returning('client_secret')
    .executeTakeFirst()
  if (kept) return kept.client_secret
  const { client_secret: theirs } = await readPayment(services, row.id)
  // Another server at the same payment was faster, with the same intent.
  if (theirs !== null) return theirs
  // Another payment took its place meanwhile: nobody has the secret of this one.
  const charged = await payments.cancelIntent(services, intent.reference)
  if (charged) await applyGatewayEvent(services, charged)
  return null
}
