import { isValidForTrip } from '#domain/rentals/cover-valid.ts'
import type { Day } from '#domain/time/wall-time.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { DriverRow } from './driver-row.ts'

export type MissingCode =
  | 'personalDetails'
  | 'license'
  | 'licenseExpired'
  | 'licenseRejected'
  | 'insurance'
  | 'insuranceExpired'
  | 'insuranceRejected'

const en: Record<MissingCode, string> = {
  personalDetails: 'Personal details are missing',
  license: 'License is missing',
  licenseExpired: 'License: should be valid for the duration of the trip + 1 day',
  licenseRejected: 'License was not accepted',
  insurance: 'Insurance is missing',
  insuranceExpired: 'Insurance: should be valid for the duration of the trip + 1 day',
  insuranceRejected: 'Insurance was not accepted',
}

const es: typeof en = {
  personalDetails: 'Faltan los datos personales',
  license: 'Falta la licencia',
  licenseExpired: 'Licencia: debe estar vigente durante todo el viaje + 1 día',
  licenseRejected: 'La licencia no se aceptó',
  insurance: 'Falta el seguro',
  insuranceExpired: 'Seguro: debe estar vigente durante todo el viaje + 1 día',
  insuranceRejected: 'El seguro no se aceptó',
}

const messages = { en, es }

type Missing = { code: MissingCode; reason?: string | null }

function ofDriver(driver: DriverRow, endDay: Day): Missing[] {
  const missing: Missing[] = []
  if (!driver.birth_date || !driver.phone) missing.push({ code: 'personalDetails' })
  const valid = (day: Day | null) => isValidForTrip(day ?? undefined, `${endDay}T00:00`)

  if (driver.license_verification === 'missing') missing.push({ code: 'license' })
  else if (driver.license_verification === 'rejected') {
    missing.push({ code: 'licenseRejected', reason: driver.license_reason })
  } else if (!valid(driver.license_expires)) missing.push({ code: 'licenseExpired' })

  if (driver.insurance_verification === 'missing') missing.push({ code: 'insurance' })
  else if (driver.insurance_verification === 'rejected') {
    missing.push({ code: 'insuranceRejected', reason: driver.insurance_reason })
  } else if (!valid(driver.insurance_expires)) missing.push({ code: 'insuranceExpired' })
  return missing
}

/**
 * What a payment still waits for, one sentence each; empty when nothing is missing. Every driver
 * of the account needs a license and an insurance, sent in or verified, valid for the trip + 1 day
 * (docs/product/app.md#dates, docs/product/rental.md#return). `endDay` is the day of the return on the area's clock. With several
 * drivers the sentence names whose it is.
 */
export function missingForBooking(
  drivers: DriverRow[],
  endDay: Day,
  lang: Lang,
): { code: MissingCode; text: string }[] {
  const texts = messages[lang]
  if (!drivers.some((driver) => driver.is_primary)) {
    return [{ code: 'personalDetails', text: texts.personalDetails }]
  }
  return drivers.flatMap((driver) =>
    ofDriver(driver, endDay).map(({ code, reason }) => {
      const sentence = reason ? `${texts[code]}: ${reason}` : texts[code]
      const text = drivers.length > 1 ? `${driver.first_name}: ${sentence}` : sentence
      return { code, text }
    }),
  )
}
