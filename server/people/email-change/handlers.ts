import type { SomeHandlers } from '../../platform/api/handler.ts'
import { cancelEmailChange, changeEmail, emailChange } from './change-email.ts'
import { confirmEmailChange } from './confirm-email-change.ts'

export const emailChangeHandlers = {
  cancelEmailChange,
  changeEmail,
  confirmEmailChange,
  emailChange,
} satisfies SomeHandlers
