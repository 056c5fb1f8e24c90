import type { UseFormReturn } from 'react-hook-form'
import { countriesForStates } from '#protocol/people/names.ts'
import { all, fieldRules } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { Select } from '#web/ui/forms/select.tsx'
import { personalMessages } from '../personal-messages.ts'
import type { LicenseValues } from './license-values.ts'

const named = (item: { code: string; name: string }) => ({ id: item.code, name: item.name })

/** The country that issued a license, and its state where the country's licenses name one. */
export function IssuerFields({ form }: { form: UseFormReturn<LicenseValues> }) {
  const words = useMessages(personalMessages)
  const { data } = useRead(countriesForStates, {})
  const countries = data?.content ?? []
  const [country, state] = form.watch(['country', 'state'])
  const states = countries.find((each) => each.code === country)?.states ?? []
  const { errors } = form.formState
  return (
    <>
      <Select
        label={words.country}
        required
        items={countries.map(named)}
        value={country}
        error={errors.country?.message}
        {...form.register('country', {
          ...all(fieldRules.required),
          onChange: () => form.setValue('state', ''),
        })}
      />
      {states.length > 0 && (
        <Select
          label={words.state}
          required
          placeholder={words.chooseState}
          items={states.map(named)}
          value={state}
          error={errors.state?.message}
          {...form.register('state', all(fieldRules.required))}
        />
      )}
    </>
  )
}
