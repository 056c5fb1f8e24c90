import { beforeEach, describe, expect, it } from 'vitest'
import { contactForm, errorReport, home, rules } from '#protocol/fleet/operations.ts'
import { randomId } from '#server/platform/random.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

describe('home', () => {
  // @3-area-id
  it('has the areas with the offset in force and their own clock', async () => {
    const { body } = await server.as().read(home, {})
    const bay = body.areas?.find(({ id }) => id === '1')
    expect(bay).toMatchObject({
      name: 'Bay Area',
      zone: 'America/Los_Angeles',
      offsetToUTC: -8,
      now: '2026-11-20T10:00',
      opens: '08:00',
      closes: '20:00',
    })
    server.setNow(new Date('2026-07-01T06:59:00Z'))
    const summer = await server.as().read(home, {}, { lang: 'es' })
    expect(summer.body.areas?.find(({ id }) => id === '1')).toMatchObject({
      name: 'Área de la Bahía',
      offsetToUTC: -7,
      now: '2026-06-30T23:59',
    })
  })

  it('knows how many cars can be had in each area, and what renters say of them', async () => {
    const before = (await server.as().read(home, {})).body
    const cars = before.areas?.find(({ id }) => id === '6')?.cars ?? 0
    const { count = 0, score = 0 } = before.reviews ?? {}
    await buildCar(server, { area_id: '6', rating: '9', review_count: 3 })
    await buildCar(server, { area_id: '6', rating: '8', review_count: 1 })
    await buildCar(server, { area_id: '6', rating: '2', review_count: 9, status: 'retired' })
    const { body } = await server.as().read(home, {})
    expect(body.areas?.find(({ id }) => id === '6')?.cars).toBe(cars + 2)
    expect(body.reviews?.count).toBe(count + 4)
    const exact = (score * count + 35) / (count + 4)
    expect(body.reviews?.score).toBeCloseTo(exact, 0)
  })

  // @3-language-languagename @3-price-modifier @7-home
  it('has both languages, the extras and the price modifiers', async () => {
    const { body } = await server.as().read(home, {})
    expect(body.languages).toEqual([
      { languageName: 'English', languageShort: 'EN', languageCode: 'en', bcp47: 'en-US' },
      { languageName: 'Español', languageShort: 'ES', languageCode: 'es', bcp47: 'es-US' },
    ])
    expect(body.extras?.length).toBe(6)
    expect(
      body.priceModifiers?.map(({ coefficient }) => coefficient).toSorted((a, b) => a - b),
    ).toEqual([0.85, 1, 1.2])
    expect(body.priceModifiers).toContainEqual(
      expect.objectContaining({ name: 'Normal price', coefficient: 1 }),
    )
    expect(body.testPayments).toBe(true)
  })

  // @9-donation-10
  it('tells the true total of the donations: 10 % of what was just paid more', async () => {
    const total = async () => (await server.as().read(home, {})).body.donationTotal ?? 0
    const before = await total()
    const ana = await buildUser(server)
    await payByCard(server, ana, await holdCar(server, ana, await buildCar(server)))
    // One month, two weeks and five days: $1,502.00 of rent.
    expect((await total()) - before).toBeCloseTo(150.2, 5)
  })
})

describe('the rules', () => {
  // @7-rules
  it('are the same number in both languages', async () => {
    const en = await server.as().read(rules, {})
    const es = await server.as().read(rules, {}, { lang: 'es' })
    expect(en.body.list?.length).toBeGreaterThanOrEqual(8)
    expect(es.body.list?.length).toBe(en.body.list?.length)
    expect(es.body.list?.[0]?.title).toBe('Quién puede manejar')
  })
})

describe('the contact form', () => {
  const message = (more: Record<string, unknown> = {}) => ({
    name: 'Ana\r\nBcc: everybody@example.com',
    email: 'ana@example.com',
    subject: randomId(),
    message: 'Hola,\n¿tienen <vans>?',
    ...more,
  })

  // @7-contactForm
  it('arrives as a row and as a mail that can be answered', async () => {
    const fields = message()
    const { body } = await server.as().send(contactForm, fields, { lang: 'es' })
    expect(body.message).toBe('Gracias. Recibimos tu mensaje y te responderemos por correo.')
    await server.work()
    const mail = mailsTo(server.dataDir, 'hello@localhost').find((each) =>
      each.headers.subject?.includes(fields.subject),
    )
    expect(mail?.headers['reply-to']).toBe('ana@example.com')
    expect(mail?.headers.bcc).toBeUndefined()
    expect(mail?.text).toContain('¿tienen <vans>?')
    expect(mail?.html).toContain('&#60;vans&#62;')
    const row = await server.services.db
      .selectFrom('contact_message')
      .selectAll()
      .where('subject', '=', fields.subject)
      .executeTakeFirst()
    expect(row?.message).toBe(fields.message)
  })

  it('says what to correct', async () => {
    const { http, body } = await server
      .as()
      .send(contactForm, message({ email: 'x', message: ' ' }))
    expect([http, body.errors]).toEqual([
      400,
      { email: 'Invalid e-mail', message: 'Field is Required' },
    ])
  })

  it('is not a way to send mail by the hundred', async () => {
    server.services.config.rateLimits = true
    try {
      const send = () => server.as().send(contactForm, message(), { address: '10.3.0.1' })
      for (let i = 0; i < 5; i++) expect((await send()).http).toBe(200)
      expect((await send()).http).toBe(429)
    } finally {
      server.services.config.rateLimits = false
    }
  })
})

describe('an error report', () => {
  const rows = (release: string) =>
    server.services.db
      .selectFrom('error_report')
      .selectAll()
      .where('release', '=', release)
      .execute()

  // @7-errorReport @8-report-carries
  it('is kept without what is personal', async () => {
    const release = randomId()
    await server.as().send(errorReport, {
      message: 'x is undefined',
      stack: 'at f (https://cars.example/assets/a.js:1:2)\nat g (https://cars.example/?token=abc)',
      path: '/personal?token=abc',
      release,
    })
    expect(await rows(release)).toMatchObject([
      {
        message: 'x is undefined',
        stack: 'at f (https://cars.example/assets/a.js:1:2)\nat g (https://cars.example/)',
        path: '/personal',
      },
    ])
  })

  // @8-reports-ignore
  it('about the network is ignored', async () => {
    const release = randomId()
    const { http } = await server.as().send(errorReport, { message: 'Some NetWork thing', release })
    expect([http, await rows(release)]).toEqual([200, []])
  })

  it('cannot fill the database', async () => {
    server.services.config.rateLimits = true
    try {
      const send = () =>
        server.as().send(errorReport, { message: 'again' }, { address: '10.4.0.1' })
      for (let i = 0; i < 20; i++) expect((await send()).http).toBe(200)
      expect((await send()).http).toBe(429)
    } finally {
      server.services.config.rateLimits = false
    }
  })
})
