import type { orderHistory as operation } from '#protocol/rentals/dashboard/order-history.ts'
import { contractChanges } from '#domain/rentals/rentals/contract-changes.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { sixPlaces } from '../../platform/six-places.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { readTogether } from '../../platform/db/read-together.ts'
import { offerNames, readOffers } from '../../fleet/pricing/offers-store.ts'
import { presentQuote } from '../../fleet/pricing/present-quote.ts'
import { presentCar } from '../../fleet/fleet/present-car.ts'
import { type ContractRow, contractVersion, latestContract } from '../contract/contract-store.ts'
import { contractWords } from '../contract/contract-words.ts'
import { ownOrder } from '../../money/orders/orders-store.ts'
import { readRental } from '../rentals/read-rental.ts'
import { eventWords } from './order-events.ts'

export const orderHistory: Handler<typeof operation> = async ({ db, user, now, lang }, input) => {
  const order = await ownOrder(db, input.order, user.id)
  if (!order) throw new Problem(404, texts.lostOrder)
  const offers = await readOffers(db)
  const [car, contract, events, rental] = await readTogether(db, (one) => [
    one.selectFrom('car').selectAll().where('id', '=', order.car_id).executeTakeFirstOrThrow(),
    latestContract(one, order.id),
    one
      .selectFrom('order_event')
      .selectAll()
      .where('order_id', '=', order.id)
      .orderBy('id', 'desc')
      .execute(),
    readRental(one, order, lang, now),
  ])
  return {
    now: now.toISOString(),
    rental,
    car: presentCar(car, { available: false }),
    calculatorData: presentQuote(order.quote, lang, offerNames(offers, lang), order.planned_miles),
    contract: contract && {
      version: contract.version,
      hash: contract.hash,
      text: textOf(contract, lang),
      changes: await readChanges(db, contract, lang),
    },
    history: events.map((event) => ({
      objectHistory: `event-${event.id}`,
      at: event.at.toISOString(),
      ...eventWords(order.kind, event, lang),
      actor: event.actor,
      from: event.status_from ?? undefined,
      rentalStatus: event.status_to ?? undefined,
      odometer: event.odometer ?? undefined,
      ...(event.latitude !== null && event.longitude !== null
        ? {
            position: {
              latitude: sixPlaces(event.latitude),
              longitude: sixPlaces(event.longitude),
            },
          }
        : {}),
    })),
  }
}

const textOf = (contract: ContractRow, lang: Lang) =>
  lang === 'es' ? contract.text_es : contract.text_en

/** What a renter who knows the first version has to look at before accepting this one. */
async function readChanges(db: Db | Tx, contract: ContractRow, lang: Lang) {
  if (contract.version === 1 || contract.accepted_at) return undefined
  const first = await contractVersion(db, contract.order_id, 1)
  const { version, made } = contractWords[lang].facts
  return first && contractChanges(textOf(first, lang), textOf(contract, lang), [version, made])
}
