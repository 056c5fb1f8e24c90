import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const endOtherSessions = commandName<typeof all.endOtherSessions>('endOtherSessions', [])
export const endSession = commandName<typeof all.endSession>('endSession', ['session'])
export const sessions = queryName<typeof all.sessions>('sessions')
export const newUserRegistration = commandName<typeof all.newUserRegistration>(
  'newUserRegistration',
  [
    'firstName',
    'lastName',
    'email',
    'phone',
    'birthDate',
    'referral',
    'acceptedTerms',
    'returnUrl',
    'browserProof',
    'timeZone',
  ],
)
export const saveAvatar = commandName<typeof all.saveAvatar>('saveAvatar', ['picture'])
export const signIn = commandName<typeof all.signIn>('signIn', [
  'linkToken',
  'browserProof',
  'confirmed',
  'keepRegistration',
  'email',
  'code',
  'timeZone',
])
export const signOut = commandName<typeof all.signOut>('signOut', [])
export const userInfo = queryName<typeof all.userInfo>('userInfo')
export const userVerification = commandName<typeof all.userVerification>('userVerification', [
  'email',
  'car',
  'start',
  'end',
  'options',
  'appt',
  'pm',
  'insurancePlan',
  'miles',
  'referral',
  'returnUrl',
  'browserProof',
])

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

export const cancelEmailChange = commandName<typeof all.cancelEmailChange>('cancelEmailChange', [])
export const changeEmail = commandName<typeof all.changeEmail>('changeEmail', ['email'])
export const confirmEmailChange = commandName<typeof all.confirmEmailChange>('confirmEmailChange', [
  'side',
  'code',
])
export const emailChange = queryName<typeof all.emailChange>('emailChange')

export const uploadFile = commandName<typeof all.uploadFile>('uploadFile', ['purpose', 'file'])

export const signInByPasskey = commandName<typeof all.signInByPasskey>('signInByPasskey', [
  'response',
  'timeZone',
])
export const denyPasskeyChange = commandName<typeof all.denyPasskeyChange>('denyPasskeyChange', [
  'alarm',
])
export const openPasskeys = commandName<typeof all.openPasskeys>('openPasskeys', [
  'code',
  'response',
])
export const passkeyCode = commandName<typeof all.passkeyCode>('passkeyCode', [])
export const passkeyRegistrationOptions = commandName<typeof all.passkeyRegistrationOptions>(
  'passkeyRegistrationOptions',
  [],
)
export const passkeySignInOptions = commandName<typeof all.passkeySignInOptions>(
  'passkeySignInOptions',
  [],
)
export const passkeys = queryName<typeof all.passkeys>('passkeys')
export const registerPasskey = commandName<typeof all.registerPasskey>('registerPasskey', [
  'name',
  'response',
])
export const removePasskey = commandName<typeof all.removePasskey>('removePasskey', ['passkey'])
export const renamePasskey = commandName<typeof all.renamePasskey>('renamePasskey', [
  'passkey',
  'name',
])
