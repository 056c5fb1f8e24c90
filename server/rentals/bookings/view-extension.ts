import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { extensionSteps } from '#domain/rentals/extension/steps.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import type { WalkPhoto } from '../../fleet/fleet/car-photo-files.ts'
import { presentCar } from '../../fleet/fleet/present-car.ts'
import { type DriverRow, presentDriver } from '../../people/drivers/drivers-store.ts'
import { acceptedOffer } from '../rental-offers/rental-offers-store.ts'
import { lessCredit } from '../../money/ledger/credit.ts'
import { readFacts } from '../../money/orders/order-facts.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { refusalOf } from '../../money/orders/own-rental.ts'
import {
  extensionRoom,
  isRoomFor,
  noRoomText,
  usualExtension,
} from '../extension/extension-room.ts'
import { presentMethods } from '../../money/payments/payment-gateways.ts'
import { missingToNewEnd } from '../../money/payments/papers-to-new-end.ts'
import { freshReading, quoteExtension, quoteTime } from '../extension/quote-extension.ts'
import { datedRefusal } from '../../money/orders/refusal-texts.ts'
import { readRental } from '../rentals/read-rental.ts'
import type { AreaRow } from '../../fleet/site/areas-store.ts'
import {
  type Offers,
  offerNames,
  offersFor,
  presentPlans,
} from '../../fleet/pricing/offers-store.ts'
import {
  presentInsurancePlans,
  presentInsuranceTypes,
} from '../../fleet/pricing/present-insurance.ts'
import { withAgreedCover } from '../../fleet/pricing/price-booking.ts'
import { lengthOf } from '../../fleet/pricing/seasons-store.ts'
import { presentQuote } from '../../fleet/pricing/present-quote.ts'

type Things = {
  car: CarRow
  walk: WalkPhoto | undefined
  area: AreaRow
  offers: Offers
  drivers: DriverRow[]
}

/**
 * `booking` with isCarExtend: what an extension costs, and a conflict told before anybody pays
 * (docs/product/rental.md#extension).
 * @throws Problem 400 at the end or the odometer
 */
export async function viewExtension(
  context: AnyContext,
  order: OrderRow,
  things: Things,
  asked: {
    /** Absent: a week more, or what there is room for. */
    end?: string | undefined
    pm?: string | undefined
    odometer?: number | undefined
    now: Date
  },
) {
  const { db, lang } = context
  const { car, area, offers, drivers } = things
  const room = await extensionRoom(db, order, area.zone, asked.now)
  const end = asked.end ?? usualExtension(room)
  const credit = await acceptedOffer(db, order.transaction_id, 'extend')
  const reading = freshReading(order, car, asked.now)
  const odometer = asked.odometer ?? reading?.miles
  const priced = quoteExtension(order, things, { ...asked, odometer, end, credit })
  const quote: Quote = await lessCredit(db, priced, order.user_id, car.id)
  const carFree = isRoomFor(room, end)
  const facts = await readFacts(db, order, area, asked.now)
  const refusal = refusalOf({ order, facts }, 'extendCar')
  const message = refusal
    ? datedRefusal(order, area, refusal)
    : carFree
      ? undefined
      : noRoomText(room)
  return {
    message: message?.[lang],
    car: presentCar(car, { available: carFree }, things.walk),
    drivers: drivers.map(presentDriver),
    missing: await missingToNewEnd(db, order, drivers, dayOf(end), lang),
    insurancePlans: presentInsurancePlans(quote, withAgreedCover(offers, order.quote), lang),
    insuranceTypes: presentInsuranceTypes(lang),
    extras: [],
    plans: presentPlans(
      car,
      lengthOf(offers, car, { start: room.start, end }),
      offersFor(offers, dayOf(room.start)),
      lang,
      undefined,
      order.price_modifier_id,
    ),
    appointments: [],
    calculatorData: presentQuote(quote, lang, offerNames(offers, lang)),
    rental: await readRental(db, order, lang, asked.now),
    extension: {
      ...room,
      end,
      isOpen: facts.fromOneWeekBefore === true,
      steps: extensionSteps(room.start, room.latestEnd).map((step) => {
        const { total } = quoteTime(order, things, { ...asked, end: step.end, credit })
        return { ...step, price: total / 100 }
      }),
      reading: reading && { miles: reading.miles, at: toWall(reading.at, area.zone) },
      cardMethod: await keptCardMethod(context, order.user_id, quote),
    },
  }
}

/** The way of the card that the gateway keeps for a person, with the fee and total of a quote; none when nothing is due. */
async function keptCardMethod(context: AnyContext, userId: string, { dueNow }: Quote) {
  if (dueNow <= 0) return undefined
  const due = { total_cents: dueNow, kind: 'extension' as const }
  const methods = await presentMethods({ ...context, user: { id: userId } }, context.lang, due)
  return methods.find(({ savedCard }) => savedCard)
}
