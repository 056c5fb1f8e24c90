import type { staffOverridePapers as operation } from '#protocol/staff/staff/override-papers.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { staffTexts } from '../../platform/audit/staff-texts.ts'
import { listsBlockedLicense } from '../../people/drivers/license-not-accepted.ts'
import { isOut, waitsForKeys } from '../../money/orders/order-facts.ts'
import { doWithoutPapers } from '../../money/orders/moves/marks.ts'
import { lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import type { Tx } from '../../platform/db/database.ts'
import { orderVersion } from './order-version.ts'

/**
 * Staff do without verified papers (docs/product/rental.md#papers): of a booking for its keys, of a rental that is
 * out for its next extension. It is kept on the order and holds while drivers and papers are what was seen.
 * @throws Problem 404 without such an order, 403 for one's own, 409 when it is over, not as it was seen, or a driver is certainly
 * somebody who is blocked (docs/product/staff.md#do-not-rent)
 */
export const staffOverridePapers: Handler<typeof operation> = async (
  { db: tx, user, now },
  { order: orderId, version, reason },
) => {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Problem(404, texts.lostOrder)
  mustNotBeOwn(user, order.user_id)
  const isAsked = order.kind !== 'extension' && waitsForKeys(order)
  if (!isAsked && !isOut(order)) throw conflict(staffTexts.noKeysToGive)
  mustBeAsSeen(version, await orderVersion(tx, order))
  await overridePapers(tx, order, { user, reason, now })
  return {}
}

/** The same with a decision on the order, which is locked and as it was seen. */
export async function overridePapers(
  tx: Tx,
  order: OrderRow,
  { user, reason, now }: { user: { id: string }; reason: string; now: Date },
): Promise<void> {
  if (await listsBlockedLicense(tx, order, now)) throw conflict(staffTexts.licenseOfBlocked)
  await doWithoutPapers(tx, order.id, { staffId: user.id, reason, now })
  const said = { order: order.id, from: 'papers asked', to: 'papers not asked', reason }
  await audit(tx, user.id, now, 'papers override', order.id, said)
}
