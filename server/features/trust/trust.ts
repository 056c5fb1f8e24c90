import type * as operations from '#protocol/trust/operations.ts'
import type { Handlers } from '../../core/api/handler.ts'
import { userById } from '../people/account-store.ts'
import { hasBlocked } from '../people/ties.ts'
import { explainTrust } from './explain-trust.ts'
import { trustOf } from './trust-of.ts'

/** How much the caller can trust a person, and why (docs/product/community.md#trust). */
export const trust: Handlers<typeof operations>['trust'] = async (
  { db, user, now, lang },
  { userId },
) => {
  const row = await userById(db, userId)
  // Whoever has no name yet, or blocked the caller, is nobody to them.
  if (!row?.first_name || (await hasBlocked(db, row.id, user.id))) return {}
  const { of, numbers, people } = await trustOf(db, user.id, [userId], now)
  const found = of.get(userId)
  const [from, to] = [numbers.get(user.id), numbers.get(userId)]
  // An account that nobody has confirmed is in no answer.
  if (!found || from === undefined || to === undefined || !people.has(to)) return {}
  const about = { viewer: from, user: to, name: row.first_name, people }
  return { trust: explainTrust(found, about, lang) }
}
