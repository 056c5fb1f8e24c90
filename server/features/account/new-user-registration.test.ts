import { beforeEach, describe, expect, it } from 'vitest'
import { newUserRegistration, signIn, userInfo } from '#protocol/account/operations.ts'
import { randomId } from '#server/core/random.ts'
import { buildUser } from '#testing/factories.ts'
import { mailsTo } from '#testing/mail.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

const person = (more: Record<string, unknown> = {}) => ({
  firstName: 'José',
  lastName: 'Ibáñez',
  email: `${randomId().toLowerCase()}@example.com`,
  phone: '(305) 555-0123',
  birthDate: '1988-02-29',
  acceptedTerms: true,
  ...more,
})
const register = (
  fields: ReturnType<typeof person>,
  more: { address?: string; lang?: string } = {},
) => server.as().send(newUserRegistration, fields, more)

const userRow = (email: string) =>
  server.services.db
    .selectFrom('app_user')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow()

describe('registering without a session', () => {
  it('makes an account to go on with at once, and a mail that verifies it', async () => {
    const fields = person()
    const { body } = await register(fields, { lang: 'es' })
    expect(body.status).toBe(1)
    const me = await server.as(body.token).read(userInfo, {})
    expect(me.body.userInfo).toMatchObject({
      firstName: 'José',
      birthDate: '1988-02-29',
      emailVerified: false,
      profileComplete: true,
    })
    expect(me.body.drivers).toMatchObject([
      { firstName: 'José', primary: true, license: { verification: 'missing' } },
    ])

    await server.work()
    const [mail] = mailsTo(server.dataDir, fields.email)
    expect(mail?.headers.subject).toBe('Confirma tu correo para Tramo')
    const linkToken = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const verified = await server.as(body.token).send(signIn, { linkToken })
    expect(verified.body.userInfo?.emailVerified).toBe(true)
    // The same person in the same browser is not thrown out.
    expect((await server.as(body.token).read(userInfo, {})).http).toBe(200)
  })

  it('is refused in words when the e-mail is taken, whatever its letters', async () => {
    const { email } = await buildUser(server)
    const { http, body } = await register(person({ email: email.toUpperCase() }))
    expect([http, body]).toEqual([
      200,
      {
        status: 0,
        message: 'There is an account with this e-mail already. Sign in with it instead.',
      },
    ])
  })

  it.each([
    ['acceptedTerms', { acceptedTerms: false }, 'Please accept to continue'],
    ['birthDate', { birthDate: '2008-11-21' }, 'Invalid data'],
    ['birthDate', { birthDate: '1888-01-01' }, 'Invalid data'],
    ['birthDate', { birthDate: '0000-00-00' }, 'Invalid data'],
    ['birthDate', { birthDate: '1990-02-30' }, 'Invalid data'],
    ['email', { email: 'ana@' }, 'Invalid e-mail'],
    ['phone', { phone: '12' }, 'Invalid Phone Number'],
    ['firstName', { firstName: ' ' }, 'Field is Required'],
  ])('asks to correct %s in %j', async (field, change, sentence) => {
    const { http, body } = await register(person(change))
    expect([http, body.errors?.[field]]).toEqual([400, sentence])
  })

  it('is for people of 18 and more; of 21 and more to drive', async () => {
    const eighteen = await register(person({ birthDate: '2008-11-20' }))
    const me = await server.as(eighteen.body.token).read(userInfo, {})
    expect(me.body.drivers).toEqual([])
    const twentyOne = await register(person({ birthDate: '2005-11-20' }))
    const driver = await server.as(twentyOne.body.token).read(userInfo, {})
    expect(driver.body.drivers?.length).toBe(1)
  })

  it('works five times an hour from one address', async () => {
    server.services.config.rateLimits = true
    try {
      const address = '10.2.0.1'
      for (let i = 0; i < 5; i++) expect((await register(person(), { address })).http).toBe(200)
      expect((await register(person(), { address })).http).toBe(429)
      server.passMinutes(61)
      expect((await register(person(), { address })).http).toBe(200)
    } finally {
      server.services.config.rateLimits = false
    }
  })

  it('of one address at the same moment makes one account', async () => {
    const fields = person()
    const replies = await Promise.all([register(fields), register(fields), register(fields)])
    expect(replies.map(({ body }) => body.status).toSorted((a, b) => a - b)).toEqual([0, 0, 1])
  })
})

describe('registering with a session', () => {
  it('completes that account', async () => {
    const user = await buildUser(server, { user: { first_name: null, phone: null } })
    const { body } = await server
      .as(user.token)
      .send(newUserRegistration, person({ email: user.email }))
    const me = await server.as(body.token).read(userInfo, {})
    expect(me.body.userInfo).toMatchObject({
      id: user.id,
      firstName: 'José',
      profileComplete: true,
    })
    expect(me.body.drivers?.map((driver) => driver.firstName)).toEqual(['José'])
    expect((await userRow(user.email)).terms_accepted_at).not.toBeNull()
  })

  it('does not change the e-mail on the way', async () => {
    const user = await buildUser(server)
    const { body } = await server.as(user.token).send(newUserRegistration, person())
    expect(body.status).toBe(0)
    expect((await userRow(user.email)).first_name).toBe('Ana')
  })
})

describe('a referral', () => {
  it('is kept for life, and only from somebody who was here before', async () => {
    const born = () => ({ user: { created_at: server.services.clock() } })
    const parent = await buildUser(server, born())
    server.passMinutes(1)
    const fields = person({ referral: parent.id })
    const { body } = await register(fields)
    expect((await userRow(fields.email)).referred_by).toBe(parent.id)

    server.passMinutes(1)
    const other = await buildUser(server, born())
    await server.as(body.token).send(newUserRegistration, { ...fields, referral: other.id })
    expect((await userRow(fields.email)).referred_by).toBe(parent.id)

    const child = await userRow(fields.email)
    await server
      .as(parent.token)
      .send(newUserRegistration, person({ email: parent.email, referral: child.id }))
    expect((await userRow(parent.email)).referred_by).toBeNull()
  })

  it('that nobody has is no reason to refuse anybody', async () => {
    expect((await register(person({ referral: 'nobody' }))).body.status).toBe(1)
  })
})
