import type { EventOf } from '#domain/core/events.ts'
import { creditIn } from '#domain/fleet/pricing/credit-line.ts'
import { keptTaxes } from '#domain/fleet/pricing/refunds/refund.ts'
import { taxedOf } from '#domain/fleet/pricing/taxes/order-taxes.ts'
import type { Tx } from '../../platform/db/database.ts'
import {
  type Account,
  boughtLines,
  donationLines,
  type Lines,
  reversed,
  taxAccounts,
  writeEntry,
} from '../ledger/ledger.ts'
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
  const byCredit = creditIn(order.quote)
  if (!order.paid || (cents <= 0 && byCredit === 0)) return
  const back = reversed(boughtLines(order.quote))
  const given = donationLines(kept.rent, order.quote.terms)
  const taxes = taxAccounts(keptTaxes(taxedOf(order.quote), kept.rent), -1)
  const lines: Lines = {
    ...back,
    rent: (back.rent ?? 0) - kept.rent,
    // What is kept beyond the money is taken from the credit that paid.
    credit: (back.credit ?? 0) + Math.max(0, -cents),
    donation: (back.donation ?? 0) + (given.donation ?? 0),
    donationCost: (back.donationCost ?? 0) + (given.donationCost ?? 0),
  }
  for (const [account, owed] of Object.entries(taxes) as [Account, number][])
    lines[account] = (lines[account] ?? 0) + owed
  if (cents <= 0) {
    const { transaction_id: transactionId, id: orderId } = order
    await writeEntry(tx, { transactionId, orderId, code: 'creditBack', lines, now: at })
    return
  }
  await oweRefund(tx, { ...givenUp(order, cents), lines, reason: why, now: at })
}
