import type * as operations from '#protocol/community/operations.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { seenPerson } from '../../people/people/shown-profile.ts'
import { explainTrust } from './explain-trust.ts'
import { readTrust } from './read-trust.ts'

/** How much the caller can trust a person, and why (docs/product/community.md#trust). */
export const trust: Handlers<typeof operations>['trust'] = async (
  { db, user, now, lang },
  { userId },
) => {
  // Of whom one does not see the profile there is nothing.
  const row = await seenPerson(db, user, userId)
  if (!row?.first_name) return {}
  const { of, numbers, people } = await readTrust(db, user.id, [userId], now)
  const found = of.get(userId)
  const [from, to] = [numbers.get(user.id), numbers.get(userId)]
  // An account that nobody has confirmed is in no answer.
  if (!found || from === undefined || to === undefined || !people.has(to)) return {}
  const about = { viewer: from, user: to, name: row.first_name, people }
  return { trust: explainTrust(found, about, lang) }
}
