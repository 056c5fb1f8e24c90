import { threeThatFit } from '#domain/rentals/swap/three-that-fit.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import type {
  carChange as listOperation,
  carChangeByCar as byCarOperation,
  carChangeByType as byTypeOperation,
} from '#protocol/rentals/swap/car-change.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, refusal, texts } from '../../platform/api/problem.ts'
import { offerNames, readOffers } from '../../fleet/pricing/offers-store.ts'
import { presentQuote } from '../../fleet/pricing/present-quote.ts'
import { carById } from '../../fleet/fleet/cars-store.ts'
import { presentCar } from '../../fleet/fleet/present-car.ts'
import { givenBody, swapReason } from './free-swap.ts'
import { acceptedOffer } from '../rental-offers/rental-offers-store.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import { askSwap } from './ask-swap.ts'
import { readFacts } from '../../money/orders/order-facts.ts'
import { ownOrder } from '../../money/orders/orders-store.ts'
import { refusalOf } from '../../money/orders/own-rental.ts'
import { paidStretches } from '../../money/orders/paid-stretches.ts'
import { quoteSwap, swapStart } from './quote-swap.ts'
import { refusalText } from '../../money/orders/refusal-texts.ts'
import { swapCars } from './swap-cars.ts'
import { swapWindow } from '../../money/orders/swap-window.ts'

const noCar = {
  en: 'No other car of this kind is available until the end of your rental.',
  es: 'No hay otro auto de este tipo disponible hasta el final de tu renta.',
}

/** Cars to change to, with what each change costs (docs/wire.md). */
export const carChange: Handler<typeof listOperation> = async (
  { db, user, now, lang, services },
  input,
) => {
  const order = await ownOrder(db, input.order, user.id)
  const area = order && (await areaById(db, order.area_id))
  if (!order || !area) throw new Problem(404, texts.lostOrder)
  const facts = await readFacts(db, order, area, now)
  const refused = refusalOf({ order, facts }, 'carChange')
  if (refused) return { message: refusalText(order, refused)[lang], cars: [], picks: [] }
  const window = swapWindow(order, area, now)
  const offers = await readOffers(db)
  const start = swapStart(order, input.start, area, now)
  const startsAt = toInstant(start, area.zone)
  const any = { types: [], subtypes: [], features: [] }
  const found = await swapCars(db, order, { startsAt, cars: input.cars, ...any }, now)
  const { pm = order.price_modifier_id } = input
  const reason = await swapReason(db, order, input.reason, services)
  const offered = (await acceptedOffer(db, order.transaction_id, 'swap')) !== undefined
  const given = await givenBody(db, order)
  const names = offerNames(offers, lang)
  const paid = await paidStretches(db, order, area.zone)
  const cars = found.map((car) => {
    const atNoCost = given === car.subtype_id
    const wanted = { start, pm, paid, reason, offered, atNoCost }
    const quote = quoteSwap(order, car, { area, offers }, wanted)
    const { lines, total } = quote
    const fee = lines.find((line) => line.code === 'swapFee')?.amount ?? 0
    return {
      car: presentCar(car, { available: true }),
      difference: (total - fee) / 100,
      fee: fee / 100,
      total: total / 100,
      calculatorData: presentQuote(quote, lang, names),
    }
  })
  const dates = { start, end: toWall(order.ends_at, area.zone), ...window }
  const own = input.cars.length === 0 ? await carById(db, order.car_id) : undefined
  const free = cars.map(({ car, total }) => ({
    ...car,
    subtype: car.subtypeId,
    total: Math.round(total * 100),
  }))
  const fit = own ? threeThatFit({ subtype: own.subtype_id, seats: own.seats }, free) : []
  const picks = fit.map(({ kind, id }) => ({ kind, car: id }))
  return { cars, picks, reason, dates, ...(cars.length === 0 ? { message: noCar[lang] } : {}) }
}

export const carChangeByCar: Handler<typeof byCarOperation> = async (context, input) => {
  const car = await carById(context.db, input.car)
  if (!car) throw new Problem(404, texts.notFound)
  return askSwap(context, { ...input, carId: car.id })
}

export const carChangeByType: Handler<typeof byTypeOperation> = async (context, input) => {
  const { db: tx, user, now } = context
  const order = await ownOrder(tx, input.order, user.id)
  const area = order && (await areaById(tx, order.area_id))
  if (!order || !area) throw new Problem(404, texts.lostOrder)
  const facts = await readFacts(tx, order, area, now)
  const refused = refusalOf({ order, facts }, 'carChange')
  // Whether the order may change at all is said before whether there is a car.
  const startsAt = refused ? now : toInstant(swapStart(order, input.start, area, now), area.zone)
  const { types, subtypes, features } = input
  const [car] = refused
    ? []
    : await swapCars(tx, order, { startsAt, cars: [], types, subtypes, features }, now)
  if (!refused && !car) throw refusal(noCar)
  return askSwap(context, { ...input, carId: car?.id ?? order.car_id })
}
