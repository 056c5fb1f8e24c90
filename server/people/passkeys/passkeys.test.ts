import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessions, userInfo } from '#protocol/people/operations.ts'
import * as operations from '#protocol/people/operations.ts'
import type { Authenticator, Fault } from '#testing/passkeys/authenticator.ts'
import { begin, enter, newDevice, passkeysOf, register } from '#testing/passkeys/passkeys.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let ana: TestUser
let device: Authenticator
beforeEach(async () => {
  server = await testServer()
  ana = await buildUser(server)
  device = newDevice(server)
})

const refused = 'This passkey was not accepted. Please try again, or sign in by e-mail.'

describe('a passkey', () => {
  it('is registered, signs in alone, and is listed with its name and last use', async () => {
    expect((await register(server, ana.token, device)).body.status).toBe(1)
    server.passMinutes(5)
    const entered = await enter(server, device)
    expect(entered.body.userInfo?.id).toBe(ana.id)
    const token = entered.body.token ?? ''
    expect((await server.as(token).read(userInfo, {})).body.userInfo?.email).toBe(ana.email)
    expect(await passkeysOf(server, token)).toEqual([
      {
        id: expect.any(String),
        name: 'My phone',
        createdAt: expect.any(String),
        lastUsedAt: server.services.clock().toISOString(),
        current: true,
      },
    ])
    expect(JSON.stringify(await passkeysOf(server, token))).not.toContain(device.id)
  })

  it('is renamed and removed; where it signed in is signed out, but not here', async () => {
    await register(server, ana.token, device)
    const [passkey] = await passkeysOf(server, ana.token)
    const id = passkey?.id ?? ''
    const me = server.as(ana.token)
    await me.send(operations.renamePasskey, { passkey: id, name: 'Blue key' })
    expect((await passkeysOf(server, ana.token))[0]?.name).toBe('Blue key')
    const elsewhere = (await enter(server, device)).body.token ?? ''
    expect((await me.send(operations.removePasskey, { passkey: id })).body).toEqual({ status: 1 })
    expect((await server.as(elsewhere).read(userInfo, {})).http).toBe(401)
    expect((await me.read(userInfo, {})).http).toBe(200)
    expect((await enter(server, device)).body.message).toBe(refused)
    expect(await passkeysOf(server, ana.token)).toEqual([])
  })

  it('of somebody else is neither listed, renamed nor removed', async () => {
    const ben = await buildUser(server)
    await register(server, ana.token, device)
    const id = (await passkeysOf(server, ana.token))[0]?.id ?? ''
    const other = server.as(ben.token)
    expect(await passkeysOf(server, ben.token)).toEqual([])
    for (const reply of [
      await other.send(operations.renamePasskey, { passkey: id, name: 'Mine' }),
      await other.send(operations.removePasskey, { passkey: id }),
    ])
      expect(reply.http).toBe(404)
    // Nor registered by a second person.
    expect((await register(server, ben.token, device)).body.message).toBe(
      'This passkey is already registered.',
    )
    const userHandle = Buffer.from(ana.id).toString('base64url')
    expect((await enter(server, device, { userHandle })).body.userInfo?.id).toBe(ana.id)
  })

  it.each<[string, Fault]>([
    ['signed by another key', { forged: true }],
    ['made for another site', { origin: 'https://tramo.example.net' }],
    ['made for another domain', { rpId: 'example.net' }],
    ['made without showing that the owner is there', { unverified: true }],
    ['for a challenge of its own', { challenge: 'bXktb3duLWNoYWxsZW5nZQ' }],
    ['in the name of somebody else', { userHandle: Buffer.from('SOMEBODY').toString('base64url') }],
  ])('is refused when its answer is %s', async (_what, fault) => {
    await register(server, ana.token, device)
    const reply = await enter(server, device, fault)
    expect([reply.http, reply.body]).toEqual([200, { status: 0, message: refused }])
    expect((await enter(server, device)).body.status).toBe(1)
  })

  it.each<[string, Fault]>([
    ['another site', { origin: 'https://tramo.example.net' }],
    ['another domain', { rpId: 'example.net' }],
    ['nobody there', { unverified: true }],
    ['a challenge of its own', { challenge: 'bXktb3duLWNoYWxsZW5nZQ' }],
  ])('is not registered with %s', async (_what, fault) => {
    expect((await register(server, ana.token, device, fault)).body.message).toBe(refused)
    expect(await passkeysOf(server, ana.token)).toEqual([])
  })

  it('answers a challenge once, within five minutes, and only for what it was made', async () => {
    await register(server, ana.token, device)
    const send = (response: ReturnType<Authenticator['get']>) =>
      server.as().send(operations.signInByPasskey, { response })
    const options = await begin(server)
    const once = device.get(options)
    const twice = await Promise.all([send(once), send(once)])
    expect(twice.map(({ body }) => body.status).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect((await send(device.get(options))).body.message).toBe(refused)
    const late = await begin(server)
    server.passMinutes(6)
    expect((await send(device.get(late))).body.message).toBe(refused)
    // A wrong answer uses it up as well.
    const tried = await begin(server)
    await send(device.get(tried, { forged: true }))
    expect((await send(device.get(tried))).body.message).toBe(refused)
    const forNew = await server.as(ana.token).send(operations.passkeyRegistrationOptions, {})
    expect((await send(device.get(forNew.body.options ?? ''))).body.message).toBe(refused)
    expect((await enter(server, device)).body.status).toBe(1)
  })

  it('whose counter goes back is a copy and is refused, also by the database', async () => {
    await register(server, ana.token, device)
    expect((await enter(server, device, { counter: 7 })).body.status).toBe(1)
    for (const counter of [7, 3, 0])
      expect((await enter(server, device, { counter })).body.message).toBe(refused)
    expect((await enter(server, device, { counter: 8 })).body.status).toBe(1)
    await expect(
      sql`update passkey set counter = 2 where id = ${device.id}`.execute(server.services.db),
    ).rejects.toMatchObject({ code: '23514', constraint: 'passkey_goes_on' })
  })

  it('is one of ten at most, with a name of 1 to 60 characters', async () => {
    for (let i = 0; i < 9; i++)
      await register(server, ana.token, newDevice(server), { name: `Key ${i}` })
    const begun = await server.as(ana.token).send(operations.passkeyRegistrationOptions, {})
    expect((await register(server, ana.token, newDevice(server))).body.status).toBe(1)
    expect((await register(server, ana.token, newDevice(server))).body.message).toContain(
      'You have 10 passkeys',
    )
    const late = await server.as(ana.token).send(operations.registerPasskey, {
      name: 'Eleventh',
      response: newDevice(server).create(begun.body.options ?? ''),
    })
    expect(late.body.message).toContain('You have 10 passkeys')
    expect(await passkeysOf(server, ana.token)).toHaveLength(10)
    const passkey = (await passkeysOf(server, ana.token))[0]?.id ?? ''
    const long = await server
      .as(ana.token)
      .send(operations.renamePasskey, { passkey, name: 'x'.repeat(61) })
    expect(Object.keys(long.body.errors ?? {})).toEqual(['name'])
  })

  it('is refused as a form when it is larger than any, or no answer at all', async () => {
    const big = device.get(await begin(server))
    big.response.signature = 'A'.repeat(8001)
    for (const response of [big, '{"id":1}', 'no JSON'] as never[]) {
      const reply = await server.as().send(operations.signInByPasskey, { response })
      expect([reply.http, Object.keys(reply.body.errors ?? {})]).toEqual([400, ['response']])
    }
  })

  it('is for who owns the address: an unconfirmed account has none, also not by hand', async () => {
    const squatter = await buildUser(server, {
      user: { email_verified_at: null, unconfirmed: true },
    })
    expect((await register(server, squatter.token, device)).body.message).toContain(
      'Confirm your e-mail first',
    )
    await expect(
      sql`insert into passkey (id, user_id, public_key, counter, transports, name, created_at)
        values ('AAAAAAAAAAAA', ${squatter.id}, ${Buffer.alloc(32)}, 0, '', 'x', now())`.execute(
        server.services.db,
      ),
    ).rejects.toMatchObject({ constraint: 'passkey_of_owner' })
  })

  it('takes the place of the same person’s present session, and leaves another’s alone', async () => {
    await register(server, ana.token, device)
    const ben = await buildUser(server)
    await enter(server, device, { token: ben.token })
    expect((await server.as(ben.token).read(userInfo, {})).http).toBe(200)
    const { token = '' } = (await enter(server, device, { token: ana.token })).body
    expect((await server.as(ana.token).read(userInfo, {})).http).toBe(401)
    expect((await server.as(token).read(sessions, {})).body.total).toBe(2)
  })
})
