import { useId } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { useMessages } from '#web/core/i18n.ts'
import type { InsuranceValues } from '../insurance-values.ts'
import { personalMessages } from '../personal-messages.ts'
import { AmountField } from './amount-field.tsx'

type CoverFieldsProps = {
  form: UseFormReturn<InsuranceValues>
  legend: string
  hint?: string
  limits: FieldPath<InsuranceValues>
  deductible: FieldPath<InsuranceValues>
}

/** Limit and deductible of one kind of cover; both may stay empty. */
export function CoverFields({ form, legend, hint, limits, deductible }: CoverFieldsProps) {
  const words = useMessages(personalMessages)
  const id = useId()
  return (
    <fieldset aria-describedby={hint ? id : undefined} className="min-w-0">
      <legend className="mb-1 font-bold">{legend}</legend>
      {hint && (
        <p id={id} className="mb-3 text-14 text-ink-2">
          {hint}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField form={form} name={limits} label={words.limits} />
        <AmountField form={form} name={deductible} label={words.deductible} />
      </div>
    </fieldset>
  )
}
