import { afterAll, beforeEach, expect, test } from 'vitest'
import { address, addresses } from '#protocol/fleet/places/addresses.ts'
import { places } from '#protocol/fleet/places/places.ts'
import { googleAddresses } from '#server/platform/gateways/address-search.ts'
import { googleKey, pretendGoogle } from '#testing/jobs/pretended-google.ts'
import { serverOn, testServer } from '#testing/server.ts'
import { buildUser } from '#testing/factories.ts'
import { testDatabase } from '#testing/test-database.ts'

const google = await pretendGoogle()
afterAll(() => google.close())
beforeEach(() => {
  google.answers()
  google.asked.length = 0
})

const search = '5f9c1f6e-1d0c-4d0e-9f53-0a4f6f3f4b11'
const settings = { GOOGLE_MAPS_KEY: googleKey, GOOGLE_PLACES_URL: google.url }

const corners = {
  low: { latitude: 37, longitude: -123 },
  high: { latitude: 38, longitude: -122 },
}

async function withGoogle(more: Record<string, string> = {}) {
  const server = await serverOn(await testDatabase(), { ...settings, ...more })
  const { token } = await buildUser(server)
  return { server, me: server.as(token) }
}

async function townId(of: string) {
  const { body } = await (await testServer()).as().read(places, { q: of })
  return body.places?.[0]?.id ?? ''
}

test('an address is suggested while it is typed, and brings its town, its text and its point', async () => {
  const { me } = await withGoogle()
  const { body } = await me.read(addresses, { q: 'oakland city', search })
  expect(body.addresses).toEqual([
    {
      id: 'ChIJ-city-hall',
      name: 'Oakland City Hall',
      detail: '1 Frank H Ogawa Plaza, Oakland, CA',
    },
  ])
  const found = await me.read(address, { id: 'ChIJ-city-hall', search })
  expect(found.body).toMatchObject({
    status: 1,
    address: '1 Frank H Ogawa Plaza, Oakland, CA 94612, USA',
    latitude: 37.80527,
    longitude: -122.27258,
    town: { name: 'Oakland', state: 'CA', area: '1' },
  })
})

test('Google is told the key, the site, the language and the areas, and nothing of the person', async () => {
  const { server, me } = await withGoogle({ PUBLIC_URL: 'https://cars.example.com' })
  await me.read(addresses, { q: 'lake', search }, { lang: 'es' })
  await me.read(addresses, { q: 'lake', search, near: await townId('Oakland, CA') })
  await me.read(address, { id: 'ChIJ-lake-merritt', search })
  const [all, near, details] = google.asked
  expect([all?.key, all?.referer]).toEqual([googleKey, 'https://cars.example.com/'])
  const body = JSON.parse(all?.body ?? '')
  expect(body).toMatchObject({ input: 'lake', sessionToken: search, languageCode: 'es' })
  expect(Object.keys(body).toSorted()).toEqual([
    'includedRegionCodes',
    'input',
    'languageCode',
    'locationRestriction',
    'regionCode',
    'sessionToken',
  ])
  const { low, high } = body.locationRestriction.rectangle
  const served = await server.services.db
    .selectFrom('place')
    .select(['latitude', 'longitude'])
    .where('area_id', 'is not', null)
    .execute()
  for (const { latitude, longitude } of served) {
    expect(low.latitude <= latitude && latitude <= high.latitude).toBe(true)
    expect(low.longitude <= longitude && longitude <= high.longitude).toBe(true)
  }
  const around = JSON.parse(near?.body ?? '').locationRestriction.rectangle
  expect(around.high.latitude - around.low.latitude).toBeCloseTo(60 / 69.093, 5)
  expect(details).toMatchObject({
    path: `/v1/places/ChIJ-lake-merritt?sessionToken=${search}&languageCode=en`,
    fields: 'formattedAddress,location',
  })
})

test('what lies outside the areas, or is gone, is said in both languages', async () => {
  const { me } = await withGoogle()
  const outside = await me.read(address, { id: 'ChIJ-reno-arch', search })
  expect(outside.body).toMatchObject({
    status: 0,
    message: expect.stringContaining('outside our areas'),
  })
  const gone = await me.read(address, { id: 'ChIJ-nowhere', search }, { lang: 'es' })
  expect(gone.body).toMatchObject({ status: 0, message: expect.stringContaining('Escríbela') })
})

test('visitors find nothing, and bad input is told at its field', async () => {
  const { server, me } = await withGoogle()
  expect((await server.as().read(addresses, { q: 'lake', search })).http).toBe(401)
  expect((await server.as().read(address, { id: 'ChIJ-city-hall', search })).http).toBe(401)
  for (const bad of [
    { q: 'la', search },
    { q: 'x'.repeat(121), search },
    { q: 'lake', search: 'mine' },
  ])
    expect((await me.read(addresses, bad)).http).toBe(400)
  // An id becomes part of an address: one that is none is never sent.
  for (const id of ['../../v1/other', 'a b', 'x?key=', '%2e%2e%2f'])
    expect((await me.read(address, { id, search })).body.status).toBe(0)
  expect(google.asked).toEqual([])
})

test.each<[string, string, Parameters<typeof google.answers>[0]]>([
  ['a refused key', 'status 403', (_, response) => response.writeHead(403).end('{}')],
  ['a quota that is used up', 'status 429', (_, response) => response.writeHead(429).end('{}')],
  ['a fault', 'status 500', (_, response) => response.writeHead(500).end('<html>')],
  ['no JSON', 'unsound', (_, response) => response.end('<html>')],
  [
    'another shape',
    'unsound',
    (_, response) => response.end('{"suggestions":[{"placePrediction":{"placeId":"../x"}}]}'),
  ],
  [
    'a leap to elsewhere',
    'no connection',
    (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  ],
  ['a broken line', 'no connection', (request) => request.socket.destroy()],
  ['too much', 'too large', (_, response) => response.end(`"${'x'.repeat(200_000)}"`)],
])('%s leaves the gazetteer, and the operator reads of it', async (_what, reason, how) => {
  const { server, me } = await withGoogle()
  google.answers(how)
  const { http, body } = await me.read(addresses, { q: 'lake', search })
  expect([http, body.status, body.addresses]).toEqual([200, 1, []])
  expect((await me.read(address, { id: 'ChIJ-city-hall', search })).body.status).toBe(0)
  expect((await me.read(places, { q: 'Oakland' })).body.places?.[0]?.name).toBe('Oakland')
  const told = await server.services.metrics.metrics()
  expect(told).toContain(`tramo_address_search_failures_total{reason="${reason}"} 2`)
  expect(told).not.toContain(googleKey)
})

test('a slow answer is waited for no longer than it may take, nor is one that never ends', async () => {
  const asked = { typed: 'lake', session: search, lang: 'en', ...corners } as const
  // What it hears late, the next test does not count.
  const slow = await pretendGoogle()
  const impatient = googleAddresses(
    { origin: slow.url, key: googleKey, referer: 'http://127.0.0.1' },
    { ms: 50, bytes: 1000 },
  )
  slow.answers(() => {})
  await expect(impatient.suggest(asked)).rejects.toThrow(/timeout/)
  slow.answers((_, response) => response.write('{'))
  await expect(impatient.suggest(asked)).rejects.toThrow(/timeout/)
  await slow.close()
})

test('one person asks so often, and others go on', async () => {
  const { server, me } = await withGoogle({ RATE_LIMITS: 'on' })
  const ask = async () => (await me.read(addresses, { q: 'lake', search })).http
  let last = 200
  for (let times = 0; times < 210 && last === 200; times++) last = await ask()
  expect(last).toBe(429)
  expect(google.asked).toHaveLength(200)
  const { token } = await buildUser(server)
  expect((await server.as(token).read(addresses, { q: 'lake', search })).http).toBe(200)
})

test('without a key nobody is asked', async () => {
  const server = await testServer()
  const me = server.as((await buildUser(server)).token)
  expect((await me.read(addresses, { q: 'lake', search })).body.addresses).toEqual([])
  expect((await me.read(address, { id: 'ChIJ-city-hall', search })).body.status).toBe(0)
  expect(google.asked).toEqual([])
})
