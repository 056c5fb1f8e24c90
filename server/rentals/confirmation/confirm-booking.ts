import type { Config } from '../../config.ts'
import type { Tx } from '../../platform/db/database.ts'
import { latestPayment } from '../../money/ledger/payments-store.ts'
import { queuePaymentMail } from '../../money/ledger/payment-mail.ts'
import { changeStatus } from '../../money/orders/change-status.ts'
import type { By } from '../../money/orders/status-change.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { confirmationTextOf } from '../../money/orders/texts/texts-of.ts'

type Confirming = { by: By; message?: string | undefined; config: Config; now: Date }

/**
 * A booking or a swap is confirmed, by staff or by time (docs/product/booking-and-payment.md#hold). The caller holds the
 * order's lock.
 */
export async function confirmBooking(tx: Tx, order: OrderRow, how: Confirming): Promise<void> {
  const { by, message, config, now } = how
  const text = confirmationTextOf({ ...order, confirmation: 'confirmed' }, { now, isAsked: false })
  await changeStatus(tx, order, {
    action: 'confirm',
    by,
    now,
    code: 'confirmed',
    facts: {
      confirmationOpen: order.confirmation === 'pending',
      atPickup: order.arrived_for === 'pickup',
    },
    set: { confirmation: 'confirmed', confirmed_at: now, admin_message: message ?? null },
    ...(text ? { notice: { text, severity: 'success' as const } } : {}),
  })
  const payment = await latestPayment(tx, order.id)
  await queuePaymentMail(tx, order, payment, 'confirmed', config, now, { message })
}
