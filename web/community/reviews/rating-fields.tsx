import type { UseFormReturn } from 'react-hook-form'
import { submitRating } from '#protocol/community/reviews/submit-rating.ts'
import { type ValueName, valueNames } from '#protocol/community/reviews/choices.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { TextArea } from '#web/ui/forms/field.tsx'
import { CriteriaScales } from './criteria-scales.tsx'
import { reviewMessages } from './messages.ts'

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
  const { errors } = form.formState
  const most = limitsOf(submitRating.input.shape.comments).maxLength ?? 0
  // Longer texts stay and are answered with a sentence: cut off, their end would be lost.
  return (
    <CriteriaScales
      names={valueNames}
      register={(name) => form.register(name, asked(shape[name]))}
      errorOf={(name) => errors[name]?.message}
    >
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
    </CriteriaScales>
  )
}
