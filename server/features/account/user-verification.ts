import type * as operations from '#protocol/account/operations.ts'
import type { Handlers } from '../../core/handler.ts'
import { limit } from '../../core/limits.ts'
import { sha256 } from '../../core/random.ts'
import { isProfileComplete, userByEmail } from './account-store.ts'
import { inviteToSignIn } from './invite-to-sign-in.ts'
import { destination } from './return-url.ts'

const answers = {
  en: (email: string) =>
    `We sent a link and a code to ${email}. They work for 20 minutes. Nothing there? Look among the spam.`,
  es: (email: string) =>
    `Enviamos un enlace y un código a ${email}. Sirven durante 20 minutos. ¿No llegó nada? Mira en el correo no deseado.`,
}

/**
 * Mails a link and a code (PRODUCT.md 3). Known or not, the same queries, the same mail and the
 * same answer: only the mailbox can tell.
 * @throws Problem 429 after 5 mails to one address in 20 minutes, or 30 calls from one place in an hour.
 */
export const userVerification: Handlers<typeof operations>['userVerification'] = async (
  context,
  { email, returnUrl, ...booking },
) => {
  limit(context, `verification from ${context.address}`, 30, 3600)
  limit(context, `verification of ${sha256(email)}`, 5, 20 * 60)
  const user = await userByEmail(context.db, email)
  const goal = destination(isProfileComplete(user), booking, returnUrl)
  await inviteToSignIn(context, context.db, { email, returnUrl: goal, confirms: false })
  return { message: answers[context.lang](email) }
}
