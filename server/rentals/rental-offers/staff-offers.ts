import { pageOf, totalOf } from '../../platform/audit/list-rows.ts'
import { sql } from 'kysely'
import type {
  staffMakeOffer as makeOperation,
  staffOffers as listOperation,
  staffWithdrawOffer as withdrawOperation,
} from '#protocol/rentals/rental-offers/staff-offers.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, mustBeAbsent, Problem, texts } from '../../platform/api/problem.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'
import { mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { makeOffer, type OfferTerms } from './make-offer.ts'
import { offerRefusals } from '../../money/orders/texts/offer-texts.ts'
import { presentOffer } from './present-offer.ts'
import { lockOffer, type OfferRow } from './rental-offers-store.ts'
import { tellOfOffer } from './tell-of-offer.ts'
import { shownName } from '../../people/people/shown-name.ts'

const live = {
  where: sql`status = 'open' or (status = 'accepted' and used_at is null)`,
  order: sql`created_at desc, id`,
}

export const staffOffers: Handler<typeof listOperation> = async (
  { db, now, lang, user },
  wanted,
) => {
  const { page, total } = pageOf('rental_offer', live, wanted)
  const { rows } = await sql<
    OfferRow & {
      user_id: string
      number: number
      ends_at: Date
      car: string
      plate: string
      renter: string
      total: number
    }
  >`
    select f.*, o.user_id, o.number, o.ends_at, ${total} as total,
      c.make || ' ' || c.model || ' ' || c.year as car, c.plate,
      ${shownName('u', lang)} as renter
    from ${page} f join rental_order o on o.id = f.order_id
    join car c on c.id = o.car_id join app_user u on u.id = o.user_id
    order by f.created_at desc, f.id`.execute(db)
  return {
    offers: rows.map((row) => ({
      ...presentOffer(row, lang, now, row.ends_at),
      number: row.number,
      car: row.car,
      plate: row.plate,
      renter: row.renter,
      createdAt: row.created_at.toISOString(),
      own: row.user_id === user.id,
    })),
    total: totalOf(rows),
  }
}

export const staffMakeOffer: Handler<typeof makeOperation> = async (
  { db: tx, user, now, lang },
  { order: orderId, kind, amount, hours, message },
) => {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Problem(404, texts.lostOrder)
  mustNotBeOwn(user, order.user_id)
  const offer = await makeOffer(tx, order, {
    ...termsOf(kind, amount),
    validUntil: new Date(now.getTime() + hours * 3_600_000),
    by: { actor: 'staff', id: user.id },
    message,
    now,
  })
  const said = { order: order.id, to: offer.status, kind, amount, hours, message }
  await audit(tx, user.id, now, 'offer made', offer.id, said)
  return { offer: presentOffer(offer, lang, now, order.ends_at) }
}

function termsOf(kind: OfferTerms['kind'], amount: number | undefined): OfferTerms {
  if (kind === 'swap') {
    mustBeAbsent({ amount })
    return { kind }
  }
  if (amount !== undefined) return { kind, amount }
  throw new Problem(400, texts.malformed, { errors: { amount: fieldError('required') } })
}

export const staffWithdrawOffer: Handler<typeof withdrawOperation> = async (
  { db: tx, user, now, lang },
  { offer: id },
) => {
  const { offer, order } = await lockOffer(tx, id)
  mustNotBeOwn(user, order.user_id)
  if (offer.status !== 'open') throw conflict(offerRefusals.notOpen)
  const row = await tx
    .updateTable('rental_offer')
    .set({ status: 'withdrawn' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellOfOffer(tx, row, 'offerWithdrawn', { by: { actor: 'staff', id: user.id }, now })
  await audit(tx, user.id, now, 'offer withdrawn', id, {
    order: offer.order_id,
    from: offer.status,
    to: row.status,
  })
  return { offer: presentOffer(row, lang, now, order.ends_at) }
}
