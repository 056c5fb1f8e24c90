import { dollarsText } from '../../platform/dollars-text.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { GatewayEvent } from '../../platform/gateways/payment.ts'
import type { PaymentRow } from '../ledger/payments-store.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'

const currency = 'USD'

/** A credit card is charged with its fee, a debit card without, both in dollars; nothing else was asked for. */
export function isAsAsked(payment: PaymentRow, event: GatewayEvent): boolean {
  const fee = event.funding === 'debit' ? 0 : payment.fee_cents
  return event.currency === currency && event.amount === payment.due_cents + fee
}

/**
 * The gateway took something else than was asked for. Nothing is booked for it, and staff are told
 * to look at the gateway: only there can be seen what happened (docs/product/booking-and-payment.md#gateway).
 */
export async function tellOfOtherAmount(
  tx: Tx,
  order: OrderRow,
  event: GatewayEvent,
  now: Date,
): Promise<void> {
  const taken =
    event.currency === currency
      ? dollarsText(event.amount)
      : `${event.amount / 100} ${event.currency}`
  const notice = {
    renterId: order.user_id,
    orderId: order.id,
    topic: 'payment',
    thread: `other amount ${event.reference}`,
    severity: 'danger',
    title: {
      en: 'The card was charged a different amount',
      es: 'Se cobró otro monto a la tarjeta',
    },
    text: {
      en: `The payment gateway reports ${taken}, which is not the amount of this booking. Nothing was booked. Check payment ${event.reference} in the gateway and refund it there.`,
      es: `La pasarela de pago reporta ${taken}, que no es el monto de esta reserva. No se reservó nada. Revisa el pago ${event.reference} en la pasarela y reembólsalo ahí.`,
    },
    route: 'staff',
    query: { view: 'bookings', open: order.id },
  } as const
  await tellStaff(tx, { ...notice, right: 'desk' }, now)
}
