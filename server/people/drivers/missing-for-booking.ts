import { type PaperState, paperGap } from '#domain/people/drivers/papers.ts'
import type { Day } from '#domain/core/time/wall-time.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { DriverRow } from './driver-row.ts'

export type MissingCode =
  | 'personalDetails'
  | 'license'
  | 'licenseExpired'
  | 'licenseRejected'
  | 'licenseWaits'
  | 'insurance'
  | 'insuranceExpired'
  | 'insuranceRejected'
  | 'insuranceWaits'

const en: Record<MissingCode, string> = {
  personalDetails: 'Personal details are missing',
  license: 'License is missing',
  licenseExpired: 'License: should be valid for the duration of the trip + 1 day',
  licenseRejected: 'License was not accepted',
  licenseWaits: 'License is being checked',
  insurance: 'Insurance is missing',
  insuranceExpired: 'Insurance: should be valid for the duration of the trip + 1 day',
  insuranceRejected: 'Insurance was not accepted',
  insuranceWaits: 'Insurance is being checked',
}

const es: typeof en = {
  personalDetails: 'Faltan los datos personales',
  license: 'Falta la licencia',
  licenseExpired: 'Licencia: debe estar vigente durante todo el viaje + 1 día',
  licenseRejected: 'La licencia no se aceptó',
  licenseWaits: 'Estamos revisando la licencia',
  insurance: 'Falta el seguro',
  insuranceExpired: 'Seguro: debe estar vigente durante todo el viaje + 1 día',
  insuranceRejected: 'El seguro no se aceptó',
  insuranceWaits: 'Estamos revisando el seguro',
}

const messages = { en, es }

type Missing = { code: MissingCode; reason?: string | null }

/** Which code says what a paper lacks; one that waits for staff lacks nothing unless it is asked. */
const codes = {
  license: {
    missing: 'license',
    rejected: 'licenseRejected',
    expires: 'licenseExpired',
    submitted: 'licenseWaits',
  },
  insurance: {
    missing: 'insurance',
    rejected: 'insuranceRejected',
    expires: 'insuranceExpired',
    submitted: 'insuranceWaits',
  },
} as const

function ofDriver(driver: DriverRow, endDay: Day, mustBeVerified: boolean): Missing[] {
  const missing: Missing[] = []
  if (!driver.birth_date || !driver.phone) missing.push({ code: 'personalDetails' })
  for (const kind of ['license', 'insurance'] as const) {
    const paper = {
      state: driver[`${kind}_verification`] as PaperState,
      expires: driver[`${kind}_expires`] ?? undefined,
    }
    const gap = paperGap(paper, `${endDay}T00:00`)
    if (!gap || (gap === 'submitted' && !mustBeVerified)) continue
    const reason = gap === 'rejected' ? driver[`${kind}_reason`] : undefined
    missing.push({ code: codes[kind][gap], reason })
  }
  return missing
}

/**
 * What a payment still waits for, one sentence each; empty when nothing is missing. Every driver
 * of the account needs a license and an insurance, sent in or verified, valid for the trip + 1 day
 * (docs/product/app.md#dates, docs/product/rental.md#return). `endDay` is the day of the return on the area's clock. With several
 * drivers the sentence names whose it is. `verified` says of whom staff must have verified it all: of those
 * an extension lists (docs/product/rental.md#extension).
 */
export function missingForBooking(
  drivers: DriverRow[],
  endDay: Day,
  lang: Lang,
  verified: (driverId: string) => boolean = () => false,
): { code: MissingCode; text: string }[] {
  const texts = messages[lang]
  if (!drivers.some((driver) => driver.is_primary)) {
    return [{ code: 'personalDetails', text: texts.personalDetails }]
  }
  return drivers.flatMap((driver) =>
    ofDriver(driver, endDay, verified(driver.id)).map(({ code, reason }) => {
      const sentence = reason ? `${texts[code]}: ${reason}` : texts[code]
      const text = drivers.length > 1 ? `${driver.first_name}: ${sentence}` : sentence
      return { code, text }
    }),
  )
}
