import { beforeEach, describe, expect, it } from 'vitest'
import { signIn } from '#protocol/people/operations.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { askToSignIn, browserProof, newAddress } from '#testing/sign-in-mail.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})
const ask = (email: string, more?: Record<string, unknown>, lang?: string) =>
  askToSignIn(server, email, more, lang)

/** Six digits that are not the right ones. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

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

  it('is dead after five wrong tries, and a new one brings no more; the link still works', async () => {
    const email = newAddress()
    const { mail } = await ask(email)
    const type = (code: string) => server.as().send(signIn, { email, code })
    for (let i = 0; i < 4; i++) {
      const { body } = await type(wrong(mail.code))
      expect(body.message).toBe('This code is wrong or older than 20 minutes.')
    }
    expect((await type(wrong(mail.code))).body.message).toContain('Too many wrong codes')
    expect((await type(mail.code)).body.message).toContain('Too many wrong codes')
    const { mail: second } = await ask(email)
    expect((await type(second.code)).body.status).toBe(0)
    const byLink = await server.as().send(signIn, {
      linkToken: second.linkToken,
      browserProof,
    })
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
