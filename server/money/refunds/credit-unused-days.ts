import { sumOfShares } from '#domain/fleet/pricing/taxes/order-taxes.ts'
import { noticeNow } from '#domain/fleet/pricing/while-out/early-return.ts'
import type { Tx } from '../../platform/db/database.ts'
import { donationLines, reversed, taxAccounts, writeEntry } from '../ledger/ledger.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import { readEarlyReturn } from './early-return.ts'

/**
 * An early return: unused rent of this car's orders, as a credit against what the return costs
 * (docs/product/money.md#refunds).
 */
export async function creditUnusedDays(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const area = await areaById(tx, order.area_id)
  if (!area) return
  const noticed = noticeNow(order.return_noticed_at, now)
  const { rent, taxes } = await readEarlyReturn(tx, order, {
    zone: area.zone,
    returned: now,
    noticed,
  })
  const tax = sumOfShares(taxes)
  if (rent + tax === 0) return
  await writeEntry(tx, {
    transactionId: order.transaction_id,
    orderId: order.id,
    code: 'earlyReturn',
    lines: {
      rent,
      ...taxAccounts(taxes, 1),
      receivable: -rent - tax,
      ...reversed(donationLines(rent, order.quote.terms)),
    },
    now,
  })
}
