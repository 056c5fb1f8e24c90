import { driverInsurance } from '#protocol/people/drivers/driver-insurance.ts'
import { asked, fieldRules } from '#web/core/forms/form-rules.ts'
import { useMessages } from '#web/core/i18n.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { isEnough } from '../insurance-values.ts'
import type { useInsurance } from '../papers/use-insurance.ts'
import { personalMessages } from '../personal-messages.ts'
import { AmountField } from './amount-field.tsx'
import { CoverFields } from './cover-fields.tsx'
import { ExpirationField } from './expiration-field.tsx'
import { PrivateUpload } from './private-upload.tsx'

type InsuranceFieldsProps = {
  part: ReturnType<typeof useInsurance>
  /** The trip's last day, YYYY-MM-DD, in the Driver step. */
  tripEnd: string | undefined
}

const covers = [
  'collisionLimits',
  'collisionDeductible',
  'comprehensiveLimits',
  'comprehensiveDeductible',
] as const

/** What everybody's insurance needs; what only some have folds, unless something of it is known. */
export function InsuranceFields({ part, tripEnd }: InsuranceFieldsProps) {
  const words = useMessages(personalMessages)
  const { form } = part
  const { errors, defaultValues = {} } = form.formState
  const hasMore =
    part.sent.length > 0 ||
    part.files.length > 0 ||
    errors.pictures !== undefined ||
    covers.some((name) => Boolean(defaultValues[name]) || errors[name] !== undefined)
  return (
    <>
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
      <Disclosure asLink summary={words.moreCover} open={hasMore}>
        <div className="grid gap-4 pt-2">
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
            value={part.files[0]}
            onChange={part.choose(0)}
            path={part.sent[0]}
            error={errors.pictures?.message}
          />
        </div>
      </Disclosure>
    </>
  )
}
