import { dollarsText } from '../../core/dollars-text.ts'
import type { Tx } from '../../db/database.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import { tellStaff } from '../people/tell-staff.ts'

/**
 * More would go back than was ever paid: something is wrong with this rental's money. The rest
 * stays to the renter's credit, and staff are told to look, for nobody else could.
 */
export async function tellOfShortage(
  tx: Tx,
  order: OrderRow,
  cents: number,
  now: Date,
): Promise<void> {
  const amount = dollarsText(cents)
  const notice = {
    renterId: order.user_id,
    orderId: order.id,
    topic: 'payment',
    thread: `shortage ${order.transaction_id}`,
    severity: 'danger',
    title: {
      en: 'More would go back than was paid',
      es: 'Se devolvería más de lo que se pagó',
    },
    text: {
      en: `${amount} of a refund was not sent: the payments of this rental are used up. Please check its money.`,
      es: `No se enviaron ${amount} de un reembolso: los pagos de esta renta se agotaron. Revisa su dinero.`,
    },
    route: 'staff',
    query: { view: 'bookings', subject: order.id },
  } as const
  await tellStaff(tx, notice, now)
}
