import { beforeEach, describe, expect, it } from 'vitest'
import {
  countriesForStates,
  driverLicense,
  personalDetails,
  userInfo,
} from '#protocol/people/operations.ts'
import { insurance } from '#protocol/fleet/operations.ts'
import { createSession } from '#server/platform/auth/sessions.ts'
import { createUser } from '#server/people/people/account-store.ts'
import { buildUser } from '#testing/factories.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

const details = (more: Record<string, unknown> = {}) => ({
  firstName: 'Ana María',
  lastName: 'Núñez',
  phone: '+52 55 1234 5678',
  birthDate: '1990-05-04',
  ...more,
})
const save = (token: string, more: Record<string, unknown> = {}) =>
  server.as(token).send(personalDetails, details(more))

/** Somebody who has signed in and done nothing else. */
const newcomer = () =>
  server.services.db.transaction().execute(async (tx) => {
    const now = server.services.clock()
    const user = await createUser(
      tx,
      `n${Math.random().toString(36).slice(2)}@example.com`,
      'es',
      now,
    )
    if (!user) throw new Error('taken')
    return createSession(tx, user.id, now)
  })

describe('personal details', () => {
  it.each([
    // As it comes out of a phone's contacts, and as one dials it from here.
    ['\u202a+52 1 55\u00a01234\u20115678\u202c', '+525512345678'],
    ['011 52 55 1234 5678', '+525512345678'],
    ['(305) 555–0123 ext. 4', '+13055550123;ext=4'],
  ])('keep the phone %j as %s', async (typed, kept) => {
    const { token } = await buildUser(server)
    expect((await save(token, { phone: typed, whatsapp: typed })).http).toBe(200)
    const { body } = await server.as(token).read(userInfo, {})
    expect(body).toMatchObject({
      userInfo: { phone: kept, whatsapp: kept },
      drivers: [{ phone: kept }],
    })
  })

  it.each(['0000000000', '+52 00 0000 0000', '+44 12', '+999 123 456 789'])(
    'refuse %s, which nobody has',
    async (phone) => {
      const { token } = await buildUser(server)
      const { http, body } = await save(token, { phone })
      expect([http, body.errors?.phone]).toEqual([400, 'Invalid Phone Number'])
    },
  )

  // @7-personalDetails
  it('complete the account and make its own person the first driver', async () => {
    const token = await newcomer()
    const { body } = await save(token, { whatsapp: '+52 55 8765 4321', social: '@ana' })
    expect(body.driver).toMatchObject({
      firstName: 'Ana María',
      primary: true,
      license: { verification: 'missing', pictures: [] },
      insurance: { verification: 'missing', coverage: {} },
    })
    const me = await server.as(token).read(userInfo, {})
    expect(me.body.userInfo).toMatchObject({
      firstName: 'Ana María',
      phone: '+525512345678',
      whatsapp: '+525587654321',
      social: '@ana',
      profileComplete: true,
    })
    expect(me.body.drivers).toEqual([body.driver])
  })

  it('change the same driver the next time', async () => {
    const { token, driverId } = await buildUser(server)
    const { body } = await save(token, { firstName: 'Anita' })
    expect(body.driver).toMatchObject({ driverId, firstName: 'Anita' })
  })

  it('add other drivers, four in all, also when they come at once', async () => {
    const { token } = await buildUser(server)
    const replies = await Promise.all(
      ['Leo', 'Sol', 'Max', 'Eva'].map((firstName) => save(token, { driverId: 'new', firstName })),
    )
    expect(replies.map(({ body }) => body.status).toSorted((a, b) => a - b)).toEqual([0, 1, 1, 1])
    expect(replies.find(({ body }) => body.status === 0)?.body.message).toBe(
      'An account can have up to 4 drivers.',
    )
    const me = await server.as(token).read(userInfo, {})
    expect(me.body.drivers?.map((driver) => driver.primary)).toEqual([true, false, false, false])
    expect(me.body.userInfo?.firstName).toBe('Ana')
  })

  it('of another driver do not touch the account', async () => {
    const { token } = await buildUser(server)
    const added = await save(token, { driverId: 'new', firstName: 'Leo' })
    const driverId = added.body.driver?.driverId
    await save(token, { driverId, firstName: 'Leonor' })
    const me = await server.as(token).read(userInfo, {})
    expect(me.body.drivers?.map((driver) => driver.firstName)).toEqual(['Ana', 'Leonor'])
    expect(me.body.userInfo?.firstName).toBe('Ana')
  })

  it('of somebody else do not exist', async () => {
    const ana = await buildUser(server)
    const leo = await buildUser(server)
    expect((await save(ana.token, { driverId: leo.driverId })).http).toBe(404)
    expect((await save(ana.token, { driverId: 'nobody' })).http).toBe(404)
  })

  // @5-drivers-must
  it.each([
    ['2027-01-01', 'Invalid data'],
    ['1890-01-01', 'This date is too long ago'],
  ])('refuse a birth on %s', async (birthDate, sentence) => {
    const { token } = await buildUser(server)
    const { http, body } = await save(token, { birthDate })
    expect([http, body.errors]).toEqual([400, { birthDate: sentence }])
  })

  it('of somebody under 21 are refused with why, which they can act on', async () => {
    const { token } = await buildUser(server)
    for (const driverId of [undefined, 'new']) {
      const { http, body } = await save(token, { birthDate: '2005-11-21', driverId })
      const message = 'Drivers must be at least 21 years old.'
      expect([http, body]).toEqual([200, { status: 0, message }])
    }
  })

  it('accept somebody who is 21 today', async () => {
    const { token } = await buildUser(server)
    expect((await save(token, { birthDate: '2005-11-20' })).http).toBe(200)
  })

  it('in another name send a verified license back to staff', async () => {
    const { token } = await buildUser(server, { driver: { license_verification: 'verified' } })
    const same = await save(token, { firstName: 'Ana', phone: '+1 305 555 9999' })
    expect(same.body.driver?.license.verification).toBe('verified')
    const other = await save(token, { firstName: 'Eva' })
    expect(other.body.driver?.license.verification).toBe('submitted')
  })

  it('come before documents', async () => {
    const { body } = await server.as(await newcomer()).send(driverLicense, {
      number: 'D1',
      country: 'US',
      state: 'CA',
      expirationDate: '2031-01-01',
      pictures: [],
    })
    expect(body).toEqual({ status: 0, message: 'Please enter the personal details first.' })
  })

  it('are for signed-in people', async () => {
    expect((await server.as().send(personalDetails, details())).http).toBe(401)
  })
})

describe('texts for drivers', () => {
  // @7-countriesForStates
  it('explain insurance in both languages', async () => {
    const en = await server.as().read(insurance, {})
    const es = await server.as().read(insurance, {}, { lang: 'es' })
    expect(en.body.content?.[0]?.text).toContain('at least $5,000')
    expect(es.body.content?.[0]?.title).toBe('Responsabilidad civil')
    expect(es.body.content?.length).toBe(en.body.content?.length)
  })

  // @7-countriesForStates
  it('list countries with states', async () => {
    const { body } = await server.as().read(countriesForStates, {}, { lang: 'es' })
    expect(body.content?.[0]).toMatchObject({ code: 'US', name: 'Estados Unidos' })
    expect(body.content?.[0]?.states).toContainEqual({ code: 'CA', name: 'California' })
  })
})
