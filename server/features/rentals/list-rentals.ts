import { isHoldLive } from '#domain/rentals/hold.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Db, Tx } from '../../db/database.ts'
import { offerNames, readOffers } from '../bookings/offers-store.ts'
import { presentQuote } from '../bookings/present-quote.ts'
import { presentCar } from '../cars/present-car.ts'
import { isRunning } from './order-facts.ts'
import type { OrderRow } from './orders-store.ts'
import { rentalOf } from './rental-of.ts'

const most = 50

/** Running first, then what is to come or to pay, then the past; each the newest first. */
function rank(order: OrderRow): number {
  if (isRunning(order)) return 0
  if (order.rental_status === 85 || order.state === 'held') return 1
  return 2
}

/** A person's orders without holds that ran out; `asked` is there whatever became of it. */
export async function ordersOfUser(
  db: Db | Tx,
  userId: string,
  now: Date,
  asked: string | undefined,
): Promise<OrderRow[]> {
  const rows = (await db
    .selectFrom('rental_order')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('state', '<>', 'lapsed'), eb('id', '=', asked ?? '')]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()) as OrderRow[]
  return rows
    .filter(
      (order) =>
        order.id === asked || order.state !== 'held' || isHoldLive(order.hold_expires_at, now),
    )
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, most)
}

/** An order with its car and price, as the list shows it. */
export async function listRental(db: Db | Tx, order: OrderRow, lang: Lang, now: Date) {
  const car = await db
    .selectFrom('car')
    .selectAll()
    .where('id', '=', order.car_id)
    .executeTakeFirstOrThrow()
  const offers = await readOffers(db)
  return {
    ...(await rentalOf(db, order, lang, now)),
    car: presentCar(car, { available: false }),
    calculatorData: presentQuote(order.quote, lang, offerNames(offers, lang)),
  }
}
