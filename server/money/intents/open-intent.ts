import type { Services } from '../../platform/api/context.ts'
import { conflict } from '../../platform/api/problem.ts'
import { paymentTexts } from '../ledger/payment-texts.ts'
import type { PaymentRow } from '../ledger/payments-store.ts'
import { refusalTexts } from '../gateways/refusal-texts.ts'
import { applyGatewayEvent } from './apply-gateway-event.ts'
import { asksGateway } from '../gateways/asks-gateway.ts'
import { nextAsk } from '../gateways/next-ask.ts'

/**
 * The gateway's intent of a card payment that was written down: made now, or answered again. Nobody can be charged
 * before its secret is answered, so one that is lost on the way charges nobody (docs/product/booking-and-payment.md#gateway).
 * @throws Problem 409 when another payment took its place or the remembered card is gone; a refusal when the gateway
 * is away, and then the same request may be sent again
 */
export async function openIntent(services: Services, paymentId: string) {
  const { db, payments } = services
  const row = await readPayment(services, paymentId)
  if (row.gateway_reference === null && row.state !== 'pending')
    throw conflict(refusalTexts.replaced)
  if (row.gateway_reference === null) await makeIntent(services, row)
  const { client_secret: clientSecret } = await db
    .selectFrom('payment')
    .select('client_secret')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  if (clientSecret === null) throw conflict(refusalTexts.replaced)
  const { name: gateway, publishableKey } = payments
  return { id: paymentId, gateway, clientSecret, publishableKey }
}

const readPayment = ({ db }: Services, id: string): Promise<PaymentRow> =>
  db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Makes it under the payment's own key, so that there is never a second one. */
async function makeIntent(services: Services, row: PaymentRow): Promise<void> {
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
    await db
      .updateTable('payment')
      .set({ state: 'replaced', ask_at: null })
      .where('id', '=', row.id)
      .where('state', '=', 'pending')
      .execute()
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
    .returning('id')
    .executeTakeFirst()
  if (kept) return
  const { state, gateway_reference } = await readPayment(services, row.id)
  // The other server at the same payment was faster, with the same intent.
  if (gateway_reference !== null || state === 'pending') return
  // Another payment took its place meanwhile: nobody has the secret of this one.
  const charged = await payments.cancelIntent(services, intent.reference)
  if (charged) await applyGatewayEvent(services, charged)
}
