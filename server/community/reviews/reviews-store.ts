import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { hasRow } from '../../platform/db/has-row.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { shownCompanyName } from '../../people/company/company-store.ts'
import { blocksViewer } from '../../people/people/shown-name.ts'
import { showsProfile } from '../../people/people/shown-profile.ts'

/** Read by everybody: revealed by now, and not taken out of sight (docs/product/community.md#blind). */
export const isRevealed = (now: Date) => (eb: ExpressionBuilder<Schema, 'review'>) =>
  eb.and([eb('review.reveal_at', '<=', now), eb('review.hidden_at', 'is', null)])

/** The same and what the viewer wrote, which still waits. */
const isVisibleTo = (viewerId: string, now: Date) => (eb: ExpressionBuilder<Schema, 'review'>) =>
  eb.and([
    eb('review.hidden_at', 'is', null),
    eb.or([eb('review.reveal_at', '<=', now), eb('review.reviewer_id', '=', viewerId)]),
  ])

/** Reviews with who wrote them and about which car; `reported`: by the viewer. */
export function reviewRows(db: Db | Tx, viewerId: string) {
  return db
    .selectFrom('review')
    .innerJoin('app_user as reviewer', 'reviewer.id', 'review.reviewer_id')
    .leftJoin('car', 'car.id', 'review.car_id')
    .leftJoin('job', 'job.id', 'review.job_id')
    .leftJoin('area', (on) => on.on('area.id', '=', sql`coalesce(car.area_id, job.area_id)`))
    .select([
      'review.id',
      'review.reviewer_id',
      'review.subject_id',
      'review.car_id',
      'review.transaction_id',
      'review.job_id',
      'job.owner_id as job_owner',
      'job.title as job_title',
      'review.side',
      'review.period_start',
      'review.period_end',
      'review.status',
      'review.ratings',
      'review.language',
      'review.comment',
      'review.created_at',
      'review.reveal_at',
      'review.reply',
      'review.replied_at',
      'review.private_note',
      'review.hidden_at',
      'reviewer.first_name',
      'reviewer.deleted_at',
      'reviewer.avatar',
      'car.year',
      'car.make',
      'car.model',
      'area.zone',
      shownCompanyName.as('company_name'),
      blocksViewer('review.reviewer_id', viewerId).as('blocks_viewer'),
      showsProfile('review.reviewer_id', { id: viewerId, staff: false }).as('shows_profile'),
      hasRow(sql`review_report r where r.review_id = review.id and r.reporter_id = ${viewerId}`).as(
        'reported',
      ),
    ])
}

export type ReviewRow = Awaited<
  ReturnType<ReturnType<typeof reviewRows>['executeTakeFirstOrThrow']>
>

/** One that the viewer may read; undefined for any other, as if there were none. */
export function visibleReview(
  db: Db | Tx,
  id: string,
  viewerId: string,
  now: Date,
): Promise<ReviewRow | undefined> {
  return reviewRows(db, viewerId)
    .where('review.id', '=', id)
    .where(isVisibleTo(viewerId, now))
    .executeTakeFirst()
}

/** Both sides of a rental, whoever may read them. */
export async function bothSides(
  db: Db | Tx,
  transactionId: string,
  viewerId: string,
): Promise<{ renter: ReviewRow | undefined; company: ReviewRow | undefined }> {
  const rows = await reviewRows(db, viewerId)
    .where('review.transaction_id', '=', transactionId)
    .execute()
  const of = (side: string) => rows.find((row) => row.side === side)
  return { renter: of('renter'), company: of('company') }
}

export type ReviewOrder = 'newest' | 'oldest' | 'highest' | 'lowest'

/** What a review says, as its stars do; what is in progress says nothing yet. */
const meanSql = sql<number | null>`case when review.status <> 'in-progress' then
  (select avg(value::numeric) from jsonb_each_text(review.ratings)) end`
const newestFirst = sql`-extract(epoch from review.created_at)`

/** By what each order sorts, the least first; of equals the newest first, what is not scored last. */
const keys = {
  newest: newestFirst,
  oldest: sql`extract(epoch from review.created_at)`,
  highest: sql`coalesce(-${meanSql}, 1)`,
  lowest: sql`coalesce(${meanSql}, 11)`,
} satisfies Record<ReviewOrder, unknown>

type Page = {
  viewerId: string
  status: string | undefined
  sort: ReviewOrder
  /** The last review of the page before. */
  after: string | undefined
  limit: number
  now: Date
}

/** A page of what the viewer may read about a person. */
export function readReviews(db: Db | Tx, personId: string, page: Page): Promise<ReviewRow[]> {
  const { viewerId, status, sort, after, limit, now } = page
  const place = sql`(${keys[sort]}, ${newestFirst}, review.id)`
  return reviewRows(db, viewerId)
    .where('review.subject_id', '=', personId)
    .where(isVisibleTo(viewerId, now))
    .$if(status !== undefined, (query) => query.where('review.status', '=', status ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`${place} > (select ${keys[sort]}, ${newestFirst}, review.id from review
          where review.id = ${after} and review.subject_id = ${personId})`,
      ),
    )
    .orderBy(sql`${keys[sort]}`)
    .orderBy(newestFirst)
    .orderBy('review.id')
    .limit(limit)
    .execute()
}

/** How many of each status the viewer may read. */
export async function countReviews(
  db: Db | Tx,
  personId: string,
  viewerId: string,
  now: Date,
): Promise<Record<'completed' | 'in-progress' | 'canceled', number>> {
  const rows = await db
    .selectFrom('review')
    .select(['status', sql<number>`count(*)::int`.as('many')])
    .where('subject_id', '=', personId)
    .where(isVisibleTo(viewerId, now))
    .groupBy('status')
    .execute()
  const of = (status: string) => rows.find((row) => row.status === status)?.many ?? 0
  return {
    completed: of('completed'),
    'in-progress': of('in-progress'),
    canceled: of('canceled'),
  }
}
