export { endOtherSessions, endSession, sessions } from './account/sessions.ts'
export { newUserRegistration } from './account/new-user-registration.ts'
export { saveAvatar } from './account/save-avatar.ts'
export { signIn } from './account/sign-in.ts'
export { signOut } from './account/sign-out.ts'
export { userInfo } from './account/user-info.ts'
export { userVerification } from './account/user-verification.ts'
export { countriesForStates } from './drivers/countries-for-states.ts'
export { driverInsurance } from './drivers/driver-insurance.ts'
export { driverLicense } from './drivers/driver-license.ts'
export { personalDetails } from './drivers/personal-details.ts'
export {
  cancelEmailChange,
  changeEmail,
  confirmEmailChange,
  emailChange,
} from './email-change/email-change.ts'
export { uploadFile } from './files/upload-file.ts'
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
} from './passkeys/passkeys.ts'
