import { staffReviewReports } from '#protocol/community/names.ts'
import {
  type ReportedReview,
  staffDecideReview,
} from '#protocol/community/reviews/staff-reviews.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { InfoList } from '#web/ui/layout/info-item.tsx'
import { DecisionForm } from '../decision-form.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { type DeskColumn, Lines } from '../desk/desk-table.tsx'
import { useWhen } from '../desk/use-when.ts'
import { OrderFact } from '../facts.tsx'
import { menuMessages } from '../menu-messages.ts'
import { StaffCard } from '../staff-card.tsx'
import { useDecide } from '../use-decide.ts'
import { useList } from '../use-list.ts'
import { ReviewText } from './review-text.tsx'
import { staffReviewMessages } from './staff-review-messages.ts'

function useColumns(): DeskColumn<ReportedReview>[] {
  const words = useMessages(staffReviewMessages)
  const when = useWhen()
  const aboutOf = ({ about }: ReportedReview) => (about ? words.about(about) : words.aboutCar)
  return [
    {
      id: 'about',
      sortBy: aboutOf,
      title: words.review,
      width: '2fr',
      cell: (review) => <Lines first={aboutOf(review)} second={words.by(review.user.firstName)} />,
    },
    {
      id: 'text',
      title: words.text,
      width: '3fr',
      cell: ({ comment, language, reports }) => (
        <Lines first={<span lang={language}>{comment}</span>} second={reports[0]?.reason} />
      ),
    },
    {
      id: 'at',
      sortBy: ({ reports }) => reports[0]?.at,
      title: words.reported,
      width: 172,
      cell: ({ reports }) => reports[0] && when.instant(reports[0].at),
    },
    {
      id: 'reports',
      sortBy: ({ reports }) => reports.length,
      title: words.reports,
      width: 130,
      cell: ({ reports }) => <Badge tone="warn">{words.reportCount(reports.length)}</Badge>,
    },
  ]
}

/** Reviews that somebody reported, the longest ago first (docs/product/community.md#reports). */
export function ReportList() {
  const words = useMessages(staffReviewMessages)
  const { views } = useMessages(menuMessages)
  const list = useList(staffReviewReports, {}, ({ reviews }) => reviews)
  const aboutOf = ({ about }: ReportedReview) => (about ? words.about(about) : words.aboutCar)
  const columns = useColumns()
  return (
    <DeskList
      label={views.reviews}
      list={list}
      idOf={({ id }) => id}
      aboutOf={(review) => `${aboutOf(review)}, ${review.user.firstName}`}
      columns={columns}
    >
      {(review) => <ReportCard key={review.id} review={review} />}
    </DeskList>
  )
}

function ReportCard({ review }: { review: ReportedReview }) {
  const words = useMessages(staffReviewMessages)
  const when = useWhen()
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
                {by}; {when.instant(at)}
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
