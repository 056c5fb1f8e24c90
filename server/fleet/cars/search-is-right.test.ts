import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addMinutes } from '#domain/core/time/wall-time.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import { cars, carSorts } from '#protocol/fleet/cars/cars.ts'
import { buildCar } from '#testing/factories.ts'
import { bayZone, occupyInstants } from '#testing/fleet.ts'
import { pickedUp } from '#testing/rental-life.ts'
import type { Asked } from '#testing/search/slow-price.ts'
import { type Answered, slowPeriods, slowSearch } from '#testing/search/slow-search.ts'
import { seasonAround, setSeasons } from '#testing/search/set-seasons.ts'
import { testServer, type TestServer } from '#testing/server.ts'
import { walks } from '#testing/walk/length.ts'
import { taxArea } from '#testing/fleet.ts'

const origin = '2026-11-25T10:00'
const stepped = (steps: number) => addMinutes(origin, steps * 120)
const steps = fc.integer({ min: 0, max: 12 * 20 })
const features = ['bluetooth', 'awd', 'sunroof', 'tow-bar', 'an odd one']
const some = (items: readonly string[], least = 0) =>
  fc.subarray([...items], { minLength: least, maxLength: 2 })

const carOf = fc.record({
  area_id: fc.constantFrom('1', '1', '2', '5'),
  subtype_id: fc.constantFrom('sedan', 'suv'),
  type_id: fc.constantFrom('car', 'van'),
  year: fc.integer({ min: 2019, max: 2021 }),
  day_cents: fc.integer({ min: 3_900, max: 3_903 }),
  week_cents: fc.constantFrom(22_900, 22_901),
  month_cents: fc.integer({ min: 84_900, max: 84_903 }),
  mile_cents: fc.constantFrom(0, 9, 23),
  included_miles_per_day: fc.constantFrom(0, 0, 20),
  minimum_rental_days: fc.constantFrom(1, 1, 7, 30),
  latitude: fc.constantFrom(37.801, 37.5, 37.226),
  longitude: fc.constantFrom(-122.271, -122.038),
  features: some(features),
  city: fc.constantFrom('Oakland', 'San José'),
  rating: fc.constantFrom(null, '4.25', '4.50'),
  review_count: fc.constantFrom(0, 3, 1_000_001),
  status: fc.constantFrom('active', 'active', 'active', 'maintenance'),
})

/** What happens to a fleet; `at` chooses the car. */
const happening = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('taken' as const),
      at: fc.nat(),
      from: steps,
      length: fc.integer({ min: 6, max: 90 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('freed' as const), at: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('moved' as const), at: fc.nat(), to: fc.nat() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('changed' as const), at: fc.nat(), to: carOf }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('gone' as const), at: fc.nat() }) },
)
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined })
const seldom = (arbitrary: fc.Arbitrary<string[]>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant<string[]>([]) }, arbitrary)
const question = fc
  .record({
    area: optional(fc.constantFrom('1', '2', '5')),
    start: optional(steps),
    days: optional(fc.constantFrom(1, 6, 7, 30, 38)),
    types: seldom(some(['car', 'van'])),
    subtypes: seldom(some(['sedan', 'suv'])),
    features: seldom(some([...features, 'nobody has it'])),
    bounds: fc.constantFrom([], [], ['37.3', '-123', '37.8', '-122.1']),
    sort: optional(fc.constantFrom(...carSorts)),
    pm: fc.constantFrom(undefined, undefined, 'normal', 'fewer', 'more'),
    miles: fc.constantFrom(undefined, '0', '850', '6000'),
    // Prices of a month, a week and a day lie around these, some of them exactly.
    highestPrice: fc.constantFrom(undefined, undefined, '849.02', '229', '300.5', '1100'),
    lowestPrice: fc.constantFrom(undefined, undefined, undefined, undefined, '229', '849.02'),
    town: fc.constantFrom(undefined, undefined, undefined, undefined, 'San José', 'Nowhere'),
    limit: fc.integer({ min: 1, max: 9 }),
    /** Places in the fleet. */
    named: fc.oneof(
      { weight: 3, arbitrary: fc.constant<number[]>([]) },
      fc.array(fc.nat(), { maxLength: 4 }),
    ),
  })
  .map(({ start, days, limit, named, ...rest }) => {
    const from = start === undefined ? undefined : stepped(start)
    const to =
      from !== undefined && days !== undefined ? addMinutes(from, days * 1440 + 400) : undefined
    const asked = Object.entries({ ...rest, start: from, end: to }).filter(
      ([, value]) => value !== undefined,
    )
    return { limit, named, asked: Object.fromEntries(asked) }
  })

async function happens({ services: { db } }: TestServer, fleet: string[], one: Happening) {
  const car = fleet[one.at % fleet.length] ?? ''
  const mine = () =>
    db.selectFrom('occupancy').select('id').where('car_id', '=', car).orderBy('id').limit(1)
  // What the database refuses did not happen.
  const refused = () => {}
  if (one.what === 'taken') {
    const [from, to] = [stepped(one.from), stepped(one.from + one.length)].map((at) =>
      toInstant(at, bayZone),
    )
    if (from && to) await occupyInstants(db, car, from, to).catch(refused)
  }
  if (one.what === 'freed') await db.deleteFrom('occupancy').where('id', 'in', mine()).execute()
  if (one.what === 'moved') {
    const other = fleet[one.to % fleet.length] ?? ''
    await db
      .updateTable('occupancy')
      .set({ car_id: other })
      .where('id', 'in', mine())
      .execute()
      .catch(refused)
  }
  if (one.what === 'changed')
    await db.updateTable('car').set(one.to).where('id', '=', car).execute()
  if (one.what === 'gone') await db.deleteFrom('car').where('id', '=', car).execute()
}

/** What can be filtered by: the free cars whatever they may cost, the cheapest of them what a list by price begins with. */
async function choicesAreRight(server: TestServer, asked: Asked) {
  const { highestPrice: _most, lowestPrice: _least, ...anyPrice } = asked
  const { db, clock } = server.services
  const { free } = await slowSearch(db, anyPrice, clock())
  const { body } = await server.as().read(cars, { ...anyPrice, sort: 'price', choices: '1' })
  const { prices, subtypes = [], towns = [] } = body.choices ?? {}
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  expect(sum(prices?.counts ?? [])).toBe(free)
  // Each free car is of one body type and in one town, and the wanted ones are counted like the others.
  const counted = (all: { count: number }[]) => sum(all.map(({ count }) => count))
  const { town, types, subtypes: chosen } = anyPrice as Record<string, string[]>
  if (!types?.length && !chosen?.length) expect(counted(subtypes)).toBe(free)
  if (town === undefined) expect(counted(towns)).toBe(free)
  const [first] = body.cars ?? []
  if (free > 0 && first?.tripPrice !== undefined && !asked.pm)
    expect(prices?.lowest).toBe(first.tripPrice)
}

/** Every page of a search, one after the other, and what the first one counted. */
async function allPages(server: TestServer, asked: Asked, limit: number) {
  const found: Answered[] = []
  let counted: { total: number | undefined; free: number | undefined } | undefined
  let cursor: string | undefined
  do {
    const { http, body } = await server.as().read(cars, { ...asked, limit: String(limit), cursor })
    expect(http).toBe(200)
    counted ??= { total: body.total, free: body.totalAvailable }
    for (const car of body.cars ?? []) {
      const { id, available, availabilityDateTime, reviewCount, location } = car
      const { bookingPrice, tripPrice, saves, includedMiles } = car
      const prices = { bookingPrice, tripPrice, saves, includedMiles }
      const { city } = location
      found.push({ id, available, availabilityDateTime, ...prices, reviewCount, city })
    }
    cursor = body.nextCursor
  } while (cursor !== undefined)
  return { cars: found, ...counted }
}

async function isRight(server: TestServer, asked: Asked, limit = 3) {
  const { db, clock } = server.services
  const expected = await slowSearch(db, asked, clock())
  expect(await allPages(server, asked, limit)).toEqual(expected)
  await choicesAreRight(server, asked)
  // One car says of itself what the list says of it, and when it is free.
  const { start, end } = asked
  const dates = start && end ? { start, end } : {}
  const isSame = start === undefined || end !== undefined
  for (const { id, available, availabilityDateTime: later } of expected.cars.slice(0, 3)) {
    const { http, body } = await server.as().read(cars, { ...dates, car: id })
    if (http !== 200) continue
    // A list without an end asks about another time than one car does.
    const ofCar = [body.car?.available, body.car?.availabilityDateTime]
    expect(ofCar).toEqual(isSame ? [available, later] : ofCar)
    expect(body.freePeriods).toEqual(await slowPeriods(db, id, clock()))
  }
  // And the copy that it reads is what its tables say.
  const { rows } = await sql`(select * from car_search except select * from car_search_said)
    union all (select * from car_search_said except select * from car_search)`.execute(db)
  expect(rows).toEqual([])
  return expected
}

/** Two of three areas have a tax. */
const taxes = [
  ['1', 0.0725],
  ['2', 0.065],
] as const

test('whatever happens to a fleet, a search answers what looking at every car answers', async () => {
  const server = await testServer()
  const { db } = server.services
  const seen = { free: 0, taken: 0 }
  for (const [id, fraction] of taxes) await taxArea(server, id, fraction)
  await fc.assert(
    fc.asyncProperty(
      fc.array(carOf, { minLength: 1, maxLength: 14 }),
      fc.array(happening, { minLength: 4, maxLength: 20 }),
      fc.array(question, { minLength: 4, maxLength: 4 }),
      fc.array(seasonAround(origin), { maxLength: 4 }),
      async (made, story, questions, seasons) => {
        await db.deleteFrom('car').execute()
        await setSeasons(db, seasons)
        const fleet: string[] = []
        for (const one of made) fleet.push(await buildCar(server, one))
        for (const one of story) await happens(server, fleet, one)
        for (const { asked, limit, named } of questions) {
          const ids = named.map((at) => fleet[at % fleet.length] ?? '')
          const { total, free } = await isRight(server, { ...asked, cars: ids }, limit)
          seen.free += free
          seen.taken += total - free
        }
      },
    ),
    walks({ short: 30, thorough: 90, seed: 20_261_127 }),
  )
  // Both answers occurred, so the property was about something.
  expect(Math.min(seen.free, seen.taken)).toBeGreaterThan(10)
})

test('a car that is late is promised to nobody for a day, until it is back', async () => {
  const server = await testServer()
  const { order } = await pickedUp(server)
  const { car_id: car, ends_at: end } = await server.services.db
    .selectFrom('rental_order')
    .select(['car_id', 'ends_at'])
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  const answers: unknown[] = []
  for (const minutes of [-10, 0, 1, 600]) {
    server.setNow(new Date(end.getTime() + minutes * 60_000))
    const { cars: found } = await isRight(server, { area: '1' }, 9)
    answers.push(found.find(({ id }) => id === car)?.availabilityDateTime)
  }
  expect(new Set(answers).size).toBe(4)
})
