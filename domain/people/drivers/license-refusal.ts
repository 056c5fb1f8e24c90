import type { Day } from '#domain/core/time/wall-time.ts'
import { ageOn, minimumDriverAge } from './driver-age.ts'
import type { ReadLicense } from './license-barcode.ts'

/**
 * Why nobody drives with this license, whatever else there is: it has ended, or its driver is younger than 21 at the
 * start (docs/product/accounts.md#drivers). What it does not say refuses nothing.
 * @param today YYYY-MM-DD
 * @param startDay of the trip; today, where there is none yet
 */
export function licenseRefusal(
  { expirationDate, birthDate }: Pick<ReadLicense, 'expirationDate' | 'birthDate'>,
  today: Day,
  startDay: Day = today,
): 'expired' | 'tooYoung' | undefined {
  if (expirationDate !== undefined && expirationDate < today) return 'expired'
  if (birthDate !== undefined && ageOn(birthDate, startDay) < minimumDriverAge) return 'tooYoung'
  return undefined
}
