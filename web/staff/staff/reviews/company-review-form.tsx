import { useForm } from 'react-hook-form'
import { staffRentalReviews, staffSubmitRating } from '#protocol/community/names.ts'
import { valueNames } from '#protocol/community/reviews/choices.ts'
import { useServerErrors } from '#web/core/api/use-server-errors.ts'
import { useMessages } from '#web/core/i18n.ts'
import { noRating, RatingFields } from '#web/community/reviews/rating-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWhen } from '../desk/use-when.ts'
import { useDecide } from '../use-decide.ts'
import { staffReviewMessages } from './staff-review-messages.ts'

type CompanyReviewFormProps = {
  order: string
  /** The usual text, in the renter's language; empty when nothing is usual. */
  usual: string
  until?: string | undefined
}

/** The company rates the renter; for the usual case one press fills everything in. */
export function CompanyReviewForm({ order, usual, until }: CompanyReviewFormProps) {
  const words = useMessages(staffReviewMessages)
  const when = useWhen()
  const form = useForm({ defaultValues: noRating })
  const { decide, isPending, error } = useDecide(staffSubmitRating, staffRentalReviews)
  useServerErrors(form, error)
  const send = form.handleSubmit(({ privateNote, ...values }) =>
    decide({ order, ...values, privateNote: privateNote.trim() || undefined }),
  )
  const fillIn = () => {
    const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    for (const name of valueNames) form.setValue(name, '10', options)
    form.setValue('comments', usual, options)
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      {until && <p className="text-ink-2">{words.until(when.day(until))}</p>}
      {usual !== '' && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={fillIn}>
          {words.usual}
        </Button>
      )}
      <RatingFields form={form} />
      <Button type="submit" busy={isPending} className="justify-self-start">
        {words.send}
      </Button>
    </form>
  )
}
