import { useController } from 'react-hook-form'
import { postedTypes } from '#domain/jobs/jobs/job.ts'
import { fieldRules } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { jobNames } from '../parts/type-names.ts'
import { editMessages } from './edit-messages.ts'
import type { JobFormOf } from './use-job-form.ts'

/** What kind of job it is, each with a line that says what that means. */
export function TypeField({ form }: { form: JobFormOf }) {
  const words = useMessages(editMessages)
  const names = useMessages(jobNames)
  const { field, fieldState } = useController({
    control: form.control,
    name: 'type',
    rules: { validate: fieldRules.required },
  })
  return (
    <RadioCards
      label={words.type}
      name="type"
      required
      value={field.value}
      onChange={(id) => field.onChange(id)}
      error={fieldState.error?.message}
      columns={2}
      cards={postedTypes.map((id) => ({
        id,
        content: (
          <>
            <b className="block">{names.types[id]}</b>
            <span className="text-14 text-ink-2">{words.abouts[id]}</span>
          </>
        ),
      }))}
    />
  )
}
