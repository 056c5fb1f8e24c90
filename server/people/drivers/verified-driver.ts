import { arePapersVerified, type PaperState } from '#domain/people/drivers/papers.ts'
import type { Day } from '#domain/core/time/wall-time.ts'
import { today } from '../../platform/today.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

/**
 * What staff verified of the driver that an account's holder is, as far as it is still valid; `papers`
 * are both, for a trip that ends on the day `until` + 1 day.
 */
export async function verifiedDriver(db: Db | Tx, userId: string, now: Date, until?: Day) {
  const driver = await db
    .selectFrom('driver')
    .select([
      'first_name',
      'last_name',
      'license_number',
      'license_country',
      'license_state',
      'license_verification',
      'license_expires',
      'insurance_verification',
      'insurance_expires',
    ])
    .where('user_id', '=', userId)
    .where('is_primary', '=', true)
    .executeTakeFirst()
  const paper = (kind: 'license' | 'insurance') => ({
    state: (driver?.[`${kind}_verification`] ?? 'missing') as PaperState,
    expires: driver?.[`${kind}_expires`] ?? undefined,
  })
  const papers = { license: paper('license'), insurance: paper('insurance') }
  return {
    driver,
    papers: until !== undefined && arePapersVerified([papers], `${until}T00:00`),
    license: isValid(driver?.license_verification, driver?.license_expires, now),
    insurance: isValid(driver?.insurance_verification, driver?.insurance_expires, now),
  }
}

const isValid = (verification: string | undefined, expires: Day | null | undefined, now: Date) =>
  verification === 'verified' && (expires ?? '') >= today(now)
