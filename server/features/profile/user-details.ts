import { criterionMeans } from '#domain/profile/score.ts'
import type { ConnectionState } from '#protocol/network/connection-states.ts'
import type * as operations from '#protocol/profile/operations.ts'
import { avatarAddress } from '../../core/uploads/avatar-files.ts'
import type { Handlers } from '../../core/api/handler.ts'
import { userById } from '../people/account-store.ts'
import { connectionState, hasBlocked } from '../people/ties.ts'
import { trustOf } from '../trust/trust-of.ts'
import { reviewsAPage } from '../reviews/list-reviews.ts'
import { presentReview } from '../reviews/present-review.ts'
import { reviewsOf } from '../reviews/reviews-store.ts'
import { presentScore, scoredReviews } from '../reviews/scores.ts'
import { shownFirstName } from '../people/shown-name.ts'

/**
 * A person's profile. An account that has not said its name yet is nobody to others, and so is
 * whoever blocked the caller (docs/product/community.md#blocked-people).
 */
export const userDetails: Handlers<typeof operations>['userDetails'] = async (
  { db, user, now, lang },
  { userId },
) => {
  const row = await userById(db, userId)
  const isOwn = row?.id === user.id
  if (!row || (!row.first_name && !isOwn)) return {}
  if (await hasBlocked(db, row.id, user.id)) return {}
  const connection = isOwn ? undefined : await connectionState(db, user.id, row.id)
  const scored = await scoredReviews(db, row.id, now)
  const reviews = await reviewsOf(db, row.id, {
    viewerId: user.id,
    status: undefined,
    sort: 'newest',
    after: undefined,
    limit: reviewsAPage,
    now,
  })
  const referrer = row.referred_by ? await userById(db, row.referred_by) : undefined
  const trusted = await trustOf(db, user.id, [row.id], now)
  const contacts = maySeeContacts(isOwn, connection)
    ? { whatsapp: row.whatsapp ?? undefined, phone: row.phone ?? undefined, email: row.email }
    : {}
  return {
    userDetails: {
      id: row.id,
      firstName: row.first_name ?? undefined,
      lastName: row.last_name ?? undefined,
      img: avatarAddress(row.avatar),
      score: presentScore(scored, lang),
      trust: trusted.of.get(row.id)?.value,
      ...contacts,
      social: row.social ?? undefined,
      rating: criterionMeans(scored),
      reviews: reviews.map((review) => presentReview(review, { userId: user.id, lang, now })),
      referredBy: referrer && {
        userId: referrer.id,
        firstName: shownFirstName(referrer, lang),
      },
      connection,
    },
  }
}

/**
 * WhatsApp, phone and e-mail are for connections (docs/product/community.md#profile). People rent
 * from the company, so a running rental has no other account to show them to.
 */
function maySeeContacts(isOwn: boolean, connection: ConnectionState | undefined): boolean {
  return isOwn || connection === 'connected'
}
