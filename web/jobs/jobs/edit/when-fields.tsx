import { useController } from 'react-hook-form'
import { say } from '#web/core/forms/say.ts'
import { useMessages } from '#web/core/i18n.ts'
import { DateTimeField } from '#web/ui/dates/date-time-field.tsx'
import { editMessages } from './edit-messages.ts'
import { endAfter, endProblem, startProblem, windowLimits } from './job-values.ts'
import type { JobForm } from './use-job-form.ts'

/** From when until when it can be done, on the wall clock of where it begins. */
export function WhenFields({ job }: { job: JobForm }) {
  const words = useMessages(editMessages)
  const { form, values, min, keptStart, area } = job
  const start = useController({
    control: form.control,
    name: 'start',
    rules: { validate: (moment) => say(startProblem(moment, min, keptStart)) },
  })
  const end = useController({
    control: form.control,
    name: 'end',
    rules: { validate: (moment, all) => say(endProblem(moment, all.start)) },
  })
  const limits = windowLimits(values.start, min)
  return (
    <>
      <div className="grid gap-3 min-[420px]:grid-cols-2">
        <DateTimeField
          label={words.start}
          required
          value={values.start || undefined}
          {...limits.start}
          error={start.fieldState.error?.message}
          onChange={(moment) => {
            start.field.onChange(moment)
            end.field.onChange(endAfter(moment, values.end))
            void form.trigger(['start', 'end'])
          }}
        />
        <DateTimeField
          label={words.end}
          required
          value={values.end || undefined}
          {...limits.end}
          error={end.fieldState.error?.message}
          onChange={(moment) => {
            end.field.onChange(moment)
            void form.trigger('end')
          }}
        />
      </div>
      <p className="text-14 text-ink-2">{area ? words.clock(area.name) : words.clockUnknown}</p>
    </>
  )
}
