import { dayOf, daysBetween } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { cars } from '#protocol/fleet/cars/cars.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { isRevealed } from '../reviews-store.ts'
import { blocksViewer, writerName } from '../../../people/people/shown-name.ts'

type CarReview = NonNullable<OutputOf<typeof cars>['reviews']>[number]

/**
 * The latest ten reviews of renters about a car, by first name but for whom the writer blocked;
 * days are the area's.
 */
export async function carReviews(
  db: Db | Tx,
  carId: string,
  zone: string,
  { now, lang, viewerId }: { now: Date; lang: Lang; viewerId: string | undefined },
): Promise<CarReview[]> {
  const rows = await db
    .selectFrom('review')
    .innerJoin('app_user', 'app_user.id', 'review.reviewer_id')
    .select(['review.id', 'first_name', 'deleted_at', 'score', 'comment', 'review.created_at'])
    .select(['review.period_start', 'review.period_end'])
    .select(blocksViewer('review.reviewer_id', viewerId).as('blocks_viewer'))
    .where('car_id', '=', carId)
    .where('subject_id', 'is', null)
    .where('status', '=', 'completed')
    .where('score', 'is not', null)
    .where(isRevealed(now))
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id')
    .limit(10)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    firstName: writerName(row, lang),
    score: Number(row.score),
    comment: row.comment,
    date: dayOf(toWall(row.created_at, zone)),
    rentedDays:
      row.period_start && row.period_end
        ? daysBetween(row.period_start, row.period_end)
        : undefined,
  }))
}
