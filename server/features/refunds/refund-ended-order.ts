import type { EventOf } from '#domain/events.ts'
import type { Tx } from '../../db/database.ts'
import { boughtLines, donationLines, reversed } from '../ledger/ledger.ts'
import { oweRefund } from '../ledger/owe-refund.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import { givenUp } from './cancel-refund.ts'

/**
 * An order was given up before its keys: money that is awaited for it is not, and what was paid
 * goes back but for what is kept (docs/product/money.md#refunds).
 */
export async function refundEndedOrder(
  tx: Tx,
  order: OrderRow,
  { why, kept, at }: EventOf<'orderEnded'>,
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ state: 'refused', refusal: why })
    .where('order_id', '=', order.id)
    .where('state', '=', 'waiting')
    .execute()
  const cents = order.quote.total - kept.rent - kept.tax
  if (!order.paid || cents <= 0) return
  const back = reversed(boughtLines(order.quote))
  const given = donationLines(kept.rent)
  const lines = {
    ...back,
    rent: (back.rent ?? 0) - kept.rent,
    tax: (back.tax ?? 0) - kept.tax,
    donation: (back.donation ?? 0) + (given.donation ?? 0),
    donationCost: (back.donationCost ?? 0) + (given.donationCost ?? 0),
  }
  await oweRefund(tx, { ...givenUp(order, cents), lines, reason: why, now: at })
}
