import { type RawBuilder, sql } from 'kysely'
import type { WebhookEvent } from '#domain/news/webhooks/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Wing } from '../../platform/wing.ts'
import { wake } from '../../platform/work/topics.ts'

/** Of every event: which order it is about, and when it happened. */
type About = { orderId: string; at: Date }

/**
 * Writes a delivery for each endpoint that wants to know, in the transaction of what happened: what is rolled back
 * is told to nobody, and what is committed waits until it is sent (docs/product/connections.md#webhooks).
 * @param more what the event says beside its order, as a JSON object: ids, states and cents; never a name, a mail or a phone
 */
async function note(
  tx: Tx,
  type: WebhookEvent,
  { orderId, at }: About,
  more: RawBuilder<unknown> = sql`'{}'::jsonb`,
): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into webhook_delivery (id, endpoint_id, type, data, created_at, next_try_at)
    select 'msg_' || replace(gen_random_uuid()::text, '-', ''), e.id, ${type}::text,
      jsonb_strip_nulls(jsonb_build_object(
        'orderId', o.id, 'orderNumber', o.number, 'rentalId', o.transaction_id,
        'previousOrderId', o.previous_order_id, 'kind', o.kind, 'carId', o.car_id, 'areaId', o.area_id,
        'status', o.rental_status, 'totalCents', o.total_cents, 'depositCents', o.deposit_cents) || ${more}),
      ${at}::timestamptz, ${at}::timestamptz
    from webhook_endpoint e join rental_order o on o.id = ${orderId}
    where e.events @> array[${type}::text]`.execute(tx)
  if (numAffectedRows) await wake(tx, 'webhooks')
}

/** What other programs are told of, by what happened. */
export const webhookReactions = {
  orderBooked: [(tx, event) => note(tx, 'booking.made', event)],
  paymentSettled: [
    (tx, event) =>
      note(
        tx,
        'booking.paid',
        event,
        sql`(select jsonb_build_object('paymentId', p.id, 'method', p.kind,
          'paidCents', p.due_cents + p.fee_cents, 'feeCents', p.fee_cents)
        from payment p where p.id = ${event.paymentId})`,
      ),
  ],
  orderEnded: [
    (tx, event) =>
      note(
        tx,
        'booking.canceled',
        event,
        sql`jsonb_build_object('reason', ${event.why}::text, 'keptCents', ${event.kept.rent + event.kept.tax}::integer)`,
      ),
  ],
  keysHandedOver: [(tx, event) => note(tx, 'rental.keysGiven', event)],
  rentalReturned: [(tx, event) => note(tx, 'rental.returned', event)],
  claimOpened: [
    (tx, event) =>
      note(
        tx,
        'claim.opened',
        event,
        sql`(select jsonb_build_object('claimId', c.id, 'claimKind', c.code, 'estimateCents', c.estimate_cents)
        from claim c where c.id = ${event.claimId})`,
      ),
  ],
} satisfies Wing['reactions']
