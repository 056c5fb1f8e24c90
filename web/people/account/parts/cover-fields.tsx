import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { useMessages } from '#web/core/i18n.ts'
import type { InsuranceValues } from '../insurance-values.ts'
import { personalMessages } from '../personal-messages.ts'
import { AmountField } from './amount-field.tsx'

type CoverFieldsProps = {
  form: UseFormReturn<InsuranceValues>
  legend: string
  limits: FieldPath<InsuranceValues>
  deductible: FieldPath<InsuranceValues>
}

/** Limit and deductible of one kind of cover; both may stay empty. */
export function CoverFields({ form, legend, limits, deductible }: CoverFieldsProps) {
  const words = useMessages(personalMessages)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-bold">{legend}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField form={form} name={limits} label={words.limits} />
        <AmountField form={form} name={deductible} label={words.deductible} />
      </div>
    </fieldset>
  )
}
