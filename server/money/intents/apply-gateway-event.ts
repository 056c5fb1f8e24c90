import { sql } from 'kysely'
import { paidCard } from '#domain/money/payments/paid-card.ts'
import type { Services } from '../../platform/api/context.ts'
import { randomId } from '../../platform/random.ts'
import { withRetries } from '../../platform/retry.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { GatewayEvent, GatewayNews } from '../../platform/gateways/payment.ts'
import { whyNotToContinue } from '../payments/papers-to-new-end.ts'
import { isStillBookable } from '../orders/is-still-bookable.ts'
import { addEvent, lockOrder, type OrderRow } from '../orders/orders-store.ts'
import type { PaymentRow } from '../ledger/payments-store.ts'
import { tellOfBill } from '../ledger/planned-charges.ts'
import { giveBackTooLate } from '../payments/late-transfers.ts'
import { consentToCharges, keepCard, keptCardNamed } from '../payments/saved-card.ts'
import { noteRefunds } from '../refunds/gateway-refunds.ts'
import { noteDispute } from './note-dispute.ts'
import { isAsAsked, tellOfOtherAmount } from './other-amount.ts'

/** What the gateway tells by itself. */
export function hearGateway(services: Services, news: GatewayNews): Promise<void> {
  if (news.type === 'dispute') return noteDispute(services, news)
  return news.type === 'refunds' ? noteRefunds(services, news) : applyGatewayEvent(services, news)
}

/**
 * What the gateway tells, applied exactly once whatever is delivered twice or in another order
 * (docs/product/booking-and-payment.md#gateway). Money for an order that can no longer be booked is refunded automatically.
 */
export async function applyGatewayEvent(services: Services, event: GatewayEvent): Promise<void> {
  const now = services.clock()
  await withRetries(() =>
    services.db.transaction().execute((tx) => applyEvent(tx, services, event, now)),
  )
}

async function applyEvent(
  tx: Tx,
  services: Services,
  event: GatewayEvent,
  now: Date,
): Promise<void> {
  const fresh = await tx
    .insertInto('gateway_event')
    .values({ id: event.id, received_at: now })
    .onConflict((oc) => oc.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!fresh) return
  const found = await sql<{ order_id: string }>`
    select order_id from payment where gateway_reference = ${event.reference}`.execute(tx)
  const orderId = found.rows[0]?.order_id
  const order = orderId ? await lockOrder(tx, orderId) : undefined
  const payment = await tx
    .selectFrom('payment')
    .selectAll()
    .where('gateway_reference', '=', event.reference)
    .executeTakeFirst()
  if (!order || !payment) return
  if (event.type === 'payment.refused') await refuse(tx, order, payment, event, now)
  else await succeed(tx, services, order, payment, event, now)
}

async function refuse(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  event: GatewayEvent,
  now: Date,
): Promise<void> {
  if (payment.state !== 'pending' && payment.state !== 'refused') return
  await tx
    .updateTable('payment')
    .set({ state: 'refused', refusal: event.code ?? 'declined' })
    .where('id', '=', payment.id)
    .execute()
  await addEvent(tx, order.id, now, {
    actor: 'gateway',
    code: 'paymentRefused',
    details: { code: event.code },
  })
  if (payment.off_session && payment.state === 'pending') await tellOfBill(tx, order, now)
}

async function succeed(
  tx: Tx,
  services: Services,
  order: OrderRow,
  before: PaymentRow,
  event: GatewayEvent,
  now: Date,
): Promise<void> {
  if (['paid', 'refunding', 'refunded'].includes(before.state)) return
  if (!isAsAsked(before, event)) return tellOfOtherAmount(tx, order, event, now)
  const bookable = (await isStillBookable(tx, order)) && !(await whyNotToContinue(tx, order, now))
  const paidBy = paidCard(event.paidBy) ?? paidCard(await keptCard(tx, order, before))
  const payment = await tx
    .updateTable('payment')
    .set({
      state: bookable ? 'paid' : 'refunding',
      // A debit card is charged without the fee, whatever was chosen.
      fee_cents: event.amount - before.due_cents,
      confirmation_number: randomId(10),
      paid_at: now,
      card_brand: paidBy?.brand ?? null,
      card_last4: paidBy?.last4 ?? null,
      refusal: null,
      ask_at: null,
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (before.consent !== null && before.card_reference !== null)
    await consentToCharges(tx, order.user_id, { ...before, consent: before.consent })
  if (event.card)
    await keepCard(
      tx,
      services.payments,
      order.user_id,
      { ...event, card: event.card, consent: before.consent },
      now,
    )
  if (!bookable) return giveBackTooLate(tx, order, payment, { services, now })
  const settled = { orderId: order.id, paymentId: payment.id, seenBy: undefined }
  await services.tell(tx, { kind: 'paymentSettled', ...settled, at: now })
}

/** The kept card that was charged, for a gateway that does not say which card paid. */
const keptCard = async (tx: Tx, order: OrderRow, { card_reference: name }: PaymentRow) =>
  name === null ? undefined : keptCardNamed(tx, order.user_id, name)
