import type { Selectable } from 'kysely'
import type { OfferKind } from '#domain/money/orders/offer-kinds.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'

export type OfferRow = Selectable<Schema['rental_offer']>

/** All offers of a rental, the newest first. */
export function readOffers(db: Db | Tx, transactionId: string): Promise<OfferRow[]> {
  return db
    .selectFrom('rental_offer')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** The one offer of a kind that is open, or accepted and not used yet. */
export function liveOffer(
  db: Db | Tx,
  transactionId: string,
  kind: OfferKind,
): Promise<OfferRow | undefined> {
  return db
    .selectFrom('rental_offer')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('status', 'in', ['open', 'accepted'])
    .executeTakeFirst()
}

/**
 * Cents of an accepted offer that waits to be used: off the next extension, or the fee of the next
 * swap. Absent when there is none.
 */
export async function acceptedOffer(
  db: Db | Tx,
  transactionId: string,
  kind: 'extend' | 'swap',
): Promise<number | undefined> {
  const offer = await liveOffer(db, transactionId, kind)
  return offer?.status === 'accepted' ? offer.amount_cents : undefined
}

/**
 * An offer with its order, the whole rental locked.
 * @throws Problem 404 when there is none
 */
export async function lockOffer(tx: Tx, id: string): Promise<{ offer: OfferRow; order: OrderRow }> {
  const find = () =>
    tx.selectFrom('rental_offer').selectAll().where('id', '=', id).executeTakeFirst()
  const found = await find()
  const order = found && (await lockOrder(tx, found.order_id))
  const offer = order && (await find())
  if (!offer) throw new Problem(404, texts.notFound)
  return { offer, order }
}
