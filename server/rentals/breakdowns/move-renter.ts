import { carName } from '#domain/fleet/fleet/car-name.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { langOf, type Text } from '#protocol/core/text.ts'
import type { Telling } from '../../platform/api/context.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import { lockCar } from '../../fleet/fleet/change-car.ts'
import { isOrderBroken } from '../../fleet/occupancy/breakdowns.ts'
import { readOffers } from '../../fleet/pricing/offers-store.ts'
import { isOut } from '../../money/orders/order-facts.ts'
import { lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { mustBeAllowed, type OwnRental, rentalFacts } from '../../money/orders/own-rental.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'
import { confirmBooking } from '../confirmation/confirm-booking.ts'
import { mayConfirmItself } from '../confirmation/may-confirm-itself.ts'
import { expireOffer } from '../rental-offers/end-offers.ts'
import { makeOffer } from '../rental-offers/make-offer.ts'
import { liveOffer } from '../rental-offers/rental-offers-store.ts'
import { askSwap } from '../swap/ask-swap.ts'
import { queueForCar } from '../waiting-list/waiting-list-store.ts'
import { type Concerned, concernedVersion, readConcerned } from './concerned.ts'
import { moveBooking } from './move-booking.ts'
import { movedTexts } from './moved-texts.ts'
import { messageOf, neededFrom, readReplacements } from './replacements.ts'
import { tellMoved } from './tell-moved.ts'

type Choice = { order: string; version: string; car?: string | undefined }
type Moving = { user: { id: string }; services: Telling; now: Date }

export type Moved = {
  result: 'moved' | 'offered' | 'refundOffered'
  newOrder?: string | undefined
  from: string
  to: string
}

/** An offer stands for a day, from the start of the booking on. */
const offerMs = 24 * 3_600_000

/**
 * The order of somebody who gets another car, with the locks that it takes.
 * @throws Problem 404 without such an order, 403 for one's own
 */
export async function lockToMove(
  tx: Tx,
  choice: Pick<Choice, 'order' | 'car'>,
  user: { id: string },
): Promise<OrderRow> {
  const seen = await tx
    .selectFrom('rental_order')
    .select('car_id')
    .where('id', '=', choice.order)
    .executeTakeFirst()
  if (!seen) throw new Problem(404, texts.lostOrder)
  // The cars before the order, always in the same order, so that nobody waits in a circle.
  const ids = [seen.car_id, ...(choice.car ? [choice.car] : [])].toSorted()
  for (const id of new Set(ids)) await queueForCar(tx, id)
  const order = await lockOrder(tx, choice.order)
  if (!order) throw new Problem(404, texts.lostOrder)
  mustNotBeOwn(user, order.user_id)
  return order
}

/**
 * One renter of a broken car gets another one, or everything back offered, in the transaction of the caller
 * (docs/product/cars.md#off-the-road).
 * @throws Problem 404 without such an order, 403 for one's own, 409 for what is in the way
 */
export async function moveRenter(tx: Tx, choice: Choice, moving: Moving): Promise<Moved> {
  const { user, now } = moving
  const order = await lockToMove(tx, choice, user)
  const about = { lang: 'en', only: order.id, now } as const
  const [concerned] = await readConcerned(tx, order.car_id, about)
  if (!concerned) throw conflict(movedTexts.notBroken)
  mustBeAsSeen(choice.version, concernedVersion(concerned))
  if (concerned.isRefundOffered && !choice.car) throw conflict(movedTexts.offeredAlready)
  const rental = await rentalFacts(tx, order, now)
  const own = await lockCar(tx, order.car_id)
  if (!own) throw new Problem(404, texts.notFound)
  if (!choice.car) return offerRefund(tx, concerned, own, moving)
  const car = await lockCar(tx, choice.car)
  if (!car) throw new Problem(404, texts.notFound)
  return giveCar(tx, concerned, { rental, own, car }, moving)
}

/**
 * A booking that waits for its keys has another car at once, at the price that was agreed, whatever is wrong with the
 * first one (docs/product/staff.md#planner). The caller has its lock (`lockToMove`).
 * @throws Problem 404 without such a car, 409 for what is in the way, and once the keys are given
 */
export async function moveBooked(
  tx: Tx,
  { order, car: id }: { order: OrderRow; car: string },
  moving: Moving,
): Promise<Moved> {
  const rental = await rentalFacts(tx, order, moving.now)
  if (isOut(order)) throw conflict(movedTexts.hasKeys)
  const [own, car] = [await lockCar(tx, order.car_id), await lockCar(tx, id)]
  if (!own || !car) throw new Problem(404, texts.notFound)
  const booked = await readBooked(tx, order)
  return giveCar(tx, booked, { rental, own, car }, moving)
}

/** Who booked a car, and whether it broke down for some of that time. */
export async function readBooked(db: Db | Tx, order: OrderRow) {
  const user = await db
    .selectFrom('app_user')
    .select(['first_name', 'language'])
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow()
  return {
    order,
    firstName: user.first_name ?? '',
    lang: user.language,
    isBroken: await isOrderBroken(db, order),
  }
}

type Cars = { rental: OwnRental; own: CarRow; car: CarRow }

async function giveCar(
  tx: Tx,
  concerned: Pick<Concerned, 'order' | 'firstName' | 'lang'> & { isBroken?: boolean },
  { rental, own, car }: Cars,
  { user, services, now }: Moving,
): Promise<Moved> {
  const { order, area } = rental
  const isOnTheRoad = isOut(order)
  mustBeAllowed(rental, isOnTheRoad ? 'carChange' : 'moved')
  const asked = { own, area, offers: await readOffers(tx), now, only: [car.id] }
  const fitting = await readReplacements(tx, concerned, asked)
  if (!fitting.some(({ id }) => id === car.id)) throw conflict(whyNot(own, car))
  const said = { from: order.car_id, to: car.id }
  const from = neededFrom(order, area, now)
  const text = messageOf(concerned, own, car, toWall(from, area.zone))
  if (!isOnTheRoad) {
    const moved = await moveBooking(tx, rental, {
      carId: car.id,
      from,
      staffId: user.id,
      services,
      now,
    })
    await endRefundOffer(tx, order.transaction_id, now)
    await tellMoved(tx, moved, { title: movedTexts.moved, text, services, now })
    return { result: 'moved', newOrder: moved.id, ...said }
  }
  const context = {
    db: tx,
    user: { id: order.user_id },
    now,
    lang: langOf(concerned.lang),
    services,
  }
  const by = { actor: 'staff', id: user.id } as const
  const swap = await askSwap(context, { order: order.id, carId: car.id, atNoCost: true, by })
  const booked = await lockOrder(tx, swap.orderId)
  if (!booked) throw new Error(`change ${swap.orderId} is gone`)
  // What only staff may confirm waits for them in the list of changes.
  if (await mayConfirmItself(tx, booked, now))
    await confirmBooking(tx, booked, { by, config: services.config, now })
  await tellMoved(tx, booked, { title: movedTexts.offered, text, services, now })
  return { result: 'offered', newOrder: booked.id, ...said }
}

/** A car that is not among those that fit is taken, or no replacement. */
function whyNot(own: CarRow, car: CarRow): Text {
  const isBelow = car.type_id !== own.type_id || car.seats < own.seats
  return isBelow ? movedTexts.notAsGood : movedTexts.notFree
}

/** Nothing fits: everything back is offered, a similar car should one come free, and staff have a task. */
async function offerRefund(
  tx: Tx,
  { order, name }: Concerned,
  own: CarRow,
  { user, services, now }: Moving,
): Promise<Moved> {
  if (isOut(order)) throw conflict(movedTexts.onTheRoadNone)
  const other = await liveOffer(tx, order.transaction_id, 'swap')
  if (other) await expireOffer(tx, other, now)
  const [title, description] = [movedTexts.none, movedTexts.noneText]
  await makeOffer(tx, order, {
    kind: 'swap',
    because: 'broken',
    validUntil: new Date(Math.max(order.starts_at.getTime(), now.getTime()) + offerMs),
    by: { actor: 'staff', id: user.id },
    title,
    description,
    now,
  })
  await tellMoved(tx, order, { title, text: description, services, now })
  const text = `${name}, ${order.number}: ${carName(own)}, ${own.plate}`
  const task = {
    right: 'fleet',
    renterId: order.user_id,
    orderId: order.id,
    topic: 'rental',
    thread: `broken ${order.id}`,
    severity: 'danger',
    title: movedTexts.staffNone,
    text: { en: text, es: text },
    route: 'staff',
    query: { view: 'cars', car: own.id, state: 'offTheRoad' },
  } as const
  await tellStaff(tx, task, now)
  return { result: 'refundOffered', from: order.car_id, to: 'refund' }
}

/** Whoever has another car needs no refund any more. */
async function endRefundOffer(tx: Tx, transactionId: string, now: Date): Promise<void> {
  const offer = await liveOffer(tx, transactionId, 'swap')
  if (offer?.because === 'broken') await expireOffer(tx, offer, now)
}
