import type { Lang } from '#protocol/core/text.ts'
import { readRequests, requestVersion } from './goodwill-requests.ts'
import { readMay } from '../../people/people/team-store.ts'
import type { Db } from '../../platform/db/database.ts'

/** What colleagues would give back beyond their limits (docs/product/staff.md#refund-limit). */
export async function presentGoodwill(db: Db, staffId: string, lang: Lang) {
  const requests = await readRequests(db, lang)
  if (requests.length === 0) return []
  const limit = (await readMay(db, staffId))?.refundLimit
  return requests.map((row) => ({
    goodwill: row.id,
    orderId: row.order_id,
    number: row.number,
    renter: row.renter,
    amount: row.amount_cents / 100,
    reason: row.reason,
    askedBy: row.asker,
    askedAt: row.asked_at.toISOString(),
    isAboveLimit: typeof limit === 'number' && row.amount_cents > limit,
    version: requestVersion(row),
    own: row.user_id === staffId || row.asked_by === staffId,
  }))
}
