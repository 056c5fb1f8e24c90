import type { Selectable } from 'kysely'
import type { EventOf } from '#domain/core/events.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { SpecialRequest } from '#protocol/rentals/special-requests/special-requests.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { ownOrder } from '../../money/orders/orders-store.ts'
import { specialRequestKindTexts, specialRequestStateTexts } from './special-request-texts.ts'

export type SpecialRequestRow = Selectable<Schema['special_request']>

/** A special request, locked until the transaction ends. */
export function lockSpecialRequest(tx: Tx, id: string): Promise<SpecialRequestRow | undefined> {
  return tx
    .selectFrom('special_request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function presentSpecialRequest(row: SpecialRequestRow, lang: Lang): SpecialRequest {
  const kind = row.kind as SpecialRequest['kind']
  const state = row.status as SpecialRequest['state']
  return {
    id: row.id,
    orderId: row.order_id ?? undefined,
    carId: row.car_id ?? undefined,
    kind,
    kindName: specialRequestKindTexts[kind][lang],
    text: row.request_text,
    state,
    stateName: specialRequestStateTexts[state][lang],
    answer: row.answer ?? undefined,
    price: row.price_cents > 0 ? row.price_cents / 100 : undefined,
    createdAt: row.created_at.toISOString(),
  }
}

/** A special request as the thread of its rental tells of it; undefined while it has no order. */
export async function requestOfOrder(
  tx: Tx,
  { order_id: id, user_id: userId, kind, status, price_cents: price }: SpecialRequestRow,
): Promise<EventOf<'specialRequestDecided'>['request'] | undefined> {
  const order = id === null ? undefined : await ownOrder(tx, id, userId)
  return order && { orderId: order.id, userId, kind, status, price }
}
