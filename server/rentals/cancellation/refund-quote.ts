import { sql } from 'kysely'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { RentalOffer } from '#protocol/rentals/rental-offers/rental-offer.ts'
import type { refundQuote as operation } from '#protocol/rentals/cancellation/refund-quote.ts'
import { parseAppointmentId } from '#domain/fleet/fleet/pickup-slots.ts'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { presentOffer } from '../rental-offers/present-offer.ts'
import { readOffers } from '../rental-offers/rental-offers-store.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { type AreaRow, areaById } from '../../fleet/site/areas-store.ts'
import { refundParts } from '../../money/ledger/refund-parts.ts'
import { allGivenUp, freeCancelling } from '../../money/refunds/cancel-refund.ts'
import { readClaims } from '../../money/claims/claims-store.ts'
import { readFacts } from '../../money/orders/order-facts.ts'
import { type OrderRow, ownOrder } from '../../money/orders/orders-store.ts'
import { feeOf, refundOffer, refundTotal } from '../../money/refunds/refund-offer.ts'
import { presentRefundLines, presentWays } from '../../money/refunds/refund-offer-texts.ts'
import { readMoney } from './rental-money.ts'

/** Offers that come with the return of the car, and the way out when a booked car is late or broke down. */
const concernsRefund = ({ kind, because, status }: RentalOffer) =>
  (kind === 'earlyReturn' || kind === 'discount' || because !== undefined) &&
  (status === 'open' || status === 'accepted')

/** @throws Problem 400 when it is not a return appointment of the area */
export function returnAppointment(appt: string | undefined, areaId: string): WallTime | undefined {
  if (appt === undefined) return undefined
  const appointment = parseAppointmentId(appt)
  if (appointment?.kind === 'return' && appointment.areaId === areaId) return appointment.wall
  throw new Problem(400, texts.malformed, { errors: { appt: fieldError('invalidData') } })
}

/** What goes back when the order ends, before it is confirmed, and what went back (docs/product/money.md#refunds). */
export const refundQuote: Handler<typeof operation> = async ({ db, user, now, lang }, input) => {
  const order = await ownOrder(db, input.order, user.id)
  const area = order && (await areaById(db, order.area_id))
  if (!order || !area) throw new Problem(404, texts.lostOrder)
  const facts = await readFacts(db, order, area, now)
  const appt = returnAppointment(input.appt, area.id)
  const claims = await readClaims(db, order.transaction_id)
  const { deposit, refunds } = await readMoney(db, order.transaction_id, claims, lang)
  const offers = (await readOffers(db, order.transaction_id))
    .map((row) => presentOffer(row, lang, now, order.ends_at))
    .filter(concernsRefund)
  const received = await receivedFor(db, order)
  const money = { deposit, refunds, offers, received }
  const offer = await refundOffer(db, { order, area, facts }, { appt, now })
  if (!offer || offer.refusal) {
    return {
      kind: offer?.kind,
      message: offer?.refusal?.[lang],
      lines: [],
      refund: 0,
      fee: 0,
      kept: 0,
      noticed: offer?.noticed ?? false,
      ways: [],
      ...money,
    }
  }
  return {
    kind: offer.kind,
    lines: presentRefundLines(offer.lines, offer.countsUntil, lang),
    refund: refundTotal(offer) / 100,
    fee: feeOf(offer.parts) / 100,
    kept: offer.kept / 100,
    countsUntil: offer.countsUntil,
    free: offer.kind === 'cancel' ? await freeNow(db, order, area, now) : undefined,
    noticed: offer.noticed,
    ways: presentWays(offer.parts, lang),
    ...money,
  }
}

/** That cancelling costs nothing now, until when, and what it comes to later; undefined when it costs something already. */
async function freeNow(db: Db | Tx, order: OrderRow, { zone }: AreaRow, now: Date) {
  const free = freeCancelling(order, now)
  if (!free) return undefined
  const { keptRent, keptTax, refund } = free.later
  const all = await allGivenUp(db, order, refund)
  const back = all.cents + feeOf(await refundParts(db, all))
  return {
    now: toWall(now, zone),
    until: toWall(free.until, zone),
    start: toWall(order.starts_at, zone),
    later: { refund: back / 100, kept: (keptRent + keptTax) / 100 },
  }
}

/** Whether money came for a rental, or a transfer for it was announced and may still come. */
type Received = 'paid' | 'awaited' | 'nothing'

/** What the payments of an order's rental say. A rental of the sample data is paid without one. */
async function receivedFor(
  db: Db | Tx,
  order: Pick<OrderRow, 'transaction_id' | 'paid'>,
): Promise<Received> {
  const { rows } = await sql<{ came: boolean }>`
    select p.paid_at is not null as came
    from payment p join rental_order o on o.id = p.order_id
    where o.transaction_id = ${order.transaction_id}
      and (p.paid_at is not null or (p.kind = 'transfer' and p.state = 'waiting'))`.execute(db)
  if (order.paid || rows.some(({ came }) => came)) return 'paid'
  return rows.length > 0 ? 'awaited' : 'nothing'
}
