import { staffReviewReports } from '#protocol/community/names.ts'
import {
  type ReportedReview,
  staffDecideReview,
} from '#protocol/community/reviews/staff-reviews.ts'
import { useMessages } from '#web/core/i18n.ts'
import { InfoList } from '#web/ui/layout/info-item.tsx'
import { DecisionForm } from '../decision-form.tsx'
import { OrderFact } from '../facts.tsx'
import { instantText } from '../instant-text.ts'
import { StaffCard } from '../staff-card.tsx'
import { StaffList } from '../staff-list.tsx'
import { useDecide } from '../use-decide.ts'
import { useList } from '../use-list.ts'
import { ReviewText } from './review-text.tsx'
import { staffReviewMessages } from './staff-review-messages.ts'

/** Reviews that somebody reported, the longest ago first (docs/product/community.md#reports). */
export function ReportList() {
  const list = useList(staffReviewReports, {}, ({ reviews }) => reviews)
  return (
    <StaffList list={list}>
      {(rows) => rows.map((review) => <ReportCard key={review.id} review={review} />)}
    </StaffList>
  )
}

function ReportCard({ review }: { review: ReportedReview }) {
  const words = useMessages(staffReviewMessages)
  const { decide, isPending, error } = useDecide(staffDecideReview, staffReviewReports)
  const title = review.about ? words.about(review.about) : words.aboutCar
  const { id, version, order, reports, own } = review
  return (
    <StaffCard about={`${title}, ${review.user.firstName}`} title={title}>
      <ReviewText review={review} />
      <section aria-label={words.reports} className="grid gap-2">
        <h3>{words.reports}</h3>
        <ul className="grid gap-2">
          {reports.map(({ by, reason, at }) => (
            <li key={`${by} ${at}`}>
              <p className="break-words whitespace-pre-line">{reason}</p>
              <p className="text-14 text-ink-2">
                {by}, {instantText(at)}
              </p>
            </li>
          ))}
        </ul>
      </section>
      {order && (
        <InfoList>
          <OrderFact order={order} />
        </InfoList>
      )}
      <DecisionForm
        about={title}
        textLabel={words.reason}
        textField={staffDecideReview.input.shape.message}
        confirmLabel={words.keep}
        refuseLabel={words.hide}
        needsText={['refuse']}
        failure={error}
        busy={isPending}
        own={own}
        onDecide={({ decision, text }) =>
          decide({
            review: id,
            version,
            decision: decision === 'refuse' ? 'hide' : 'keep',
            message: text,
          })
        }
      />
    </StaffCard>
  )
}
