import { Controller } from 'react-hook-form'
import type { HelpKind } from '#protocol/help/help/choices.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { TextArea, TextField } from '#web/ui/forms/field.tsx'
import { RadioCards } from '#web/ui/forms/radio-cards.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { helpMessages } from '../help-messages.ts'
import { type FieldName, inputOf, photoLabel } from '../kind-fields.ts'
import type { useReport } from '../use-report.ts'
import { PhotoField } from './photo-field.tsx'
import { PlaceField } from './place-field.tsx'
import { SymptomField } from './symptom-field.tsx'

const mostPhotos = 8

type ReportFieldProps = {
  name: FieldName
  kind: HelpKind
  typeId: string
  report: ReturnType<typeof useReport>
}

/** One field of a report by its name. */
export function ReportField({ name, kind, typeId, report }: ReportFieldProps) {
  const words = useMessages(helpMessages)
  const { form, needed, photos } = report
  const required = needed.includes(name)
  const rules = (field: 'license' | 'problem' | 'description' | 'message' | 'place') => {
    const schema = inputOf[kind].shape[field]
    return required ? asked(schema, fieldRules.required) : asked(schema)
  }
  const { errors } = form.formState
  if (name === 'symptom') return <SymptomField form={form} typeId={typeId} />
  if (name === 'position') {
    const { position, setPosition } = report
    return <PlaceField form={form} position={position} onChange={setPosition} required={required} />
  }
  if (name === 'pictures' || name === 'damagePhotos') {
    return (
      <PhotoField
        label={photoLabel(kind, name, words)}
        photos={photos.files}
        most={mostPhotos}
        required={required}
        error={photos.isMissing ? words.required : photos.error}
        onChange={photos.take}
      />
    )
  }
  if (name === 'someoneHurt') {
    return (
      <Controller
        control={form.control}
        name="someoneHurt"
        rules={{ validate: fieldRules.required }}
        render={({ field }) => (
          <RadioCards
            label={words.someoneHurt}
            value={field.value}
            onChange={field.onChange}
            cards={[
              { id: 'yes', content: words.yes },
              { id: 'no', content: words.no },
            ]}
            columns={2}
            required
            {...(errors.someoneHurt?.message ? { error: errors.someoneHurt.message } : {})}
          />
        )}
      />
    )
  }
  if (name === 'insurance' || name === 'towing') {
    const names = name === 'insurance' ? words.insurances : words.towings
    return (
      <Select
        label={words[name]}
        placeholder={words.chooseInsurance}
        items={Object.entries(names).map(([id, each]) => ({ id, name: each }))}
        {...form.register(name)}
      />
    )
  }
  if (name === 'license') {
    return (
      <TextField
        label={words.license}
        maxLength={limitsOf(inputOf[kind].shape.license).maxLength}
        autoComplete="off"
        error={errors.license?.message}
        {...form.register('license', rules('license'))}
      />
    )
  }
  return (
    <TextArea
      label={name === 'place' ? words.place : words[name]}
      required={required}
      maxLength={limitsOf(inputOf[kind].shape[name]).maxLength}
      error={errors[name]?.message}
      {...form.register(name, rules(name))}
    />
  )
}
