import { toWall } from '#domain/core/time/zone.ts'
import { langOf } from '#protocol/core/text.ts'
import type {
  staffMoveBooking as moveOperation,
  staffMoveQuote as quoteOperation,
} from '#protocol/staff/planner/staff-move-booking.ts'
import { carById } from '../../fleet/fleet/cars-store.ts'
import { readOffers } from '../../fleet/pricing/offers-store.ts'
import { isOut } from '../../money/orders/order-facts.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { rentalFacts, refusalOf } from '../../money/orders/own-rental.ts'
import { refusalText } from '../../money/orders/refusal-texts.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { lockToMove, moveBooked, readBooked } from '../../rentals/breakdowns/move-renter.ts'
import { movedTexts } from '../../rentals/breakdowns/moved-texts.ts'
import { neededFrom, readReplacements } from '../../rentals/breakdowns/replacements.ts'
import { orderVersion } from '../staff/order-version.ts'

/** What moving a booking would cost, before it is done (docs/product/staff.md#planner). */
export const staffMoveQuote: Handler<typeof quoteOperation> = async (
  { db, user, lang, now },
  { order: id, cars },
) => {
  const order = await db
    .selectFrom('rental_order')
    .selectAll()
    .where('id', '=', id)
    .$castTo<OrderRow>()
    .executeTakeFirst()
  const own = order && (await carById(db, order.car_id))
  if (!order || !own) throw new Problem(404, texts.lostOrder)
  const rental = await rentalFacts(db, order, now)
  const { area } = rental
  const refusal = refusalOf(rental, 'moved')
  const inTheWay = isOut(order) ? movedTexts.hasKeys : refusal && refusalText(order, refusal)
  const booked = await readBooked(db, order)
  const asked = { own, area, offers: await readOffers(db), now, only: cars }
  const fitting = inTheWay || cars.length === 0 ? [] : await readReplacements(db, booked, asked)
  return {
    number: order.number,
    name: booked.firstName,
    car: own.id,
    start: toWall(isOut(order) ? order.starts_at : neededFrom(order, area, now), area.zone),
    end: toWall(order.ends_at, area.zone),
    version: await orderVersion(db, order),
    own: order.user_id === user.id,
    inTheWay: inTheWay?.[lang],
    cars: fitting.map(({ car, fit, difference, carried, message }) => ({
      car: car.id,
      fit,
      difference: difference / 100,
      carried: carried / 100,
      message: message[langOf(booked.lang)],
    })),
  }
}

/**
 * Moves a booking to another car before its keys, at the old price (docs/product/staff.md#planner).
 * @throws Problem 404, 403 for one's own, 409 for what is in the way or changed
 */
export const staffMoveBooking: Handler<typeof moveOperation> = async (
  { db: tx, user, now, services },
  { order: id, version, car },
) => {
  const order = await lockToMove(tx, { order: id, car }, user)
  mustBeAsSeen(version, await orderVersion(tx, order))
  const { newOrder = '', from, to } = await moveBooked(tx, { order, car }, { user, services, now })
  await audit(tx, user.id, now, 'booking moved', id, { order: id, from, to })
  return { newOrder }
}
