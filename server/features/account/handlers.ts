import type { SomeHandlers } from '../../core/api/handler.ts'
import { revokeSession } from '../../core/auth/sessions.ts'
import { newUserRegistration } from './new-user-registration.ts'
import { saveAvatar } from './save-avatar.ts'
import { signIn } from './sign-in.ts'
import { userVerification } from './user-verification.ts'

export const accountHandlers = {
  newUserRegistration,
  saveAvatar,
  signIn,
  userVerification,
  signOut: async ({ db, user, now }) => {
    await revokeSession(db, user.sessionId, now)
    return {}
  },
} satisfies SomeHandlers
