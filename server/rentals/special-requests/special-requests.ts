import { sql } from 'kysely'
import type {
  answerSpecialRequest as answerOperation,
  specialRequests as listOperation,
} from '#protocol/rentals/special-requests/special-requests.ts'
import type { Services } from '../../platform/api/context.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { priceChanged } from '../../fleet/pricing/booking-texts.ts'
import { addCharge } from '../../money/ledger/charges.ts'
import { settleRental } from '../../money/ledger/settle-rental.ts'
import { joinDrivers } from '../contract/join-drivers.ts'
import { lockOrder, type OrderRow, ownOrder } from '../../money/orders/orders-store.ts'
import { specialRequestTexts } from './special-request-texts.ts'
import {
  lockSpecialRequest,
  presentSpecialRequest,
  requestOfOrder,
  type SpecialRequestRow,
} from './special-requests-store.ts'

/** The caller's special requests; those of an order are those of its whole rental. */
export const specialRequests: Handler<typeof listOperation> = async ({ db, user, lang }, input) => {
  const order = input.order ? await ownOrder(db, input.order, user.id) : undefined
  if (input.order && !order) throw new Problem(404, texts.lostOrder)
  let own = db
    .selectFrom('special_request')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
  if (order) {
    const { transaction_id: rental } = order
    own = own.where('order_id', 'in', (sub) =>
      sub.selectFrom('rental_order').select('id').where('transaction_id', '=', rental),
    )
  }
  return { requests: (await own.execute()).map((row) => presentSpecialRequest(row, lang)) }
}

/**
 * The booking that an accepted special request belongs to, locked: its own, or the caller's of that car. One
 * whose car is out before one that may still come to nothing: a change of car or an extension that
 * is withdrawn would take the charge of what was done for the rental with it.
 */
async function readBooking(tx: Tx, specialRequest: SpecialRequestRow): Promise<OrderRow> {
  const latest = tx
    .selectFrom('rental_order')
    .select('id')
    .where('user_id', '=', specialRequest.user_id)
    .where('state', '=', 'booked')
    .orderBy(sql`kind = 'extension' and picked_up_at is null`)
    .orderBy(sql`id is distinct from ${specialRequest.order_id}::text`)
    .orderBy(sql`picked_up_at is null`)
    .orderBy('created_at', 'desc')
  const asked = specialRequest.order_id
    ? latest.where('transaction_id', '=', (sub) =>
        sub
          .selectFrom('rental_order')
          .select('transaction_id')
          .where('id', '=', specialRequest.order_id ?? ''),
      )
    : latest.where('car_id', '=', specialRequest.car_id ?? '')
  const found = await asked.executeTakeFirst()
  const order = found && (await lockOrder(tx, found.id))
  if (order?.state !== 'booked') throw conflict(specialRequestTexts.bookFirst)
  return order
}

/**
 * Yes makes the price a charge of the rental, settled with it (docs/product/money.md#settlement, docs/product/help-and-claims.md#special-requests); no costs nothing.
 * The rental is locked before the special request, as everywhere.
 */
export const answerSpecialRequest: Handler<typeof answerOperation> = async (
  { db: tx, user, now, lang, services },
  { request: id, accept, price },
) => {
  const seen = await tx
    .selectFrom('special_request')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  if (!seen) throw new Problem(404, texts.notFound)
  if (seen.status !== 'answered') throw conflict(specialRequestTexts.notOffered)
  const order = accept ? await readBooking(tx, seen) : undefined
  const specialRequest = await lockSpecialRequest(tx, id)
  if (specialRequest?.status !== 'answered') throw conflict(specialRequestTexts.notOffered)
  if (accept && price !== undefined && price !== specialRequest.price_cents)
    throw conflict(priceChanged(specialRequest.price_cents))
  const row = await tx
    .updateTable('special_request')
    .set({
      status: accept ? 'accepted' : 'refused',
      decided_at: now,
      order_id: order?.id ?? specialRequest.order_id,
      charge_id: order ? await charge(tx, order, specialRequest, now) : null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (order && row.kind === 'extraDriver') {
    await joinDrivers(tx, order, now)
    await services.tell(tx, { kind: 'driverChanged', userId: order.user_id, at: now })
  }
  await tellOfDecision(tx, row, services, now)
  return { request: presentSpecialRequest(row, lang) }
}

async function charge(
  tx: Tx,
  order: OrderRow,
  specialRequest: SpecialRequestRow,
  now: Date,
): Promise<string | null> {
  const cents = specialRequest.price_cents
  if (cents === 0) return null
  const once = { quantity: 1, unit: 'once', unitPrice: cents, amount: cents } as const
  const note = specialRequest.request_text.slice(0, 120)
  const id = await addCharge(tx, order, { code: 'specialRequest', ...once }, now, note)
  const rental = await tx
    .selectFrom('rental_transaction')
    .select('returned_at')
    .where('id', '=', order.transaction_id)
    .executeTakeFirstOrThrow()
  if (rental.returned_at) await settleRental(tx, order, now)
  return id
}

async function tellOfDecision(
  tx: Tx,
  row: SpecialRequestRow,
  services: Pick<Services, 'tell'>,
  now: Date,
): Promise<void> {
  const request = await requestOfOrder(tx, row)
  if (request) await services.tell(tx, { kind: 'specialRequestDecided', request, at: now })
}
