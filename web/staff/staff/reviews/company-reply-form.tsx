import { useForm } from 'react-hook-form'
import { staffRentalReviews } from '#protocol/community/names.ts'
import { staffReplyToReview } from '#protocol/community/reviews/answers.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { reviewMessages } from '#web/community/reviews/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { useDecide } from '../use-decide.ts'
import { staffReviewMessages } from './staff-review-messages.ts'

/** The company's one answer to what a renter wrote. */
export function CompanyReplyForm({ review }: { review: string }) {
  const words = useMessages(staffReviewMessages)
  const common = useMessages(reviewMessages)
  const form = useForm({ defaultValues: { text: '' } })
  const { decide, isPending, error } = useDecide(staffReplyToReview, staffRentalReviews)
  useServerErrors(form, error)
  const send = form.handleSubmit(({ text }) => decide({ review, text }))
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void send(event)}>
      <TextArea
        label={words.answer}
        hint={common.replyHint}
        required
        error={form.formState.errors.text?.message}
        {...form.register('text', asked(staffReplyToReview.input.shape.text))}
      />
      <Button type="submit" size="sm" busy={isPending} className="justify-self-start">
        {words.sendAnswer}
      </Button>
    </form>
  )
}
