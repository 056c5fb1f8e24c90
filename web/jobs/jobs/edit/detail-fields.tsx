import { useController } from 'react-hook-form'
import { jobShapes, jobSizes } from '#domain/jobs/jobs/job.ts'
import { updateJob } from '#protocol/jobs/jobs/update-job.ts'
import { all, asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { TextArea, TextField } from '#web/ui/forms/field.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { jobNames } from '../parts/type-names.ts'
import { editMessages } from './edit-messages.ts'
import type { JobForm, JobFormOf } from './use-job-form.ts'

const { shape } = updateJob.input

/** Title and description, and what a job of this type counts or measures. */
export function DetailFields({ job: { form, values } }: { job: JobForm }) {
  const words = useMessages(editMessages)
  const { errors } = form.formState
  const { type } = values
  const room = type === '' ? 'none' : jobShapes[type].room
  return (
    <>
      <TextField
        label={words.titleField}
        required
        hint={words.titleHint}
        placeholder={type === '' || type === 'relocation' ? undefined : words.titleExamples[type]}
        autoComplete="off"
        maxLength={limitsOf(updateJob.input.shape.title).maxLength}
        error={errors.title?.message}
        {...form.register('title', asked(shape.title))}
      />
      <TextArea
        label={words.description}
        required
        hint={words.descriptionHint}
        rows={4}
        maxLength={limitsOf(updateJob.input.shape.description).maxLength}
        error={errors.description?.message}
        {...form.register('description', asked(shape.description))}
      />
      {room === 'seats' && (
        <TextField
          label={type === 'rideOffer' ? words.seatsOffered : words.seatsWanted}
          required
          inputMode="numeric"
          autoComplete="off"
          className="max-w-56"
          error={errors.seats?.message}
          {...form.register('seats', all(fieldRules.required, fieldRules.of(shape.seats)))}
        />
      )}
      {room === 'size' && <SizeField form={form} />}
      {type === 'rideOffer' && (
        <TextField
          label={words.detour}
          hint={words.detourHint}
          unit="mi"
          inputMode="decimal"
          autoComplete="off"
          className="max-w-75"
          error={errors.maxDetour?.message}
          {...form.register('maxDetour', asked(shape.maxDetour))}
        />
      )}
    </>
  )
}

function SizeField({ form }: { form: JobFormOf }) {
  const words = useMessages(editMessages)
  const names = useMessages(jobNames)
  const { field, fieldState } = useController({ control: form.control, name: 'size' })
  return (
    <RadioCards
      label={words.size}
      value={field.value}
      onChange={(id) => field.onChange(id)}
      error={fieldState.error?.message}
      cards={jobSizes.map((id) => ({ id, content: names.sizes[id] }))}
    />
  )
}
