import { afterAll, beforeEach, expect, test } from 'vitest'
import { openScreens, orderScreens, ownScreens } from '#protocol/core/screens.ts'
import { home } from '#protocol/fleet/operations.ts'
import { buildCar } from '#testing/factories.ts'
import { openCompanyServer, publicUrl, readHead } from '#testing/pages/open-company.ts'
import { testServer, type TestServer } from '#testing/server.ts'

/* What programs that list pages read, of a company that is open and of one that is not. */

const { server, database } = await openCompanyServer()
const { db } = server.services
afterAll(() => database.close())
beforeEach(() =>
  db
    .updateTable('company')
    .set({ opened_at: new Date('2026-01-01') })
    .execute(),
)

const read = (url: string, from: TestServer = server) => from.app.inject({ url })

/** Whether a program may ask for an address: of the lines that fit, the longest decides (RFC 9309). */
function mayAsk(robots: string, address: string): boolean {
  const lines = Array.from(
    robots.matchAll(/^(Allow|Disallow): (\S+)$/gm),
    ([, says, path = '']) => ({
      isAllowed: says === 'Allow',
      path,
    }),
  )
  const fitting = lines.filter(({ path }) => address.startsWith(path))
  const [first] = fitting.toSorted(
    (one, other) =>
      other.path.length - one.path.length || Number(other.isAllowed) - Number(one.isAllowed),
  )
  return first?.isAllowed ?? true
}

test('robots.txt leaves open what everybody reads, with what its screens ask for', async () => {
  const answer = await read('/robots.txt')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  expect(answer.body).toMatch(/^User-agent: \*\n/)
  expect(answer.body).toContain(`\nSitemap: ${publicUrl}/sitemap.xml\n`)
  const open = [
    ...Object.values(openScreens),
    '/results?area=1',
    '/details?car=X',
    '/welcome?referral=X',
    '/assets/index-1.js',
    '/files/cars/X-1280.webp',
    '/trust/X/picture',
    '/company/0123456789abcdef/icon-512.png',
    '/api?objectType=home&lang=en',
    '/api?objectType=cars&lang=en&area=1',
    '/api?objectType=accessibility&lang=es',
  ]
  expect(open.filter((path) => !mayAsk(answer.body, path))).toEqual([])
  const closed = [
    ...Object.values({ ...orderScreens, ...ownScreens }).map((path) => path.replace('$id', 'X')),
    '/api',
    '/api?objectType=userDetails&lang=en',
    '/api?objectType=home2',
    '/api/docs',
    '/files/X',
    '/files/avatars/X-256.webp',
    '/dev/mail',
    '/metrics',
    '/gateway/test/token',
  ]
  expect(closed.filter((path) => mayAsk(answer.body, path))).toEqual([])
})

test('an answer of the endpoint is nothing to list', async () => {
  expect((await server.as().read(home, {})).headers['x-robots-tag']).toBe('noindex')
})

const entries = (xml: string) =>
  Array.from(xml.matchAll(/<url>(.*?)<\/url>/g), ([, one = '']) => ({
    at: /<loc>([^<]*)<\/loc>/.exec(one)?.[1],
    day: /<lastmod>([^<]*)<\/lastmod>/.exec(one)?.[1],
    others: Array.from(
      one.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\/>/g),
      ([, lang, to]) => `${lang} ${to}`,
    ),
  }))

test('sitemap.xml names every page that is to be found, in both languages, and each is there', async () => {
  const car = await buildCar(server)
  const others = [
    await buildCar(server, { status: 'maintenance' }),
    await buildCar(server, { status: 'retired' }),
  ]
  const answer = await read('/sitemap.xml')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  const found = entries(answer.body)
  const carAt = `${publicUrl}/details?car=${car}`
  const days = { at: `${publicUrl}/about`, day: '2026-11-28' }
  expect(found).toContainEqual({
    at: `${carAt}&#38;lang=es`,
    day: undefined,
    others: [`x-default ${carAt}`, `en ${carAt}`, `es ${carAt}&#38;lang=es`],
  })
  expect(found).toContainEqual(expect.objectContaining(days))
  expect(new Set(found.map(({ at }) => at)).size).toBe(found.length)
  for (const gone of others) expect(answer.body).not.toContain(gone)
  const areas = await db.selectFrom('area').select('id').execute()
  expect(found).toHaveLength(2 * (7 + areas.length + 1))
  for (const { at = '' } of found) {
    const address = at.replaceAll('&#38;', '&')
    const page = await read(address.replace(publicUrl, ''))
    const { canonical, robots } = readHead(page.body)
    expect([page.statusCode, canonical, robots]).toEqual([200, address, undefined])
  }
})

test.each(['a company before it is open', 'a sample company'])(
  'of %s nothing is listed',
  async (which) => {
    await db.updateTable('company').set({ opened_at: null }).execute()
    const from = which === 'a sample company' ? await testServer() : server
    const car = await buildCar(from)
    expect((await read('/robots.txt', from)).body).toBe('User-agent: *\nDisallow: /\n')
    expect((await read('/sitemap.xml', from)).statusCode).toBe(404)
    const paths = ['/', '/about', '/results?area=1', `/details?car=${car}`, '/details?car=LOST']
    for (const path of paths) {
      const { robots, canonical, alternates, facts } = readHead((await read(path, from)).body)
      expect([path, robots, canonical, alternates, facts]).toEqual([
        path,
        'noindex',
        undefined,
        {},
        undefined,
      ])
    }
  },
)
