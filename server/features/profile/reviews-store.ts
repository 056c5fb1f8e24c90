import type { ScoredReview } from '#domain/profile/score.ts'
import type { Db, Tx } from '../../db/database.ts'

const dayMs = 86_400_000
/** The latest reviews that a profile shows; the score counts them all. */
const mostShown = 200

/** Everything that counts for a person's score: reviews in progress do not (docs/product/community.md#score). */
export async function scoredReviews(
  db: Db | Tx,
  personId: string,
  now: Date,
): Promise<ScoredReview[]> {
  const rows = await db
    .selectFrom('review')
    .select(['ratings', 'created_at'])
    .where('subject_id', '=', personId)
    .where('status', '<>', 'in-progress')
    .execute()
  return rows.map((row) => ({
    ratings: row.ratings as Record<string, number>,
    ageDays: (now.getTime() - row.created_at.getTime()) / dayMs,
  }))
}

/** Reviews of a person with who wrote them and about which car, the newest first. */
export async function reviewsOf(db: Db | Tx, personId: string) {
  return db
    .selectFrom('review')
    .innerJoin('app_user as reviewer', 'reviewer.id', 'review.reviewer_id')
    .leftJoin('car', 'car.id', 'review.car_id')
    .leftJoin('area', 'area.id', 'car.area_id')
    .select([
      'review.id',
      'review.reviewer_id',
      'review.period_start',
      'review.period_end',
      'review.status',
      'review.ratings',
      'review.language',
      'review.comment',
      'review.created_at',
      'reviewer.first_name',
      'reviewer.avatar',
      'car.year',
      'car.make',
      'car.model',
      'area.zone',
    ])
    .where('review.subject_id', '=', personId)
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id')
    .limit(mostShown)
    .execute()
}

export type ReviewRow = Awaited<ReturnType<typeof reviewsOf>>[number]
