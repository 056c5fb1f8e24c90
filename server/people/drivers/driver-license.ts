import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import { driverLicense as operation } from '#protocol/people/drivers/driver-license.ts'
import { prepared } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { settleNotice } from '../../platform/mail/notifications.ts'
import { today } from '../../platform/today.ts'
import { attachUploads } from '../../platform/uploads/attach-files.ts'
import { storeUploads } from '../../platform/uploads/uploads.ts'
import { lockUser } from '../people/account-store.ts'
import { isLicenseBlocked } from '../people/block-marks.ts'
import { isKnownCountry, statesOf } from './countries.ts'
import { type DriverRow, readDriver, presentDriver } from './drivers-store.ts'
import { licenseNotAccepted, writeToUs } from './license-not-accepted.ts'
import { needDriver } from './need-driver.ts'
import { refuseLicensesOf, tellOfSame } from './refuse-licenses.ts'

type Fields = ParsedInputOf<typeof operation>

/** Fields in error, by name; empty when the license can be taken. */
function problems(fields: Fields, now: Date): Record<string, string> {
  const { country, state, expirationDate } = fields
  const errors: Record<string, string> = {}
  const states = statesOf(country)
  if (!isKnownCountry(country)) errors.country = fieldError('invalidData')
  if (states.length > 0 && !state) errors.state = fieldError('required')
  if (states.length > 0 && state && !states.some(({ code }) => code === state)) {
    errors.state = fieldError('invalidData')
  }
  if (expirationDate < today(now)) errors.expirationDate = fieldError('trip')
  return errors
}

function isSame(driver: DriverRow, fields: Fields): boolean {
  return (
    driver.license_number === fields.number &&
    driver.license_country === fields.country &&
    driver.license_state === (fields.state ?? null) &&
    driver.license_expires === fields.expirationDate
  )
}

/**
 * A driver's license, with at least one picture over all; a change is looked at again
 * (docs/product/accounts.md#drivers). A state is kept only for a country whose licenses name one. One of somebody
 * who is blocked is kept as refused, and answered as any other that was not accepted (docs/product/staff.md#do-not-rent).
 * @throws Problem 404 for somebody else's driver, 400 at the field.
 */
export const driverLicense = prepared(operation, {
  async prepare(context, fields) {
    const driver = await needDriver(context, fields.driverId)
    const errors = problems(fields, context.now)
    if (driver.licensePictures.length + fields.pictures.length === 0) {
      errors.pictures = fieldError('minFiles', 1)
    }
    if (Object.keys(errors).length > 0) throw new Problem(400, texts.malformed, { errors })
    return storeUploads(context, context.user.id, 'license', 'pictures', fields.pictures)
  },

  async run(context, given, uploads) {
    const { db, user, now, lang, services } = context
    const states = statesOf(given.country)
    const fields = { ...given, state: states.length > 0 ? given.state : undefined }
    // A block that is made at this moment marks the license, or is seen here.
    await lockUser(db, user.id)
    const driver = await needDriver(context, fields.driverId)
    const { number, country, state = null } = fields
    const isBlocked = await isLicenseBlocked(db, user.id, [{ number, country, state }], now)
    const unchanged = isSame(driver, fields) && uploads.length === 0
    if (!unchanged || driver.license_verification !== 'verified' || isBlocked) {
      await db
        .updateTable('driver')
        .set({
          license_number: fields.number,
          license_country: fields.country,
          license_state: fields.state ?? null,
          license_expires: fields.expirationDate,
          license_verification: isBlocked ? 'rejected' : 'submitted',
          license_reason: isBlocked ? writeToUs[lang] : null,
          license_submitted_at: now,
        })
        .where('id', '=', driver.id)
        .execute()
    }
    // After the row: a picture more makes what is verified another document.
    await attachUploads(db, driver.id, 'license', uploads)
    await services.tell(db, { kind: 'licenseGiven', userId: user.id, at: now })
    if (isBlocked) await tellOfSame(db, user.id, now)
    if (user.block) await refuseLicensesOf(db, user.id, now)
    // What asked for it is answered.
    await settleNotice(db, user.id, `license ${driver.id}`, now)
    await services.tell(db, { kind: 'driverChanged', userId: user.id, at: now })
    if (isBlocked) return { refused: licenseNotAccepted }
    const saved = await readDriver(db, user.id, driver.id)
    return { driver: presentDriver(saved ?? driver) }
  },
})
