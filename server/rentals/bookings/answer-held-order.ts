import { appointmentId } from '#domain/fleet/fleet/pickup-slots.ts'
import { taxesOf } from '#domain/fleet/pricing/taxes/order-taxes.ts'
import { withCredit } from '#domain/fleet/pricing/credit-line.ts'
import { discountOf, withDiscount } from '#domain/fleet/pricing/discount-line.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { answerHeldOrder as operation } from '#protocol/rentals/bookings/answer-held-order.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { carById } from '../../fleet/fleet/cars-store.ts'
import { type DriverRow, readDrivers } from '../../people/drivers/drivers-store.ts'
import { licensesMustPass } from '../../people/drivers/license-not-accepted.ts'
import { hasDebt, readSeat } from '../../money/orders/order-facts.ts'
import { joinAccount } from '../../money/orders/moves/held-order.ts'
import { addEvent, lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { refusalTexts } from '../../money/orders/refusal-texts.ts'
import { readCredit, queueForCredit } from '../../money/ledger/credit.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import { isHeldFor } from '../holds/held-orders.ts'
import { needRoomForHold, queueForHolds } from '../holds/hold-car.ts'
import { changeDrivers } from '../rentals/order-drivers.ts'
import { readOffers } from '../../fleet/pricing/offers-store.ts'
import { priceBooking, withAgreedCover } from '../../fleet/pricing/price-booking.ts'
import { endHold, lockCarOf } from '../holds/release-hold.ts'
import { forgetNetwork } from '../holds/unconfirmed-holds.ts'

/** The same choices with other drivers: the deposit is theirs (docs/product/prices.md#deposit). */
async function priceFor(tx: Tx, order: OrderRow, drivers: DriverRow[]) {
  const car = await carById(tx, order.car_id)
  const area = await areaById(tx, order.area_id)
  if (!car || !area) throw new Error(`order ${order.id} has no car or area`)
  const offers = withAgreedCover(await readOffers(tx), order.quote)
  const seat = await readSeat(tx, order.id, ['pickup'])
  // The taxes and seasons that it was held with: what was priced keeps them.
  const { terms } = order.quote
  const agreed = { id: area.id, taxes: taxesOf(terms), seasons: terms.seasons ?? [] }
  return priceBooking(car, agreed, offers, drivers, {
    start: toWall(order.starts_at, area.zone),
    end: toWall(order.ends_at, area.zone),
    pm: order.price_modifier_id,
    options: order.options,
    insurancePlan: order.insurance_plan as 'own' | 'ownCollision',
    appt: seat && appointmentId('pickup', area.id, toWall(seat.starts_at, area.zone)),
  })
}

/**
 * The order that was held before the address was confirmed joins its owner's account, or goes
 * (docs/product/accounts.md#drivers). It keeps its number and its time; the drivers become the account's.
 */
export const answerHeldOrder: Handler<typeof operation> = async (
  { db: tx, user, now, services },
  { order: id, answer },
) => {
  await queueForHolds(tx, user.id)
  const carId = await lockCarOf(tx, id)
  const order = await lockOrder(tx, id)
  if (!order || carId === undefined || !(await isHeldFor(tx, id, user.id, now)))
    throw new Problem(404, texts.lostOrder)
  if (answer === 'decline') {
    await endHold(tx, { orderId: id, carId }, services, now)
    return {}
  }
  if (await hasDebt(tx, user.id)) throw conflict(refusalTexts.noDebt)
  await needRoomForHold(tx, user.id, now)
  const drivers = await readDrivers(tx, user.id)
  await licensesMustPass(tx, user.id, drivers, now)
  await queueForCredit(tx, user.id)
  // An own hold of the same car, for other days, stays beside this one, and so does what it takes.
  const credit = await readCredit(tx, user.id)
  const priced = withDiscount(await priceFor(tx, order, drivers), discountOf(order.quote))
  const quote = withCredit(priced, credit)
  await joinAccount(tx, order, { userId: user.id, quote })
  await changeDrivers(
    tx,
    id,
    drivers.map((driver) => driver.id),
  )
  await forgetNetwork(tx, id)
  await addEvent(tx, id, now, { actor: 'renter', actorId: user.id, code: 'joinedAccount' })
  return { orderId: id }
}
