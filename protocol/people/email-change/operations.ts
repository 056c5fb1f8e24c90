export {
  cancelEmailChange,
  changeEmail,
  confirmEmailChange,
  emailChange,
} from './email-change.ts'
