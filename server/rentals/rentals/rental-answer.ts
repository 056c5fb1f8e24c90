import type { Lang } from '#protocol/core/text.ts'
import type { RentalAnswer } from '#protocol/money/orders/rental.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'
import { readRental } from './read-rental.ts'

/** What an action answers: the order as it is now, and its new state by its name on the wire (docs/wire.md). */
export async function rentalAnswer(
  tx: Tx,
  orderId: string,
  lang: Lang,
  now: Date,
): Promise<RentalAnswer> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Error(`order ${orderId} is gone`)
  const rental = await readRental(tx, order, lang, now)
  const { rentalStatus, rentalTitle, rentalDescription, adminMessage } = rental
  const { confirmation, paid, contractAcceptedAt, allowedActions } = rental
  return {
    rental,
    rentalStatus,
    rentalTitle,
    rentalDescription,
    adminMessage,
    confirmation,
    paid,
    contractAcceptedAt,
    allowedActions,
  }
}
