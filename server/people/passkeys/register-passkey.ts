import type * as operations from '#protocol/people/operations.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { refusal } from '../../platform/api/problem.ts'
import { markByPasskey } from '../../platform/auth/sessions.ts'
import { limit } from '../../platform/http/limits.ts'
import { companyName, readCompany } from '../company/company-store.ts'
import { userById } from '../people/account-store.ts'
import { lockKeyring, lockOpenKeyring } from './own-passkeys.ts'
import { tellOfPasskey } from './passkey-alarm.ts'
import { keepChallenge, mostPasskeys, readPasskeys, takeChallenge } from './passkeys-store.ts'
import { passkeyTexts } from './passkey-texts.ts'
import { relyingParty } from './relying-party.ts'
import { webauthn } from './webauthn.ts'

const transportsOf = (row: { transports: string }) => row.transports.split(',').filter(Boolean)

/**
 * Begins a registration (docs/product/accounts.md#passkeys).
 * @throws Problem 200 before `openPasskeys`, for an unconfirmed account, with ten passkeys, and at a bare address
 */
export const passkeyRegistrationOptions: Handlers<typeof operations>['passkeyRegistrationOptions'] =
  async (context) => {
    const { db: tx, user, now, services } = context
    limit(context, `passkey of ${user.id}`, 30, 3600)
    await lockKeyring(tx, user)
    const person = await userById(tx, user.id)
    if (!person?.email_verified_at || person.unconfirmed) throw refusal(passkeyTexts.confirmFirst)
    await lockOpenKeyring(tx, user, now)
    const known = await readPasskeys(tx, user.id)
    if (known.length >= mostPasskeys) throw refusal(passkeyTexts.tooMany)
    const options = await (await webauthn()).generateRegistrationOptions({
      rpName: companyName(await readCompany(tx)),
      rpID: relyingParty(services.config).id,
      userName: person.email,
      userDisplayName: [person.first_name, person.last_name].filter(Boolean).join(' '),
      userID: new TextEncoder().encode(user.id),
      excludeCredentials: known.map((row) => ({ id: row.id, transports: transportsOf(row) })),
      // It signs in alone, so it must know its person, and be found without an e-mail.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await keepChallenge(tx, options.challenge, user.id, now)
    return { options: JSON.stringify(options) }
  }

/** @throws Problem 200 for what no authenticator signed for this, one that is known, and the eleventh */
export const registerPasskey: Handlers<typeof operations>['registerPasskey'] = async (
  { db: tx, user, now, services },
  { name, response },
) => {
  await lockOpenKeyring(tx, user, now)
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(services.config)
  const challenge = await takeChallenge(tx, response.response.clientDataJSON, user.id, now)
  if (challenge === undefined) return { refused: passkeyTexts.notAccepted }
  if ((await readPasskeys(tx, user.id)).length >= mostPasskeys)
    return { refused: passkeyTexts.tooMany }
  const { transports = [], ...signed } = response.response
  const verified = await (await webauthn())
    .verifyRegistrationResponse({
      response: { ...response, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
    })
    .catch(() => undefined)
  if (!verified?.verified) return { refused: passkeyTexts.notAccepted }
  const { credential } = verified.registrationInfo
  const kept = await tx
    .insertInto('passkey')
    .values({
      id: credential.id,
      user_id: user.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: transports.filter((one) => /^[a-z-]+$/.test(one)).join(','),
      name,
      created_at: now,
    })
    .onConflict((oc) => oc.column('id').doNothing())
    .returning(['id', 'key'])
    .executeTakeFirst()
  if (!kept) return { refused: passkeyTexts.known }
  // The authenticator was just here: this session is as good as one that came by it.
  await markByPasskey(tx, user.sessionId, kept.id)
  await tellOfPasskey(tx, user.id, { change: 'added', key: kept.key, name }, services, now)
  return { passkey: kept.key }
}
