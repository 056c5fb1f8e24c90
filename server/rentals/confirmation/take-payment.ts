import type { EventOf } from '#domain/core/events.ts'
import type { Services } from '../../platform/api/context.ts'
import { wake } from '../../platform/work/topics.ts'
import type { Tx } from '../../platform/db/database.ts'
import { markPaid } from '../../money/orders/moves/marks.ts'
import { addEvent, type OrderRow } from '../../money/orders/orders-store.ts'
import { bookOrder } from './book-order.ts'

/**
 * What a payment makes of its order: a held one becomes what it was paid for, a booking whose money
 * was only promised is paid now (docs/product/booking-and-payment.md#methods).
 */
export async function takePayment(
  tx: Tx,
  order: OrderRow,
  { seenBy, at }: EventOf<'paymentSettled'>,
  services: Pick<Services, 'tell'>,
): Promise<void> {
  // An extension that waited for its money goes on only now; a balance has nothing but its money.
  const isOnlyPaid = seenBy !== undefined && (order.kind === 'start' || order.kind === 'swap')
  if (!isOnlyPaid) return bookOrder(tx, order, { paid: true, code: 'paid', services, now: at })
  await markPaid(tx, order.id)
  await wake(tx, 'documents')
  await addEvent(tx, order.id, at, { actor: 'staff', actorId: seenBy, code: 'paid' })
}
