import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const staffQuote = queryName<typeof all.staffQuote>('staffQuote')
export const staffCreateBooking = commandName<typeof all.staffCreateBooking>('staffCreateBooking', [
  'person',
  'firstName',
  'lastName',
  'phone',
  'email',
  'birthDate',
  'language',
  'start',
  'end',
  'options',
  'pm',
  'insurancePlan',
  'miles',
  'appt',
  'car',
  'pays',
  'total',
  'note',
])
export const staffSendQuote = commandName<typeof all.staffSendQuote>('staffSendQuote', [
  'start',
  'end',
  'options',
  'pm',
  'insurancePlan',
  'car',
  'person',
  'email',
  'language',
  'total',
])
export const staffGiveLicense = commandName<typeof all.staffGiveLicense>('staffGiveLicense', [
  'driverId',
  'number',
  'country',
  'state',
  'expirationDate',
  'pictures',
  'verify',
])
export const staffGiveInsurance = commandName<typeof all.staffGiveInsurance>('staffGiveInsurance', [
  'driverId',
  'company',
  'policyNumber',
  'expirationDate',
  'liabilityLimits',
  'collisionDeductible',
  'pictures',
  'verify',
])
export const staffTakeCash = commandName<typeof all.staffTakeCash>('staffTakeCash', [
  'order',
  'version',
  'total',
])
