import { useForm } from 'react-hook-form'
import { driverInsurance } from '#protocol/drivers/driver-insurance.ts'
import { readDraft } from '#web/core/forms/draft.ts'
import { asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { type InsuranceValues, insuranceValues, isEnough } from '../insurance-values.ts'
import { personalMessages } from '../personal-messages.ts'
import { useKeptFiles } from '../use-kept-files.ts'
import { useSave } from '../use-save.ts'
import { AmountField } from './amount-field.tsx'
import { CoverFields } from './cover-fields.tsx'
import { ExpirationField } from './expiration-field.tsx'
import { FormEnd } from './form-end.tsx'
import type { DocumentFormProps } from './license-form.tsx'
import { PrivateUpload } from './private-upload.tsx'

/** A driver's own insurance: liability is needed, collision lowers the deposit (docs/product/prices.md#deposit). */
export function InsuranceForm({
  driver,
  draftName,
  tripEnd,
  onSaved,
  onCancel,
}: DocumentFormProps) {
  const words = useMessages(personalMessages)
  const form = useForm<InsuranceValues>({
    mode: 'onBlur',
    defaultValues: { ...insuranceValues(driver), ...readDraft<InsuranceValues>(draftName) },
  })
  const { files, choose, chosen } = useKeptFiles(draftName)
  const { save, isPending, isKept, forget, refusal } = useSave(
    driverInsurance,
    form,
    draftName,
    onSaved,
  )
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    save({ ...values, driverId: driver.driverId, pictures: chosen }),
  )
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.company}
          required
          autoComplete="off"
          error={errors.company?.message}
          {...form.register('company', asked(driverInsurance.input.shape.company))}
        />
        <TextField
          label={words.policy}
          required
          autoComplete="off"
          spellCheck={false}
          className="font-code"
          error={errors.policyNumber?.message}
          {...form.register(
            'policyNumber',
            asked(driverInsurance.input.shape.policyNumber, fieldRules.englishLetters),
          )}
        />
        <ExpirationField control={form.control} name="expirationDate" tripEnd={tripEnd} />
        <AmountField
          form={form}
          name="liabilityLimits"
          label={words.liability}
          hint={words.liabilityHint}
          required
          rules={[isEnough]}
        />
      </div>
      <CoverFields
        form={form}
        legend={words.collision}
        hint={words.collisionHint}
        limits="collisionLimits"
        deductible="collisionDeductible"
      />
      <CoverFields
        form={form}
        legend={words.comprehensive}
        limits="comprehensiveLimits"
        deductible="comprehensiveDeductible"
      />
      <PrivateUpload
        label={words.card}
        value={files[0]}
        onChange={choose(0)}
        path={driver.insurance.pictures[0]}
        error={errors.pictures?.message}
      />
      <FormEnd
        busy={isPending}
        isKept={isKept}
        refusal={refusal}
        onCancel={
          onCancel &&
          (() => {
            forget()
            onCancel()
          })
        }
      />
    </form>
  )
}
