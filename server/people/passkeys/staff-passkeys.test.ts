import { beforeEach, describe, expect, it } from 'vitest'
import { signIn, userInfo } from '#protocol/people/operations.ts'
import * as operations from '#protocol/people/operations.ts'
import { staffToday } from '#protocol/staff/staff/staff-today.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import type { Authenticator } from '#testing/passkeys/authenticator.ts'
import { enter, newDevice, passkeysOf, register } from '#testing/passkeys/passkeys.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { askToSignIn } from '#testing/sign-in-mail.ts'

let server: TestServer
let device: Authenticator

describe('staff with a passkey', () => {
  let boss: TestUser
  beforeEach(async () => {
    server = await testServer()
    device = newDevice(server)
    boss = await buildUser(server, { staff: true })
  })

  /** A session of theirs that came by a code. */
  async function byCode(): Promise<string> {
    server.passMinutes(1)
    const { mail } = await askToSignIn(server, boss.email)
    const reply = await server.as().send(signIn, { email: boss.email, code: mail.code })
    const staff = reply.body.userInfo?.staff
    expect(staff).toBe((await passkeysOf(server, reply.body.token ?? '')).length === 0)
    return reply.body.token ?? ''
  }
  const isStaff = async (token: string) =>
    (await server.as(token).read(staffToday, {})).http === 200

  it('have staff’s rights only in a session that came by it, and are told so', async () => {
    const before = await byCode()
    expect(await isStaff(before)).toBe(true)
    await register(server, boss.token, device)
    expect(await isStaff(boss.token)).toBe(true)
    for (const token of [before, await byCode()]) {
      const reply = await server.as(token).read(staffToday, {})
      expect([reply.http, reply.body.message]).toEqual([
        403,
        'You have a passkey, so this needs it. Sign in with your passkey.',
      ])
      const { userInfo: me } = (await server.as(token).read(userInfo, {})).body
      expect([me?.staff, me?.staffNeedsPasskey]).toEqual([false, true])
    }
    const entered = (await enter(server, device)).body
    expect([entered.userInfo?.staff, await isStaff(entered.token ?? '')]).toEqual([true, true])
  })

  it('cannot add, rename or remove one by a mailbox alone', async () => {
    await register(server, boss.token, device)
    const mailbox = await byCode()
    const id = (await passkeysOf(server, mailbox))[0]?.id ?? ''
    const replies = [
      await register(server, mailbox, newDevice(server)),
      await server.as(mailbox).send(operations.renamePasskey, { passkey: id, name: 'Mine' }),
      await server.as(mailbox).send(operations.removePasskey, { passkey: id }),
    ]
    expect(replies.map(({ http }) => http)).toEqual([403, 403, 403])
    expect((await passkeysOf(server, mailbox)).map(({ name }) => name)).toEqual(['My phone'])
    expect(await isStaff(mailbox)).toBe(false)
  })

  it('need none any more once they removed the last one', async () => {
    await register(server, boss.token, device)
    const id = (await passkeysOf(server, boss.token))[0]?.id ?? ''
    await server.as(boss.token).send(operations.removePasskey, { passkey: id })
    expect([await isStaff(boss.token), await isStaff(await byCode())]).toEqual([true, true])
  })
})
