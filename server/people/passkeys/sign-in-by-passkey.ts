import type * as operations from '#protocol/people/operations.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { createSession, revokeSession } from '../../platform/auth/sessions.ts'
import { limit } from '../../platform/http/limits.ts'
import { presentUser } from '../account/present-user.ts'
import { isStaff, lockUser } from '../people/account-store.ts'
import { keepChallenge, takeChallenge } from './passkeys-store.ts'
import { passkeyTexts } from './passkey-texts.ts'
import { relyingParty } from './relying-party.ts'
import { webauthn } from './webauthn.ts'

/** @throws Problem 200 at a bare address, 429 after 60 in 10 minutes from one network */
export const passkeySignInOptions: Handlers<typeof operations>['passkeySignInOptions'] = async (
  context,
) => {
  const { db: tx, now, services } = context
  limit(context, `passkey from ${context.address}`, 60, 600)
  const options = await (await webauthn()).generateAuthenticationOptions({
    rpID: relyingParty(services.config).id,
    userVerification: 'required',
  })
  await keepChallenge(tx, options.challenge, null, now)
  return { options: JSON.stringify(options) }
}

/**
 * A session by what an authenticator signed (docs/product/accounts.md#passkeys). Whatever is wrong with it reads the
 * same: an unknown passkey, a challenge that is used, another site, a counter that went back.
 */
export const signInByPasskey: Handlers<typeof operations>['signInByPasskey'] = async (
  context,
  { response, timeZone },
) => {
  const { db: tx, now, user: caller, services } = context
  limit(context, `sign in from ${context.address}`, 60, 600)
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(services.config)
  const expectedChallenge = await takeChallenge(tx, response.response.clientDataJSON, null, now)
  const passkey = await tx
    .selectFrom('passkey')
    .selectAll()
    .where('id', '=', response.id)
    .forUpdate()
    .executeTakeFirst()
  if (expectedChallenge === undefined || !passkey) return { refused: passkeyTexts.notAccepted }
  const { userHandle } = response.response
  const isOwn = userHandle === undefined || decoded(userHandle) === passkey.user_id
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
  if (!isOwn || !verified?.verified) return { refused: passkeyTexts.notAccepted }
  await tx
    .updateTable('passkey')
    .set({ counter: verified.authenticationInfo.newCounter, last_used_at: now })
    .where('id', '=', passkey.id)
    .execute()
  const person = await lockUser(tx, passkey.user_id)
  const token = await createSession(tx, person.id, now, {
    device: context.device,
    timeZone,
    passkeyId: passkey.id,
  })
  if (caller?.id === person.id) await revokeSession(tx, caller.sessionId, now)
  return { token, userInfo: presentUser(person, await isStaff(tx, person.id)) }
}

const decoded = (handle: string) => Buffer.from(handle, 'base64url').toString('utf8')
