import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { isHoldLive } from '#domain/money/orders/hold.ts'
import type { CalculatorData } from '#protocol/fleet/cars/calculator-data.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { offerNames, type Offers } from '../../fleet/pricing/offers-store.ts'
import { presentQuote } from '../../fleet/pricing/present-quote.ts'
import { presentCar } from '../../fleet/fleet/present-car.ts'
import { isRunning } from '../../money/orders/order-facts.ts'
import type { OrderReads } from '../rentals/order-reads.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { rentalFrom } from '../rentals/read-rental.ts'

const most = 50

/** Running first, then what is to come or to pay, then the past; each the newest first. */
function rank(order: OrderRow): number {
  if (isRunning(order)) return 0
  if (order.rental_status === RentalStatus.notPickedUp || order.state === 'held') return 1
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

/** Orders with their cars and prices, as the list shows them. */
export function listRentals(
  orders: readonly OrderRow[],
  reads: OrderReads,
  offers: Offers,
  { lang, now }: { lang: Lang; now: Date },
): (Rental & { car: Car; calculatorData: CalculatorData })[] {
  const names = offerNames(offers, lang)
  return orders.map((order) => ({
    ...rentalFrom(reads, order, lang, now),
    car: presentCar(reads.carOf(order), { available: false }, reads.walkOf(order)),
    calculatorData: presentQuote(order.quote, lang, names, order.planned_miles),
  }))
}
