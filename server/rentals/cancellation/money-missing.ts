import type { Services } from '../../platform/api/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { waitsForKeys } from '../../money/orders/order-facts.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import type { By } from '../../money/orders/status-change.ts'
import { isWaiting, refuseWaiting } from '../../money/payments/waiting-money.ts'
import { endBooking } from './end-booking.ts'

type How = { by: By; message?: string | undefined; services: Pick<Services, 'tell'>; now: Date }

/**
 * Promised money did not come (docs/product/booking-and-payment.md#methods): what waits for its keys ends. The caller holds
 * the order's lock.
 * @returns false when there is nothing left to decide
 */
export async function moneyMissing(
  tx: Tx,
  order: OrderRow,
  paymentId: string,
  how: How,
): Promise<boolean> {
  if (!(await isWaiting(tx, paymentId))) return false
  if (waitsForKeys(order)) await endBooking(tx, order, { ...how, action: 'transferMissing' })
  else await refuseWaiting(tx, paymentId)
  return true
}
