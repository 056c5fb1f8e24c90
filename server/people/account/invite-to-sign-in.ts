import type { AnyContext } from '../../platform/api/context.ts'
import { queueMail } from '../../platform/mail/outgoing-mail.ts'
import type { Tx } from '../../platform/db/database.ts'
import { createChallenge } from './challenge-store.ts'
import { linkTo } from './return-url.ts'
import { type SignInReason, signInMail } from './sign-in-mail.ts'

type Invitation = {
  email: string
  returnUrl: string
  browserProof: string | undefined
  why: SignInReason
  /** The account that whoever asks has registered with this address. */
  registration: string | undefined
}

/**
 * Makes a link and a code for an e-mail and queues the mail. Its language is that of the call: it
 * is what the person who asked is reading now, and it tells nothing about the account.
 */
export async function inviteToSignIn(
  { now, lang, services }: Pick<AnyContext, 'now' | 'lang' | 'services'>,
  db: Tx,
  { email, returnUrl, browserProof, why, registration }: Invitation,
): Promise<void> {
  const { token, code } = await createChallenge(
    db,
    { email, language: lang, returnUrl, browserProof, registration },
    now,
  )
  const link = linkTo(services.config.publicUrl, returnUrl, token)
  const mail = signInMail(lang, { link, code, why })
  await queueMail(db, { to: email, ...mail, isAsked: true }, now)
}
