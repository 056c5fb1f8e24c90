import { sql } from 'kysely'
import { quoteNewDates } from '#domain/fleet/pricing/new-dates.ts'
import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import { isNearStart, slotPrice } from '#domain/fleet/fleet/pickup-slots.ts'
import { occupiedUntil } from '#domain/fleet/fleet/turn-around.ts'
import { type Stretch, stretchToHold } from '#domain/rentals/dates/stretch-to-hold.ts'
import { addDaysToDay, dayOf, type WallTime, wallMinutes } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import type { Text } from '#protocol/core/text.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import { checkDates } from '../../fleet/pricing/check-dates.ts'
import type { Offers } from '../../fleet/pricing/offers-store.ts'
import { fewestDaysOf } from '../../fleet/pricing/seasons-store.ts'
import { waitsForKeys } from '../../money/orders/order-facts.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { type OwnRental, refusalOf } from '../../money/orders/own-rental.ts'
import { refusalText } from '../../money/orders/refusal-texts.ts'
import { readSeat } from '../../money/orders/order-facts.ts'
import type { AreaRow } from '../../fleet/site/areas-store.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { slotsOn } from '../holds/slots-store.ts'
import { datesTexts, takenText } from './dates-texts.ts'

/** Other dates of a booking before its keys, with all that they come to; cents. */
export type NewDatesOfBooking = {
  inTheWay: Text | undefined
  quote: Quote
  /** What they cost more than what was paid; negative when they cost less. */
  difference: number
  stretch: Stretch | 'none' | 'both'
  /** Where the renter comes for the keys at the new start, where they had an appointment. */
  slot: WallTime | undefined
}

type Asked = {
  start: WallTime
  end: WallTime
  car: CarRow
  offers: Offers
  /** Held for this offer of new dates already. */
  offerId?: string | undefined
  now: Date
}

/**
 * What other dates would do to a booking (docs/product/rental.md#other-dates), by the rules that it was booked by; nothing
 * of it is written.
 * @throws Problem 400 at the date that cannot be
 */
export async function readNewDates(
  db: Db | Tx,
  rental: OwnRental,
  { start, end, car, offers, offerId, now }: Asked,
): Promise<NewDatesOfBooking> {
  const { order, area } = rental
  const was = { start: toWall(order.starts_at, area.zone), end: toWall(order.ends_at, area.zone) }
  // A start that is kept may be past: somebody comes late.
  const at = start === was.start && order.starts_at < now ? order.starts_at : now
  checkDates(
    { start, end },
    { zone: area.zone, now: at, minimumDays: fewestDaysOf(offers, car, start) },
  )
  const next = { startsAt: toInstant(start, area.zone), endsAt: toInstant(end, area.zone) }
  const appointment = await readAppointment(db, order, { area, start, wasStart: was.start, now })
  const isPriced = order.quote.lines.some(({ code }) => code === 'appointment')
  const quote = quoteNewDates(order.quote, {
    start,
    end,
    modifierId: order.price_modifier_id,
    appointmentPrice: isPriced ? slotPrice(appointment.slot ?? start) : undefined,
  })
  const difference = quote.total - order.quote.total
  const stretch = stretchToHold({ startsAt: order.starts_at, endsAt: order.ends_at }, next)
  const refusal = refusalOf(rental, 'moved')
  const inTheWay =
    order.kind !== 'start' || !waitsForKeys(order)
      ? datesTexts.notABooking
      : refusal
        ? refusalText(order, refusal)
        : !order.paid
          ? datesTexts.notPaid
          : start === was.start && end === was.end
            ? datesTexts.same
            : ((await readTaken(db, order, { ...next, zone: area.zone, offerId, now })) ??
              appointment.inTheWay ??
              whyNotForMore(difference, stretch))
  return { inTheWay, quote, difference, stretch, slot: appointment.slot }
}

function whyNotForMore(difference: number, stretch: Stretch | 'none' | 'both'): Text | undefined {
  if (difference <= 0) return undefined
  if (stretch === 'none') return datesTexts.shorterCostsMore
  return stretch === 'both' ? datesTexts.bothSides : undefined
}

type At = { area: AreaRow; start: WallTime; wasStart: WallTime; now: Date }

/** The appointment that fits the new start: the one there is, else the nearest that is free; none where none was made. */
async function readAppointment(
  db: Db | Tx,
  order: OrderRow,
  { area, start, wasStart, now }: At,
): Promise<{ slot: WallTime | undefined; inTheWay?: Text }> {
  const seat = await readSeat(db, order.id, ['pickup'])
  const own = seat && toWall(seat.starts_at, area.zone)
  if (start === wasStart || (own !== undefined && isNearStart(own, start))) return { slot: own }
  const day = dayOf(start)
  const days = [addDaysToDay(day, -1), day, addDaysToDay(day, 1)]
  const asked = { kind: 'pickup', days, now, lang: 'en', order: order.id } as const
  const slots = await slotsOn(db, area, asked, (slot) => isNearStart(slot, start))
  const free = slots.filter(({ available }) => available).map(({ date }) => date)
  // At the same time of day as before, as near as can be.
  const offset = own === undefined ? 0 : wallMinutes(own) - wallMinutes(wasStart)
  const wanted = wallMinutes(start) + offset
  const away = (slot: WallTime) => Math.abs(wallMinutes(slot) - wanted)
  const [nearest] = free.toSorted((one, other) => away(one) - away(other))
  if (nearest === undefined) return { slot: undefined, inTheWay: datesTexts.noSlot }
  return { slot: own === undefined ? undefined : nearest }
}

type Wanted = {
  startsAt: Date
  endsAt: Date
  zone: string
  offerId: string | undefined
  now: Date
}

/** Who or what has the car for some of that time, the hours after it counted; undefined when nobody has. */
async function readTaken(
  db: Db | Tx,
  order: OrderRow,
  { startsAt, endsAt, zone, offerId, now }: Wanted,
): Promise<Text | undefined> {
  const { rows } = await sql<{
    kind: string
    name: string | null
    number: number | null
    reason: string | null
    from: Date
    until: Date
  }>`
    select o.kind, u.first_name as name, r.number, k.reason, lower(o.period) as "from",
      upper(o.period) as "until"
    from occupancy o left join rental_order r on r.id = o.order_id
      left join app_user u on u.id = r.user_id and u.deleted_at is null
      left join car_breakdown k on k.id = o.breakdown_id
    where o.car_id = ${order.car_id}
      and o.occupied && tstzrange(${startsAt}::timestamptz, ${occupiedUntil(endsAt)}::timestamptz)
      and (o.expires_at is null or o.expires_at > ${now}::timestamptz)
      and o.order_id is distinct from ${order.id} and o.order_id is distinct from ${offerId ?? null}::text
      -- New dates that were offered give way to others.
      and (r.new_dates is null or r.previous_order_id <> ${order.id})
    order by lower(o.period) limit 1`.execute(db)
  const [taken] = rows
  return (
    taken &&
    takenText({ ...taken, from: toWall(taken.from, zone), until: toWall(taken.until, zone) })
  )
}
