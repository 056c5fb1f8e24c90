import { beforeEach, describe, expect, it } from 'vitest'
import { newUserRegistration, signIn, userVerification } from '#protocol/people/operations.ts'
import { countedQueries } from '#testing/counted-queries.ts'
import { buildUser } from '#testing/factories.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { askToSignIn, newAddress, newestMail } from '#testing/sign-in-mail.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})
const ask = (email: string, more?: Record<string, unknown>, lang?: string) =>
  askToSignIn(server, email, more, lang)

describe('the mail', () => {
  // @7-userVerification
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

  it('costs the database the same whether or not the address is known', async () => {
    const { email, token } = await buildUser(server)
    const { counted, during } = await countedQueries(server)
    const asks = (to: string, by?: string) =>
      during(() => counted.as(by).send(userVerification, { email: to, options: [] }))
    const known = await asks(email)
    expect(known).toBeGreaterThan(0)
    expect(await asks(newAddress())).toBe(known)
    // Finding the session is a query of its own, and a new day's first one renews it.
    await asks(newAddress(), token)
    expect(await asks(newAddress(), token)).toBe(await asks(email, token))
  })

  it('costs the database the same when somebody registers with a known address', async () => {
    const { email } = await buildUser(server)
    const { counted, during } = await countedQueries(server)
    const person = {
      firstName: 'José',
      lastName: 'Ibáñez',
      phone: '+13055550123',
      birthDate: '1988-02-29',
      acceptedTerms: true,
    }
    const registers = (to: string) =>
      during(() => counted.as().send(newUserRegistration, { ...person, email: to }))
    const known = await registers(email)
    expect(known).toBeGreaterThan(0)
    expect(await registers(newAddress())).toBe(known)
  })

  it('leads who has registered, and asks again, to where they are going', async () => {
    const email = newAddress()
    const registered = await server.as().send(newUserRegistration, {
      firstName: 'José',
      lastName: 'Ibáñez',
      email,
      phone: '+13055550123',
      birthDate: '1988-02-29',
      acceptedTerms: true,
    })
    const { token } = registered.body
    await server.work()
    server.passMinutes(1)
    const returnUrl = '/payment?order=A1'
    await server.as(token).send(userVerification, { email, options: [], returnUrl })
    const { link } = await newestMail(server, email)
    expect(link.pathname + link.search).toMatch(/^\/payment\?order=A1&token=/)
  })

  it('is in the language of the person, with a plain and an HTML part', async () => {
    const email = newAddress()
    const { reply, mail } = await ask(email, {}, 'es')
    expect(reply.body.message).toContain(`a ${email}`)
    expect(mail.headers.subject).toBe('Inicia sesión en Tramo')
    expect(mail.text).toContain('Usa el botón para iniciar sesión.')
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
