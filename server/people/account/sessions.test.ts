import { beforeEach, describe, expect, it } from 'vitest'
import * as operations from '#protocol/people/operations.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { askToSignIn } from '#testing/sign-in-mail.ts'
import { type TestServer, testNow, testServer } from '#testing/server.ts'

let server: TestServer
let ana: TestUser
beforeEach(async () => {
  server = await testServer()
  ana = await buildUser(server)
})

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'

/** Another session of the same person, signed in by a mailed code. */
async function signInAgain(more: Record<string, string> = {}): Promise<string> {
  // Mails of one moment have no order.
  server.passMinutes(1)
  const { mail } = await askToSignIn(server, ana.email)
  const response = await server.app.inject({
    method: 'POST',
    url: '/api?objectType=signIn',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': phone },
    payload: new URLSearchParams({ email: ana.email, code: mail.code, ...more }).toString(),
  })
  return response.json().token
}

const listed = async (token: string) =>
  (await server.as(token).read(operations.sessions, {})).body.sessions ?? []
const isAlive = async (token: string) =>
  (await server.as(token).read(operations.sessions, {})).http === 200

describe('sessions', () => {
  it('are listed with device, time zone and last use, the one that asks marked and first', async () => {
    server.passMinutes(89)
    const token = await signInAgain({ timeZone: 'America/Tijuana' })
    const own = await listed(ana.token)
    expect(own).toEqual([
      {
        id: own[0]?.id,
        createdAt: testNow.toISOString(),
        lastUsedAt: new Date(testNow.getTime() + 90 * 60_000).toISOString(),
        current: true,
      },
      {
        id: own[1]?.id,
        browser: 'chrome',
        system: 'android',
        timeZone: 'America/Tijuana',
        createdAt: new Date(testNow.getTime() + 90 * 60_000).toISOString(),
        lastUsedAt: new Date(testNow.getTime() + 90 * 60_000).toISOString(),
        current: false,
      },
    ])
    expect((await listed(token)).map(({ current, id }) => [current, id])).toEqual([
      [true, own[1]?.id],
      [false, own[0]?.id],
    ])
  })

  it('show neither token nor number, and nobody else’s', async () => {
    const stranger = await buildUser(server)
    const reply = await server.as(ana.token).read(operations.sessions, {})
    expect([reply.body.total, reply.body.sessions?.length]).toEqual([1, 1])
    expect(JSON.stringify(reply.body)).not.toContain(ana.token)
    const [theirs] = await listed(stranger.token)
    expect(theirs?.id).toMatch(/^[\da-f-]{36}$/)
    expect(theirs?.id).not.toBe(reply.body.sessions?.[0]?.id)
  })

  it('stop at the next call once they are ended; the others go on', async () => {
    const lost = await signInAgain()
    const kept = await signInAgain()
    expect(await isAlive(lost)).toBe(true)
    const [, , first] = await listed(ana.token)
    const found = (await listed(lost)).find(({ current }) => current)
    expect(first).toBeDefined()
    const ended = await server
      .as(ana.token)
      .send(operations.endSession, { session: found?.id ?? '' })
    expect(ended.body).toEqual({ status: 1 })
    expect([await isAlive(lost), await isAlive(kept), await isAlive(ana.token)]).toEqual([
      false,
      true,
      true,
    ])
    expect((await listed(ana.token)).map(({ id }) => id)).not.toContain(found?.id)
    const again = await server
      .as(ana.token)
      .send(operations.endSession, { session: found?.id ?? '' })
    expect(again.http).toBe(404)
  })

  it('all end at once but the one that asks', async () => {
    const others = [await signInAgain(), await signInAgain()]
    const ended = await server.as(ana.token).send(operations.endOtherSessions, {})
    expect(ended.body).toEqual({ status: 1, ended: 2 })
    expect(await Promise.all([...others, ana.token].map(isAlive))).toEqual([false, false, true])
    const again = await server.as(ana.token).send(operations.endOtherSessions, {})
    expect(again.body.ended).toBe(0)
  })

  it('of others are not found, and the own present one is signed out elsewhere', async () => {
    const stranger = await buildUser(server)
    const [theirs] = await listed(stranger.token)
    const refused = await server
      .as(ana.token)
      .send(operations.endSession, { session: theirs?.id ?? '' })
    expect([refused.http, await isAlive(stranger.token)]).toEqual([404, true])
    const [own] = await listed(ana.token)
    const here = await server.as(ana.token).send(operations.endSession, { session: own?.id ?? '' })
    expect([here.http, here.body.message]).toEqual([
      409,
      'This is where you are now. Sign out in the menu.',
    ])
    expect(await isAlive(ana.token)).toBe(true)
  })

  it('that ended by themselves are not listed', async () => {
    const old = await signInAgain()
    server.passMinutes(29 * 24 * 60)
    expect(await isAlive(ana.token)).toBe(true)
    server.passMinutes(2 * 24 * 60)
    expect([await isAlive(old), (await listed(ana.token)).length]).toEqual([false, 1])
  })

  it('refuse a time zone that is none', async () => {
    const refused = await server.as().send(operations.signIn, {
      email: ana.email,
      code: '123456',
      timeZone: '<b>America</b>',
    })
    expect([refused.http, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['timeZone']])
  })
})
