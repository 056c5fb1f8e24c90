import { sql } from 'kysely'
import { atItsTime } from '#domain/money/payments/planned-charge.ts'
import type { Services } from '../../platform/api/context.ts'
import { Problem } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { asksGateway } from '../gateways/asks-gateway.ts'
import { plannedChargeOf, tellOfBill, withdrawCharge } from '../ledger/planned-charges.ts'
import { addEvent, lockOrder, type OrderRow } from '../orders/orders-store.ts'
import { readSavedCard } from '../payments/saved-card.ts'
import { beginOffSession } from '../payments/start-payment.ts'
import { applyGatewayEvent } from './apply-gateway-event.ts'
import { openIntent } from './open-intent.ts'
import { replacePayment } from './replace-payment.ts'

const hourMs = 3_600_000

/** Charges of kept cards whose time has come. */
export const plannedCharges = (now: SqlInstant) => sql<{ id: string; order_id: string }>`
  select id, order_id from planned_charge where state = 'planned' and charge_at <= ${now}
  order by charge_at limit 20`

/**
 * Takes what is owed after a return from the kept card, once, as was announced
 * (docs/product/booking-and-payment.md#charge-of-a-saved-card). The payment is written down before the gateway hears of
 * it; what breaks in between is taken up by `askGateway`.
 */
export async function chargeSavedCards(services: Services): Promise<number> {
  const now = services.clock()
  const { rows } = await plannedCharges(sqlInstant(now)).execute(services.db)
  return oneByOne(rows, async ({ order_id }) => {
    const payment = await services.db
      .transaction()
      .execute((tx) => begin(tx, services, order_id, now))
    if (payment !== undefined) await chargeOffSession(services, payment)
    return 1
  })
}

/** @returns the payment that was written down, if the card is to be charged */
async function begin(
  tx: Tx,
  services: Services,
  orderId: string,
  now: Date,
): Promise<string | undefined> {
  const order = await lockOrder(tx, orderId)
  const charge = await plannedChargeOf(tx, orderId)
  // Another server was faster.
  if (!order || charge?.state !== 'planned' || charge.charge_at > now) return undefined
  const card = await readSavedCard(tx, services.payments, order.user_id, now)
  const what = atItsTime({
    isOwed: order.state === 'held' && order.total_cents === charge.amount_cents,
    isBeingPaid: await isBeingPaid(tx, order),
    hasCard: card?.hasConsent === true,
  })
  const row = tx.updateTable('planned_charge').where('id', '=', charge.id)
  if (what === 'wait') {
    await row.set({ charge_at: new Date(now.getTime() + hourMs) }).execute()
    return undefined
  }
  if (what !== 'charge' || !card) {
    await withdrawCharge(tx, order.id)
    if (what === 'bill') await tellOfBill(tx, order, now)
    return undefined
  }
  const { name: gateway } = services.payments
  const payment = await beginOffSession(tx, order, { gateway, card, now })
  await row.set({ state: 'begun', payment_id: payment }).execute()
  await addEvent(tx, order.id, now, { actor: 'system', code: 'paymentStarted' })
  return payment
}

async function isBeingPaid(tx: Tx, { id }: OrderRow): Promise<boolean> {
  const row = await tx
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', id)
    .where('state', 'in', ['pending', 'waiting'])
    .executeTakeFirst()
  return row !== undefined
}

/**
 * From the payment that was written down to what the gateway makes of it. Harmless when repeated: an intent is
 * charged once, however often it is confirmed.
 */
export async function chargeOffSession(services: Services, paymentId: string): Promise<void> {
  const { payments, db } = services
  try {
    await openIntent(services, paymentId)
    const { gateway_reference: reference } = await db
      .selectFrom('payment')
      .select('gateway_reference')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow()
    if (reference === null) return
    await asksGateway(() => payments.confirmKept(services, reference))
    const said = await asksGateway(() => payments.readIntent(services, reference))
    if (said === 'gone') await replacePayment(services, paymentId)
    else if (said !== 'open') await applyGatewayEvent(services, said)
  } catch (error) {
    // What a person who pays would have read: the gateway is away and is asked again, or the card is gone.
    if (!(error instanceof Problem)) throw error
  }
}
