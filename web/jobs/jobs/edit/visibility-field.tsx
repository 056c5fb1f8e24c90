import { useController } from 'react-hook-form'
import { visibilities } from '#domain/jobs/jobs/job.ts'
import { useMessages } from '#web/core/i18n.ts'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { jobNames } from '../parts/type-names.ts'
import { editMessages } from './edit-messages.ts'
import type { JobFormOf } from './use-job-form.ts'

/** All members, or only one's connections. */
export function VisibilityField({ form }: { form: JobFormOf }) {
  const words = useMessages(editMessages)
  const names = useMessages(jobNames)
  const { field, fieldState } = useController({ control: form.control, name: 'visibility' })
  return (
    <RadioCards
      label={words.visibility}
      value={field.value}
      onChange={(id) => field.onChange(id === 'network' ? 'network' : 'all')}
      error={fieldState.error?.message}
      columns={3}
      cards={visibilities.map((id) => ({ id, content: names.visibilities[id] }))}
    />
  )
}
