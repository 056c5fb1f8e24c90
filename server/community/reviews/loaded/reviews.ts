import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import { rowsInto } from '../../../platform/db/insert-rows.ts'

/* Loaded all at once, with the base of an installation or the sample data (server/app/demo), and by nobody else. */

export const insertReviews = rowsInto('review')
export const insertRatingCriteria = rowsInto('rating_criterion')

/** Where both sides of a rental have written, each reads the other's from then on. */
export async function showToEachOther(tx: Tx): Promise<void> {
  await sql`
    update review set reveal_at = other.created_at, shown_at = other.created_at
    from review other where other.transaction_id = review.transaction_id and other.side <> review.side
      and review.status = 'completed' and other.status = 'completed'
      and other.created_at >= review.created_at and other.created_at < review.reveal_at`.execute(tx)
}
