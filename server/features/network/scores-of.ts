import { scoreOf, type ScoredReview } from '#domain/profile/score.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Connection } from '#protocol/network/connection.ts'
import type { Db, Tx } from '../../db/database.ts'
import { scoreTitles } from '../reviews/score-texts.ts'

const dayMs = 86_400_000

/** What counts for the scores of many people at once (docs/product/community.md#score); who has none is left out. */
export async function reviewsByPerson(
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
    .where('reveal_at', '<=', now)
    .where('hidden_at', 'is', null)
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

/** A score with its title in the language of the call. */
export function presentScore(
  reviews: readonly ScoredReview[] | undefined,
  lang: Lang,
): Connection['score'] {
  const { value, title } = scoreOf(reviews ?? [])
  return { value, title: scoreTitles[title][lang] }
}
