import type { Text } from '#protocol/core/text.ts'
import { refusal } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { isLicenseBlocked } from '../people/block-marks.ts'
import type { DriverRow } from './driver-row.ts'

/** What stands beside a license that was refused without words of the staff's. */
export const writeToUs: Text = {
  en: 'write to us if you have a question',
  es: 'escríbenos si tienes dudas',
}

/** How a license is refused, whatever the reason: nobody learns here who is blocked. */
export const licenseNotAccepted: Text = {
  en: `License was not accepted: ${writeToUs.en}`,
  es: `La licencia no se aceptó: ${writeToUs.es}`,
}

/** Whether one of the drivers is beyond doubt somebody who is blocked in another account. */
export const hasBlockedLicense = (
  db: Db | Tx,
  userId: string,
  drivers: readonly Pick<DriverRow, 'license_number' | 'license_country' | 'license_state'>[],
  now: Date,
): Promise<boolean> =>
  isLicenseBlocked(
    db,
    userId,
    drivers.flatMap(({ license_number: number, license_country: country, license_state: state }) =>
      number === null ? [] : [{ number, country, state }],
    ),
    now,
  )

/**
 * Nobody drives a car of the company who is blocked in another account, under whichever name
 * (docs/product/staff.md#do-not-rent).
 * @throws Problem 200, said as of any license that was not accepted
 */
export async function licensesMustPass(...of: Parameters<typeof hasBlockedLicense>): Promise<void> {
  if (await hasBlockedLicense(...of)) throw refusal(licenseNotAccepted)
}

/** The same of the drivers that an order lists. */
export async function listsBlockedLicense(
  tx: Tx,
  order: { id: string; user_id: string },
  now: Date,
): Promise<boolean> {
  const drivers = await tx
    .selectFrom('driver')
    .innerJoin('order_driver', 'order_driver.driver_id', 'driver.id')
    .select(['license_number', 'license_country', 'license_state'])
    .where('order_id', '=', order.id)
    .execute()
  return hasBlockedLicense(tx, order.user_id, drivers, now)
}
