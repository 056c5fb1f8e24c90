import { endedCodes, isAmong, RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { Tx } from '../../platform/db/database.ts'
import { settleNoticesOfOrder } from '../../platform/mail/notifications.ts'
import type { OrderRow } from './orders-store.ts'

const ofTheCar = ['inspection', 'maintenance', 'appointment'] as const
const gone = [RentalStatus.cancelled, RentalStatus.returned, RentalStatus.swapped]

/**
 * What an unread notice of an order asked for, or announced, is over with its new status: nobody
 * finds it marked as new afterwards. Money, messages and help stay: they go on after the rental.
 */
export async function settleOverNotices(
  tx: Tx,
  { id, user_id }: Pick<OrderRow, 'id' | 'user_id'>,
  to: number,
  now: Date,
): Promise<void> {
  // Booked, so no longer held; arrived or through with it, so the appointment is past.
  const threads = [`hold ${id}`]
  if (to === RentalStatus.pickedUp || to === RentalStatus.arrived || isAmong(gone, to))
    threads.push(`appointment ${id}`)
  if (isAmong(endedCodes, to)) threads.push(`end ${id}`, `overdue ${id}`, `contract ${id}`)
  // Of a car that is gone; an extension keeps the same one.
  const topics = isAmong(gone, to) ? ofTheCar : []
  await settleNoticesOfOrder(tx, { userId: user_id, orderId: id }, { threads, topics }, now)
}
