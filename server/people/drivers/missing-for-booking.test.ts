import { describe, expect, it } from 'vitest'
import type { DriverRow } from './driver-row.ts'
import { missingForBooking } from './missing-for-booking.ts'

const ana: DriverRow = {
  id: 'A',
  user_id: 'U',
  is_primary: true,
  first_name: 'Ana',
  last_name: 'Núñez',
  phone: '+13055550123',
  birth_date: '1990-05-04',
  license_number: 'D1',
  license_country: 'US',
  license_state: 'CA',
  license_expires: '2026-12-12',
  license_verification: 'submitted',
  license_version: 1,
  license_verified_version: null,
  insurance_version: 1,
  insurance_verified_version: null,
  license_reason: null,
  license_submitted_at: null,
  insurance_company: 'Bay Mutual',
  insurance_policy_number: 'P1',
  insurance_expires: '2026-12-12',
  insurance_liability_limit_cents: 500_000,
  insurance_collision_limit_cents: null,
  insurance_collision_deductible_cents: null,
  insurance_comprehensive_limit_cents: null,
  insurance_comprehensive_deductible_cents: null,
  insurance_verification: 'submitted',
  insurance_reason: null,
  insurance_submitted_at: null,
  created_at: new Date(0),
  licensePictures: ['F'],
  insurancePictures: [],
}
const end = '2026-12-11'
const codes = (drivers: DriverRow[], endDay = end) =>
  missingForBooking(drivers, endDay, 'en').map(({ code }) => code)

describe('what a payment still waits for', () => {
  it('is nothing when both documents were sent in and last one day longer than the trip', () => {
    expect(codes([ana])).toEqual([])
    expect(codes([{ ...ana, license_verification: 'verified' }])).toEqual([])
  })

  it('is the personal details until somebody is entered', () => {
    expect(codes([])).toEqual(['personalDetails'])
    expect(codes([{ ...ana, is_primary: false }])).toEqual(['personalDetails'])
    expect(codes([{ ...ana, phone: null }])).toEqual(['personalDetails'])
  })

  it('is a document that ends with the trip itself', () => {
    expect(codes([ana], '2026-12-12')).toEqual(['licenseExpired', 'insuranceExpired'])
  })

  it('is a document that was never sent', () => {
    const bare: DriverRow = {
      ...ana,
      license_verification: 'missing',
      license_expires: null,
      insurance_verification: 'missing',
      insurance_expires: null,
    }
    expect(codes([bare])).toEqual(['license', 'insurance'])
  })

  it('is a refused document, with the reason', () => {
    const refused: DriverRow = {
      ...ana,
      license_verification: 'rejected',
      license_reason: 'the picture is too dark',
    }
    expect(missingForBooking([refused], end, 'en')).toEqual([
      { code: 'licenseRejected', text: 'License was not accepted: the picture is too dark' },
    ])
  })

  it('names the person when there are several, in the language of the call', () => {
    const leo: DriverRow = {
      ...ana,
      id: 'L',
      is_primary: false,
      first_name: 'Leo',
      license_verification: 'missing',
    }
    expect(missingForBooking([ana, leo], end, 'es')).toEqual([
      { code: 'license', text: 'Leo: Falta la licencia' },
    ])
  })
})
