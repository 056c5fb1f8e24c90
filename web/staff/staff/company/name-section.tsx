import { staffSaveCompany as schema } from '#protocol/staff/opening/company-settings.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { StaffCard } from '../staff-card.tsx'
import type { SectionProps } from './company-fields.ts'

type NameField =
  | 'name'
  | 'legalName'
  | 'licenseNumber'
  | 'address'
  | 'phone'
  | 'nightPhone'
  | 'supportMail'

/** Who the company is, for renters and in contracts (docs/product/company.md#name-and-contacts). */
export function NameSection({ form, words }: SectionProps) {
  const { errors } = form.formState
  const text = (name: NameField, hint?: string) => (
    <TextField
      label={words[name]}
      autoComplete="off"
      hint={hint}
      error={errors[name]?.message}
      {...form.register(name, asked(schema.input.shape[name]))}
    />
  )
  return (
    <StaffCard about={words.company} title={words.company}>
      <div className="grid gap-4 md:grid-cols-2">
        {text('name', words.nameHint)}
        {text('legalName', words.legalNameHint)}
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        {text('licenseNumber', words.licenseNumberHint)}
        {text('address')}
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        {text('phone')}
        {text('nightPhone', words.nightPhoneHint)}
      </div>
      {text('supportMail', words.supportMailHint)}
      <Checkbox {...form.register('showsMaker')}>{words.showsMaker}</Checkbox>
    </StaffCard>
  )
}
