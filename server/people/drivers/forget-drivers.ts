import type { Tx } from '../../platform/db/database.ts'

/** Empties the drivers of somebody who left; the rentals that they drove in still count them. */
export async function forgetDrivers(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('driver')
    .set({
      first_name: '',
      last_name: '',
      phone: null,
      birth_date: null,
      license_number: null,
      license_country: null,
      license_state: null,
      license_expires: null,
      license_verification: 'missing',
      license_verified_version: null,
      license_reason: null,
      license_submitted_at: null,
      insurance_company: null,
      insurance_policy_number: null,
      insurance_expires: null,
      insurance_verification: 'missing',
      insurance_verified_version: null,
      insurance_reason: null,
      insurance_submitted_at: null,
    })
    .where('user_id', '=', userId)
    .execute()
}
