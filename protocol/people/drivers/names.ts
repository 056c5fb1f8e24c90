import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const countriesForStates = queryName<typeof all.countriesForStates>('countriesForStates')
export const driverInsurance = commandName<typeof all.driverInsurance>('driverInsurance', [
  'driverId',
  'company',
  'policyNumber',
  'expirationDate',
  'liabilityLimits',
  'collisionLimits',
  'collisionDeductible',
  'comprehensiveLimits',
  'comprehensiveDeductible',
  'pictures',
])
export const driverLicense = commandName<typeof all.driverLicense>('driverLicense', [
  'driverId',
  'number',
  'country',
  'state',
  'expirationDate',
  'pictures',
])
export const personalDetails = commandName<typeof all.personalDetails>('personalDetails', [
  'driverId',
  'firstName',
  'lastName',
  'phone',
  'birthDate',
  'whatsapp',
  'social',
])
