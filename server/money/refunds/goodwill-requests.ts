import { isAboveRefundLimit } from '#domain/money/payments/refund-limit.ts'
import { type Selectable, sql } from 'kysely'
import type { Lang } from '#protocol/core/text.ts'
import { readMay } from '../../people/people/team-store.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'
import { shownName } from '../../people/people/shown-name.ts'
import { conflict } from '../../platform/api/problem.ts'
import { versionOf } from '../../platform/audit/as-seen.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { notify, settleForEverybody } from '../../platform/mail/notifications.ts'
import { randomId } from '../../platform/random.ts'
import type { OrderRow } from '../orders/orders-store.ts'

export type GoodwillRequest = Selectable<Schema['goodwill_request']>

/** What a colleague decides on. */
export const requestVersion = (row: GoodwillRequest): string =>
  versionOf(row.order_id, row.amount_cents, row.reason, row.decided_at)

type Asking = { cents: number; reason: string; staffId: string; now: Date }

/**
 * Asks colleagues for what is beyond somebody's limit; nothing is given before one agrees
 * (docs/product/staff.md#refund-limit). The caller holds the order's lock.
 * @throws Problem 409 while another one of the order waits
 */
export async function askForGoodwill(
  tx: Tx,
  order: OrderRow,
  { cents, reason, staffId, now }: Asking,
): Promise<string> {
  const id = randomId()
  const written = await tx
    .insertInto('goodwill_request')
    .values({
      id,
      order_id: order.id,
      amount_cents: cents,
      reason,
      asked_by: staffId,
      asked_at: now,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written)
    throw conflict({
      en: 'A refund for this order waits for a colleague already.',
      es: 'Un reembolso de esta orden ya espera a un colega.',
    })
  const amount = dollarsText(cents)
  const notice = {
    orderId: order.id,
    topic: 'payment',
    thread: `goodwill ${order.id}`,
    severity: 'warning',
    title: { en: 'A refund waits for your yes', es: 'Un reembolso espera tu sí' },
    text: {
      en: `A colleague would give back ${amount}, which is above their limit. Reason: ${reason}`,
      es: `Un colega quiere devolver ${amount}, más de su límite. Motivo: ${reason}`,
    },
    route: 'staff',
    query: { view: 'payments' },
  } as const
  // Nobody decides on their own: whoever asks, and whose rental it is.
  const around = { renterId: order.user_id, askedBy: staffId, right: 'money' } as const
  await tellStaff(tx, { ...notice, ...around }, now)
  return id
}

/** One that waits, with its order's renter; locked. */
export async function lockRequest(tx: Tx, id: string): Promise<GoodwillRequest | undefined> {
  return tx
    .selectFrom('goodwill_request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Writes down what a colleague decided; what staff were told of it is done. */
export async function decideRequest(
  tx: Tx,
  request: GoodwillRequest,
  { agreed, staffId, now }: { agreed: boolean; staffId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('goodwill_request')
    .set({ agreed, decided_by: staffId, decided_at: now })
    .where('id', '=', request.id)
    .execute()
  const order = sql<{ id: string }>`select ${request.order_id}::text as id`
  await settleForEverybody(tx, 'goodwill', order, now)
  const amount = dollarsText(request.amount_cents)
  const notice = {
    userId: request.asked_by,
    orderId: request.order_id,
    topic: 'payment',
    thread: `goodwill decided ${request.id}`,
    severity: agreed ? 'success' : 'info',
    title: agreed
      ? { en: 'A colleague agreed to your refund', es: 'Un colega aceptó tu reembolso' }
      : { en: 'A colleague refused your refund', es: 'Un colega rechazó tu reembolso' },
    text: agreed
      ? {
          en: `${amount} is going back to the renter.`,
          es: `Se le devuelven ${amount} al cliente.`,
        }
      : { en: `The ${amount} were not given back.`, es: `No se devolvieron los ${amount}.` },
    route: 'staff',
    query: { view: 'bookings', open: request.order_id },
  } as const
  await notify(tx, notice, now)
}

type ListedRequest = GoodwillRequest & {
  number: number
  user_id: string
  transaction_id: string
  renter: string
  asker: string
}

const listed = (lang: Lang) => sql`
  select q.*, o.number, o.user_id, o.transaction_id, ${shownName('u', lang)} as renter, ${shownName('s', lang)} as asker
  from goodwill_request q join rental_order o on o.id = q.order_id join app_user u on u.id = o.user_id
    join app_user s on s.id = q.asked_by
  where q.decided_at is null`

/** Those that nobody has decided, the oldest first. */
async function readRequests(db: Db, lang: Lang): Promise<ListedRequest[]> {
  const { rows } = await sql<ListedRequest>`
    ${listed(lang)} order by q.asked_at, q.id limit 100`.execute(db)
  return rows
}

/** The one of an order that waits. */
export async function requestOf(
  db: Db,
  orderId: string,
  lang: Lang,
): Promise<ListedRequest | undefined> {
  const { rows } = await sql<ListedRequest>`
    ${listed(lang)} and q.order_id = ${orderId}`.execute(db)
  return rows[0]
}

/** Whether so much, in cents, is more than one of the staff gives back for a rental by themself. */
export async function isAboveLimit(
  db: Db | Tx,
  staffId: string,
  transactionId: string,
  cents: number,
): Promise<boolean> {
  const limit = (await readMay(db, staffId))?.refundLimit ?? null
  if (limit === null) return false
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum((e.details ->> 'cents')::bigint), 0)::bigint as cents
    from rental_order o join order_event e on e.order_id = o.id
    where o.transaction_id = ${transactionId} and e.code = 'goodwill' and e.actor_id = ${staffId}`.execute(
    db,
  )
  return isAboveRefundLimit(cents, { limit, given: rows[0]?.cents ?? 0 })
}

/** What colleagues would give back beyond their limits (docs/product/staff.md#refund-limit). */
export async function presentGoodwill(db: Db, staffId: string, lang: Lang) {
  const shown = []
  for (const row of await readRequests(db, lang))
    shown.push({
      goodwill: row.id,
      orderId: row.order_id,
      number: row.number,
      renter: row.renter,
      amount: row.amount_cents / 100,
      reason: row.reason,
      askedBy: row.asker,
      askedAt: row.asked_at.toISOString(),
      // oxlint-disable-next-line no-await-in-loop -- hardly ever more than one, and none for who has no limit.
      isAboveLimit: await isAboveLimit(db, staffId, row.transaction_id, row.amount_cents),
      version: requestVersion(row),
      own: row.user_id === staffId || row.asked_by === staffId,
    })
  return shown
}
