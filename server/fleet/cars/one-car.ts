import { freeToCancelUntil } from '#domain/fleet/pricing/refunds/free-until.ts'
import { dayOf, type WallTime } from '#domain/core/time/wall-time.ts'
import { leastPlan } from '#domain/fleet/pricing/trip-price.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { cars } from '#protocol/fleet/cars/cars.ts'
import type { PickupSlot } from '#protocol/fleet/cars/pickup-slot.ts'
import type { OutputOf, ParsedInputOf } from '#protocol/core/operation.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { readTogether } from '../../platform/db/read-together.ts'
import {
  offerNames,
  type Offers,
  offersFor,
  presentPlans,
  readOffers,
} from '../pricing/offers-store.ts'
import { presentQuote } from '../pricing/present-quote.ts'
import { priceBooking } from '../pricing/price-booking.ts'
import { lengthOf } from '../pricing/seasons-store.ts'
import { readDrivers } from '../../people/drivers/drivers-store.ts'
import { areaById, type AreaRow, taxesAt } from '../site/areas-store.ts'
import { contentList } from '../site/content-list.ts'
import { askedPlans } from '../pricing/asked-plans.ts'
import { proofOfCar } from '../proof/car-proof.ts'
import { type CarRow, carById } from '../fleet/cars-store.ts'
import { freePeriods } from './free-periods.ts'
import { presentCar } from '../fleet/present-car.ts'
import { presentFound } from './present-found.ts'
import { searchCars } from './search-cars.ts'
import { type SearchRequest, searchRequest } from './search-request.ts'

type Input = ParsedInputOf<typeof cars>
type Output = OutputOf<typeof cars>
type Review = NonNullable<Output['reviews']>[number]

declare module '../../platform/api/context.ts' {
  interface Questions {
    /** What the latest renters said of a car; `viewerId` is who reads it. */
    carReviews: (
      db: Db | Tx,
      carId: string,
      zone: string,
      reader: { now: Date; lang: Lang; viewerId: string | undefined },
    ) => Promise<Review[]>
    /** When a car can be picked up around a start, and which of these times are taken. */
    pickupSlots: (
      db: Db | Tx,
      area: AreaRow,
      start: WallTime,
      now: Date,
      lang: Lang,
    ) => Promise<PickupSlot[]>
  }
}

/**
 * One car with everything its screen shows; with `start` and `end` also what they cost
 * (docs/product/search.md#cars). Throws Problem 404 for an unknown or retired car, 400 for dates that cannot be booked.
 */
export async function showCar(context: AnyContext, id: string, asked: Input): Promise<Output> {
  const isCheapest = asked.pm === leastPlan
  const input = isCheapest ? { ...asked, pm: undefined } : asked
  const { db, now } = context
  const offers = offersFor(await readOffers(db), input.start && dayOf(input.start))
  const rules = await contentList(context, 'rules')
  const car = await carById(db, id)
  const area = car && (await areaById(db, car.area_id))
  if (!car || !area) throw new Problem(404, texts.notFound)
  const request = searchRequest(
    { ...input, cursor: undefined },
    [area],
    askedPlans(offers, input.pm),
    now,
  )
  const { lang, user, services } = context
  const [search, reviews, periods, proof] = await readTogether(db, (one) => [
    searchCars(one, request),
    services.ask.carReviews(one, car.id, area.zone, { now, lang, viewerId: user?.id }),
    freePeriods(one, car, area.zone, now),
    proofOfCar(one, car, area.zone, { now, lang }),
  ])
  const [found] = search.found
  // What is not active is shown, since links to it exist, but the search does not find it.
  const shown: Car = found ? presentFound(found, request) : presentCar(car, { available: false })
  const pm = isCheapest ? shown.pm : input.pm
  const price = await priced(context, car, area, offers, { ...input, pm }, request)
  return {
    cars: [],
    car: { ...shown, appointments: price.appointments },
    rules,
    reviews,
    freePeriods: periods,
    proof,
    ...price,
    freeToCancel: input.start === undefined ? undefined : freeToCancel(input.start, area, now),
  }
}

function freeToCancel(start: WallTime, { zone }: AreaRow, now: Date): Output['freeToCancel'] {
  const { wall, at } = freeToCancelUntil(start, zone)
  return { until: wall, isOver: at <= now }
}

/** The quote for the asked dates: with the caller’s own drivers, whose cover may lower the deposit. */
async function priced(
  { db, lang, now, user, services }: AnyContext,
  car: CarRow,
  area: AreaRow,
  offers: Offers,
  { start, end, pm, extras, appt }: Input,
  { duration, miles }: SearchRequest,
): Promise<Pick<Output, 'calculatorData' | 'plans' | 'appointments'>> {
  if (!start || !end || !duration) return {}
  const [drivers, slots] = await readTogether(db, (one) => [
    user ? readDrivers(one, user.id) : [],
    services.ask.pickupSlots(one, area, start, now, lang),
  ])
  const taxes = taxesAt(area, now)
  const choices = { start, end, pm, options: extras, appt }
  const quote = priceBooking(car, { id: area.id, taxes }, offers, drivers, choices)
  return {
    calculatorData: presentQuote(quote, lang, offerNames(offers, lang), miles),
    plans: presentPlans(
      car,
      lengthOf(offers, car, { start, end }),
      offers,
      lang,
      miles === undefined ? undefined : { miles, taxes },
      pm,
    ),
    appointments: slots,
  }
}
