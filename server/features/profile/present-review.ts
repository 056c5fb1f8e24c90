import { reviewValue, titleOf } from '#domain/profile/score.ts'
import { toWall } from '#domain/time/zone.ts'
import type { Lang } from '#protocol/core/text.ts'
import { type Review, reviewStatuses } from '#protocol/profile/user-details.ts'
import { avatarAddress } from '../../core/uploads/avatar-files.ts'
import type { ReviewRow } from './reviews-store.ts'
import { scoreTitles } from './score-texts.ts'

/** Where no car says otherwise (docs/product/community.md#criteria). */
const referenceZone = 'America/Los_Angeles'

/** docs/product/entities.md#review Review; its moment is on the wall clock of the car's area. */
export function presentReview(row: ReviewRow, lang: Lang): Review {
  return {
    id: row.id,
    user: {
      id: row.reviewer_id,
      firstName: row.first_name ?? '',
      img: avatarAddress(row.avatar),
    },
    car: row.make ? `${row.year} ${row.make} ${row.model}` : undefined,
    period:
      row.period_start && row.period_end
        ? { start: row.period_start, end: row.period_end }
        : undefined,
    dateTimeCreated: toWall(row.created_at, row.zone ?? referenceZone),
    score: presentReviewScore(row, lang),
    comment: row.comment,
    language: row.language,
    status: reviewStatuses.find((status) => status === row.status) ?? 'completed',
  }
}

/** A review of something that is still in progress is not scored (docs/product/community.md#score). */
function presentReviewScore(row: ReviewRow, lang: Lang): Review['score'] {
  if (row.status === 'in-progress') return undefined
  const value = reviewValue(row.ratings as Record<string, number>)
  return value === undefined ? undefined : { value, title: scoreTitles[titleOf(value)][lang] }
}
