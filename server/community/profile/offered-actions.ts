import {
  connectionOffers,
  moveConnection,
  shownStanding,
} from '#domain/community/network/connection.ts'
import type { ProfileAction } from '#protocol/community/profile/user-details.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserRow } from '../../people/people/account-store.ts'
import { readTie, whyNotAsked } from '../network/connection-state.ts'
import { mayRecommend } from '../network/recommendations-store.ts'

type About = {
  me: UserRow
  other: UserRow
  /** The caller blocked the person. */
  isBlocked: boolean
  /** The caller vouches for the person. */
  vouches: boolean
}

/**
 * What the caller can do about a person whose profile they see: what the operations of the network
 * would not refuse now (docs/product/community.md#connections); a name that is missing they ask for.
 */
export async function offeredActions(
  db: Db | Tx,
  { me, other, isBlocked, vouches }: About,
  now: Date,
): Promise<ProfileAction[]> {
  const withdraw: ProfileAction[] = vouches ? ['withdraw'] : []
  // Others read who asks and vouches, so that an address has to be shown to be theirs first.
  if (me.unconfirmed || !me.email_verified_at) return withdraw
  if (isBlocked) return ['unblock']
  const { standing } = await readTie(db, me.id, other.id)
  const isNew = moveConnection(standing, 'request') === 'ask'
  const mayAsk = !isNew || !(await whyNotAsked(db, me.id, other.id, now))
  const offers = connectionOffers[shownStanding[standing]].filter(
    (action) => action !== 'request' || mayAsk,
  )
  const recommend: ProfileAction[] = (await mayRecommend(db, me.id)) ? ['recommend'] : []
  return [...offers, ...recommend, ...withdraw, 'block']
}
