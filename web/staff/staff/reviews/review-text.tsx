import { ratingCriteria } from '#protocol/community/names.ts'
import type { StaffReview } from '#protocol/community/reviews/staff-reviews.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { reviewMessages } from '#web/community/reviews/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { RatingBars } from '#web/ui/layout/rating-bars.tsx'
import { useWhen } from '../desk/use-when.ts'
import { staffReviewMessages } from './staff-review-messages.ts'

/** A review with what only staff read. */
export function ReviewText({ review }: { review: StaffReview }) {
  const words = useMessages(staffReviewMessages)
  const common = useMessages(reviewMessages)
  const when = useWhen()
  const { data } = useRead(ratingCriteria, {})
  const { user, comment, language, ratings, privateNote, hidden, reply, waitsUntil } = review
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <b>{user.firstName}</b>
        <span className="text-ink-2">{when.day(review.dateTimeCreated)}</span>
        <Badge tone="neutral">{common.tab[review.status]}</Badge>
        {hidden && <Badge tone="danger">{words.hidden}</Badge>}
      </p>
      <p lang={language} className="break-words whitespace-pre-line">
        {comment}
      </p>
      {waitsUntil && <p className="text-14 text-ink-2">{common.waiting(when.day(waitsUntil))}</p>}
      {data && (
        <RatingBars
          items={data.criteria.flatMap(({ id, name }) => {
            const value = ratings[id]
            return value === undefined ? [] : [{ id, name, value }]
          })}
        />
      )}
      {(privateNote ?? reply) && (
        <InfoList>
          {privateNote && <InfoItem label={words.note}>{privateNote}</InfoItem>}
          {reply && <InfoItem label={common.answerOf(when.day(reply.at))}>{reply.text}</InfoItem>}
        </InfoList>
      )}
    </div>
  )
}
