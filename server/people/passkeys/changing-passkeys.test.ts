import { beforeEach, describe, expect, it } from 'vitest'
import { signIn, userInfo } from '#protocol/people/operations.ts'
import * as operations from '#protocol/people/operations.ts'
import { createSession } from '#server/platform/auth/sessions.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { mailsTo } from '#testing/mail.ts'
import type { Authenticator } from '#testing/passkeys/authenticator.ts'
import { begin, enter, newDevice, passkeysOf, register } from '#testing/passkeys/passkeys.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { askToSignIn } from '#testing/sign-in-mail.ts'

let server: TestServer
let ana: TestUser
let device: Authenticator
beforeEach(async () => {
  server = await testServer()
  ana = await buildUser(server)
  device = newDevice(server)
})

const openFirst =
  'First confirm that it is you: enter the code that we mail you, or use a passkey that you have.'

/** Another session of the same person, such as one that somebody found open. */
const stolen = (user = ana) =>
  server.services.db
    .transaction()
    .execute((tx) => createSession(tx, user.id, server.services.clock()))
/** The text of the newest mail with this subject. */
async function mailed(email: string, subject: string): Promise<string> {
  await server.work()
  const mails = mailsTo(server.dataDir, email).filter((mail) => mail.headers.subject === subject)
  return mails.at(-1)?.text ?? ''
}
const added = 'A passkey was added to your Tramo account'
const removed = 'A passkey was removed from your Tramo account'
const codeSubject = 'Your code to change passkeys'
const codeIn = (text: string) => /^(\d{6})$/m.exec(text)?.[1] ?? ''
const alarmIn = (text: string) => /alarm=([\w-]+)/.exec(text)?.[1] ?? ''
const idOf = async (token: string) => (await passkeysOf(server, token))[0]?.id ?? ''

describe('a session alone', () => {
  it('adds and removes no passkey, and neither does that of another device', async () => {
    await register(server, ana.token, device)
    const thief = server.as(await stolen())
    const passkey = await idOf(ana.token)
    const options = await thief.send(operations.passkeyRegistrationOptions, {})
    expect(options.body).toEqual({ status: 0, message: openFirst })
    expect((await thief.send(operations.removePasskey, { passkey })).body.message).toBe(openFirst)
    expect(await passkeysOf(server, ana.token)).toHaveLength(1)
  })

  it('may ten minutes after the mailed code, which works once and has ten tries a day', async () => {
    const me = server.as(ana.token)
    await me.send(operations.passkeyCode, {})
    const code = codeIn(await mailed(ana.email, codeSubject))
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await me.send(operations.openPasskeys, { code: wrong })).body.message).toBe(
      'This code is wrong or older than 10 minutes.',
    )
    expect((await me.send(operations.openPasskeys, { code })).body.status).toBe(1)
    expect((await me.send(operations.openPasskeys, { code })).body.status).toBe(0)
    expect((await me.read(operations.passkeys, {})).body.openUntil).toBeDefined()
    server.passMinutes(10)
    expect((await me.send(operations.passkeyRegistrationOptions, {})).body.message).toBe(openFirst)
    await me.send(operations.passkeyCode, {})
    const later = codeIn(await mailed(ana.email, codeSubject))
    for (let n = 0; n < 9; n += 1) await me.send(operations.openPasskeys, { code: wrong })
    expect((await me.send(operations.openPasskeys, { code: later })).body.message).toContain(
      'Too many wrong codes',
    )
  })

  it('may after a passkey of the same person signed, and not after somebody else’s', async () => {
    await register(server, ana.token, device)
    const session = await stolen()
    const ben = await buildUser(server)
    const other = newDevice(server)
    await register(server, ben.token, other)
    const foreign = other.get(await begin(server))
    const me = server.as(session)
    expect((await me.send(operations.openPasskeys, { response: foreign })).body.status).toBe(0)
    const forged = device.get(await begin(server), { forged: true })
    expect((await me.send(operations.openPasskeys, { response: forged })).body.status).toBe(0)
    const own = device.get(await begin(server))
    expect((await me.send(operations.openPasskeys, { response: own })).body.status).toBe(1)
    expect((await me.send(operations.openPasskeys, { response: own })).body.status).toBe(0)
    const passkey = await idOf(session)
    expect((await me.send(operations.removePasskey, { passkey })).body.status).toBe(1)
  })
})

describe('a change of passkeys', () => {
  it('is mailed, and “this was not me” takes it back and signs everybody out, once', async () => {
    await register(server, ana.token, device)
    const text = await mailed(ana.email, added)
    expect(text).toContain('My phone')
    server.passMinutes(1)
    await register(server, ana.token, newDevice(server), { name: 'A second one' })
    const entered = (await enter(server, device)).body.token ?? ''
    const deny = () => server.as().send(operations.denyPasskeyChange, { alarm: alarmIn(text) })
    expect((await deny()).body).toEqual({ status: 1, removed: 2 })
    expect((await enter(server, device)).body.status).toBe(0)
    for (const token of [ana.token, entered])
      expect((await server.as(token).read(userInfo, {})).http).toBe(401)
    expect((await deny()).body.status).toBe(0)
  })

  it('that removed one is mailed, too; denying leaves what was there before', async () => {
    await register(server, ana.token, device)
    server.passMinutes(1)
    const other = newDevice(server)
    await register(server, ana.token, other, { name: 'Second' })
    server.passMinutes(1)
    const [first] = await passkeysOf(server, ana.token)
    await server.as(ana.token).send(operations.removePasskey, { passkey: first?.id ?? '' })
    const alarm = alarmIn(await mailed(ana.email, removed))
    expect((await server.as().send(operations.denyPasskeyChange, { alarm })).body.removed).toBe(0)
    expect((await enter(server, other)).body.status).toBe(1)
  })

  it('can be denied for seven days', async () => {
    await register(server, ana.token, device)
    const alarm = alarmIn(await mailed(ana.email, added))
    server.passMinutes(7 * 24 * 60)
    await server.work()
    expect((await server.as().send(operations.denyPasskeyChange, { alarm })).body).toMatchObject({
      status: 0,
      message: expect.stringContaining('older than 7 days'),
    })
  })

  it('of staff is in the audit log, and who planted one is out of staff’s rights when it is denied', async () => {
    const boss = await buildUser(server, { staff: true })
    await register(server, boss.token, device)
    const text = await mailed(boss.email, added)
    await server.as().send(operations.denyPasskeyChange, { alarm: alarmIn(text) })
    server.passMinutes(1)
    const { mail } = await askToSignIn(server, boss.email)
    const reply = await server.as().send(signIn, { email: boss.email, code: mail.code })
    expect(reply.body.userInfo?.staff).toBe(true)
    const lines = await server.services.db
      .selectFrom('audit_entry')
      .select('action')
      .where('staff_id', '=', boss.id)
      .orderBy('id')
      .execute()
    expect(lines.map(({ action }) => action)).toEqual(['passkey added', 'passkey denied'])
  })
})
