import { beforeEach, describe, expect, it } from 'vitest'
import {
  newUserRegistration,
  signIn,
  signOut,
  userInfo,
  userVerification,
} from '#protocol/account/operations.ts'
import { randomId } from '#server/core/random.ts'
import { buildUser } from '#testing/factories.ts'
import { mailsTo } from '#testing/mail.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

const newAddress = () => `${randomId().toLowerCase()}@example.com`

/** The newest mail to an address, with what can be done with it. */
async function mailTo(email: string) {
  await server.work()
  const mail = mailsTo(server.dataDir, email).at(-1)
  if (!mail) throw new Error(`no mail to ${email}`)
  const link = new URL(/https?:\/\/\S+token=\S+/.exec(mail.text)?.[0] ?? '')
  const code = /^(\d{6})$/m.exec(mail.text)?.[1] ?? ''
  return { ...mail, link, code, linkToken: link.searchParams.get('token') ?? '' }
}

async function ask(email: string, more: Record<string, unknown> = {}, lang = 'en') {
  const reply = await server.as().send(userVerification, { email, options: [], ...more }, { lang })
  return { reply, mail: await mailTo(email) }
}

/** Six digits that are not the right ones. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a link', () => {
  it('signs in somebody new, once, and proves the e-mail', async () => {
    const email = newAddress()
    const { mail } = await ask(email)
    const { body } = await server.as().send(signIn, { linkToken: mail.linkToken })
    expect(body).toMatchObject({
      status: 1,
      returnUrl: '/personal',
      userInfo: { email, emailVerified: true, profileComplete: false, staff: false },
    })
    const me = await server.as(body.token).read(userInfo, {})
    expect(me.body.userInfo?.id).toBe(body.userInfo?.id)
    expect(me.body.drivers).toEqual([])

    const again = await server.as().send(signIn, { linkToken: mail.linkToken })
    expect(again.http).toBe(200)
    expect(again.body).toEqual({
      status: 0,
      message: 'This link was used already or is older than 20 minutes. Ask for a new one.',
    })
  })

  it('may also come in the field named token', async () => {
    const { mail } = await ask(newAddress())
    const response = await server.app.inject({
      method: 'POST',
      url: '/api',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ objectType: 'signIn', token: mail.linkToken }).toString(),
    })
    expect(response.json()).toMatchObject({ status: 1, token: expect.stringMatching(/^.{43}$/) })
  })

  it('lives for 20 minutes', async () => {
    const { mail } = await ask(newAddress())
    server.passMinutes(20)
    const { body } = await server.as().send(signIn, { linkToken: mail.linkToken })
    expect(body.status).toBe(0)
  })

  it('is used by one of two who open it at the same moment', async () => {
    const { mail } = await ask(newAddress())
    const open = () => server.as().send(signIn, { linkToken: mail.linkToken })
    const replies = await Promise.all([open(), open(), open()])
    expect(replies.map(({ body }) => body.status).sort()).toEqual([0, 0, 1])
  })

  it('gives the same token again to the same repeated request', async () => {
    const { mail } = await ask(newAddress())
    const open = () =>
      server.as().send(signIn, { linkToken: mail.linkToken }, { requestId: 'a-request-of-mine' })
    const [first, second] = [await open(), await open()]
    expect(second.body).toEqual(first.body)
  })

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
      const { body } = await server.as().send(signIn, { linkToken: mail.linkToken })
      expect(body.returnUrl).toBe('/')
    },
  )

  it('for somebody else leaves the session of the caller alone', async () => {
    const ana = await buildUser(server)
    const leo = await buildUser(server)
    const { mail } = await ask(leo.email)
    const { body } = await server.as(ana.token).send(signIn, { linkToken: mail.linkToken })
    expect(body.userInfo?.id).toBe(leo.id)
    const me = await server.as(ana.token).read(userInfo, {})
    expect(me.body.userInfo?.id).toBe(ana.id)
  })
})

describe('the mail', () => {
  it('is the same and answered the same whether or not the address is known', async () => {
    const known = await buildUser(server)
    const unknown = newAddress()
    const a = await ask(known.email, { returnUrl: '/dashboard' })
    const b = await ask(unknown, { returnUrl: '/dashboard' })
    const general = (text: string, email: string) => text.replaceAll(email, 'E')
    expect([a.reply.http, general(JSON.stringify(a.reply.body), known.email)]).toEqual([
      b.reply.http,
      general(JSON.stringify(b.reply.body), unknown),
    ])
    expect(a.mail.headers.subject).toBe(b.mail.headers.subject)
  })

  it('is in the language of the person, with a plain and an HTML part', async () => {
    const email = newAddress()
    const { reply, mail } = await ask(email, {}, 'es')
    expect(reply.body.message).toContain(`a ${email}`)
    expect(mail.headers.subject).toBe('Inicia sesión en Tramo')
    expect(mail.text).toContain('El botón inicia tu sesión.')
    expect(mail.html).toContain('<html lang="es">')
    expect(mail.html).toContain(mail.code)
    const { body } = await server.as().send(signIn, { email, code: mail.code })
    const row = await server.services.db
      .selectFrom('app_user')
      .select('language')
      .where('id', '=', body.userInfo?.id ?? '')
      .executeTakeFirst()
    expect(row?.language).toBe('es')
  })

  it('leaves neither token nor code in the database', async () => {
    const email = newAddress()
    const { mail } = await ask(email)
    const challenge = await server.services.db
      .selectFrom('sign_in_challenge')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst()
    const sent = await server.services.db
      .selectFrom('outgoing_mail')
      .selectAll()
      .where('recipient', '=', email)
      .executeTakeFirst()
    const kept = JSON.stringify([challenge, sent])
    expect(kept).not.toContain(mail.linkToken)
    expect(kept).not.toMatch(new RegExp(`\\b${mail.code}\\b`))
  })

  it('goes five times to one address, then has to wait', async () => {
    const email = newAddress()
    server.services.config.rateLimits = true
    try {
      const send = () =>
        server.as().send(userVerification, { email, options: [] }, { address: '10.1.0.1' })
      for (let i = 0; i < 5; i++) expect((await send()).http).toBe(200)
      const sixth = await send()
      expect(sixth.http).toBe(429)
      expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
    } finally {
      server.services.config.rateLimits = false
    }
  })
})

describe('a code', () => {
  it('signs in on another device, once, also with spaces in it', async () => {
    const email = newAddress()
    const { mail } = await ask(email)
    const spaced = `${mail.code.slice(0, 3)} ${mail.code.slice(3)}`
    const type = () => server.as().send(signIn, { email: email.toUpperCase(), code: spaced })
    expect((await type()).body.status).toBe(1)
    expect((await type()).body.status).toBe(0)
  })

  it('is for the address it was sent to', async () => {
    const { mail } = await ask(newAddress())
    const { mail: other } = await ask(newAddress())
    const { body } = await server.as().send(signIn, {
      email: String(other.headers.to),
      code: mail.code,
    })
    expect(body.status).toBe(0)
  })

  it('dies with the fifth wrong try, and a new one brings no new tries; the link still works', async () => {
    const email = newAddress()
    const { mail } = await ask(email)
    const type = (code: string) => server.as().send(signIn, { email, code })
    for (let i = 0; i < 4; i++) {
      const { body } = await type(wrong(mail.code))
      expect(body.message).toBe('This code is not right, or it is older than 20 minutes.')
    }
    expect((await type(wrong(mail.code))).body.message).toContain('Too many wrong codes')
    expect((await type(mail.code)).body.message).toContain('Too many wrong codes')
    const { mail: second } = await ask(email)
    expect((await type(second.code)).body.status).toBe(0)
    const byLink = await server.as().send(signIn, { linkToken: second.linkToken })
    expect(byLink.body.status).toBe(1)
    server.passMinutes(21)
    const { mail: third } = await ask(email)
    expect((await type(third.code)).body.status).toBe(1)
  })

  it('allows five tries also when they come all at once', async () => {
    const email = newAddress()
    const { mail } = await ask(email)
    const guesses = Array.from({ length: 8 }, () =>
      server.as().send(signIn, { email, code: wrong(mail.code) }),
    )
    const replies = await Promise.all(guesses)
    const refused = replies.filter(({ body }) => body.message?.startsWith('This code'))
    expect(refused.length).toBe(4)
    const row = await server.services.db
      .selectFrom('sign_in_challenge')
      .select('tries')
      .where('email', '=', email)
      .executeTakeFirst()
    expect(row?.tries).toBe(5)
  })

  it('of an older mail works until it expires, whatever was sent since', async () => {
    const email = newAddress()
    const { mail: first } = await ask(email)
    server.passMinutes(1)
    await ask(email)
    expect((await server.as().send(signIn, { email, code: first.code })).body.status).toBe(1)
  })

  it('without its address is a form to correct', async () => {
    const { http, body } = await server.as().send(signIn, { code: '123456' })
    expect([http, body.errors]).toEqual([400, { email: 'Field is Required' }])
  })
})

describe('a session', () => {
  it('ends where it was signed out, and only there', async () => {
    const { email, token } = await buildUser(server)
    const { mail } = await ask(email)
    const { body } = await server.as().send(signIn, { linkToken: mail.linkToken })
    expect((await server.as(body.token).send(signOut, {})).body).toEqual({ status: 1 })
    expect((await server.as(body.token).read(userInfo, {})).http).toBe(401)
    expect((await server.as(token).read(userInfo, {})).http).toBe(200)
  })

  it('of whoever took an address that was not theirs ends when its owner signs in', async () => {
    const email = newAddress()
    const taken = await server.as().send(newUserRegistration, {
      firstName: 'Not',
      lastName: 'Ana',
      email,
      phone: '+1 305 555 0199',
      birthDate: '1990-01-01',
      acceptedTerms: true,
    })
    expect((await server.as(taken.body.token).read(userInfo, {})).http).toBe(200)
    const { mail } = await ask(email)
    const { body } = await server.as().send(signIn, { linkToken: mail.linkToken })
    expect(body.userInfo?.emailVerified).toBe(true)
    expect((await server.as(taken.body.token).read(userInfo, {})).http).toBe(401)
  })
})
