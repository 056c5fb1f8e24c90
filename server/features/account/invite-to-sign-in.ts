import type { AnyContext } from '../../core/context.ts'
import { queueMail } from '../../core/outgoing-mail.ts'
import type { Tx } from '../../db/database.ts'
import { createChallenge } from './challenge-store.ts'
import { linkTo } from './return-url.ts'
import { signInLetter } from './sign-in-letter.ts'

/**
 * Makes a link and a code for an e-mail and queues the mail. Its language is that of the call: it
 * is what the person who asked is reading now, and it tells nothing about the account.
 */
export async function inviteToSignIn(
  { now, lang, services }: Pick<AnyContext, 'now' | 'lang' | 'services'>,
  db: Tx,
  { email, returnUrl, confirms }: { email: string; returnUrl: string; confirms: boolean },
): Promise<void> {
  const { token, code } = await createChallenge(db, { email, language: lang, returnUrl }, now)
  const link = linkTo(services.config.publicUrl, returnUrl, token)
  await queueMail(db, { to: email, ...signInLetter(lang, { link, code, confirms }) }, now)
}
