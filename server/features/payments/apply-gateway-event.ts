import { sql } from 'kysely'
import type { Services } from '../../core/context.ts'
import { randomId } from '../../core/random.ts'
import { withRetries } from '../../core/retry.ts'
import type { Tx } from '../../db/database.ts'
import type { GatewayEvent } from '../../gateways/payment.ts'
import { isStillBookable } from '../rentals/is-still-bookable.ts'
import { addEvent, lockOrder, type OrderRow } from '../rentals/orders-store.ts'
import { paymentEvidence } from './payment-evidence.ts'
import { bookOrder } from './book-order.ts'
import { boughtLines, paymentLines, reversed, writeEntry } from './ledger.ts'
import { oweRefund } from './owe-refund.ts'
import { queuePaymentMail } from './payment-mail.ts'
import type { PaymentRow } from './payments-store.ts'

/**
 * What the gateway tells, applied exactly once whatever is delivered twice or in another order
 * (PRODUCT.md 8). Money for an order that cannot be booked any more is given back by itself.
 */
export async function applyGatewayEvent(services: Services, event: GatewayEvent): Promise<void> {
  const now = services.clock()
  await withRetries(() =>
    services.db.transaction().execute(async (tx) => {
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
    }),
  )
  services.wake()
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
  const bookable = await isStillBookable(tx, order)
  const payment = await tx
    .updateTable('payment')
    .set({
      state: bookable ? 'paid' : 'refunding',
      // A debit card is charged without the fee, whatever was chosen.
      fee_cents: event.amount - before.due_cents,
      confirmation_number: randomId(10),
      paid_at: now,
      refusal: null,
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const entry = {
    transactionId: order.transaction_id,
    orderId: order.id,
    paymentId: payment.id,
    now,
  }
  const lines = paymentLines(order.quote, payment.kind, payment.fee_cents)
  await writeEntry(tx, { ...entry, code: 'payment', lines })
  await paymentEvidence(tx, payment, 'paid', now)
  if (bookable) {
    await bookOrder(tx, order, { paid: true, code: 'paid', now })
    const news = order.kind === 'extension' ? 'extended' : 'paid'
    await queuePaymentMail(tx, order, payment, news, services.config, now)
    return
  }
  const back = { lines: reversed(boughtLines(order.quote)), cents: payment.due_cents }
  await oweRefund(tx, { order, ...back, reason: 'tooLate', paymentId: payment.id, now })
  await queuePaymentMail(tx, order, payment, 'tooLate', services.config, now)
}
