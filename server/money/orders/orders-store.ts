import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import type { FileKeeper } from '../../platform/api/context.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'

/** An order as it is in the database, with the quote it was agreed on. */
export type OrderRow = Omit<Selectable<Schema['rental_order']>, 'quote'> & { quote: Quote }

/** Whether an order took the place of one for another car, which the company chose; not one of other dates alone. */
export const wasGivenOtherCar = (order: Pick<OrderRow, 'moved_from' | 'dates_changed'>): boolean =>
  order.moved_from !== null && !order.dates_changed

/** The caller's own order; anybody else's is not found, as if it did not exist (docs/product/accounts.md#roles). */
export async function ownOrder(
  db: Db | Tx,
  orderId: string,
  userId: string,
): Promise<OrderRow | undefined> {
  const row = await db
    .selectFrom('rental_order')
    .selectAll()
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row as OrderRow | undefined
}

/**
 * An order, locked until the transaction ends: whatever changes an order begins here. The whole
 * rental is locked first, so that actions on its orders come one after the other; what the order
 * became while this waited is what is read.
 */
export async function lockOrder(tx: Tx, orderId: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select o.* from rental_transaction t join rental_order o on o.transaction_id = t.id
    where o.id = ${orderId} for no key update of t for update of o`.execute(tx)
  return rows[0]
}

/** All orders of a rental, oldest first; lapsed ones too. */
export async function readOrders(db: Db | Tx, transactionId: string): Promise<OrderRow[]> {
  const rows = await db
    .selectFrom('rental_order')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows as OrderRow[]
}

/** The ids of a person's orders, as a query for who asks with them and knows no orders. */
export const orderIdsOf = (userId: string): RawBuilder<{ id: string }> =>
  sql<{ id: string }>`select id from rental_order where user_id = ${userId}`

/** Who somebody is whose files are kept: one row while there is the account. */
export const keeperOf = (userId: string): RawBuilder<FileKeeper> => sql<FileKeeper>`
  select exists (select from staff_member m where m.user_id = u.id) as is_staff,
    u.email_verified_at is not null as is_confirmed,
    exists (select from rental_order o where o.user_id = u.id and o.state = 'booked') as rents
  from app_user u where u.id = ${userId}`

/** Whether an order that ended is a change of car or an extension that was not made: its rental goes on without it. */
export const isNotMade = ({ kind, picked_up_at }: Pick<OrderRow, 'kind' | 'picked_up_at'>) =>
  kind !== 'start' && picked_up_at === null

type EventRow = {
  actor: 'renter' | 'staff' | 'system' | 'gateway'
  actorId?: string
  code: string
  from?: number | null
  to?: number | null
  odometer?: number | undefined
  position?: { latitude: number; longitude: number } | undefined
  details?: Record<string, unknown>
}

/** One line of an order's history; written in the same transaction as what happened. */
export async function addEvent(tx: Tx, orderId: string, now: Date, event: EventRow): Promise<void> {
  await sql`
    insert into order_event
      (order_id, at, actor, actor_id, code, status_from, status_to, odometer, latitude, longitude, details)
    values (${orderId}, ${now}::timestamptz, ${event.actor}, ${event.actorId ?? null}::text, ${event.code},
      ${event.from ?? null}::smallint, ${event.to ?? null}::smallint, ${event.odometer ?? null}::int,
      ${event.position?.latitude ?? null}::float8, ${event.position?.longitude ?? null}::float8,
      ${JSON.stringify(event.details ?? {})}::jsonb)
  `.execute(tx)
}
