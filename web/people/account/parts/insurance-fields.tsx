import { driverInsurance } from '#protocol/people/drivers/driver-insurance.ts'
import { all, asked, fieldRules } from '#web/core/forms/form-rules.ts'
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
  /** The company's collision cover was chosen, which leaves nothing to say of one's own. */
  isCovered?: boolean
}

const covers = ['collisionLimits', 'comprehensiveLimits', 'comprehensiveDeductible'] as const

/**
 * The photo of the card first, from which staff read what then needs no typing; the rest of what everybody's insurance
 * needs; and folded what only some have, unless something of it is known.
 */
export function InsuranceFields({ part, tripEnd, isCovered = false }: InsuranceFieldsProps) {
  const words = useMessages(personalMessages)
  const { form } = part
  const { errors, defaultValues = {} } = form.formState
  const hasMore = covers.some((name) => Boolean(defaultValues[name]) || errors[name] !== undefined)
  return (
    <>
      <PrivateUpload
        label={words.card}
        hint={words.cardHint}
        value={part.files[0]}
        onChange={part.choose(0)}
        path={part.sent[0]}
        error={errors.pictures?.message}
      />
      {part.isTyped && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={words.company}
            required
            autoComplete="off"
            error={errors.company?.message}
            {...form.register('company', {
              ...asked(driverInsurance.input.shape.company),
              ...all(fieldRules.required),
            })}
          />
          <AmountField
            form={form}
            name="liabilityLimits"
            label={words.liability}
            hint={words.liabilityHint}
            required
            rules={[isEnough]}
          />
        </div>
      )}
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
      <div className="grid gap-4 min-[360px]:grid-cols-2">
        <ExpirationField
          control={form.control}
          name="expirationDate"
          tripEnd={tripEnd}
          label={words.validUntil}
        />
        {!isCovered && (
          <AmountField
            form={form}
            name="collisionDeductible"
            label={words.collisionDeductible}
            hint={words.collisionHint}
          />
        )}
      </div>
      <Disclosure asLink summary={words.moreCover} open={hasMore}>
        <div className="grid gap-4 pt-2">
          {!isCovered && (
            <AmountField form={form} name="collisionLimits" label={words.collisionLimits} />
          )}
          <CoverFields
            form={form}
            legend={words.comprehensive}
            limits="comprehensiveLimits"
            deductible="comprehensiveDeductible"
          />
        </div>
      </Disclosure>
    </>
  )
}
