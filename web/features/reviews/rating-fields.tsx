import type { UseFormReturn } from 'react-hook-form'
import { submitRating } from '#protocol/reviews/submit-rating.ts'
import { ratingCriteria } from '#protocol/reviews/rating-criteria.ts'
import { type ValueName, valueNames } from '#protocol/reviews/rated-fields.ts'
import { errorStateText } from '#web/core/api/errors.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { TextArea } from '#web/ui/forms/field.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { reviewMessages } from './messages.ts'
import { RatingScale } from './rating-scale.tsx'

export type Rated = Record<ValueName, string> & { comments: string; privateNote: string }

export const noRating: Rated = {
  ...(Object.fromEntries(valueNames.map((name) => [name, ''])) as Record<ValueName, string>),
  comments: '',
  privateNote: '',
}

const { shape } = submitRating.input

/** The criteria, the review with its count, and the note that only staff read; of renter and staff alike. */
export function RatingFields({ form }: { form: UseFormReturn<Rated> }) {
  const words = useMessages(reviewMessages)
  const { data, error, refetch } = useRead(ratingCriteria, {})
  const { errors } = form.formState
  const most = limitsOf(shape.comments).maxLength ?? 0
  // The form knows its fields from the top down, so that the first fault gets the focus.
  if (!data)
    return error ? (
      <ErrorState text={errorStateText(error)} onRefresh={refetch} />
    ) : (
      <Skeleton className="h-80" />
    )
  // Longer texts stay and are answered with a sentence: cut off, their end would be lost.
  return (
    <div className="grid gap-5">
      <div className="grid gap-4">
        <p className="text-ink-2">{words.scaleHint}</p>
        {data.criteria.map(({ id, name }) => {
          const field = valueNames.find((one) => one === `id${id}`)
          return (
            field && (
              <RatingScale
                key={id}
                label={name}
                error={errors[field]?.message}
                {...form.register(field, asked(shape[field]))}
              />
            )
          )
        })}
      </div>
      <TextArea
        label={words.comment}
        required
        rows={4}
        hint={words.count(form.watch('comments').trim().length, most)}
        error={errors.comments?.message}
        {...form.register('comments', asked(shape.comments))}
      />
      <TextArea
        label={words.note}
        hint={words.noteHint}
        error={errors.privateNote?.message}
        {...form.register('privateNote', asked(shape.privateNote))}
      />
    </div>
  )
}
