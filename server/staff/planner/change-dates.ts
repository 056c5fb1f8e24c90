import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { appointmentId } from '#domain/fleet/fleet/pickup-slots.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import type { OutputOf, ParsedInputOf } from '#protocol/core/operation.ts'
import type { staffChangeDates as operation } from '#protocol/staff/planner/staff-dates.ts'
import { carById } from '../../fleet/fleet/cars-store.ts'
import { priceChanged } from '../../fleet/pricing/booking-texts.ts'
import { readOffers } from '../../fleet/pricing/offers-store.ts'
import { isOut } from '../../money/orders/order-facts.ts'
import { type OwnRental, rentalFacts } from '../../money/orders/own-rental.ts'
import { refundOffer } from '../../money/refunds/refund-offer.ts'
import type { Context, SignedIn } from '../../platform/api/context.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notify } from '../../platform/mail/notifications.ts'
import { bookAppointment } from '../../rentals/appointments/book-appointment.ts'
import { lockToMove } from '../../rentals/breakdowns/move-renter.ts'
import {
  endDatesOffer,
  offerNewDates,
  settleDates,
  tellOfNewDates,
} from '../../rentals/dates/dates-offers.ts'
import { datesTexts, extensionText } from '../../rentals/dates/dates-texts.ts'
import { readNewDates } from '../../rentals/dates/read-new-dates.ts'
import { takeNewDates } from '../../rentals/dates/take-new-dates.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { freshReading } from '../../rentals/extension/quote-extension.ts'
import { askExtension } from '../../rentals/extension/extend-car.ts'
import { orderVersion } from '../staff/order-version.ts'
import { heldUntil } from './dates-quote.ts'

type Input = ParsedInputOf<typeof operation>
type Inside = Context<SignedIn> & { db: Tx }
type Answer = OutputOf<typeof operation>

/**
 * Changes the dates of an order as its quote said (docs/product/rental.md#other-dates), all by the rules that its renter
 * would go by.
 * @throws Problem 404, 400 at a date, 403 for one's own, 409 for what is in the way or changed
 */
export const staffChangeDates: Handler<typeof operation> = async (context, input) => {
  const { db: tx, user, now } = context
  const order = await lockToMove(tx, { order: input.order }, user)
  mustBeAsSeen(input.version, await orderVersion(tx, order))
  const rental = await rentalFacts(tx, order, now)
  const { zone } = rental.area
  const was = { start: toWall(order.starts_at, zone), end: toWall(order.ends_at, zone) }
  const { start = was.start, end } = input
  if (isOut(order) && start !== was.start) throw conflict(datesTexts.startIsOver)
  const done = !isOut(order)
    ? await changeBooking(context, rental, { ...input, start })
    : end < was.end
      ? await scheduleReturn(context, rental, input)
      : await extendFor(context, rental, input)
  await audit(tx, user.id, now, 'dates changed', order.id, {
    order: order.id,
    from: `${was.start} ${was.end}`,
    to: `${start} ${end}`,
    result: done.result,
    difference: input.difference,
  })
  return done
}

async function changeBooking(
  { db: tx, user, now }: Inside,
  rental: OwnRental,
  { start, end, difference: seen }: Input & { start: string },
): Promise<Answer> {
  const { order, area } = rental
  const car = await carById(tx, order.car_id)
  if (!car) throw new Problem(404, texts.notFound)
  const dates = await readNewDates(tx, rental, {
    start,
    end,
    car,
    offers: await readOffers(tx),
    now,
  })
  const { inTheWay, quote, difference, stretch, slot } = dates
  const isKept =
    +toInstant(start, area.zone) === +order.starts_at &&
    +toInstant(end, area.zone) === +order.ends_at
  if (isKept && (await endDatesOffer(tx, order, now))) {
    await settleDates(tx, order, now)
    return { result: 'withdrawn', order: order.id }
  }
  if (inTheWay) throw conflict(inTheWay)
  if (seen !== difference) throw conflict(priceChanged(difference))
  const period = { startsAt: toInstant(start, area.zone), endsAt: toInstant(end, area.zone) }
  const next = { ...period, quote, slot, staffId: user.id, now }
  if (difference > 0 && typeof stretch !== 'string') {
    const first = period.startsAt < order.starts_at ? period.startsAt : order.starts_at
    const until = await heldUntil(tx, first, now)
    const held = { ...next, cents: difference, stretch, until, zone: area.zone }
    return { result: 'offered', order: await offerNewDates(tx, order, held) }
  }
  await endDatesOffer(tx, order, now)
  const { taken, back } = await takeNewDates(tx, rental, next)
  await tellOfNewDates(tx, taken, { back, slot, zone: area.zone, now })
  return { result: 'changed', order: taken.id }
}

/** More days for somebody who has the car: held as long as what is booked for a caller, and theirs once they pay. */
async function extendFor(
  context: Inside,
  { order, area }: OwnRental,
  { end, odometer: read, difference }: Input,
): Promise<Answer> {
  const { db: tx, user, now } = context
  const car = await carById(tx, order.car_id)
  const odometer = read ?? (car && freshReading(order, car, now)?.miles)
  if (odometer === undefined)
    throw new Problem(400, texts.malformed, { errors: { odometer: fieldError('required') } })
  const until = await heldUntil(tx, order.ends_at, now)
  const asked = await askExtension(
    context,
    { renterId: order.user_id, by: { actor: 'staff', id: user.id }, heldUntil: () => until },
    { order: order.id, end, odometer, total: difference },
  )
  const renter = await tx
    .selectFrom('app_user')
    .select('first_name')
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow()
  const told = { first: renter.first_name ?? '', end }
  await notify(
    tx,
    {
      userId: order.user_id,
      orderId: asked.orderId,
      topic: 'rental',
      thread: `dates ${order.transaction_id}`,
      severity: 'warning',
      title: datesTexts.extension,
      text: extensionText(told, difference, toWall(until, area.zone)),
      route: 'payment',
      query: { order: asked.orderId },
    },
    now,
  )
  return { result: asked.paid ? 'changed' : 'offered', order: asked.orderId }
}

/** Fewer days: the return that the renter would schedule, with what goes back by its rule once the keys are back. */
async function scheduleReturn(
  { db: tx, user, now }: Inside,
  rental: OwnRental,
  { end, difference }: Input,
): Promise<Answer> {
  const { order, area } = rental
  const offer = await refundOffer(tx, rental, { appt: end, now })
  if (!offer || offer.refusal) throw conflict(offer?.refusal ?? datesTexts.notABooking)
  if (-difference !== offer.cents) throw conflict(priceChanged(-offer.cents))
  await bookAppointment(tx, rental, {
    rentalStatus: RentalStatus.returnScheduled,
    appt: appointmentId('return', area.id, end),
    userId: order.user_id,
    staffId: user.id,
    now,
  })
  return { result: 'scheduled', order: order.id }
}
