import { beforeEach, describe, expect, it } from 'vitest'
import { newUserRegistration, signIn, signOut, userInfo } from '#protocol/people/operations.ts'
import { randomId } from '#server/platform/random.ts'
import { buildUser } from '#testing/factories.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { askToSignIn, newAddress, newestMail } from '#testing/sign-in-mail.ts'

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

const userRow = (email: string, id?: string) =>
  server.services.db
    .selectFrom('app_user')
    .selectAll()
    .where('email', '=', email)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirstOrThrow()

describe('registering without a session', () => {
  // @7-newUserRegistration
  it('makes an account that works at once, and a mail that verifies it', async () => {
    const fields = person({ returnUrl: '/booking?car=C1' })
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

    const mail = await newestMail(server, fields.email)
    expect(mail.headers.subject).toBe('Confirma tu correo para Tramo')
    expect(mail.link.pathname).toBe('/booking')
    const verified = await server.as(body.token).send(signIn, { linkToken: mail.linkToken })
    expect(verified.body.userInfo).toMatchObject({
      id: me.body.userInfo?.id,
      firstName: 'José',
      emailVerified: true,
    })
    // The same person in the same browser is not thrown out.
    expect((await server.as(body.token).read(userInfo, {})).http).toBe(200)
  })

  it('keeps name, address and phone without what nobody sees in them', async () => {
    const { email } = person()
    const pasted = { firstName: '\u202eAna', lastName: '\u00a0Lo\u0301pez\u2003Ruiz\u200b' }
    const { body } = await register(person({ ...pasted, email: `\u200b${email}\u200e` }))
    const me = await server.as(body.token).read(userInfo, {})
    const kept = { firstName: 'Ana', lastName: 'López Ruiz' }
    expect(me.body).toMatchObject({ userInfo: { ...kept, email }, drivers: [kept] })
  })

  // @7-newUserRegistration
  it('answers a known address, whatever its letters, like any other', async () => {
    const { email, id } = await buildUser(server)
    const other = newAddress()
    const known = await register(person({ email: email.toUpperCase() }))
    const unknown = await register(person({ email: other }))
    expect([known.http, Object.keys(known.body), known.body.status]).toEqual([
      unknown.http,
      Object.keys(unknown.body),
      1,
    ])
    const seen = async (token?: string) => (await server.as(token).read(userInfo, {})).body
    const [one, two] = [await seen(known.body.token), await seen(unknown.body.token)]
    const general = (body: typeof one, address: string) => ({
      ...body,
      userInfo: { ...body.userInfo, id: '', email: body.userInfo?.email === address },
      drivers: body.drivers?.map((driver) => ({ ...driver, driverId: '' })),
    })
    expect(general(one, email)).toEqual(general(two, other))
    expect(one.userInfo?.id).not.toBe(id)
    expect((await userRow(email, id)).first_name).toBe('Ana')
  })

  it('mails a known address a different text than a new one, with the same link and code', async () => {
    const { email } = await buildUser(server)
    const other = newAddress()
    await register(person({ email }))
    await register(person({ email: other }))
    const [known, unknown] = [await newestMail(server, email), await newestMail(server, other)]
    expect([known.headers.subject, unknown.headers.subject]).toEqual([
      'Your Tramo account',
      'Confirm your e-mail for Tramo',
    ])
    expect(known.text).toContain(
      'Someone registered with this address, which already has an account.',
    )
    for (const mail of [known, unknown])
      expect([mail.linkToken, mail.code]).toEqual([
        expect.stringMatching(/^.{43}$/),
        expect.stringMatching(/^\d{6}$/),
      ])
  })

  // @5-please-accept @8-registration-failure
  it.each([
    ['birthDate', { birthDate: '2027-01-01' }, 'Invalid data'],
    ['birthDate', { birthDate: '1888-01-01' }, 'This date is too long ago'],
    ['birthDate', { birthDate: '0000-00-00' }, 'Invalid data'],
    ['birthDate', { birthDate: '1990-02-30' }, 'Invalid data'],
    ['email', { email: 'ana@' }, 'Invalid e-mail'],
    ['phone', { phone: '12' }, 'Invalid Phone Number'],
    ['firstName', { firstName: ' ' }, 'Field is Required'],
  ])('asks to correct %s in %j', async (field, change, sentence) => {
    const { http, body } = await register(person(change))
    expect([http, body.errors?.[field]]).toEqual([400, sentence])
  })

  it.each([
    [{ acceptedTerms: false }, /^Please accept the terms/, /^Acepta los términos/],
    [{ birthDate: '2008-11-21' }, /at least 18 years/, /al menos 18 años/],
  ])('answers status 0 and why to %j, with and without a session', async (change, en, es) => {
    const user = await buildUser(server)
    const fields = person(change)
    for (const [lang, said] of Object.entries({ en, es })) {
      const refused = { http: 200, body: { status: 0, message: expect.stringMatching(said) } }
      expect(await register(fields, { lang })).toMatchObject(refused)
      const own = { ...fields, email: user.email }
      const reply = await server.as(user.token).send(newUserRegistration, own, { lang })
      expect(reply).toMatchObject(refused)
    }
    expect((await userRow(user.email)).first_name).toBe('Ana')
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

  it.each([
    ['IPv6 network', (i: number) => `2001:db8:7:${9 + i}::1`, '2001:db8:7:100::1'],
    ['IPv4 address', (i: number) => (i % 2 ? '10.2.0.7' : '::ffff:10.2.0.7'), '10.2.0.8'],
  ])('counts one %s as one, however it is written', async (_what, address, other) => {
    server.services.config.rateLimits = true
    try {
      for (let i = 0; i < 5; i++)
        expect((await register(person(), { address: address(i) })).http).toBe(200)
      expect((await register(person(), { address: address(6) })).http).toBe(429)
      expect((await register(person(), { address: other })).http).toBe(200)
    } finally {
      server.services.config.rateLimits = false
    }
  })

  it('of one address, however often, makes nobody its owner', async () => {
    const fields = person()
    const replies = await Promise.all([register(fields), register(fields), register(fields)])
    expect(replies.map(({ body }) => body.status)).toEqual([1, 1, 1])
    const rows = await server.services.db
      .selectFrom('app_user')
      .select(['unconfirmed', 'email_verified_at'])
      .where('email', '=', fields.email)
      .execute()
    expect(rows).toEqual(replies.map(() => ({ unconfirmed: true, email_verified_at: null })))
  })

  it('sends five mails to one address in 20 minutes at most, with those of the sign-in', async () => {
    server.services.config.rateLimits = true
    try {
      const email = newAddress()
      const known = await buildUser(server)
      for (const to of [email, known.email]) {
        for (let i = 0; i < 3; i++) await askToSignIn(server, to)
        for (let i = 0; i < 2; i++) {
          const { http } = await register(person({ email: to }), { address: `10.3.${i}.1` })
          expect(http).toBe(200)
        }
        const { http } = await register(person({ email: to }), { address: '10.3.9.1' })
        expect(http).toBe(429)
      }
    } finally {
      server.services.config.rateLimits = false
    }
  })
})

describe('registering with a session', () => {
  // @7-userInfo
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

it('registering with a session that has died is no new account', async () => {
  const user = await buildUser(server, { user: { first_name: null } })
  await server.as(user.token).send(signOut, {})
  const { http } = await server
    .as(user.token)
    .send(newUserRegistration, person({ email: user.email }))
  expect(http).toBe(401)
  expect((await userRow(user.email)).first_name).toBeNull()
})
