export {
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
} from './passkeys.ts'
