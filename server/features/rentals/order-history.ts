import type { orderHistory as operation } from '#protocol/rentals/order-history.ts'
import type { Handler } from '../../core/handler.ts'
import { Problem, texts } from '../../core/problem.ts'
import { offerNames, readOffers } from '../bookings/offers-store.ts'
import { presentQuote } from '../bookings/present-quote.ts'
import { presentCar } from '../cars/present-car.ts'
import { latestContract } from './contract-store.ts'
import { ownOrder } from './orders-store.ts'
import { rentalOf } from './rental-of.ts'
import { eventTexts } from './rental-texts.ts'

export const orderHistory: Handler<typeof operation> = async ({ db, user, now, lang }, input) => {
  const order = await ownOrder(db, input.order, user.id)
  if (!order) throw new Problem(404, texts.lostOrder)
  const car = await db
    .selectFrom('car')
    .selectAll()
    .where('id', '=', order.car_id)
    .executeTakeFirstOrThrow()
  const offers = await readOffers(db)
  const contract = await latestContract(db, order.id)
  const events = await db
    .selectFrom('order_event')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('id', 'desc')
    .execute()
  return {
    rental: await rentalOf(db, order, lang, now),
    car: presentCar(car, { available: false }),
    calculatorData: presentQuote(order.quote, lang, offerNames(offers, lang)),
    contract: contract && {
      version: contract.version,
      hash: contract.hash,
      text: lang === 'es' ? contract.text_es : contract.text_en,
    },
    history: events.map((event) => ({
      at: event.at.toISOString(),
      title: eventTexts[event.code]?.[lang] ?? event.code,
      text: saidIn(event.details),
      actor: event.actor,
      from: event.status_from ?? undefined,
      rentalStatus: event.status_to ?? undefined,
      odometer: event.odometer ?? undefined,
      ...(event.latitude !== null && event.longitude !== null
        ? { position: { latitude: event.latitude, longitude: event.longitude } }
        : {}),
    })),
  }
}

/** What people wrote with an event. */
function saidIn(details: unknown): string | undefined {
  const { message, comments, note } = details as Record<string, unknown>
  const said = message ?? comments ?? note
  return typeof said === 'string' ? said : undefined
}
