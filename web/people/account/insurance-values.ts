import { typedCents } from '#domain/core/text/typed-cents.ts'
import { minimumAmount } from '#domain/core/text/rules.ts'
import type { Driver } from '#protocol/people/drivers/driver.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { FieldRule } from '#web/core/forms/form-rules.ts'
import { say } from '#web/core/forms/say.ts'

/** Amounts are dollars as typed. */
export type InsuranceValues = {
  company: string
  policyNumber: string
  expirationDate: string
  liabilityLimits: string
  collisionLimits: string
  collisionDeductible: string
  comprehensiveLimits: string
  comprehensiveDeductible: string
  pictures?: string
}

const typed = (dollars: number | undefined) => (dollars === undefined ? '' : String(dollars))

/** What is on file of a driver's insurance; empty for somebody who has none yet. */
export function insuranceValues(driver: Driver | undefined): InsuranceValues {
  const insurance = driver?.insurance
  const { liability, collision, comprehensive } = insurance?.coverage ?? {}
  return {
    company: insurance?.company ?? '',
    policyNumber: insurance?.policyNumber ?? '',
    expirationDate: insurance?.expirationDate ?? '',
    liabilityLimits: typed(liability?.limits),
    collisionLimits: typed(collision?.limits),
    collisionDeductible: typed(collision?.deductible),
    comprehensiveLimits: typed(comprehensive?.limits),
    comprehensiveDeductible: typed(comprehensive?.deductible),
  }
}

/** The cents in a typed amount, `$5,000.50` too; undefined when it is none. */
function centsIn(text: string): number | undefined {
  const cents = typedCents(text)
  return cents === undefined || cents < 0 ? undefined : cents
}

/** «This field only accepts numbers». */
export const isAmount: FieldRule = (value) =>
  !value?.trim() || centsIn(value) !== undefined ? true : say(fieldError('numbers'))

/** «Minimum amount is $5000» (docs/product/app.md#texts-in-forms). */
export const isEnough: FieldRule = (value) =>
  (centsIn(value ?? '') ?? 0) >= minimumAmount ? true : say(fieldError('minimumAmount'))
