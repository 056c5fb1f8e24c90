import { plainName } from '#domain/fleet/fleet/car-name.ts'
import { reviewValue, titleOf } from '#domain/community/profile/score.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang } from '#protocol/core/text.ts'
import { reviewStatuses } from '#protocol/community/reviews/choices.ts'
import type { Review } from '#protocol/community/reviews/review.ts'
import type { StaffReview } from '#protocol/community/reviews/staff-reviews.ts'
import { avatarAddress } from '../../platform/uploads/avatar-files.ts'
import type { ReviewRow } from './reviews-store.ts'
import { scoreTitles } from './score-texts.ts'
import { writerName } from '../../people/people/shown-name.ts'

/** Where no car says otherwise (docs/product/community.md#criteria). */
const referenceZone = 'America/Los_Angeles'

export type Viewer = { userId: string; lang: Lang; now: Date }

/** docs/product/entities.md#review Review as a viewer reads it; its moments are on the wall clock of the car's area. */
export function presentReview(row: ReviewRow, { userId, lang, now }: Viewer): Review {
  const wall = (at: Date) => toWall(at, row.zone ?? referenceZone)
  const isOpen = row.reveal_at <= now && row.hidden_at === null
  const isFinal = row.status !== 'in-progress'
  const isOwn = row.reviewer_id === userId
  const mayReply = isOpen && isFinal && row.reply === null && row.subject_id === userId
  const mayReport = isOpen && !isOwn && !row.reported
  return {
    id: row.id,
    ...author(row, lang),
    car:
      row.make && row.model
        ? `${row.year} ${plainName({ make: row.make, model: row.model })}`
        : undefined,
    job: row.job_title ?? undefined,
    period:
      row.period_start && row.period_end
        ? { start: row.period_start, end: row.period_end }
        : undefined,
    dateTimeCreated: wall(row.created_at),
    score: presentReviewScore(row, lang),
    comment: row.comment,
    language: row.language,
    status: reviewStatuses.find((status) => status === row.status) ?? 'completed',
    ...(row.reply !== null && row.replied_at
      ? { reply: { text: row.reply, at: wall(row.replied_at) } }
      : {}),
    ...(row.reveal_at > now ? { waitsUntil: wall(row.reveal_at) } : {}),
    ...(mayReply && { mayReply }),
    ...(mayReport && { mayReport }),
  }
}

/** The person, with a profile while they have one that the viewer sees; of the company's review the company, whoever of its staff wrote it. */
function author(row: ReviewRow, lang: Lang): Pick<Review, 'user' | 'byCompany'> {
  if (row.side === 'company' || (row.side === 'owner' && row.job_owner === null))
    return { user: { id: 'company', firstName: row.company_name }, byCompany: true }
  const firstName = writerName(row, lang)
  if (row.blocks_viewer || row.deleted_at || !row.shows_profile) return { user: { firstName } }
  return { user: { id: row.reviewer_id, firstName, img: avatarAddress(row.avatar) } }
}

/** With what only staff read, also of who blocked them; nobody reads what was noted about themself. */
export function presentForStaff(row: ReviewRow, viewer: Viewer): StaffReview {
  const isAboutViewer = row.subject_id === viewer.userId
  return {
    ...presentReview({ ...row, blocks_viewer: false, shows_profile: true }, viewer),
    privateNote: isAboutViewer ? undefined : (row.private_note ?? undefined),
    ...(row.hidden_at && { hidden: true }),
    ratings: row.ratings as Record<string, number>,
  }
}

/** A review of something that is still in progress is not scored (docs/product/community.md#score). */
function presentReviewScore(row: ReviewRow, lang: Lang): Review['score'] {
  if (row.status === 'in-progress') return undefined
  const value = reviewValue(row.ratings as Record<string, number>)
  return value === undefined ? undefined : { value, title: scoreTitles[titleOf(value)][lang] }
}
