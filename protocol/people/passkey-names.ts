import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

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
