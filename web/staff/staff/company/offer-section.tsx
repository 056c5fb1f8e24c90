import { jobsChoices } from '#protocol/core/parts.ts'
import { staffSaveCompany as schema } from '#protocol/staff/opening/company-settings.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { StaffCard } from '../staff-card.tsx'
import type { SectionProps } from './company-fields.ts'

/** When the company answers, and what there is beside the cars (docs/product/company.md#parts). */
export function OfferSection({ form, words }: SectionProps) {
  const { errors } = form.formState
  const phrase = (name: 'promiseEn' | 'promiseEs') => (
    <TextField
      label={words[name]}
      autoComplete="off"
      error={errors[name]?.message}
      {...form.register(name, asked(schema.input.shape[name]))}
    />
  )
  return (
    <StaffCard about={words.offer} title={words.offer}>
      <div className="grid gap-6">
        <fieldset className="grid gap-3">
          <legend className="font-bold">{words.promise}</legend>
          <p className="text-14 text-ink-2">{words.promiseText}</p>
          <TextField
            label={words.answerHours}
            inputMode="numeric"
            required
            className="max-w-75"
            hint={words.answerHoursHint}
            error={errors.answerHours?.message}
            {...form.register('answerHours', asked(schema.input.shape.answerHours))}
          />
          <div className="grid gap-4 md:grid-cols-2">
            {phrase('promiseEn')}
            {phrase('promiseEs')}
          </div>
        </fieldset>
        <TextField
          label={words.callerHoldHours}
          inputMode="numeric"
          required
          className="max-w-75"
          hint={words.callerHoldHint}
          error={errors.callerHoldHours?.message}
          {...form.register('callerHoldHours', asked(schema.input.shape.callerHoldHours))}
        />
        <Select
          label={words.jobs}
          className="max-w-100"
          hint={words.jobsText}
          error={errors.jobs?.message}
          items={jobsChoices.map((id) => ({ id, name: words.jobsChoices[id] }))}
          {...form.register('jobs', asked(schema.input.shape.jobs))}
        />
        <div className="grid gap-1">
          <Checkbox {...form.register('hasCommunity')}>{words.hasCommunity}</Checkbox>
          <p className="text-14 text-ink-2">{words.hasCommunityText}</p>
        </div>
      </div>
    </StaffCard>
  )
}
