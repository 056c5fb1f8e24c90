import { type ScoredReview, scoreOf } from '#domain/community/profile/score.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Score } from '#protocol/community/reviews/review.ts'
import type * as z from 'zod/mini'
import type { Db, Tx } from '../../platform/db/database.ts'
import { isRevealed } from './reviews-store.ts'
import { scoreTitles } from './score-texts.ts'

const dayMs = 86_400_000

/**
 * What counts for the scores of many people at once: reviews that everybody may read, and none in
 * progress (docs/product/community.md#score). Who has none is left out.
 */
export async function readScoredReviews(
  db: Db | Tx,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, ScoredReview[]>> {
  const found = new Map<string, ScoredReview[]>()
  if (ids.length === 0) return found
  const rows = await db
    .selectFrom('review')
    .select(['subject_id', 'ratings', 'created_at'])
    .where((eb) => eb('subject_id', '=', eb.fn.any(eb.val([...ids]))))
    .where('status', '<>', 'in-progress')
    .where(isRevealed(now))
    .$narrowType<{ subject_id: string }>()
    .execute()
  for (const row of rows) {
    const review = {
      ratings: row.ratings as Record<string, number>,
      ageDays: (now.getTime() - row.created_at.getTime()) / dayMs,
    }
    const others = found.get(row.subject_id)
    if (others) others.push(review)
    else found.set(row.subject_id, [review])
  }
  return found
}

/** The same of one person. */
export async function scoredReviews(
  db: Db | Tx,
  personId: string,
  now: Date,
): Promise<ScoredReview[]> {
  return (await readScoredReviews(db, [personId], now)).get(personId) ?? []
}

/** A score with its title in the language of the call; somebody without reviews has one too. */
export function presentScore(
  reviews: readonly ScoredReview[] | undefined,
  lang: Lang,
): z.infer<typeof Score> {
  const { value, title } = scoreOf(reviews ?? [])
  return { value, title: scoreTitles[title][lang] }
}
