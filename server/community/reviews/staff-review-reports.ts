import { sql } from 'kysely'
import type {
  staffDecideReview as decideOperation,
  staffReviewReports as listOperation,
} from '#protocol/community/reviews/staff-reviews.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { notify } from '../../platform/mail/notifications.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { mustBeAsSeen, mustNotBeOwn, versionOf } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { totalOf, wantedRows } from '../../platform/audit/list-rows.ts'
import { staffTexts } from '../../platform/audit/staff-texts.ts'
import { readLastOrder, findReviewPlace } from './review-place.ts'
import { presentForStaff } from './present-review.ts'
import { rateCar } from './of-cars/rate-car.ts'
import { reviewNews } from './review-texts.ts'
import { type ReviewRow, reviewRows } from './reviews-store.ts'

type Report = {
  review_id: string
  reporter_id: string
  by: string
  reason: string
  created_at: Date
}

async function openReports(db: Db | Tx, reviews: readonly string[]): Promise<Report[]> {
  const { rows } = await sql<Report>`
    select r.review_id, r.reporter_id, r.reason, r.created_at,
      coalesce(u.first_name || ' ' || u.last_name, u.email) as by
    from review_report r join app_user u on u.id = r.reporter_id
    where r.review_id = any(${[...reviews]}::text[]) and r.decided_at is null
    order by r.created_at, r.reporter_id`.execute(db)
  return rows
}

/** What staff decide on: the text, the answer to it, and what was said against it. */
const versionFor = (
  { ratings, comment, reply, hidden_at }: ReviewRow,
  reports: readonly Report[],
) =>
  versionOf(
    ratings,
    comment,
    reply,
    hidden_at,
    reports.map(({ reporter_id: id }) => id),
  )

/** The version that the list says now; undefined when nothing was reported. */
export async function reviewVersion(db: Db | Tx, id: string): Promise<string | undefined> {
  const review = await reviewRows(db, '').where('review.id', '=', id).executeTakeFirst()
  const reports = await openReports(db, [id])
  return review && reports.length > 0 ? versionFor(review, reports) : undefined
}

const presentReport = ({ by, reason, created_at: at }: Report) => ({
  by,
  reason,
  at: at.toISOString(),
})

/** Whether somebody wrote it or it is about them: they do not learn who reported it, or why. */
const isOfReview = (review: ReviewRow, userId: string) =>
  [review.reviewer_id, review.subject_id].includes(userId)

/** Whose hands a decision is not for: who wrote it, whom it is about, who reported it. */
const concerned = (review: ReviewRow, reports: readonly Report[]) => [
  review.reviewer_id,
  ...(review.subject_id ? [review.subject_id] : []),
  ...reports.map(({ reporter_id: id }) => id),
]

/** Reviews that were reported and not decided on (docs/product/community.md#reports). */
export const staffReviewReports: Handler<typeof listOperation> = async (
  { db, user, now, lang },
  wanted,
) => {
  const { rows } = await sql<{ id: string; about: string | null; total: number }>`
    select v.id, nullif(trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')), '') as about,
      count(*) over ()::int as total
    from review v join (select review_id, min(created_at) as since from review_report
      where decided_at is null group by review_id) open on open.review_id = v.id
    left join app_user u on u.id = v.subject_id
    order by open.since, v.id ${wantedRows(wanted)}`.execute(db)
  const ids = rows.map(({ id }) => id)
  const found =
    ids.length === 0 ? [] : await reviewRows(db, user.id).where('review.id', 'in', ids).execute()
  const reports = await openReports(db, ids)
  const listed = []
  for (const { id, about } of rows) {
    const review = found.find((one) => one.id === id)
    if (!review) continue
    const against = reports.filter((report) => report.review_id === id)
    listed.push({
      ...presentForStaff(review, { userId: user.id, lang, now }),
      about: about ?? undefined,
      order: await readLastOrder(db, review.transaction_id),
      reports: isOfReview(review, user.id) ? [] : against.map(presentReport),
      version: versionFor(review, against),
      own: concerned(review, against).includes(user.id),
    })
  }
  return { reviews: listed, total: totalOf(rows) }
}

/**
 * A reported review stays as it is, or nobody sees it and it counts no more (docs/product/community.md#reports).
 * @throws Problem 404, 403 for one's own, 409 when it is decided or has changed
 */
export const staffDecideReview: Handler<typeof decideOperation> = async (
  { db: tx, user, now },
  { review: id, version, decision, message },
) => {
  await sql`select from review where id = ${id} for update`.execute(tx)
  const review = await reviewRows(tx, user.id).where('review.id', '=', id).executeTakeFirst()
  if (!review) throw new Problem(404, texts.notFound)
  const reports = await openReports(tx, [id])
  for (const person of concerned(review, reports)) mustNotBeOwn(user, person)
  if (reports.length === 0) throw conflict(staffTexts.decidedAlready)
  mustBeAsSeen(version, versionFor(review, reports))
  const hides = decision === 'hide'
  await tx
    .updateTable('review_report')
    .set({ decided_at: now, decided_by: user.id, decision: hides ? 'hidden' : 'kept' })
    .where('review_id', '=', id)
    .where('decided_at', 'is', null)
    .execute()
  if (hides) await hide(tx, review, message, now)
  for (const { reporter_id: reporter } of reports) {
    const news = hides ? reviewNews.takenOut : reviewNews.kept
    const thread = `report ${id}`
    await notify(tx, { userId: reporter, topic: 'network', thread, ...news }, now)
  }
  const order = await readLastOrder(tx, review.transaction_id)
  const said = { order, from: 'reported', to: hides ? 'hidden' : 'kept', message }
  const about = { owner: review.subject_id ?? review.reviewer_id, comment: review.comment }
  await audit(tx, user.id, now, `review ${decision}`, id, { ...said, ...about })
  return {}
}

async function hide(
  tx: Tx,
  review: ReviewRow,
  message: string | undefined,
  now: Date,
): Promise<void> {
  await tx.updateTable('review').set({ hidden_at: now }).where('id', '=', review.id).execute()
  if (review.car_id && !review.subject_id) await rateCar(tx, review.car_id, now)
  if (review.side === 'company') return
  const { title, text } = reviewNews.hidden
  const why = message ? ` ${message}` : ''
  const notice = {
    userId: review.reviewer_id,
    topic: 'network',
    thread: `review ${review.id}`,
    title,
    text: { en: text.en + why, es: text.es + why },
    ...(await findReviewPlace(tx, review)),
  } as const
  await notify(tx, notice, now)
}
