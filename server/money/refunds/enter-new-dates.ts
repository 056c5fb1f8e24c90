import type { Tx } from '../../platform/db/database.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import { type Account, boughtLines, type Lines, reversed, writeEntry } from '../ledger/ledger.ts'
import { oweRefund } from '../ledger/owe-refund.ts'

/**
 * A paid booking has other dates: the books have what the new ones cost in place of what the old ones did
 * (docs/product/rental.md#other-dates). What they cost less goes back the way it came; what they cost more was paid before
 * as a balance.
 * @returns cents that go back, the card fee's share not counted
 */
export async function enterNewDates(
  tx: Tx,
  { from, to }: { from: OrderRow; to: OrderRow },
  now: Date,
): Promise<number> {
  const lines: Lines = { ...boughtLines(to.quote) }
  for (const [account, cents = 0] of Object.entries(reversed(boughtLines(from.quote))) as [
    Account,
    number,
  ][])
    lines[account] = (lines[account] ?? 0) + cents
  const more = to.quote.total - from.quote.total
  if (more < 0) {
    await oweRefund(tx, { order: to, cents: -more, lines, reason: 'datesChanged', now })
    return -more
  }
  await writeEntry(tx, {
    transactionId: to.transaction_id,
    orderId: to.id,
    code: 'datesChanged',
    lines: { ...lines, receivable: (lines.receivable ?? 0) + more },
    now,
  })
  return 0
}
