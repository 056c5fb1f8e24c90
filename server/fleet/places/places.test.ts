import { expect, test } from 'vitest'
import { cars } from '#protocol/fleet/cars/cars.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import { places } from '#protocol/fleet/places/places.ts'
import { testFleet } from '#testing/fleet.ts'
import { testServer } from '#testing/server.ts'

async function find(input: InputOf<typeof places>) {
  const { body } = await (await testServer()).as().read(places, input)
  return (body.places ?? []).map(({ name, state }) => `${name}, ${state}`)
}

// @7-places
test('towns are suggested by how they begin, the most populous first and at most eight', async () => {
  const found = await find({ q: 'San' })
  expect(found).toHaveLength(8)
  expect(found.slice(0, 3)).toEqual(['San Diego, CA', 'San Jose, CA', 'San Francisco, CA'])
  expect(await find({ q: 'oakl' })).toContain('Oakland, CA')
  // Not in the middle of a name.
  expect(await find({ q: 'francisco' })).toEqual([])
})

test.each([
  ['kahaluu', 'Kahalu‘u, HI'],
  ['KAHALU‘U', 'Kahalu‘u, HI'],
  ["'ewa beach", '‘Ewa Beach, HI'],
  ['la canada', 'La Cañada Flintridge, CA'],
  ['piñon hills', 'Piñon Hills, CA'],
  ['pin\u0303on h', 'Piñon Hills, CA'],
])('%s is found, however it is typed', async (q, expected) => {
  expect(await find({ q })).toContain(expected)
})

// @7-places
test.each([
  ['Saint Petersburg', 'St. Petersburg, FL'],
  ['St Petersburg', 'St. Petersburg, FL'],
  ['St. Cloud', 'Saint Cloud, FL'],
  ['Ft. Lauderdale', 'Fort Lauderdale, FL'],
  ['Mt Shasta', 'Mount Shasta, CA'],
  ['N. Hollywood', 'North Hollywood, CA'],
  ['S San Francisco', 'South San Francisco, CA'],
  ['W Whittier', 'West Whittier-Los Nietos, CA'],
  ['Sta. Mónica', 'Santa Monica, CA'],
  ['Oakland California', 'Oakland, CA'],
  ['Oakland, California', 'Oakland, CA'],
  ['oakland ca 94607', 'Oakland, CA'],
  ['Oakland (CA), USA', 'Oakland, CA'],
  ['L.A.', 'Los Angeles, CA'],
  ['LA, CA', 'Los Angeles, CA'],
  ['sf california', 'San Francisco, CA'],
  ['St. Pete, Fla.', 'St. Petersburg, FL'],
  ['Los Ángeles', 'Los Angeles, CA'],
  ['San José, Calif', 'San Jose, CA'],
  ['Fénix', 'Phoenix, AZ'],
  ['San Agustín', 'Saint Augustine, FL'],
  ['Cayo Hueso', 'Key West, FL'],
])('%s is found as people write it', async (q, expected) => {
  expect((await find({ q }))[0]).toBe(expected)
})

test('the state may follow, as in the chosen name', async () => {
  expect(await find({ q: 'Fresno, CA' })).toEqual(['Fresno, CA'])
  expect(await find({ q: 'fresno, fl' })).toEqual([])
})

test('what is typed is never a pattern', async () => {
  expect(await find({ q: '%' })).toEqual([])
  expect(await find({ q: 'S_n' })).toEqual([])
  expect(await find({ q: "'; drop table place" })).toEqual([])
})

test('an area narrows the towns to its own', async () => {
  const found = await find({ q: 'san', area: '1' })
  expect(found).toContain('San Jose, CA')
  expect(found).not.toContain('San Diego, CA')
  expect(await find({ q: 'san', area: 'nowhere' })).toEqual([])
})

test('a town says which area it belongs to, if any', async () => {
  const server = await testServer()
  const areaOf = async (q: string) => {
    const { body } = await server.as().read(places, { q })
    return body.places?.[0]?.area
  }
  expect(await areaOf('Oakland, CA')).toBe('1')
  expect(await areaOf('Crescent City, CA')).toBeUndefined()
})

test('a part of the map has its largest towns', async () => {
  const bay = await find({ bounds: '37,-123,38.2,-121.5' })
  expect(bay.slice(0, 3)).toEqual(['San Jose, CA', 'San Francisco, CA', 'Oakland, CA'])
  expect(bay).toHaveLength(60)
  expect(await find({ bounds: '0,0,1,1' })).toEqual([])
  const { http } = await (await testServer()).as().read(places, { bounds: '38,-123,37,-121' })
  expect(http).toBe(400)
})

test('cars are sorted by distance from a place', async () => {
  const server = await testServer()
  const fleet = testFleet(server)
  const asked = { start: '2026-12-01T10:00', end: '2027-01-12T17:00', sort: 'distance' } as const
  const nearOakland = await fleet.add({ latitude: 37.81, longitude: -122.25 })
  const nearSanJose = await fleet.add({ latitude: 37.34, longitude: -121.89 })
  const firstNear = async (q: string) => {
    const { body } = await server.as().read(places, { q })
    const near = body.places?.[0]?.id ?? ''
    return (await fleet.search({ ...asked, near })).body.cars?.[0]?.id
  }
  expect(await firstNear('Oakland')).toBe(nearOakland)
  expect(await firstNear('San Jose')).toBe(nearSanJose)
})

test('a place that does not exist is told at its field', async () => {
  const reply = await (await testServer()).as().read(cars, { near: 'atlantis' })
  expect(reply.http).toBe(400)
  expect(reply.body).toMatchObject({ errors: { near: expect.any(String) } })
})
