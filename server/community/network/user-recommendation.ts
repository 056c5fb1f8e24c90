import type * as operations from '#protocol/community/operations.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { limit } from '../../platform/http/limits.ts'
import { refusal } from '../../platform/api/problem.ts'
import { randomId } from '../../platform/random.ts'
import { seenPerson } from '../../people/people/shown-profile.ts'
import { hasBlocked, lockPair } from '../../people/people/ties.ts'
import { namedCaller } from './confirmed-caller.ts'
import { tellOfVouch } from './network-notices.ts'
import { networkTexts } from './network-texts.ts'
import { mayRecommend, withdraw } from './recommendations-store.ts'

type Network = Handlers<typeof operations>

/**
 * docs/product/community.md#vouches: one that lives for each two people; a new one takes its place.
 * @throws Problem 200 with why it cannot be, 429 after 30 in an hour
 */
export const userRecommendation: Network['userRecommendation'] = async (
  context,
  { userId, comment, rating, confidence },
) => {
  const { db: tx, now } = context
  limit(context, `recommendation of ${context.user.id}`, 30, 3600)
  const me = await namedCaller(tx, context.user)
  if (userId === me.id) throw refusal(networkTexts.yourself)
  await lockPair(tx, me.id, userId)
  if (await hasBlocked(tx, me.id, userId)) throw refusal(networkTexts.youBlocked)
  const other = await seenPerson(tx, context.user, userId)
  if (!other) throw refusal(networkTexts.takesNoVouch)
  if (!(await mayRecommend(tx, me.id))) throw refusal(networkTexts.notEarned)
  const isNew = !(await withdraw(tx, me.id, other.id, now))
  await tx
    .insertInto('recommendation')
    .values({
      id: randomId(),
      by_id: me.id,
      user_id: other.id,
      rating,
      confidence: confidence.toFixed(2),
      comment,
      created_at: now,
    })
    .execute()
  if (isNew) await tellOfVouch(tx, other.id, me, now)
  return {}
}

export const withdrawRecommendation: Network['withdrawRecommendation'] = async (
  { db: tx, user, now },
  { userId },
) => {
  if (!(await withdraw(tx, user.id, userId, now))) throw refusal(networkTexts.noVouch)
  return {}
}
