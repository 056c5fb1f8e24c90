import { callerHoldUntil } from '#domain/money/orders/hold.ts'
import { dayOf, type WallTime } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import type { OutputOf, ParsedInputOf } from '#protocol/core/operation.ts'
import type { staffDatesQuote as operation } from '#protocol/staff/planner/staff-dates.ts'
import { type CarRow, carById } from '../../fleet/fleet/cars-store.ts'
import { type Offers, offerNames, readOffers } from '../../fleet/pricing/offers-store.ts'
import { presentQuote } from '../../fleet/pricing/present-quote.ts'
import { lessCredit } from '../../money/ledger/credit.ts'
import { refundParts } from '../../money/ledger/refund-parts.ts'
import { openDatesOffer } from '../../money/orders/moves/dates-offer.ts'
import { isOut } from '../../money/orders/order-facts.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { type OwnRental, rentalFacts, refusalOf } from '../../money/orders/own-rental.ts'
import { datedRefusal } from '../../money/orders/refusal-texts.ts'
import { missingToNewEnd } from '../../money/payments/papers-to-new-end.ts'
import { refundOffer } from '../../money/refunds/refund-offer.ts'
import { presentRefundLines, presentWays } from '../../money/refunds/refund-offer-texts.ts'
import { readCompany } from '../../people/company/company-store.ts'
import { readDrivers } from '../../people/drivers/drivers-store.ts'
import { missingForBooking } from '../../people/drivers/missing-for-booking.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { datesTexts } from '../../rentals/dates/dates-texts.ts'
import { readNewDates } from '../../rentals/dates/read-new-dates.ts'
import { extensionRoom, isRoomFor, noRoomText } from '../../rentals/extension/extension-room.ts'
import { freshReading, quoteExtension } from '../../rentals/extension/quote-extension.ts'
import { acceptedOffer } from '../../rentals/rental-offers/rental-offers-store.ts'
import { orderVersion } from '../staff/order-version.ts'

type Answer = OutputOf<typeof operation>
/** What each kind of other dates comes to. */
type Said = Pick<
  Answer,
  'lines' | 'agreed' | 'total' | 'difference' | 'back' | 'slot' | 'missing' | 'odometer'
> & {
  kind: Answer['kind']
  inTheWay: Text | undefined
}
type Asked = { start: WallTime; end: WallTime; odometer: number | undefined; lang: Lang; now: Date }
type About = OwnRental & { car: CarRow; offers: Offers }

/** What other dates would come to (docs/product/rental.md#other-dates), before anything is changed. */
export const staffDatesQuote: Handler<typeof operation> = async (
  { db, user, lang, now },
  input: ParsedInputOf<typeof operation>,
) => {
  const order = await db
    .selectFrom('rental_order')
    .selectAll()
    .where('id', '=', input.order)
    .$castTo<OrderRow>()
    .executeTakeFirst()
  const car = order && (await carById(db, order.car_id))
  if (!order || !car) throw new Problem(404, texts.lostOrder)
  const rental = await rentalFacts(db, order, now)
  const { zone } = rental.area
  const was = { start: toWall(order.starts_at, zone), end: toWall(order.ends_at, zone) }
  const { start = was.start, end = was.end, odometer } = input
  const about = { ...rental, car, offers: await readOffers(db) }
  const { inTheWay, ...said } = await sayOf(db, about, { start, end, odometer, lang, now })
  const open = await openDatesOffer(db, order.id)
  const isKept = start === was.start && end === was.end
  const until = await heldUntil(db, toInstant(start < was.start ? start : was.start, zone), now)
  const { first_name: name } = await db
    .selectFrom('app_user')
    .select('first_name')
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow()
  return {
    number: order.number,
    name: name ?? '',
    car: car.id,
    wasStart: was.start,
    wasEnd: was.end,
    start,
    end,
    version: await orderVersion(db, order),
    own: order.user_id === user.id,
    // The dates that it has take back what was offered.
    inTheWay: open && isKept ? undefined : inTheWay?.[lang],
    deposit: order.quote.deposit / 100,
    ...said,
    until: said.difference > 0 ? toWall(until, zone) : undefined,
    offered: open && {
      start: toWall(open.starts_at, zone),
      end: toWall(open.ends_at, zone),
      total: open.total_cents / 100,
      until: toWall(open.hold_expires_at, zone),
    },
  }
}

/** Until when new dates are held for a renter who is to pay: as long as what staff book for a caller. */
export async function heldUntil(db: Db | Tx, startsAt: Date, now: Date): Promise<Date> {
  const hours = (await readCompany(db)).caller_hold_hours
  return callerHoldUntil(hours, { now, startsAt: startsAt > now ? startsAt : new Date(8.64e15) })
}

async function sayOf(db: Db, about: About, asked: Asked): Promise<Said> {
  if (!isOut(about.order)) return sayOfBooking(db, about, asked)
  if (asked.start !== toWall(about.order.starts_at, about.area.zone))
    return { ...nothing, kind: 'extension', inTheWay: datesTexts.startIsOver }
  const isEarlier = toInstant(asked.end, about.area.zone) < about.order.ends_at
  return isEarlier ? sayOfReturn(db, about, asked) : sayOfExtension(db, about, asked)
}

const nothing = {
  lines: [],
  agreed: 0,
  total: 0,
  difference: 0,
  back: [],
  slot: undefined,
  missing: [],
} satisfies Partial<Said>

const waysOf = (parts: Parameters<typeof presentWays>[0], lang: Lang): Answer['back'] =>
  presentWays(parts, lang).map(({ name, card, amount, arrives }) => ({
    name: card ?? name,
    amount,
    arrives,
  }))

async function sayOfBooking(db: Db, about: About, asked: Asked): Promise<Said> {
  const { order, car, offers } = about
  const { start, end, lang, now } = asked
  const dates = await readNewDates(db, about, { start, end, car, offers, now })
  const { inTheWay, quote, difference, slot } = dates
  const parts = difference < 0 ? await refundParts(db, { order, cents: -difference }) : []
  const drivers = await readDrivers(db, order.user_id)
  return {
    kind: 'booking',
    inTheWay,
    lines: presentQuote(quote, lang, offerNames(offers, lang)).lines,
    agreed: order.quote.total / 100,
    total: quote.total / 100,
    difference: difference / 100,
    back: waysOf(parts, lang),
    slot,
    missing: missingForBooking(drivers, dayOf(end), lang).map(({ text }) => text),
  }
}

async function sayOfExtension(db: Db, about: About, asked: Asked): Promise<Said> {
  const { order, area, car, offers } = about
  const { end, lang, now } = asked
  const odometer = asked.odometer ?? freshReading(order, car, now)?.miles
  if (end === toWall(order.ends_at, area.zone))
    return { ...nothing, kind: 'extension', inTheWay: datesTexts.same }
  const drivers = await readDrivers(db, order.user_id)
  const credit = await acceptedOffer(db, order.transaction_id, 'extend')
  const priced = quoteExtension(
    order,
    { car, area, offers, drivers },
    { end, odometer, credit, now },
  )
  const quote = await lessCredit(db, priced, order.user_id, car.id)
  const room = await extensionRoom(db, order, area.zone, now)
  const missing = await missingToNewEnd(db, order, drivers, dayOf(end), lang)
  const facts = { ...about.facts, papersToNewEnd: missing.length === 0 }
  const refusal = refusalOf({ order, facts }, 'extendCar')
  return {
    ...nothing,
    kind: 'extension',
    inTheWay: refusal
      ? datedRefusal(order, area, refusal)
      : isRoomFor(room, end)
        ? undefined
        : noRoomText(room),
    lines: presentQuote(quote, lang, offerNames(offers, lang)).lines,
    total: quote.dueNow / 100,
    difference: quote.dueNow / 100,
    odometer,
    missing: missing.map(({ text }) => text),
  }
}

async function sayOfReturn(db: Db, about: About, { end, lang, now }: Asked): Promise<Said> {
  const offer = await refundOffer(db, about, { appt: end, now })
  if (!offer) return { ...nothing, kind: 'earlyReturn', inTheWay: datesTexts.notABooking }
  return {
    ...nothing,
    kind: 'earlyReturn',
    inTheWay: offer.refusal,
    lines: presentRefundLines(offer.lines, offer.countsUntil, lang),
    total: -offer.cents / 100,
    difference: offer.cents === 0 ? 0 : -offer.cents / 100,
    back: waysOf(offer.parts, lang),
    slot: end,
  }
}
