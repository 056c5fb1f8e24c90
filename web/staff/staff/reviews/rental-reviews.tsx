import { staffRentalReviews } from '#protocol/community/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import type { ActionFormProps } from '../actions/action-form-props.ts'
import { OwnNote } from '../own-note.tsx'
import { CompanyReplyForm } from './company-reply-form.tsx'
import { CompanyReviewForm } from './company-review-form.tsx'
import { ReviewText } from './review-text.tsx'
import { staffReviewMessages } from './staff-review-messages.ts'

/** What both sides say of a rental; the company writes and answers here (docs/product/community.md#blind). */
export function RentalReviews({ order }: ActionFormProps) {
  const words = useMessages(staffReviewMessages)
  const { data, error, refetch } = useRead(staffRentalReviews, { order })
  if (error && !data) return <ReadFailed error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="h-32" />
  const { renter, renterWaits, company, may, refusal, own } = data
  const mayAnswer = renter && !renter.reply && !renter.hidden && renter.status !== 'in-progress'
  return (
    <div className="grid gap-6">
      <section aria-label={words.byRenter} className="grid gap-3">
        <h3>{words.byRenter}</h3>
        {renter && <ReviewText review={renter} />}
        {!renter && <p className="text-ink-2">{renterWaits ? words.renterWaits : words.nothing}</p>}
        {mayAnswer && !own && <CompanyReplyForm review={renter.id} />}
      </section>
      <section aria-label={words.byCompany} className="grid gap-3">
        <h3>{words.byCompany}</h3>
        {company && <ReviewText review={company} />}
        {own && <OwnNote />}
        {!own && may && <CompanyReviewForm order={order} {...data} />}
        {!company && !may && <p className="text-ink-2">{refusal}</p>}
      </section>
    </div>
  )
}
