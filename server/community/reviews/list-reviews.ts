import type { reviews as operation } from '#protocol/community/reviews/reviews.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { seenPerson } from '../../people/people/shown-profile.ts'
import { presentReview } from './present-review.ts'
import { countReviews, readReviews } from './reviews-store.ts'

/** So many are shown at first and with each «Show more». */
export const reviewsAPage = 20

/**
 * What was written about a person, page by page (docs/product/community.md#profile). Of somebody
 * whose profile the caller does not see there is nothing.
 */
export const reviews: Handler<typeof operation> = async (
  { db, user, now, lang },
  { userId, status, sort = 'newest', cursor, limit = reviewsAPage },
) => {
  if (userId !== user.id && !(await seenPerson(db, user, userId)))
    return { reviews: [], counts: { completed: 0, 'in-progress': 0, canceled: 0 } }
  const page = { viewerId: user.id, status, sort, after: cursor, limit: limit + 1, now }
  const rows = await readReviews(db, userId, page)
  const shown = rows.slice(0, limit)
  return {
    reviews: shown.map((row) => presentReview(row, { userId: user.id, lang, now })),
    counts: await countReviews(db, userId, user.id, now),
    nextCursor: rows.length > limit ? shown.at(-1)?.id : undefined,
  }
}
