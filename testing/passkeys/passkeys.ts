import * as operations from '#protocol/people/operations.ts'
import { relyingParty } from '#server/people/passkeys/relying-party.ts'
import { sha256 } from '#server/platform/random.ts'
import type { TestServer } from '../server.ts'
import { Authenticator, type Fault } from './authenticator.ts'

/** A device that makes passkeys for this server's site. */
export function newDevice(server: TestServer): Authenticator {
  const { id, origin } = relyingParty(server.services.config)
  return new Authenticator({ rpId: id, origin })
}

/** Lets this session change passkeys, as if its person had just shown again who they are. */
export async function openSession({ services }: TestServer, token: string): Promise<void> {
  const until = new Date(services.clock().getTime() + 10 * 60_000)
  await services.db
    .updateTable('session')
    .set({ passkeys_open_until: until })
    .where('token_hash', '=', sha256(token))
    .execute()
}

/** Registers a device's passkey in this session; the answer, or why none was begun. */
export async function register(
  server: TestServer,
  token: string,
  device: Authenticator,
  { name = 'My phone', ...fault }: Fault & { name?: string } = {},
) {
  const me = server.as(token)
  await openSession(server, token)
  const begun = await me.send(operations.passkeyRegistrationOptions, {})
  if (!begun.body.options) return begun
  const response = device.create(begun.body.options, fault)
  return me.send(operations.registerPasskey, { name, response })
}

/** What a device is asked to sign in with. */
export async function begin(server: TestServer): Promise<string> {
  return (await server.as().send(operations.passkeySignInOptions, {})).body.options ?? ''
}

/** Signs in with a device, as a visitor or in the session of `token`. */
export async function enter(
  server: TestServer,
  device: Authenticator,
  { token, ...fault }: Fault & { token?: string } = {},
) {
  const response = device.get(await begin(server), fault)
  return server.as(token).send(operations.signInByPasskey, { response })
}

/** The passkeys that a session lists. */
export async function passkeysOf(server: TestServer, token: string) {
  return (await server.as(token).read(operations.passkeys, {})).body.passkeys ?? []
}
