import type { Telling } from '../platform/api/context.ts'
import type { Tx } from '../platform/db/database.ts'
import type { PaymentRow } from './ledger/payments-store.ts'
import { lockOrder, type OrderRow } from './orders/orders-store.ts'

/** What follows for the order that an event is about, as it stands after the event. */
export const forOrder =
  <Event extends { orderId: string; at: Date }>(
    react: (tx: Tx, order: OrderRow, event: Event, services: Telling) => Promise<void>,
  ) =>
  async (tx: Tx, event: Event, services: Telling): Promise<void> => {
    const order = await lockOrder(tx, event.orderId)
    if (!order) throw new Error(`an event is about the order ${event.orderId}, which is not there`)
    await react(tx, order, event, services)
  }

/** What follows for an order and the payment that was settled for it. */
export const forPayment = <Event extends { orderId: string; paymentId: string; at: Date }>(
  react: (
    tx: Tx,
    order: OrderRow,
    payment: PaymentRow,
    event: Event,
    services: Telling,
  ) => Promise<void>,
) =>
  forOrder<Event>(async (tx, order, event, services) => {
    const payment = await tx
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', event.paymentId)
      .executeTakeFirstOrThrow()
    await react(tx, order, payment, event, services)
  })
