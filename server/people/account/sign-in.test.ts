import { beforeEach, describe, expect, it } from 'vitest'
import { maskedEmail } from '#domain/core/text/masked-email.ts'
import { signIn, signOut, userInfo } from '#protocol/people/operations.ts'
import { buildUser } from '#testing/factories.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { askToSignIn, browserProof, newAddress } from '#testing/sign-in-mail.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})
const ask = (email: string, more?: Record<string, unknown>, lang?: string) =>
  askToSignIn(server, email, more, lang)

describe('a link', () => {
  // @3-auth-state
  it('signs in somebody new, once, and proves the e-mail', async () => {
    const email = newAddress()
    const { mail } = await ask(email)
    const { body } = await server.as().send(signIn, { linkToken: mail.linkToken, browserProof })
    expect(body).toMatchObject({
      status: 1,
      returnUrl: '/personal',
      userInfo: { email, emailVerified: true, profileComplete: false, staff: false },
    })
    const me = await server.as(body.token).read(userInfo, {})
    expect(me.body.userInfo?.id).toBe(body.userInfo?.id)
    expect(me.body.drivers).toEqual([])

    const again = await server.as().send(signIn, { linkToken: mail.linkToken, browserProof })
    expect(again.http).toBe(200)
    expect(again.body).toEqual({
      status: 0,
      message: 'This link has already been used or is older than 20 minutes. Request a new one.',
    })
  })

  it('may also come in the field named token', async () => {
    const { mail } = await ask(newAddress())
    const response = await server.app.inject({
      method: 'POST',
      url: '/api',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        objectType: 'signIn',
        token: mail.linkToken,
        browserProof,
      }).toString(),
    })
    expect(response.json()).toMatchObject({ status: 1, token: expect.stringMatching(/^.{43}$/) })
  })

  it('lives for 20 minutes', async () => {
    const { mail } = await ask(newAddress())
    server.passMinutes(20)
    const { body } = await server.as().send(signIn, { linkToken: mail.linkToken, browserProof })
    expect(body.status).toBe(0)
  })

  it('is used by one of two who open it at the same moment', async () => {
    const { mail } = await ask(newAddress())
    const open = () => server.as().send(signIn, { linkToken: mail.linkToken, browserProof })
    const replies = await Promise.all([open(), open(), open()])
    expect(replies.map(({ body }) => body.status).toSorted((a, b) => a - b)).toEqual([0, 0, 1])
  })

  it('gives the same token again to the same repeated request', async () => {
    const { mail } = await ask(newAddress())
    const open = () =>
      server
        .as()
        .send(
          signIn,
          { linkToken: mail.linkToken, browserProof },
          { requestId: 'a-request-of-mine' },
        )
    const [first, second] = [await open(), await open()]
    expect(second.body).toEqual(first.body)
  })

  // @2.2-options
  it('leads a complete profile to its booking, and keeps every parameter', async () => {
    const { email } = await buildUser(server)
    const { mail } = await ask(email, {
      car: 'C1',
      start: '2026-12-01T10:00',
      end: '2026-12-11 10:00',
      options: ['childSeat', 'tollPass'],
      pm: 'more',
    })
    expect(mail.link.pathname).toBe('/booking')
    expect(Object.fromEntries(mail.link.searchParams)).toEqual({
      car: 'C1',
      start: '2026-12-01T10:00',
      end: '2026-12-11T10:00',
      options: 'childSeat,tollPass',
      pm: 'more',
      token: mail.linkToken,
    })
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
    'never leads to %s',
    async (returnUrl) => {
      const { email } = await buildUser(server)
      const { mail } = await ask(email, { returnUrl })
      expect(mail.link.origin).toBe(server.services.config.publicUrl)
      const { body } = await server.as().send(signIn, { linkToken: mail.linkToken, browserProof })
      expect(body.returnUrl).toBe('/')
    },
  )

  it('for somebody else leaves the session of the caller alone', async () => {
    const ana = await buildUser(server)
    const leo = await buildUser(server)
    const { mail } = await ask(leo.email)
    const open = (more = {}) =>
      server.as(ana.token).send(signIn, { linkToken: mail.linkToken, browserProof, ...more })
    expect((await open()).body).toEqual({ status: 1, question: { email: maskedEmail(leo.email) } })
    const { body } = await open({ confirmed: true })
    expect(body.userInfo?.id).toBe(leo.id)
    const me = await server.as(ana.token).read(userInfo, {})
    expect(me.body.userInfo?.id).toBe(ana.id)
  })
})

describe('a link in another browser', () => {
  it.each([
    ['has no proof', undefined],
    ['has one of its own', 'the-browser-of-somebody-else-98765432'],
  ])(
    'that %s asks before it signs in, and is not used up by the question',
    async (_what, proof) => {
      const email = newAddress()
      const { mail } = await ask(email)
      const open = (confirmed?: boolean) =>
        server.as().send(signIn, { linkToken: mail.linkToken, browserProof: proof, confirmed })
      const question = { status: 1, question: { email: `${email[0]}…@example.com` } }
      expect((await open()).body).toEqual(question)
      expect((await open()).body).toEqual(question)
      const yes = await open(true)
      expect(yes.body).toMatchObject({ userInfo: { email, emailVerified: true } })
      expect((await open()).body.status).toBe(0)
    },
  )

  it('asks also when it was asked for without a proof', async () => {
    const { mail } = await ask(newAddress(), { browserProof: undefined })
    const { body } = await server.as().send(signIn, { linkToken: mail.linkToken, browserProof })
    expect(Object.keys(body)).toEqual(['status', 'question'])
  })

  it('does not ask whoever is signed in with that address', async () => {
    const { email, token, id } = await buildUser(server)
    const { mail } = await ask(email)
    const { body } = await server.as(token).send(signIn, { linkToken: mail.linkToken })
    expect(body.userInfo?.id).toBe(id)
  })

  it('is not needed for the code, which works wherever it is typed', async () => {
    const email = newAddress()
    const { mail } = await ask(email)
    const { body } = await server.as().send(signIn, { email, code: mail.code })
    expect(body.userInfo?.email).toBe(email)
  })

  it('leaves no proof in the database', async () => {
    const email = newAddress()
    await ask(email)
    const rows = await server.services.db
      .selectFrom('sign_in_challenge')
      .selectAll()
      .where('email', '=', email)
      .execute()
    expect(rows[0]?.browser_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(rows)).not.toContain(browserProof)
  })
})

describe('a session', () => {
  it('ends where it was signed out, and only there', async () => {
    const { email, token } = await buildUser(server)
    const { mail } = await ask(email)
    const { body } = await server.as().send(signIn, { linkToken: mail.linkToken, browserProof })
    expect((await server.as(body.token).send(signOut, {})).body).toEqual({ status: 1 })
    expect((await server.as(body.token).read(userInfo, {})).http).toBe(401)
    expect((await server.as(token).read(userInfo, {})).http).toBe(200)
  })
})
