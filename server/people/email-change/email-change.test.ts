import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { newUserRegistration, userInfo } from '#protocol/people/operations.ts'
import * as operations from '#protocol/people/operations.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { mailsTo } from '#testing/mail.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { askToSignIn, newAddress } from '#testing/sign-in-mail.ts'

let server: TestServer
let ana: TestUser
let wanted: string
beforeEach(async () => {
  server = await testServer()
  ana = await buildUser(server)
  wanted = newAddress()
})

const start = (who: TestUser, email: string, lang = 'en') =>
  server.as(who.token).send(operations.changeEmail, { email }, { lang })
const confirm = (who: TestUser, side: 'old' | 'new', code: string) =>
  server.as(who.token).send(operations.confirmEmailChange, { side, code })
const underWay = async (who: TestUser) =>
  (await server.as(who.token).read(operations.emailChange, {})).body.change
const emailOf = async ({ id }: TestUser) =>
  (
    await server.services.db
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.email

/** The code of the newest mail to an address; undefined when it has none. */
async function codeTo(email: string): Promise<string | undefined> {
  await server.work()
  return /^(\d{6})$/m.exec(mailsTo(server.dataDir, email).at(-1)?.text ?? '')?.[1]
}
const codesOf = async (who: TestUser, email: string) => ({
  old: (await codeTo(who.email)) ?? '',
  new: (await codeTo(email)) ?? '',
})
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('another e-mail', () => {
  it.each([
    ['old', 'new'],
    ['new', 'old'],
  ] as const)('is the account’s once both confirmed it, %s first', async (first, second) => {
    const begun = await start(ana, wanted.toUpperCase())
    expect(begun.body.change).toMatchObject({
      email: wanted,
      oldConfirmed: false,
      newConfirmed: false,
    })
    const codes = await codesOf(ana, wanted)
    const half = await confirm(ana, first, codes[first])
    expect(half.body.change).toMatchObject({
      oldConfirmed: first === 'old',
      newConfirmed: first === 'new',
    })
    expect(await emailOf(ana)).toBe(ana.email)
    const done = await confirm(
      ana,
      second,
      `${codes[second].slice(0, 3)} ${codes[second].slice(3)}`,
    )
    expect(done.body).toEqual({ status: 1, email: wanted })
    expect(await underWay(ana)).toBeUndefined()
    const me = await server.as(ana.token).read(userInfo, {})
    expect([me.body.userInfo?.email, me.body.userInfo?.emailVerified]).toEqual([wanted, true])
    await server.work()
    const told = mailsTo(server.dataDir, ana.email).map(({ headers }) => headers.subject)
    expect(told).toContain('The e-mail of your Tramo account was changed')
    server.passMinutes(1)
    // It signs in with the new one, and the old one belongs to nobody.
    const { mail } = await askToSignIn(server, wanted)
    expect(mail.code).toMatch(/^\d{6}$/)
    const reused = await buildUser(server, { user: { email: ana.email } })
    expect(await emailOf(reused)).toBe(ana.email)
  })

  it('answers and asks the same for an address that somebody has; only its mailbox can tell', async () => {
    const ben = await buildUser(server)
    const free = await start(ana, wanted)
    const freeMail = await codeTo(wanted)
    const taken = await start(ana, ben.email)
    const { email, ...rest } = taken.body.change ?? { email: undefined }
    const { email: _, ...expected } = free.body.change ?? { email: undefined }
    expect([taken.http, email, rest]).toEqual([free.http, ben.email, expected])
    expect(freeMail).toBeDefined()
    expect(await codeTo(ben.email)).toBeUndefined()
    expect(mailsTo(server.dataDir, ben.email).at(-1)?.headers.subject).toBe('Your Tramo account')
    // Whatever is typed for it is a wrong code like any other.
    const guess = await confirm(ana, 'new', '000000')
    expect(guess.body.message).toContain('This code is wrong')
    expect(await emailOf(ben)).toBe(ben.email)
  })

  it('is what was asked for last; the codes of the one before are dead', async () => {
    await start(ana, wanted)
    const dead = await codesOf(ana, wanted)
    server.passMinutes(1)
    const other = newAddress()
    await start(ana, other)
    expect((await underWay(ana))?.email).toBe(other)
    for (const side of ['old', 'new'] as const)
      expect((await confirm(ana, side, dead[side])).body.status).toBe(0)
    const codes = await codesOf(ana, other)
    await confirm(ana, 'old', codes.old)
    expect((await confirm(ana, 'new', codes.new)).body.email).toBe(other)
  })

  it('takes no forged code, nor that of the other side or of somebody else', async () => {
    const ben = await buildUser(server)
    const other = newAddress()
    await start(ana, wanted)
    await start(ben, other)
    const codes = await codesOf(ana, wanted)
    const theirs = await codesOf(ben, other)
    for (const [side, code] of [
      ['old', codes.new],
      ['new', codes.old],
      ['new', theirs.new],
      ['old', wrong(codes.old)],
    ] as const)
      expect((await confirm(ana, side, code)).body.status).toBe(0)
    expect((await confirm(ana, 'old', codes.old)).body.status).toBe(1)
    expect(await emailOf(ana)).toBe(ana.email)
  })

  it('is over after five wrong codes, also by starting again, until a day later', async () => {
    await start(ana, wanted)
    const codes = await codesOf(ana, wanted)
    for (let i = 0; i < 3; i++) await confirm(ana, 'new', wrong(codes.new))
    server.passMinutes(1)
    await start(ana, wanted)
    const again = await codesOf(ana, wanted)
    await Promise.all([1, 2, 3, 4].map(() => confirm(ana, 'new', wrong(again.new))))
    expect((await confirm(ana, 'new', again.new)).body.message).toContain('Too many wrong codes')
    await server.as(ana.token).send(operations.cancelEmailChange, {})
    expect((await start(ana, wanted)).body.message).toContain('24 hours')
    server.passMinutes(24 * 60 + 1)
    expect((await start(ana, wanted)).body.status).toBe(1)
  })

  it('ends after an hour, and when it is dropped', async () => {
    await start(ana, wanted)
    const codes = await codesOf(ana, wanted)
    server.passMinutes(61)
    expect(await underWay(ana)).toBeUndefined()
    expect((await confirm(ana, 'old', codes.old)).body.message).toContain('has ended')
    await start(ana, wanted)
    const later = await codesOf(ana, wanted)
    await server.as(ana.token).send(operations.cancelEmailChange, {})
    expect(await underWay(ana)).toBeUndefined()
    expect((await confirm(ana, 'old', later.old)).body.message).toContain('has ended')
    expect(await emailOf(ana)).toBe(ana.email)
  })

  it('goes to one of two people who confirm it at the same moment', async () => {
    const ben = await buildUser(server)
    const both = [ana, ben]
    const codes: { old: string; new: string }[] = []
    for (const who of both) {
      server.passMinutes(1)
      await start(who, wanted)
      codes.push(await codesOf(who, wanted))
    }
    await Promise.all(both.map((who, at) => confirm(who, 'old', codes[at]?.old ?? '')))
    const answers = await Promise.all(
      both.map((who, at) => confirm(who, 'new', codes[at]?.new ?? '')),
    )
    expect(answers.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ http }) => http === 409)?.body.message).toBe(
      'This e-mail already belongs to an account. Sign in with it.',
    )
    const emails = await Promise.all(both.map(emailOf))
    expect(emails.filter((email) => email === wanted)).toHaveLength(1)
  })

  it('signs out whoever registered with it and never confirmed it', async () => {
    const person = { firstName: 'Not', lastName: 'Theowner', phone: '+13055550199' }
    const registered = await server.as().send(newUserRegistration, {
      ...person,
      birthDate: '1990-01-01',
      acceptedTerms: true,
      email: wanted,
    })
    const squatter = server.as(registered.body.token)
    expect((await squatter.read(userInfo, {})).http).toBe(200)
    server.passMinutes(1)
    await start(ana, wanted)
    const codes = await codesOf(ana, wanted)
    await confirm(ana, 'old', codes.old)
    expect((await confirm(ana, 'new', codes.new)).body.email).toBe(wanted)
    expect((await squatter.read(userInfo, {})).http).toBe(401)
  })

  it('is refused for the present one, for an unconfirmed account, and when it is none', async () => {
    expect((await start(ana, ana.email)).body.message).toBe('This is your e-mail already.')
    expect((await start(ana, ana.email, 'es')).body.message).toBe('Este ya es tu correo.')
    const unconfirmed = await buildUser(server, {
      user: { email_verified_at: null, unconfirmed: true },
    })
    expect((await start(unconfirmed, wanted)).body.message).toContain('Confirm your present e-mail')
    const malformed = await start(ana, 'nobody')
    expect([malformed.http, Object.keys(malformed.body.errors ?? {})]).toEqual([400, ['email']])
    expect(await underWay(ana)).toBeUndefined()
  })

  it('cannot be written by hand, without both mailboxes’ word', async () => {
    const { db } = server.services
    const byHand = () => sql`update app_user set email = ${wanted} where id = ${ana.id}`.execute(db)
    await expect(byHand()).rejects.toMatchObject({
      code: '23514',
      constraint: 'email_confirmed_on_both',
    })
    await start(ana, wanted)
    await confirm(ana, 'old', (await codesOf(ana, wanted)).old)
    await expect(byHand()).rejects.toMatchObject({ constraint: 'email_confirmed_on_both' })
    expect(await emailOf(ana)).toBe(ana.email)
  })
})
