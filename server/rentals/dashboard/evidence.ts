import type { evidence as operation } from '#protocol/rentals/dashboard/evidence.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { readEvidence } from '../../money/evidence/evidence-store.ts'

/** The evidence of an order for both who may need it: its renter and staff (docs/product/rental.md#evidence). */
export const evidence: Handler<typeof operation> = async ({ db, user }, input) => {
  const order = await db
    .selectFrom('rental_order')
    .select('user_id')
    .where('id', '=', input.order)
    .executeTakeFirst()
  if (!order || (order.user_id !== user.id && !user.staff)) throw new Problem(404, texts.lostOrder)
  return { entries: await readEvidence(db, input.order) }
}
