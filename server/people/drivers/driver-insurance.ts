import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import { driverInsurance as operation } from '#protocol/people/drivers/driver-insurance.ts'
import { prepared } from '../../platform/api/handler.ts'
import { settleNotice } from '../../platform/mail/notifications.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { today } from '../../platform/today.ts'
import { attachUploads } from '../../platform/uploads/attach-files.ts'
import { storeUploads } from '../../platform/uploads/uploads.ts'
import { type DriverRow, readDriver, presentDriver } from './drivers-store.ts'
import { needDriver } from './need-driver.ts'

type Fields = ParsedInputOf<typeof operation>

/** 'Minimum amount is $5000' of liability for property damage, in cents (docs/product/prices.md#cover). */
const minimumLiability = 500_000

const amounts = [
  'collisionLimits',
  'collisionDeductible',
  'comprehensiveLimits',
  'comprehensiveDeductible',
] as const

/** @param hasCard a picture of the card is there, or comes with it: staff read company and liability from it */
function problems(fields: Fields, hasCard: boolean, now: Date): Record<string, string> {
  const errors: Record<string, string> = {}
  const { company, liabilityLimits } = fields
  if (!hasCard && company === undefined) errors.company = fieldError('required')
  if (!hasCard && liabilityLimits === undefined) errors.liabilityLimits = fieldError('required')
  if (liabilityLimits !== undefined && liabilityLimits < minimumLiability) {
    errors.liabilityLimits = fieldError('minimumAmount')
  }
  for (const name of amounts) if ((fields[name] ?? 0) < 0) errors[name] = fieldError('min', 0)
  if (fields.expirationDate < today(now)) errors.expirationDate = fieldError('trip')
  return errors
}

/** The columns of an insurance; what is not named is not covered. */
function columns(fields: Fields) {
  return {
    insurance_company: fields.company ?? null,
    insurance_policy_number: fields.policyNumber,
    insurance_expires: fields.expirationDate,
    insurance_liability_limit_cents: fields.liabilityLimits ?? null,
    insurance_collision_limit_cents: fields.collisionLimits ?? null,
    insurance_collision_deductible_cents: fields.collisionDeductible ?? null,
    insurance_comprehensive_limit_cents: fields.comprehensiveLimits ?? null,
    insurance_comprehensive_deductible_cents: fields.comprehensiveDeductible ?? null,
  }
}

function isSame(driver: DriverRow, wanted: ReturnType<typeof columns>): boolean {
  return Object.entries(wanted).every(
    ([name, value]) => driver[name as keyof typeof wanted] === value,
  )
}

/**
 * A driver's own insurance; with a picture of the card staff read company and liability from it, without one
 * both are needed. A change is looked at again (docs/product/accounts.md#drivers).
 * @throws Problem 404 for somebody else's driver, 400 at the field.
 */
export const driverInsurance = prepared(operation, {
  async prepare(context, fields) {
    const driver = await needDriver(context, fields.driverId)
    const hasCard = driver.insurancePictures.length + fields.pictures.length > 0
    const errors = problems(fields, hasCard, context.now)
    if (Object.keys(errors).length > 0) throw new Problem(400, texts.malformed, { errors })
    return storeUploads(context, context.user.id, 'insurance', 'pictures', fields.pictures)
  },

  async run(context, fields, uploads) {
    const { db, user, now, services } = context
    const driver = await needDriver(context, fields.driverId)
    const wanted = columns(fields)
    const unchanged = isSame(driver, wanted) && uploads.length === 0
    if (!unchanged || driver.insurance_verification !== 'verified') {
      await db
        .updateTable('driver')
        .set({
          ...wanted,
          insurance_verification: 'submitted',
          insurance_reason: null,
          insurance_submitted_at: now,
        })
        .where('id', '=', driver.id)
        .execute()
    }
    // After the row: a picture more makes what is verified another document.
    await attachUploads(db, driver.id, 'insurance', uploads)
    // What asked for it is answered.
    await settleNotice(db, user.id, `insurance ${driver.id}`, now)
    await services.tell(db, { kind: 'driverChanged', userId: user.id, at: now })
    const saved = await readDriver(db, user.id, driver.id)
    return { driver: presentDriver(saved ?? driver) }
  },
})
