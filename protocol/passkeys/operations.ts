export {
  passkeyRegistrationOptions,
  passkeySignInOptions,
  passkeys,
  registerPasskey,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from './passkeys.ts'
