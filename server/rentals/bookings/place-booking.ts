import { holdAfter } from '#domain/money/orders/hold.ts'
import { creditIn, withCredit } from '#domain/fleet/pricing/credit-line.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import type { submitBooking as operation } from '#protocol/rentals/bookings/submit-booking.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import type { OutputOf, ParsedInputOf } from '#protocol/core/operation.ts'
import type { Tx } from '../../platform/db/database.ts'
import { conflict, Problem, refusal, texts } from '../../platform/api/problem.ts'
import { randomId } from '../../platform/random.ts'
import { readTogether } from '../../platform/db/read-together.ts'
import { holdCar, holding } from '../../fleet/occupancy/take-car.ts'
import { carById } from '../../fleet/fleet/cars-store.ts'
import { readDrivers } from '../../people/drivers/drivers-store.ts'
import { licensesMustPass } from '../../people/drivers/license-not-accepted.ts'
import { hasDebt } from '../../money/orders/order-facts.ts'
import { placeOrder } from '../../money/orders/moves/place-order.ts'
import { refusalTexts } from '../../money/orders/refusal-texts.ts'
import { readCredit } from '../../money/ledger/credit.ts'
import { areaOfCar, taxesAt } from '../../fleet/site/areas-store.ts'
import { hasOffer, takeOffer } from '../waiting-list/take-offer.ts'
import { bookingTexts, priceChanged } from '../../fleet/pricing/booking-texts.ts'
import { checkDates } from '../../fleet/pricing/check-dates.ts'
import { needRoomForHold, queueForCar } from '../holds/hold-car.ts'
import { holdSlot } from '../holds/hold-slot.ts'
import { isUnconfirmed, takeUnconfirmedSeat, unconfirmedSeat } from '../holds/unconfirmed-holds.ts'
import { driving } from '../rentals/order-drivers.ts'
import { mustBeBack } from '../holds/must-be-back.ts'
import {
  mustBeOffered,
  normalPriceId,
  offerNames,
  readOffers,
} from '../../fleet/pricing/offers-store.ts'
import { presentQuote } from '../../fleet/pricing/present-quote.ts'
import { priceBooking } from '../../fleet/pricing/price-booking.ts'
import { fewestDaysOf } from '../../fleet/pricing/seasons-store.ts'

/** For whom a car is booked, and who books it. */
export type Booking = {
  renterId: string
  by: { actor: 'renter' | 'staff'; id: string }
  /** Of the renter, who holds little from one while their address is not confirmed. */
  network?: string
  /** Until when staff hold it for them; a renter's own hold has its usual minutes. */
  heldUntil?: (startsAt: Date) => Date
}

/** The one way to a new booking, whoever makes it: its price, its guards and its hold, all or nothing. */
export async function placeBooking(
  context: Pick<AnyContext, 'now' | 'lang' | 'services'> & { db: Tx },
  { renterId, by, network, heldUntil }: Booking,
  input: Omit<ParsedInputOf<typeof operation>, 'type'>,
): Promise<OutputOf<typeof operation>> {
  const { db: tx, now, lang, services } = context
  const { config } = services
  const [car, area, owes, offers, unconfirmed, drivers] = await readTogether(tx, (one) => [
    carById(one, input.car),
    areaOfCar(one, input.car),
    hasDebt(one, renterId),
    readOffers(one),
    network !== undefined && isUnconfirmed(one, renterId),
    readDrivers(one, renterId),
  ])
  if (!car) throw new Problem(404, texts.notFound)
  if (car.status !== 'active') throw refusal(bookingTexts.carNotRented)
  if (!area) throw new Error(`car ${car.id} has no area`)
  const minimumDays = fewestDaysOf(offers, car, input.start)
  checkDates(input, { zone: area.zone, now, minimumDays })
  if (owes) throw conflict(refusalTexts.noDebt)
  mustBeOffered(offers, { ...input, day: dayOf(input.start) })
  const wanted = { carId: car.id, userId: renterId, config, now }
  const before = await queueForCar(tx, wanted, true)

  const startsAt = toInstant(input.start, area.zone)
  const endsAt = toInstant(input.end, area.zone)
  const [noRoom, refused, credit, notBack, isOffered] = await readTogether(tx, (one) => [
    refusalIn(needRoomForHold(one, renterId, now)),
    refusalIn(licensesMustPass(one, renterId, drivers, now)),
    readCredit(one, renterId, car.id),
    refusalIn(mustBeBack(one, { carId: car.id, startsAt, zone: area.zone, now })),
    hasOffer(one, car.id, renterId),
  ])
  if (noRoom) throw noRoom
  if (refused) throw refused
  const inForce = { id: area.id, taxes: taxesAt(area, now) }
  const quote = withCredit(priceBooking(car, inForce, offers, drivers, input), credit)
  if (input.total !== undefined && input.total !== quote.dueNow)
    throw conflict(priceChanged(quote.dueNow))
  if (notBack) throw notBack

  const orderId = randomId()
  const transactionId = randomId()
  const seat =
    unconfirmed && network !== undefined
      ? await unconfirmedSeat(tx, { network, carId: car.id, startsAt, endsAt, now })
      : undefined
  const hold = holdAfter({ startsAt, endsAt, now }, before)
  const expiresAt = seat?.until ?? heldUntil?.(startsAt) ?? hold.expiresAt
  const period = { carId: car.id, orderId, startsAt, endsAt, expiresAt, now }
  const number = await placeOrder(tx, {
    order: {
      id: orderId,
      transaction_id: transactionId,
      user_id: renterId,
      car_id: car.id,
      area_id: area.id,
      starts_at: startsAt,
      ends_at: endsAt,
      price_modifier_id: input.pm ?? normalPriceId,
      options: [...new Set(input.options)],
      insurance_plan: input.insurancePlan ?? 'own',
      special_requests: input.specialRequests ?? null,
      planned_miles: input.miles ?? null,
      quote: JSON.stringify(quote),
      total_cents: quote.dueNow,
      deposit_cents: quote.deposit,
      credit_cents: creditIn(quote),
      hold_expires_at: expiresAt,
      hold_extended_at: hold.extendedAt,
      held_unconfirmed: unconfirmed,
      created_at: now,
    },
    by,
    along: [
      driving(
        drivers.map(({ id }) => id),
        'placed',
      ),
      // The car of an offer is given to the order in between.
      ...(isOffered ? [] : [holding(period, 'placed')]),
    ],
  })
  if (seat) await takeUnconfirmedSeat(tx, orderId, seat)
  if (isOffered) {
    await takeOffer(tx, { orderId, carId: car.id, userId: renterId, startsAt, endsAt, now })
    await holdCar(tx, period)
  }
  if (input.appt) await holdSlot(tx, area, { appt: input.appt, orderId, start: input.start, now })
  return {
    orderId,
    number,
    transactionId,
    holdExpiresAt: expiresAt.toISOString(),
    calculatorData: presentQuote(quote, lang, offerNames(offers, lang), input.miles),
  }
}

/** A refusal that counts only when it is its turn. */
async function refusalIn(check: Promise<void>): Promise<Problem | undefined> {
  try {
    await check
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}
