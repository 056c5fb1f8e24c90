import type { Review } from '#protocol/profile/user-details.ts'

export const reviewOrders = ['newest', 'highest', 'oldest', 'lowest'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

const byTime = (a: Review, b: Review) => (a.dateTimeCreated < b.dateTimeCreated ? 1 : -1)

/** Reviews in the chosen order (docs/product/community.md#profile); of equal scores the newest first, unscored ones last. */
export function sortReviews(reviews: readonly Review[], order: ReviewOrder): Review[] {
  if (order === 'newest') return reviews.toSorted(byTime)
  if (order === 'oldest') return reviews.toSorted((a, b) => byTime(b, a))
  const sign = order === 'highest' ? -1 : 1
  return reviews.toSorted((a, b) => {
    if (!a.score || !b.score) return a.score ? -1 : b.score ? 1 : byTime(a, b)
    return sign * (a.score.value - b.score.value) || byTime(a, b)
  })
}
