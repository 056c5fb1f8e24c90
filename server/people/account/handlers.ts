import type { SomeHandlers } from '../../platform/api/handler.ts'
import { revokeSession } from '../../platform/auth/sessions.ts'
import { newUserRegistration } from './new-user-registration.ts'
import { endOtherSessions, endSession, sessions } from './sessions.ts'
import { saveAvatar } from './save-avatar.ts'
import { signIn } from './sign-in.ts'
import { userVerification } from './user-verification.ts'

export const accountHandlers = {
  endOtherSessions,
  endSession,
  newUserRegistration,
  saveAvatar,
  sessions,
  signIn,
  userVerification,
  signOut: async ({ db, user, now }) => {
    await revokeSession(db, user.sessionId, now)
    return {}
  },
} satisfies SomeHandlers
