import { afterAll, beforeEach, expect, test } from 'vitest'
import { openScreens, orderScreens, ownScreens } from '#protocol/core/screens.ts'
import { countedQueries } from '#testing/counted-queries.ts'
import { buildCar } from '#testing/factories.ts'
import { openCompanyServer, publicUrl, readHead } from '#testing/pages/open-company.ts'
import type { TestServer } from '#testing/server.ts'
import type { Signals } from '../../platform/db/signals.ts'

/* What a stranger's program reads of a page without running it (docs/product/app.md#seen-from-outside). */

const { server, database } = await openCompanyServer()
const { db } = server.services
/* As in a running server, what rarely changes is kept in memory. */
const signals: Signals = await database.signals({ heard: () => {}, missed: () => {} })
afterAll(async () => {
  await signals.close()
  await database.close()
})
beforeEach(() => db.updateTable('company').set({ name: 'Acme Cars', logo: null }).execute())

const page = (url: string, from: TestServer = server, headers: Record<string, string> = {}) =>
  from.app.inject({ url, headers: { accept: 'text/html', ...headers } })
const headOf = async (url: string) => readHead((await page(url)).body)

const hostile = `</script><img src=x onerror=alert(1)> "quoted' & <!-- \u2028\nnext`
/** A company's name is short, and on one line. */
const hostileCompany = `</script><img src=x onerror=a> "q'&`
/** Titles are one line; nothing else of a name changes. */
const shown = hostile.replaceAll(/\s+/g, ' ')

test('home says who rents what and where, in the language of the address', async () => {
  const home = await headOf('/')
  const image = expect.stringMatching(
    /^https:\/\/cars\.example\.com\/company\/[0-9a-f]{16}\/icon-512\.png$/,
  )
  const alternates = {
    'x-default': `${publicUrl}/`,
    en: `${publicUrl}/`,
    es: `${publicUrl}/?lang=es`,
  }
  expect(home).toEqual({
    lang: 'en',
    title: 'Cars by the month · Acme Cars',
    description: expect.stringContaining('Bay Area, Los Angeles, Sacramento, San Diego, Miami'),
    robots: undefined,
    canonical: `${publicUrl}/`,
    alternates,
    card: 'summary',
    og: {
      title: 'Cars by the month · Acme Cars',
      description: home.description,
      image,
      url: `${publicUrl}/`,
      site_name: 'Acme Cars',
      locale: 'en_US',
    },
    facts: {
      '@context': 'https://schema.org',
      '@type': 'AutoRental',
      name: 'Acme Cars',
      legalName: 'Acme Cars LLC',
      url: `${publicUrl}/`,
      logo: image,
      image,
      address: '1 Main Street, Oakland, CA',
      telephone: '+13055550123',
      areaServed: expect.arrayContaining(['Miami', 'Hawaii']),
    },
  })
  expect(await headOf('/?lang=ES')).toMatchObject({
    lang: 'es',
    title: 'Autos por mes · Acme Cars',
    canonical: `${publicUrl}/?lang=es`,
    alternates,
    og: { locale: 'es_US', url: `${publicUrl}/?lang=es` },
  })
  // A language that is none is English, and so is the address that is known.
  for (const lang of ['fr', 'es-MX', 'es&lang=en'])
    expect(await headOf(`/?lang=${lang}`)).toMatchObject({ lang: 'en', canonical: `${publicUrl}/` })
})

test('the image that is named is there for strangers', async () => {
  const { og } = await headOf('/')
  const answer = await server.app.inject(og.image?.replace(publicUrl, '') ?? '')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
})

test('results are known by their area alone, with its place and hours', async () => {
  const trip = 'start=2026-12-01T10:00&end=2026-12-31T10:00&utm_source=home'
  expect(await headOf(`/results?area=5&${trip}&lang=es`)).toMatchObject({
    title: 'Autos en Miami · Acme Cars',
    canonical: `${publicUrl}/results?area=5&lang=es`,
    alternates: { en: `${publicUrl}/results?area=5` },
    facts: {
      '@type': 'AutoRental',
      name: 'Acme Cars',
      url: `${publicUrl}/results?area=5`,
      areaServed: ['Miami'],
      address: '1640 Palm Yard, Miami, FL 33136',
      openingHours: 'Mo-Su 08:00-20:00',
    },
  })
  for (const query of ['', '?area=99', '?area=', "?area='--"])
    expect(await headOf(`/results${query}`)).toMatchObject({
      title: 'Cars · Acme Cars',
      canonical: `${publicUrl}/results`,
      facts: undefined,
    })
})

test('a car is a product with the price of its month', async () => {
  const car = await buildCar(server)
  const url = `${publicUrl}/details?car=${car}`
  expect(await headOf(`/details?car=${car}&start=2026-12-01T10:00`)).toMatchObject({
    title: 'Toyota Camry 2022 · Acme Cars',
    description:
      'Rent a Toyota Camry 2022 in Oakland: $849.00 for a month of 30 days, 5 seats. See the whole price first, without an account.',
    canonical: url,
    alternates: { en: url, es: `${url}&lang=es` },
    facts: {
      '@type': 'Product',
      name: 'Toyota Camry 2022',
      brand: { '@type': 'Brand', name: 'Toyota' },
      model: 'Camry',
      offers: {
        '@type': 'Offer',
        price: '849.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'AutoRental', name: 'Acme Cars' },
      },
    },
  })
  await db.updateTable('car').set({ status: 'maintenance' }).where('id', '=', car).execute()
  expect((await headOf(`/details?car=${car}`)).facts).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
})

test('names that are no names stay text, wherever they stand', async () => {
  const car = await buildCar(server, { make: hostile, model: `A ${hostile}`, city: hostile })
  await db.updateTable('company').set({ name: hostileCompany }).execute()
  const { body } = await page(`/details?car=${car}`)
  expect(body).not.toContain('<img src=x')
  expect(body.match(/<\/head>/g)).toHaveLength(1)
  const head = readHead(body)
  expect(head).toMatchObject({
    title: `${shown} A ${shown} 2022 · ${hostileCompany}`,
    og: { site_name: hostileCompany },
    // Data are kept as they are: no letter of them ends their block.
    facts: {
      brand: { name: hostile },
      model: `A ${hostile}`,
      offers: { seller: { name: hostileCompany } },
    },
  })
  const [data = ''] = /<script type="application\/ld\+json">.*?<\/script>/s.exec(body) ?? []
  expect(data.slice(35, -9)).not.toMatch(/[<>&\u2028\u2029\n]/)
})

test('only what everybody may read is to be found; the rest says so, and asks the database nothing', async () => {
  const indexed = ['/', '/about', '/faq', '/contact', '/terms', '/accessibility', '/results']
  for (const path of Object.values({ ...openScreens, ...orderScreens, ...ownScreens })) {
    const { robots, canonical } = await headOf(path.replace('$id', 'X1'))
    const isFound = indexed.includes(path)
    expect([path, robots, canonical !== undefined]).toEqual([
      path,
      isFound ? undefined : 'noindex',
      isFound,
    ])
  }
  const { counted, during } = await countedQueries(server)
  const ofPeople = ['/dashboard', '/payment?order=X', '/staff', '/nowhere', '/welcome']
  await page('/', counted)
  expect(await during(() => Promise.all(ofPeople.map((url) => page(url, counted))))).toBe(0)
})

test('a page asks the database once at most', async () => {
  const car = await buildCar(server)
  const { counted, during } = await countedQueries(server)
  for (const [url, most] of [
    ['/', 0],
    ['/results?area=5', 0],
    ['/about', 0],
    [`/details?car=${car}`, 1],
    ['/welcome?referral=X', 1],
  ] as const) {
    await page(url, counted)
    expect([url, await during(() => page(url, counted))]).toEqual([url, most])
  }
})

test('pages of text say their own title and first words in both languages', async () => {
  expect(await headOf('/accessibility')).toMatchObject({
    title: 'Accessibility · Acme Cars',
    description: expect.stringMatching(/^Acme Cars wants everybody to be able to rent a car/),
  })
  expect(await headOf('/terms?lang=es')).toMatchObject({
    lang: 'es',
    title: 'Términos de uso · Acme Cars',
    description: expect.stringMatching(/^El acuerdo entre tú y Acme Cars, .{60,130}…$/),
  })
})
