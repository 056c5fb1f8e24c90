import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type * as operations from '#protocol/people/operations.ts'
import type { SignedIn } from '../../platform/api/context.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { refusal } from '../../platform/api/problem.ts'
import { openForPasskeys } from '../../platform/auth/sessions.ts'
import { limit } from '../../platform/http/limits.ts'
import { queueMail } from '../../platform/mail/outgoing-mail.ts'
import type { Config } from '../../config.ts'
import type { Tx } from '../../platform/db/database.ts'
import { userById } from '../people/account-store.ts'
import { lockKeyring } from './own-passkeys.ts'
import { newPasskeyCode, tryPasskeyCode } from './passkey-code.ts'
import { passkeyCodeMail } from './passkey-mails.ts'
import { passkeyTexts } from './passkey-texts.ts'
import { takeChallenge } from './passkeys-store.ts'
import { relyingParty } from './relying-party.ts'
import { webauthn } from './webauthn.ts'

/** So long a session may add and remove passkeys after it showed again who is there. */
const openMinutes = 10

type Assertion = NonNullable<ParsedInputOf<typeof operations.openPasskeys>['response']>

/**
 * Mails a code that lets this session change passkeys (docs/product/accounts.md#passkeys).
 * @throws Problem 200 for an unconfirmed account, 403 as `lockKeyring`, 429 after 5 in an hour
 */
export const passkeyCode: Handlers<typeof operations>['passkeyCode'] = async (context) => {
  const { db: tx, user, now, lang } = context
  limit(context, `passkey code of ${user.id}`, 5, 3600)
  await lockKeyring(tx, user)
  const person = await userById(tx, user.id)
  if (!person?.email_verified_at || person.unconfirmed) throw refusal(passkeyTexts.confirmFirst)
  const code = await newPasskeyCode(tx, user.id, now)
  await queueMail(tx, { to: person.email, ...passkeyCodeMail(lang, code) }, now)
  return {}
}

/**
 * Shows again who is there, by the mailed code or by a passkey that the person has.
 * @throws Problem 200 for what is wrong, too old or asked too often, 403 as `lockKeyring`
 */
export const openPasskeys: Handlers<typeof operations>['openPasskeys'] = async (
  { db: tx, user, now, services },
  { code, response },
) => {
  await lockKeyring(tx, user)
  if (response) {
    if (!(await isOwn(tx, user, response, services.config, now)))
      return { refused: passkeyTexts.notAccepted }
  } else {
    const outcome = await tryPasskeyCode(tx, user.id, (code ?? '').replace(/\D/g, ''), now)
    if (outcome !== 'right')
      return {
        refused: outcome === 'wrong' ? passkeyTexts.wrongCode : passkeyTexts.tooManyCodes,
      }
  }
  const until = new Date(now.getTime() + openMinutes * 60_000)
  await openForPasskeys(tx, user.sessionId, until)
  return { openUntil: until.toISOString() }
}

/** Whether one of the person's own passkeys signed; its counter goes on. */
async function isOwn(
  tx: Tx,
  user: SignedIn,
  response: Assertion,
  config: Config,
  now: Date,
): Promise<boolean> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(config)
  const expectedChallenge = await takeChallenge(tx, response.response.clientDataJSON, null, now)
  const passkey = await tx
    .selectFrom('passkey')
    .selectAll()
    .where('id', '=', response.id)
    .where('user_id', '=', user.id)
    .forUpdate()
    .executeTakeFirst()
  if (expectedChallenge === undefined || !passkey) return false
  const verified = await (await webauthn())
    .verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    })
    .catch(() => undefined)
  if (!verified?.verified) return false
  await tx
    .updateTable('passkey')
    .set({ counter: verified.authenticationInfo.newCounter, last_used_at: now })
    .where('id', '=', passkey.id)
    .execute()
  return true
}
