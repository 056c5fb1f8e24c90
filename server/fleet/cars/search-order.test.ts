import { expect, test } from 'vitest'
import { bookingPrice } from '#domain/fleet/pricing/booking-price.ts'
import { rentalDuration } from '#domain/fleet/pricing/duration.ts'
import type { cars } from '#protocol/fleet/cars/cars.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import { occupy, type TestFleet, testFleet } from '#testing/fleet.ts'
import { testServer } from '#testing/server.ts'

const asked = { area: '1', start: '2026-12-01T10:00', end: '2027-01-12T17:00' }

/** All pages of a search, one after the other. */
async function allPages(fleet: TestFleet, input: InputOf<typeof cars>, limit: number) {
  const ids: string[] = []
  const totals: (number | undefined)[] = []
  let cursor: string | undefined
  do {
    const { body } = await fleet.search({
      ...input,
      limit: String(limit),
      ...(cursor && { cursor }),
    })
    ids.push(...(body.cars ?? []).map(({ id }) => id))
    totals.push(body.total)
    cursor = body.nextCursor
  } while (cursor && totals.length < 50)
  return { ids, totals }
}

/** Eleven cars, some alike to the cent, some taken. */
async function mixedFleet() {
  const server = await testServer()
  const fleet = testFleet(server)
  for (let at = 0; at < 11; at++) {
    const car = await fleet.add({
      month_cents: 80_000 + (at % 3) * 1_000,
      rating: at % 4 === 0 ? null : `${3 + (at % 3) / 2}`,
      year: 2020 + (at % 2),
      latitude: 37.5 + (at % 5) / 10,
      area_id: at % 2 === 0 ? '1' : '2',
    })
    const taken = { start: '2026-12-05T10:00', end: `2026-12-1${at % 3}T10:00` }
    if (at % 3 === 1) await occupy(server, car, taken)
  }
  return fleet
}

test.each(['price', 'rating', 'newest', 'distance'] as const)(
  'sorted by %s, small pages make up the large one without gaps and doubles',
  async (sort) => {
    const fleet = await mixedFleet()
    const { area: _area, ...anywhere } = asked
    const whole = (await fleet.search({ ...anywhere, sort })).body
    const ids = whole.cars?.map(({ id }) => id) ?? []
    expect(new Set(ids).size).toBe(11)
    expect(whole.cars?.map(({ available }) => available)).toEqual([
      ...Array.from({ length: 7 }, () => true),
      ...Array.from({ length: 4 }, () => false),
    ])
    for (const limit of [1, 2, 4, 7, 10, 11]) {
      const { ids: turned, totals } = await allPages(fleet, { ...anywhere, sort }, limit)
      expect(turned).toEqual(ids)
      // The count is on the first page only.
      expect(totals.map((total) => total ?? '-')).toEqual([
        11,
        ...Array.from({ length: Math.ceil(11 / limit) - 1 }, () => '-'),
      ])
    }
  },
)

test('without dates the pages hold together although the clock goes on', async () => {
  const server = await testServer()
  const fleet = await mixedFleet()
  // Free for a week and the gap from 10:00 on, but not from 11:00.
  const brief = await fleet.add({ month_cents: 20_000 })
  await occupy(server, brief, { start: '2026-11-27T18:30', end: '2026-12-30T10:00' })
  const first = (await fleet.search({ limit: '6' })).body
  server.passMinutes(45)
  const second = (await fleet.search({ limit: '12', cursor: first.nextCursor ?? '' })).body
  const ids = [...(first.cars ?? []), ...(second.cars ?? [])].map(({ id }) => id)
  expect(ids[0]).toBe(brief)
  expect(new Set(ids).size).toBe(12)
  expect(ids).toHaveLength(12)
})

test('each sort puts first what it promises', async () => {
  const server = await testServer()
  const fleet = testFleet(server)
  const add = (more: object) => fleet.add({ latitude: 38.2, longitude: -122.2, ...more })
  const cheap = await add({ month_cents: 50_000, year: 2018, rating: '4.00' })
  const loved = await add({ year: 2019, rating: '4.90' })
  const fresh = await add({ year: 2026, rating: '4.10' })
  const near = await add({ year: 2017, latitude: 37.71 })
  const firstBy = async (sort: 'price' | 'rating' | 'newest' | 'distance') =>
    (await fleet.search({ ...asked, sort })).body.cars?.[0]?.id
  expect(await firstBy('price')).toBe(cheap)
  expect(await firstBy('rating')).toBe(loved)
  expect(await firstBy('newest')).toBe(fresh)
  expect(await firstBy('distance')).toBe(near)
})

test('the price of the list is that of the rules, half cents up', async () => {
  const server = await testServer()
  const fleet = testFleet(server)
  const rates = { day: 3_901, week: 22_903, month: 84_907 }
  await fleet.add({ day_cents: rates.day, week_cents: rates.week, month_cents: rates.month })
  const duration = rentalDuration(asked.start, asked.end)
  expect(duration).toMatchObject({ months: 1, weeks: 1, days: 6 })
  for (const [pm, coefficient] of [
    ['normal', 1],
    ['fewer', 0.85],
    ['more', 1.2],
  ] as const) {
    const [car] = (await fleet.search({ ...asked, pm })).body.cars ?? []
    expect(car?.bookingPrice).toBe(bookingPrice(rates, duration, coefficient) / 100)
  }
})
