import type { Driver, verifications } from '#protocol/people/drivers/driver.ts'
import { fileAddress } from '../../platform/uploads/uploads.ts'
import type { DriverRow } from './driver-row.ts'

type Verification = (typeof verifications)[number]

const dollars = (cents: number | null) => (cents === null ? undefined : cents / 100)

/** A kind of cover as it travels; absent when nothing was said about it. Cents in. */
function cover(limits: number | null, deductible: number | null = null) {
  if (limits === null && deductible === null) return undefined
  return { limits: dollars(limits), deductible: dollars(deductible) }
}

/** A driver as its own account sees it. */
export function presentDriver(row: DriverRow): Driver {
  return {
    driverId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.birth_date ?? undefined,
    phone: row.phone ?? undefined,
    primary: row.is_primary,
    license: {
      number: row.license_number ?? undefined,
      country: row.license_country ?? undefined,
      state: row.license_state ?? undefined,
      birthDate: row.birth_date ?? undefined,
      expirationDate: row.license_expires ?? undefined,
      verification: row.license_verification as Verification,
      reason: row.license_reason ?? undefined,
      pictures: row.licensePictures.map(fileAddress),
    },
    insurance: {
      company: row.insurance_company ?? undefined,
      policyNumber: row.insurance_policy_number ?? undefined,
      expirationDate: row.insurance_expires ?? undefined,
      coverage: {
        liability: cover(row.insurance_liability_limit_cents),
        collision: cover(
          row.insurance_collision_limit_cents,
          row.insurance_collision_deductible_cents,
        ),
        comprehensive: cover(
          row.insurance_comprehensive_limit_cents,
          row.insurance_comprehensive_deductible_cents,
        ),
      },
      verification: row.insurance_verification as Verification,
      reason: row.insurance_reason ?? undefined,
      pictures: row.insurancePictures.map(fileAddress),
    },
  }
}
