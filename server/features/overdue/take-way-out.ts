import type { Lang } from '#protocol/core/text.ts'
import { toInstant } from '#domain/time/zone.ts'
import type { Config } from '../../config.ts'
import { conflict } from '../../core/problem.ts'
import type { Tx } from '../../db/database.ts'
import type { CarRow } from '../cars/cars-store.ts'
import { carById } from '../cars/cars-store.ts'
import { askSwap } from '../rentals/ask-swap.ts'
import { confirmBooking } from '../rentals/confirm-booking.ts'
import { endBooking } from '../rentals/end-booking.ts'
import { lockOrder, type OrderRow } from '../rentals/orders-store.ts'
import { mustBeAllowed, rentalFacts } from '../rentals/own-rental.ts'
import { swapStart } from '../rentals/quote-swap.ts'
import { swapCars } from '../rentals/swap-cars.ts'
import { overdueTexts } from './overdue-texts.ts'

type Taking = { user: { id: string }; lang: Lang; config: Config; now: Date }

/**
 * The next renter of a late car takes a similar one at no cost: asked for and agreed at once
 * (PRODUCT.md 4). The caller holds the lock of the rental and has accepted the offer.
 * @throws Problem 409 when no similar car is free
 */
export async function takeSimilarCar(tx: Tx, order: OrderRow, taking: Taking): Promise<void> {
  const { user, lang, config, now } = taking
  const car = await similarCar(tx, order, now)
  if (!car) throw conflict(overdueTexts.noSimilarCar)
  const context = { db: tx, user, now, lang }
  const asked = await askSwap(context, { order: order.id, carId: car.id, atNoCost: true })
  const swap = await lockOrder(tx, asked.orderId)
  if (swap) await confirmBooking(tx, swap, { by: { actor: 'system' }, config, now })
}

/** The free car of the same body type, else of the same type, whose month is nearest in price. */
async function similarCar(tx: Tx, order: OrderRow, now: Date): Promise<CarRow | undefined> {
  const own = await carById(tx, order.car_id)
  const { area } = await rentalFacts(tx, order, now)
  if (!own) return undefined
  const startsAt = toInstant(swapStart(order, undefined, area, now), area.zone)
  const wish = { startsAt, cars: [], types: [own.type_id], subtypes: [], features: [] }
  const sameBody = await swapCars(tx, order, { ...wish, subtypes: [own.subtype_id] })
  const cars = sameBody.length > 0 ? sameBody : await swapCars(tx, order, wish)
  const distance = (car: CarRow) => Math.abs(car.month_cents - own.month_cents)
  return cars.toSorted((a, b) => distance(a) - distance(b))[0]
}

/** … or gives the booking up: everything goes back, whatever the hour (PRODUCT.md 4). */
export async function takeEverythingBack(
  tx: Tx,
  order: OrderRow,
  { user, config, now }: Taking,
): Promise<void> {
  mustBeAllowed(await rentalFacts(tx, order, now), 'cancelContract')
  const by = { actor: 'renter', id: user.id } as const
  await endBooking(tx, order, { action: 'cancelContract', by, config, now })
}
