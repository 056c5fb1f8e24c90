import type * as operations from '#protocol/account/operations.ts'
import type { Handlers } from '../../core/handler.ts'
import { revokeSession } from '../../core/sessions.ts'
import { newUserRegistration } from './new-user-registration.ts'
import { saveAvatar } from './save-avatar.ts'
import { signIn } from './sign-in.ts'
import { userInfo } from './user-info.ts'
import { userVerification } from './user-verification.ts'

export const accountHandlers: Handlers<typeof operations> = {
  newUserRegistration,
  saveAvatar,
  signIn,
  userInfo,
  userVerification,
  signOut: async ({ db, user, now }) => {
    await revokeSession(db, user.sessionId, now)
    return {}
  },
}
