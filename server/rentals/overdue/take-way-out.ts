import type { Lang } from '#protocol/core/text.ts'
import type { EventOf } from '#domain/core/events.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import type { Telling } from '../../platform/api/context.ts'
import { conflict } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import { carById } from '../../fleet/fleet/cars-store.ts'
import { askSwap } from '../swap/ask-swap.ts'
import { confirmBooking } from '../confirmation/confirm-booking.ts'
import { mayConfirmItself } from '../confirmation/may-confirm-itself.ts'
import { endBooking } from '../cancellation/end-booking.ts'
import { lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { mustBeAllowed, rentalFacts } from '../../money/orders/own-rental.ts'
import { swapStart } from '../swap/quote-swap.ts'
import { swapCars } from '../swap/swap-cars.ts'
import { isBlocked } from '../../people/people/block-marks.ts'
import { overdueTexts } from './overdue-texts.ts'
import { isCarLate } from './warn-next-renters.ts'
import { isOrderBroken } from '../../fleet/occupancy/breakdowns.ts'

type Taking = { user: { id: string }; lang: Lang; services: Telling; now: Date }

/** The way out that the next renter of a late car, or of a broken one, has chosen (docs/product/search.md#occupancy). */
export async function takeWayOut(
  tx: Tx,
  { orderId, userId, wayOut, lang, at }: EventOf<'wayOutChosen'>,
  services: Telling,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) return
  // It may have come back since the offer was shown.
  const isGone = (await isCarLate(tx, order.car_id)) || (await isOrderBroken(tx, order))
  if (!isGone) throw conflict(overdueTexts.carIsBack)
  const taking = { user: { id: userId }, lang, services, now: at }
  if (wayOut === 'similarCar') await takeSimilarCar(tx, order, taking)
  else await takeEverythingBack(tx, order, taking)
}

/**
 * The next renter of a late car takes a similar one at no cost: asked for and agreed at once, where it may be without
 * staff (docs/product/search.md#occupancy). The caller holds the lock of the rental and has accepted the offer.
 * @throws Problem 409 when no similar car is free, or the renter is blocked
 */
async function takeSimilarCar(tx: Tx, order: OrderRow, taking: Taking): Promise<void> {
  const { user, lang, services, now } = taking
  if (await isBlocked(tx, user.id, now)) throw conflict(overdueTexts.onlyRefund)
  const car = await similarCar(tx, order, now)
  if (!car) throw conflict(overdueTexts.noSimilarCar)
  const context = { db: tx, user, now, lang, services }
  const asked = await askSwap(context, { order: order.id, carId: car.id, atNoCost: true })
  const swap = await lockOrder(tx, asked.orderId)
  // What only staff may confirm waits for them all the same.
  if (swap && (await mayConfirmItself(tx, swap, now)))
    await confirmBooking(tx, swap, { by: { actor: 'system' }, config: services.config, now })
}

/** The free car of the same body type, else of the same type, whose month is nearest in price. */
async function similarCar(tx: Tx, order: OrderRow, now: Date): Promise<CarRow | undefined> {
  const own = await carById(tx, order.car_id)
  const { area } = await rentalFacts(tx, order, now)
  if (!own) return undefined
  const startsAt = toInstant(swapStart(order, undefined, area, now), area.zone)
  const swapRequest = { startsAt, cars: [], types: [own.type_id], subtypes: [], features: [] }
  const sameBody = await swapCars(tx, order, { ...swapRequest, subtypes: [own.subtype_id] }, now)
  const cars = sameBody.length > 0 ? sameBody : await swapCars(tx, order, swapRequest, now)
  const distance = (car: CarRow) => Math.abs(car.month_cents - own.month_cents)
  return cars.toSorted((a, b) => distance(a) - distance(b))[0]
}

/** … or gives the booking up: everything goes back, whatever the hour (docs/product/search.md#occupancy). */
async function takeEverythingBack(
  tx: Tx,
  order: OrderRow,
  { user, services, now }: Taking,
): Promise<void> {
  mustBeAllowed(await rentalFacts(tx, order, now), 'cancelContract')
  const by = { actor: 'renter', id: user.id } as const
  await endBooking(tx, order, { action: 'cancelContract', by, services, now })
}
