import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { staffSaveCompany as schema } from '#protocol/staff/opening/company-settings.ts'
import { asked } from '#web/core/forms/form-rules.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { StaffCard } from '../staff-card.tsx'
import type { SectionProps, Values } from './company-fields.ts'

/** How one pays, and what is given (docs/product/company.md#settings). */
export function MoneySection({ form, words }: SectionProps) {
  return (
    <StaffCard about={words.money} title={words.money}>
      <div className="grid gap-6">
        <Bank form={form} words={words} />
        <Part text={words.cashText}>
          <Checkbox {...form.register('takesCash')}>{words.takesCash}</Checkbox>
        </Part>
        <Part text={words.cardFeeText}>
          <Percent form={form} name="cardFee" label={words.cardFee} />
        </Part>
        <Part text={words.donationText}>
          <Percent form={form} name="donation" label={words.donation} />
        </Part>
        <Part text={words.helpsUkraineText}>
          <Checkbox {...form.register('helpsUkraine')}>{words.helpsUkraine}</Checkbox>
        </Part>
      </div>
    </StaffCard>
  )
}

function Bank({ form, words }: SectionProps) {
  const { errors } = form.formState
  const fields = ['bankHolder', 'bankRouting', 'bankAccount'] as const
  return (
    <fieldset className="grid gap-3">
      <legend className="font-bold">{words.bank}</legend>
      <p className="text-14 text-ink-2">{words.bankText}</p>
      {fields.map((name) => (
        <TextField
          key={name}
          label={words[name]}
          autoComplete="off"
          inputMode={name === 'bankHolder' ? 'text' : 'numeric'}
          error={errors[name]?.message}
          {...form.register(name, asked(schema.input.shape[name]))}
        />
      ))}
    </fieldset>
  )
}

function Percent({
  form,
  name,
  label,
}: {
  form: UseFormReturn<Values>
  name: 'cardFee' | 'donation'
  label: string
}) {
  return (
    <TextField
      label={label}
      unit="%"
      inputMode="decimal"
      required
      className="max-w-75"
      error={form.formState.errors[name]?.message}
      {...form.register(name, asked(schema.input.shape[name]))}
    />
  )
}

function Part({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      {children}
      <p className="text-14 text-ink-2">{text}</p>
    </div>
  )
}
