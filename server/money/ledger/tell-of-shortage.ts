import { dollarsText } from '../../platform/dollars-text.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'

/**
 * More would go back than was ever paid: something is wrong with this rental's money. The rest
 * stays to the renter's credit, and staff are told to look, because nobody else can.
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
      en: 'A refund exceeds the payments',
      es: 'Un reembolso supera lo pagado',
    },
    text: {
      en: `${amount} of a refund was not sent because nothing is left of this rental’s payments. Please check its money.`,
      es: `No se enviaron ${amount} de un reembolso porque ya no queda nada de los pagos de esta renta. Revisa su dinero.`,
    },
    route: 'staff',
    query: { view: 'bookings', subject: order.id },
  } as const
  await tellStaff(tx, { ...notice, right: 'desk' }, now)
}
