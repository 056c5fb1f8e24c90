import type { Config } from '../../config.ts'
import type { Tx } from '../../db/database.ts'
import { latestPayment } from '../payments/payments-store.ts'
import { queuePaymentMail } from '../payments/payment-mail.ts'
import { type By, changeStatus } from './change-status.ts'
import type { OrderRow } from './orders-store.ts'
import { confirmationTextOf } from './texts-of.ts'

type Confirming = { by: By; message?: string | undefined; config: Config; now: Date }

/**
 * A booking or a swap is confirmed, by staff or by time (PRODUCT.md 6). The caller holds the
 * order's lock.
 */
export async function confirmBooking(tx: Tx, order: OrderRow, how: Confirming): Promise<void> {
  const { by, message, config, now } = how
  const text = confirmationTextOf({ ...order, confirmation: 'confirmed' })
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
  await queuePaymentMail(tx, order, payment, 'confirmed', config, now, message)
}
