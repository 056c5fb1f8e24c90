import { isValidForTrip } from '#domain/people/drivers/cover-valid.ts'
import type { Driver } from '#protocol/people/drivers/driver.ts'

export type PaperName = 'person' | 'license' | 'insurance'

type Document = { verification: Driver['license']['verification']; expirationDate?: string }

/**
 * Which parts of a driver's papers are still to be entered: those that are missing, were not
 * accepted, or end before the trip and one day (docs/product/accounts.md#drivers).
 * @param tripEnd YYYY-MM-DD, in the Driver step
 */
export function neededPapers(
  driver: Driver | undefined,
  tripEnd: string | undefined,
): Record<PaperName, boolean> {
  const isNeeded = ({ verification, expirationDate }: Document) =>
    verification === 'missing' ||
    verification === 'rejected' ||
    (tripEnd !== undefined && !isValidForTrip(expirationDate, `${tripEnd}T00:00`))
  if (!driver) return { person: true, license: true, insurance: true }
  return {
    person: !driver.birthDate || !driver.phone,
    license: isNeeded(driver.license),
    insurance: isNeeded(driver.insurance),
  }
}
