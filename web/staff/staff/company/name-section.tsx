import { phoneCountries } from '#domain/core/text/phone-countries.ts'
import { staffSaveCompany as schema } from '#protocol/staff/opening/company-settings.ts'
import { all, asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { StaffCard } from '../staff-card.tsx'
import type { SectionProps } from './company-fields.ts'

type NameField = 'name' | 'legalName' | 'licenseNumber' | 'address' | 'supportMail'

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
  // Read by the country that is chosen here, not by the one that is saved.
  const phone = (name: 'phone' | 'nightPhone', hint?: string) => (
    <TextField
      label={words[name]}
      type="tel"
      autoComplete="off"
      hint={hint}
      error={errors[name]?.message}
      {...form.register(
        name,
        all((value) => fieldRules.phoneOf(form.getValues('phoneCountry'))(value)),
      )}
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
        {phone('phone')}
        {phone('nightPhone', words.nightPhoneHint)}
      </div>
      <Select
        label={words.phoneCountry}
        className="max-w-100"
        hint={words.phoneCountryHint}
        error={errors.phoneCountry?.message}
        items={phoneCountries.map((id) => ({ id, name: words.phoneCountries[id] }))}
        {...form.register('phoneCountry')}
      />
      {text('supportMail', words.supportMailHint)}
      <Checkbox {...form.register('showsMaker')}>{words.showsMaker}</Checkbox>
    </StaffCard>
  )
}
