import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { buildCar } from '#testing/factories.ts'
import { openCompanyServer, readHead } from '#testing/pages/open-company.ts'
import { inspected, proofOf, staffOf } from '#testing/proof/inspected-car.ts'
import { testServer, type TestServer } from '#testing/server.ts'

/* How a page is answered to a stranger's program: its status, and what it costs (docs/product/app.md#seen-from-outside). */

const { server, database } = await openCompanyServer()
afterAll(() => database.close())

const page = (url: string, from: TestServer = server, headers: Record<string, string> = {}) =>
  from.app.inject({ url, headers: { accept: 'text/html', ...headers } })

test('what is not there is 404, with the program and not to be found', async () => {
  const car = await buildCar(server, { status: 'retired' })
  const missing = [
    '/404',
    '/nowhere',
    '/jobs/1/2/3',
    '/jobs/edit',
    '/results.html',
    '/old/page.php',
    '/details',
    '/details?car=LOST',
    "/details?car='--",
    '/details?car=A&car=B',
    `/details?car=${car}`,
    `/details?car=${'A'.repeat(200)}`,
  ]
  for (const url of missing) {
    const answer = await page(url)
    expect([url, answer.statusCode]).toEqual([url, 404])
    expect(answer.body).toContain('<div id="root">')
    expect(readHead(answer.body)).toMatchObject({
      title: 'Page not found · Acme Cars',
      robots: 'noindex',
      canonical: undefined,
      facts: undefined,
    })
  }
  const there = ['/', '/about/', '/About', '/jobs/AB12', '/jobs/edit/AB12', '/booking?car=LOST']
  for (const url of there) expect([url, (await page(url)).statusCode]).toEqual([url, 200])
  // A program that wants no page hears it in words.
  const answer = await server.app.inject('/old/page.php')
  expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ status: 0 })])
})

test('HEAD is answered like GET, without the page', async () => {
  for (const [url, status] of [
    ['/', 200],
    ['/details?car=LOST', 404],
    ['/robots.txt', 200],
    ['/sitemap.xml', 200],
  ] as const) {
    const answer = await server.app.inject({ method: 'HEAD', url })
    expect([url, answer.statusCode, answer.body]).toEqual([url, status, ''])
  }
})

test('a car is shown by its first photo, as long as staff release it', async () => {
  const sample = await testServer()
  const one = await inspected(sample)
  const staff = staffOf(sample, one)
  const image = async () => {
    const head = readHead((await page(`/details?car=${one.car}`, sample)).body)
    return [head.card, head.og.image]
  }
  const none = ['summary', expect.stringMatching(/\/icon-512\.png$/)]
  expect(await image()).toEqual(none)
  expect((await staff.release()).body.status).toBe(1)
  // With which its page begins, too.
  const { photos = [] } = (await proofOf(sample, one.car)) ?? {}
  const { url, medium } = photos.find(({ checkpoint }) => checkpoint === 'frontRight') ?? {}
  const shown = `imagesrcset="${medium} 800w, ${url} 1280w"`
  expect((await page(`/details?car=${one.car}`, sample)).body).toContain(shown)
  const { publicUrl } = sample.services.config
  expect(await image()).toEqual(['summary_large_image', `${publicUrl}${url}`])
  expect((await page(url ?? '', sample)).statusCode).toBe(200)
  expect((await staff.takeBack()).body.status).toBe(1)
  expect(await image()).toEqual(none)
  // An own one is kept larger than a link shows it.
  const own = 'A1B2C3D4E5F6G7H8'
  const { db } = sample.services
  await db
    .updateTable('car')
    .set({ photos: [own] })
    .where('id', '=', one.car)
    .execute()
  expect(await image()).toEqual(['summary_large_image', `${publicUrl}/files/cars/${own}-1280.webp`])
})

test('while the database is away a page is sent with what is known', async () => {
  const { server: other, database: its } = await openCompanyServer()
  expect(readHead((await page('/', other)).body).title).toBe('Cars by the month · Acme Cars')
  await its.close()
  for (const [url, status] of [
    ['/details?car=X', 200],
    ['/nowhere', 404],
  ] as const) {
    const answer = await page(url, other)
    expect([answer.statusCode, answer.body.includes('Acme Cars')]).toEqual([status, true])
    expect(answer.body).toContain('<div id="root">')
  }
})

test('a page stays small, and the policy of scripts as it is', async () => {
  const car = await buildCar(server)
  const bare = await page('/dashboard', server, { 'accept-encoding': 'br' })
  const full = await page(`/details?car=${car}`, server, { 'accept-encoding': 'br' })
  const early = await page('/booking', server, { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(full.rawPayload).toString()).toContain('Toyota Camry 2022')
  expect(full.rawPayload.length - early.rawPayload.length).toBeLessThan(700)
  expect(bare.headers['content-security-policy']).toBe(full.headers['content-security-policy'])
  expect(full.headers['content-security-policy']).toMatch(
    /script-src 'self' 'wasm-unsafe-eval' 'sha256-[^']+';/,
  )
})
