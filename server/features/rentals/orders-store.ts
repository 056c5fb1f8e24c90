import { type Selectable, sql } from 'kysely'
import type { Quote } from '#domain/pricing/quote.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

/** An order as it is in the database, with the quote it was agreed on. */
export type OrderRow = Omit<Selectable<Schema['rental_order']>, 'quote'> & { quote: Quote }

/** The caller's own order; anybody else's is as lost as one that never was (PRODUCT.md 2). */
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

/** An order, locked until the transaction ends: whatever changes an order begins here. */
export async function lockOrder(tx: Tx, orderId: string): Promise<OrderRow | undefined> {
  const row = await tx
    .selectFrom('rental_order')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  return row as OrderRow | undefined
}

type EventRow = {
  actor: 'renter' | 'staff' | 'system' | 'gateway'
  actorId?: string
  code: string
  from?: number | null
  to?: number | null
  details?: Record<string, unknown>
}

/** One line of an order's history; written in the same transaction as what happened. */
export async function addEvent(tx: Tx, orderId: string, now: Date, event: EventRow): Promise<void> {
  await sql`
    insert into order_event (order_id, at, actor, actor_id, code, status_from, status_to, details)
    values (${orderId}, ${now}::timestamptz, ${event.actor}, ${event.actorId ?? null}::text, ${event.code},
      ${event.from ?? null}::smallint, ${event.to ?? null}::smallint, ${JSON.stringify(event.details ?? {})}::jsonb)
  `.execute(tx)
}
