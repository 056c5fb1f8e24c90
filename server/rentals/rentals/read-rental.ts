import type { Lang } from '#protocol/core/text.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type OrderReads, readOrders } from './order-reads.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { presentRental } from './present-rental.ts'

/** An order with its area and car fetched, as the wire shows it. */
export async function readRental(
  db: Db | Tx,
  order: OrderRow,
  lang: Lang,
  now: Date,
): Promise<Rental> {
  return rentalFrom(await readOrders(db, [order]), order, lang, now)
}

/** The same from what was read for several orders at once. */
export function rentalFrom(reads: OrderReads, order: OrderRow, lang: Lang, now: Date): Rental {
  return presentRental(order, {
    lang,
    now,
    area: reads.areaOf(order),
    car: reads.carOf(order),
    payment: reads.paymentOf(order),
    money: reads.moneyOf(order.id),
    isReplaced: reads.isReplaced(order.id),
    deposit: reads.depositOf(order),
    around: reads,
  })
}
