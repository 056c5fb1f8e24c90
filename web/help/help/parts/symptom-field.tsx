import { type UseFormReturn, useWatch } from 'react-hook-form'
import { carVehicleBreakdownSymptoms, vanVehicleBreakdownSymptoms } from '#protocol/help/names.ts'
import { fieldRules } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { helpMessages } from '../help-messages.ts'
import type { HelpValues } from '../kind-fields.ts'

type SymptomFieldProps = { form: UseFormReturn<HelpValues>; typeId: string }

/** The breakdown symptoms of the product. */
export const symptomsFor = (typeId: string) =>
  typeId === 'van' ? vanVehicleBreakdownSymptoms : carVehicleBreakdownSymptoms

/** What is wrong, from the list of the product, with what to do first. */
export function SymptomField({ form, typeId }: SymptomFieldProps) {
  const words = useMessages(helpMessages)
  const { data } = useRead(symptomsFor(typeId), {})
  const symptoms = data?.content ?? []
  const chosen = useWatch({ control: form.control, name: 'symptom' })
  const symptom = symptoms.find(({ id }) => id === chosen)
  return (
    <div className="grid gap-3">
      <Select
        label={words.symptom}
        placeholder={words.chooseSymptom}
        items={symptoms}
        required
        error={form.formState.errors.symptom?.message}
        {...form.register('symptom', { validate: fieldRules.required })}
      />
      <div role="status" className="empty:hidden">
        {symptom && (
          <Banner tone={symptom.driveOn ? 'info' : 'warn'}>
            <p className="font-bold">{symptom.driveOn ? words.mayDrive : words.stopNow}</p>
            <p>{symptom.advice}</p>
          </Banner>
        )}
      </div>
    </div>
  )
}
