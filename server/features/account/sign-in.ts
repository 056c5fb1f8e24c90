import { fieldError } from '#protocol/core/field-messages.ts'
import type * as operations from '#protocol/account/operations.ts'
import { langOf, type Text } from '#protocol/core/text.ts'
import type { Handlers } from '../../core/handler.ts'
import { limit } from '../../core/limits.ts'
import { Problem, refusal, texts } from '../../core/problem.ts'
import { createSession, revokeOtherSessions } from '../../core/sessions.ts'
import type { Tx } from '../../db/database.ts'
import { createUser, isStaff, type UserRow, userByEmail } from './account-store.ts'
import { type Challenge, takeCode, takeLink } from './challenge-store.ts'
import { presentUser } from './present-user.ts'

const deadLink: Text = {
  en: 'This link was used already or is older than 20 minutes. Ask for a new one.',
  es: 'Este enlace ya se usó o tiene más de 20 minutos. Pide uno nuevo.',
}
const wrongCode: Text = {
  en: 'This code is not right, or it is older than 20 minutes.',
  es: 'Este código no es correcto o tiene más de 20 minutos.',
}
const tooManyCodes: Text = {
  en: 'Too many wrong codes. Open the link in the mail, or ask for a new code in 20 minutes.',
  es: 'Demasiados códigos equivocados. Abre el enlace del correo o pide otro código en 20 minutos.',
}

/** The account of a mailbox that was just proved to be the person's; made when it is new. */
async function accountOf(tx: Tx, challenge: Challenge, now: Date): Promise<UserRow> {
  const { email } = challenge
  const language = langOf(challenge.language)
  const user = (await createUser(tx, email, language, now)) ?? (await userByEmail(tx, email))
  if (!user) throw new Error('an account is neither new nor there')
  return user
}

/**
 * Turns a link, or an e-mail with its code, into a session (PRODUCT.md 3). Other people's
 * sessions, also the caller's own present one, stay as they are: the client asks before it
 * changes over. A wrong code is counted and kept.
 */
export const signIn: Handlers<typeof operations>['signIn'] = async (context, input) => {
  const { db, now } = context
  limit(context, `sign in from ${context.address}`, 60, 600)
  let challenge: Challenge | undefined
  if (input.linkToken) {
    challenge = await takeLink(db, input.linkToken, now)
    if (!challenge) throw refusal(deadLink)
  } else {
    const { email, code } = input
    if (!email || !code) {
      const missing = Object.entries({ email, code }).filter(([, value]) => !value)
      const errors = Object.fromEntries(missing.map(([name]) => [name, fieldError('required')]))
      throw new Problem(400, texts.malformed, { errors })
    }
    const outcome = await takeCode(db, email, code.replace(/\D/g, ''), now)
    if ('refused' in outcome) {
      return { refused: outcome.refused === 'wrong' ? wrongCode : tooManyCodes }
    }
    challenge = outcome.challenge
  }
  const user = await accountOf(db, challenge, now)
  if (!user.email_verified_at) {
    // Whoever made the account with somebody else's address shall not stay inside it.
    const keep = context.user?.id === user.id ? context.user.sessionId : undefined
    await revokeOtherSessions(db, user.id, keep, now)
  }
  const verified = await db
    .updateTable('app_user')
    .set({ email_verified_at: user.email_verified_at ?? now, language: challenge.language })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const token = await createSession(db, user.id, now)
  const userInfo = presentUser(verified, await isStaff(db, user.id))
  return { token, userInfo, returnUrl: challenge.return_url }
}
