import type { SomeHandlers } from '../../platform/api/handler.ts'
import { passkeys, removePasskey, renamePasskey } from './own-passkeys.ts'
import { passkeyRegistrationOptions, registerPasskey } from './register-passkey.ts'
import { openPasskeys, passkeyCode } from './open-passkeys.ts'
import { denyPasskeyChange } from './passkey-alarm.ts'
import { passkeySignInOptions, signInByPasskey } from './sign-in-by-passkey.ts'

export const passkeyHandlers = {
  denyPasskeyChange,
  openPasskeys,
  passkeyCode,
  passkeyRegistrationOptions,
  passkeySignInOptions,
  passkeys,
  registerPasskey,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} satisfies SomeHandlers
