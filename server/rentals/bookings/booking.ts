import { sql } from 'kysely'
import { occupiedUntil } from '#domain/fleet/fleet/turn-around.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import type { booking as operation } from '#protocol/rentals/bookings/booking.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { readTogether } from '../../platform/db/read-together.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { areCarsFree, type CarRow } from '../../fleet/fleet/cars-store.ts'
import { shownCars } from '../../fleet/fleet/car-photo-files.ts'
import { presentCar } from '../../fleet/fleet/present-car.ts'
import { readDrivers } from '../../people/drivers/drivers-store.ts'
import { missingForBooking } from '../../people/drivers/missing-for-booking.ts'
import { presentDriver } from '../../people/drivers/present-driver.ts'
import { type OrderRow, ownOrder } from '../../money/orders/orders-store.ts'
import { readRental } from '../rentals/read-rental.ts'
import { viewExtension } from './view-extension.ts'
import { lessCredit } from '../../money/ledger/credit.ts'
import { areaOfCar, taxesAt } from '../../fleet/site/areas-store.ts'
import { isOffered } from '../waiting-list/take-offer.ts'
import { bookingTexts } from '../../fleet/pricing/booking-texts.ts'
import { whyNotBack } from '../holds/must-be-back.ts'
import {
  presentInsurancePlans,
  presentInsuranceTypes,
} from '../../fleet/pricing/present-insurance.ts'
import { checkDates } from '../../fleet/pricing/check-dates.ts'
import {
  offeredOf,
  offerNames,
  offersFor,
  presentExtra,
  presentPlans,
  readOffers,
} from '../../fleet/pricing/offers-store.ts'
import {
  type BookingChoices,
  priceBooking,
  withAgreedCover,
} from '../../fleet/pricing/price-booking.ts'
import { fewestDaysOf, lengthOf, seasonMinimum } from '../../fleet/pricing/seasons-store.ts'
import { presentQuote } from '../../fleet/pricing/present-quote.ts'
import { slotsNear } from '../holds/slots-store.ts'

/** What the booking screens show; with `order` from what was agreed, else priced anew (docs/wire.md). */
export const booking: Handler<typeof operation> = async (context, input) => {
  const { db, user, now, lang } = context
  const order = input.order && user ? await ownOrder(db, input.order, user.id) : undefined
  if (input.order && !order) throw new Problem(404, texts.lostOrder)
  const carId = order?.car_id ?? input.car ?? ''
  const all = await readOffers(db)
  const [cars, area, drivers] = await readTogether(db, (one) => [
    shownCars(one, [carId]),
    areaOfCar(one, carId),
    user ? readDrivers(one, user.id) : [],
  ])
  const car = cars.get(carId)
  if (!car || (car.status === 'retired' && !order)) throw new Problem(404, texts.notFound)
  if (!area) throw new Error(`car ${car.id} has no area`)
  const choices = order ? choicesOf(order, area.zone) : { ...input, ...askedDates(input) }
  const offers = offersFor(all, dayOf(choices.start))
  if (!order)
    checkDates(choices, {
      zone: area.zone,
      now,
      minimumDays: fewestDaysOf(all, car, choices.start),
    })
  if (order && input.isCarExtend) {
    const asked = { end: input.end, pm: input.pm, odometer: input.odometer, now }
    return viewExtension(
      context,
      order,
      { car, walk: car.walk ?? undefined, area, offers: all, drivers },
      asked,
    )
  }
  const miles = order ? (order.planned_miles ?? undefined) : input.miles
  const startsAt = toInstant(choices.start, area.zone)
  const wanted = { carId: car.id, startsAt, zone: area.zone, now }
  const inForce = { id: area.id, taxes: taxesAt(area, now) }
  const [quote, notBack, isThere, appointments, rental] = await readTogether(db, (one) => [
    order?.quote ??
      lessCredit(one, priceBooking(car, inForce, offers, drivers, choices), user?.id, car.id),
    order ? undefined : whyNotBack(one, wanted),
    order !== undefined || isFree(one, car, choices, { area, now, user }),
    slotsNear(one, area, choices.start, now, lang),
    order && readRental(one, order, lang, now),
  ])
  const free = !notBack && isThere
  const message = free
    ? undefined
    : (notBack ?? (await whyNot(db, car, choices, area.zone, user !== undefined)))
  return {
    message: message?.[lang],
    car: presentCar(
      car,
      {
        available: free,
        ...(!order && { seasonMinimumDays: seasonMinimum(all, car, choices.start) }),
      },
      car.walk ?? undefined,
    ),
    drivers: drivers.map(presentDriver),
    missing: user ? missingForBooking(drivers, dayOf(choices.end), lang) : [],
    insurancePlans: presentInsurancePlans(
      quote,
      order ? withAgreedCover(offers, quote) : offers,
      lang,
    ),
    insuranceTypes: presentInsuranceTypes(lang),
    extras: offeredOf(offers.extras).map((row) => presentExtra(row, lang)),
    plans: presentPlans(
      car,
      lengthOf(offers, car, choices),
      offers,
      lang,
      miles === undefined ? undefined : { miles, taxes: inForce.taxes },
      choices.pm,
    ),
    appointments,
    calculatorData: presentQuote(quote, lang, offerNames(offers, lang), miles),
    rental,
  }
}

function askedDates({ start, end }: { start?: string; end?: string }): {
  start: string
  end: string
} {
  if (start && end) return { start, end }
  const errors = {
    ...(start ? {} : { start: fieldError('required') }),
    ...(end ? {} : { end: fieldError('required') }),
  }
  throw new Problem(400, texts.malformed, { errors })
}

function choicesOf(order: OrderRow, zone: string): BookingChoices {
  return {
    start: toWall(order.starts_at, zone),
    end: toWall(order.ends_at, zone),
    pm: order.price_modifier_id,
    options: order.options,
  }
}

/** Free, or held by or offered to the caller, whose next booking of this car replaces that hold. */
async function isFree(
  db: Db | Tx,
  car: CarRow,
  choices: BookingChoices,
  { area, now, user }: { area: { zone: string }; now: Date; user: { id: string } | undefined },
): Promise<boolean> {
  const { zone } = area
  const [startsAt, endsAt] = [toInstant(choices.start, zone), toInstant(choices.end, zone)]
  if ((await areCarsFree(db, [car.id], startsAt, endsAt, now)).has(car.id)) return true
  if (!user || car.status !== 'active') return false
  const { rows } = await sql<{ others: boolean }>`
    select exists (
      select 1 from occupancy
        left join rental_order o on o.id = occupancy.order_id
        left join waiting_list_item w on w.id = occupancy.waiting_list_item_id
      where occupancy.car_id = ${car.id}
        and occupied && tstzrange(${startsAt}::timestamptz, ${occupiedUntil(endsAt)}::timestamptz)
        and ((o.state = 'held' and o.user_id = ${user.id}) or w.user_id = ${user.id}) is not true
    ) as others`.execute(db)
  return rows[0]?.others === false
}

async function whyNot(
  db: Db | Tx,
  car: CarRow,
  { start, end }: BookingChoices,
  zone: string,
  isKnown: boolean,
): Promise<Text> {
  if (car.status !== 'active') return bookingTexts.carNotRented
  // The mail of an offer leads here, perhaps in a browser where its person is not signed in.
  const forVisitor =
    !isKnown && (await isOffered(db, car.id, toInstant(start, zone), toInstant(end, zone)))
  return forVisitor ? bookingTexts.keptForOffer : bookingTexts.carTaken
}
