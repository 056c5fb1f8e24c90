import { beforeEach, describe, expect, it } from 'vitest'
import {
  connections,
  invitation,
  referralInvite,
  revokeInvitation,
} from '#protocol/community/operations.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { invite, named } from '#testing/community/network.ts'
import { type TestServer, testNow, testServer } from '#testing/server.ts'

let server: TestServer
let ana: TestUser
beforeEach(async () => {
  server = await testServer()
  ana = await named(server, 'Ana')
})

const opened = async (code: string, lang = 'en') =>
  (await server.as().read(invitation, { referral: code }, { lang })).body
const days = (count: number) => count * 24 * 60
const fields = { firstName: 'Rosa', reputation: 9 }

describe('an invitation', () => {
  // @7-referralInvite
  it('is a link that tells a visitor who invites and what they wrote, and nothing more', async () => {
    const { code, link, ...made } = await invite(server, ana)
    expect(link).toBe(`${server.services.config.publicUrl}/welcome?referral=${code}`)
    expect(made).toMatchObject({
      status: 'open',
      createdAt: testNow.toISOString(),
      expiresAt: new Date(testNow.getTime() + days(30) * 60_000).toISOString(),
    })
    expect(await opened(code)).toEqual({
      status: 1,
      invitation: {
        firstName: 'Rosa',
        review: 'We drove together for years.',
        reputation: 9,
        inviter: { firstName: 'Ana' },
      },
    })
  })

  it('works for 30 days, and not when it was taken back', async () => {
    const [first, second] = [await invite(server, ana), await invite(server, ana)]
    await server.as(ana.token).send(revokeInvitation, { invitation: second.id })
    expect(await opened(second.code)).toEqual({
      status: 0,
      message: 'This invitation was taken back. Ask your friend for a new one.',
    })
    // A session lives on as long as it is used.
    server.passMinutes(days(15))
    await server.as(ana.token).read(connections, {})
    server.passMinutes(days(15) - 1)
    expect((await opened(first.code)).status).toBe(1)
    server.passMinutes(1)
    expect((await opened(first.code, 'es')).message).toMatch(
      /^Esta invitación tiene más de 30 días/,
    )
    expect((await opened('NOBODYS')).message).toMatch(/^We cannot find this invitation/)
    const { body } = await server.as(ana.token).read(connections, { list: 'invitations' })
    expect(body.invitations?.items.map(({ status, link }) => [status, link]).toSorted()).toEqual([
      ['expired', undefined],
      ['revoked', undefined],
    ])
  })

  it('is taken back by its writer alone', async () => {
    const { id, code } = await invite(server, ana)
    const stranger = await buildUser(server)
    const reply = await server.as(stranger.token).send(revokeInvitation, { invitation: id })
    expect(reply.http).toBe(404)
    expect((await opened(code)).status).toBe(1)
  })

  it.each([
    ['reputation', 0],
    ['reputation', 11],
    ['firstName', ' '],
    ['review', 'x'.repeat(2001)],
  ])('asks to correct %s %j', async (field, value) => {
    const { http, body } = await server
      .as(ana.token)
      .send(referralInvite, { ...fields, [field]: value })
    expect([http, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
  })

  it('is one of twenty at most, also when two are made at once', async () => {
    for (let i = 0; i < 19; i++) await invite(server, ana)
    const send = () => server.as(ana.token).send(referralInvite, fields)
    const two = await Promise.all([send(), send()])
    expect(two.map(({ body }) => body.status).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect((await send()).body.message).toMatch(/^Twenty of your invitations are open/)
  })

  it('is written by who has confirmed their e-mail', async () => {
    const typed = await buildUser(server, { user: { email_verified_at: null } })
    const { body } = await server.as(typed.token).send(referralInvite, fields)
    expect(body.message).toMatch(/^Confirm your e-mail first/)
  })

  it('is guessed by nobody', async () => {
    server.services.config.rateLimits = true
    try {
      const ask = async () =>
        (await server.as().read(invitation, { referral: 'A' }, { address: '10.9.0.1' })).http
      for (let i = 0; i < 60; i++) expect(await ask()).toBe(200)
      expect(await ask()).toBe(429)
    } finally {
      server.services.config.rateLimits = false
    }
  })
})
