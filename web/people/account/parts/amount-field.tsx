import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { all, type FieldRule, fieldRules } from '#web/core/forms/form-rules.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { type InsuranceValues, isAmount } from '../insurance-values.ts'

type AmountFieldProps = {
  form: UseFormReturn<InsuranceValues>
  name: FieldPath<InsuranceValues>
  label: string
  hint?: string
  required?: boolean
  rules?: FieldRule[]
}

/** Dollars, typed by hand. */
export function AmountField({ form, name, label, hint, required, rules = [] }: AmountFieldProps) {
  const ruled = required ? [fieldRules.required, isAmount, ...rules] : [isAmount, ...rules]
  return (
    <TextField
      label={label}
      hint={hint}
      required={required}
      inputMode="decimal"
      autoComplete="off"
      icon={<span className="flex-none text-ink-2">$</span>}
      error={form.formState.errors[name]?.message}
      {...form.register(name, all(...ruled))}
    />
  )
}
