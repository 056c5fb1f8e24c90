import { sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { GatewayRefused } from '../../platform/gateways/payment.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'
import type { Tx } from '../../platform/db/database.ts'
import { addEvidence } from '../evidence/evidence-store.ts'
import { addEvent, lockOrder } from '../orders/orders-store.ts'
import type { RefundWay } from '../ledger/refund-way.ts'
import { moneyAccount, writeEntry } from '../ledger/ledger.ts'
import { tellOfMoney } from '../ledger/tell-of-money.ts'

const secondsMs = 30_000
const hourMs = 3_600_000

type Owed = { id: string; order_id: string; cents: number; reference: string }

/** Owed by the gateway that is there now: what another one took, only that one can give back. */
export const owedRefunds = (gateway: string, now: SqlInstant) => sql<Owed>`
  select r.id, r.order_id, r.due_cents + r.fee_cents as cents, p.gateway_reference as reference
  from refund r join payment p on p.id = r.payment_id
  where r.state = 'owed' and p.gateway_reference is not null and p.gateway = ${gateway}
    and (r.try_at is null or r.try_at <= ${now})
  order by r.created_at limit 20`

/** Sends card refunds that are owed. The gateway takes a repeated refund as one (docs/product/booking-and-payment.md#gateway). */
export async function giveBackRefunds(services: Services): Promise<number> {
  const { db, clock } = services
  const { rows } = await owedRefunds(services.payments.name, sqlInstant(clock())).execute(db)
  return oneByOne(rows, async (owed) => {
    const { id, order_id, cents, reference } = owed
    const now = clock()
    try {
      await services.payments.refund(services, { reference, amount: cents, key: id })
    } catch (error) {
      const isRefused = error instanceof GatewayRefused
      await waits(services, owed, isRefused ? error.message : undefined, now)
      if (isRefused) return 1
      throw error
    }
    await db.transaction().execute(async (tx) => {
      await lockOrder(tx, order_id)
      await refundIsSent(tx, id, { by: { actor: 'system' }, way: 'card', now })
    })
    return 1
  })
}

/** It keeps no other from going out; staff are told once when the gateway will not send it. */
async function waits(
  { db }: Services,
  { id, order_id, cents }: Owed,
  refused: string | undefined,
  now: Date,
): Promise<void> {
  const again = new Date(now.getTime() + (refused === undefined ? secondsMs : hourMs))
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, order_id)
    const before = await tx
      .selectFrom('refund')
      .select('refused')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const why = refused?.slice(0, 100) ?? before.refused
    await tx
      .updateTable('refund')
      .set({ try_at: again, refused: why })
      .where('id', '=', id)
      .execute()
    if (!order || refused === undefined || before.refused !== null) return
    const amount = dollarsText(cents)
    const notice = {
      renterId: order.user_id,
      orderId: order.id,
      topic: 'payment',
      thread: `refund refused ${id}`,
      severity: 'danger',
      title: { en: 'The card gateway refuses a refund', es: 'La pasarela rechaza un reembolso' },
      text: {
        en: `It does not give back ${amount} (${refused}). Look at the payment there. We try again every hour.`,
        es: `No devuelve ${amount} (${refused}). Revisa el pago ahí. Lo intentamos de nuevo cada hora.`,
      },
      route: 'staff',
      query: { view: 'bookings', subject: order.id },
    } as const
    await tellStaff(tx, { ...notice, right: 'money' }, now)
  })
}

/** How many refunds the gateway still has to send. */
export async function countOwedRefunds({ db }: Services): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from refund r join payment p on p.id = r.payment_id
    where r.state = 'owed' and p.gateway_reference is not null`.execute(db)
  return rows[0]?.count ?? 0
}

type Sent = {
  by: { actor: 'system' | 'staff'; actorId?: string }
  /** How it went; by hand also where to: the account, the number of the check. */
  way: RefundWay
  to?: string | undefined
  now: Date
}

/**
 * The money of a refund has left: written once, however often it is reported. The caller holds the lock
 * of the order's transaction.
 */
export async function refundIsSent(
  tx: Tx,
  refundId: string,
  { by, way, to, now }: Sent,
): Promise<boolean> {
  const refund = await tx
    .updateTable('refund')
    .set({ state: 'sent', sent_at: now, sent_way: way, sent_to: to ?? null })
    .where('id', '=', refundId)
    .where('state', '=', 'owed')
    .returningAll()
    .executeTakeFirst()
  if (!refund) return false
  const payment = await tx
    .selectFrom('payment')
    .innerJoin('rental_order', 'rental_order.id', 'payment.order_id')
    .select(['payment.kind', 'rental_order.transaction_id', 'rental_order.user_id'])
    .where('payment.id', '=', refund.payment_id)
    .executeTakeFirstOrThrow()
  const cents = refund.due_cents + refund.fee_cents
  await writeEntry(tx, {
    transactionId: payment.transaction_id,
    orderId: refund.order_id,
    refundId,
    code: 'refundSent',
    lines: { refunds: cents, [moneyAccount(way)]: -cents },
    now,
  })
  await sql`
    update payment set state = 'refunded' where id = ${refund.payment_id} and state = 'refunding'
      and not exists (select 1 from refund r where r.payment_id = payment.id and r.state = 'owed')`.execute(
    tx,
  )
  await tellOfMoney(
    tx,
    { ...payment, id: refund.order_id },
    { news: 'refundSent', cents, id: refundId, way, to: to ?? null },
    now,
  )
  const details = { cents, way }
  await addEvent(tx, refund.order_id, now, { ...by, code: 'refundSent', details })
  await addEvidence(tx, refund.order_id, now, 'payment', { event: 'refundSent', ...details })
  return true
}
