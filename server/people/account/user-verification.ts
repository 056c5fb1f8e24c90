import type * as operations from '#protocol/people/operations.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { limit } from '../../platform/http/limits.ts'
import { isProfileComplete, userByEmail, userById } from '../people/account-store.ts'
import { inviteToSignIn } from './invite-to-sign-in.ts'
import { limitMails } from './limit-mails.ts'
import { destination } from './return-url.ts'

const answers = {
  en: (email: string) =>
    `We sent a link and a code to ${email}. They work for 20 minutes. Not there? Check your spam folder.`,
  es: (email: string) =>
    `Enviamos un enlace y un código a ${email}. Sirven durante 20 minutos. ¿No te llegó nada? Revisa tu correo no deseado.`,
}

/**
 * Mails a link and a code (docs/product/accounts.md#signing-in). Known or not, the same queries, the same mail and the
 * same answer: only the mailbox can tell.
 * @throws Problem 429 after 5 mails to one mailbox in 20 minutes or 10 in a day, or 30 calls from one place in an hour.
 */
export const userVerification: Handlers<typeof operations>['userVerification'] = async (
  context,
  { email, returnUrl, browserProof, ...booking },
) => {
  limit(context, `verification from ${context.address}`, 30, 3600)
  const { db, user: caller } = context
  await limitMails(context, db, email)
  // Who registered and asks again is on their way already, whether or not the address has an owner.
  const own = await userById(db, caller?.email === email ? caller.id : '')
  const user = (await userByEmail(db, email)) ?? own
  const goal = destination(isProfileComplete(user), booking, returnUrl)
  await inviteToSignIn(context, db, {
    email,
    returnUrl: goal,
    browserProof,
    why: 'asked',
    registration: own?.unconfirmed ? own.id : undefined,
  })
  return { message: answers[context.lang](email) }
}
