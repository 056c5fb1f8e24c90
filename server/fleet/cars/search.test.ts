import { expect, test } from 'vitest'
import { addMinutes } from '#domain/core/time/wall-time.ts'
import { cars } from '#protocol/fleet/cars/cars.ts'
import { buildUser } from '#testing/factories.ts'
import { occupy, testFleet } from '#testing/fleet.ts'
import { holdCar, payByCard, trip } from '#testing/journey.ts'
import { testServer } from '#testing/server.ts'

/* The clock stands at 10:00 on 20 November 2026 in the Bay Area. */
const asked = { area: '1', start: '2026-12-01T10:00', end: '2026-12-15T10:00' }

type Taken = { start: string; end: string }
const table: [string, Taken, 'free' | 'taken'][] = [
  ['a rental in the middle', { start: '2026-12-05T10:00', end: '2026-12-06T10:00' }, 'taken'],
  ['a rental around it', { start: '2026-11-25T10:00', end: '2026-12-20T10:00' }, 'taken'],
  ['one that ends 8 hours before', { start: '2026-11-25T10:00', end: '2026-12-01T02:00' }, 'free'],
  ['one that ends a minute later', { start: '2026-11-25T10:00', end: '2026-12-01T02:01' }, 'taken'],
  ['one that starts 8 hours after', { start: '2026-12-15T18:00', end: '2026-12-30T10:00' }, 'free'],
  ['one a minute earlier', { start: '2026-12-15T17:59', end: '2026-12-30T10:00' }, 'taken'],
]

// @7-cars
test.each(table)('%s leaves the car as it says', async (_what, period, answer) => {
  const server = await testServer()
  const fleet = testFleet(server)
  const car = await fleet.add()
  await occupy(server, car, period)
  const { body } = await fleet.search(asked)
  expect(body.cars?.map(({ id, available }) => [id, available])).toEqual([[car, answer === 'free']])
  expect(body).toMatchObject({ total: 1, totalAvailable: answer === 'free' ? 1 : 0 })
})

test('the workshop takes a car without a gap after it', async () => {
  const server = await testServer()
  const fleet = testFleet(server)
  const car = await fleet.add()
  await occupy(server, car, { start: '2026-11-30T10:00', end: asked.start }, 'workshop')
  expect((await fleet.search(asked)).body.cars?.[0]).toMatchObject({ id: car, available: true })
  const earlier = { ...asked, start: addMinutes(asked.start, -1) }
  expect((await fleet.search(earlier)).body.cars?.[0]).toMatchObject({ available: false })
})

test('a held car is not free, nor a rented one, and a lapsed hold is given back', async () => {
  const server = await testServer()
  const fleet = testFleet(server)
  const [held, rented] = [await fleet.add(), await fleet.add()]
  const first = await buildUser(server)
  await holdCar(server, first, held)
  const second = await buildUser(server)
  await payByCard(server, second, await holdCar(server, second, rented))
  const free = async () => {
    const { body } = await fleet.search({ area: '1', ...trip })
    return body.cars?.filter(({ available }) => available).map(({ id }) => id)
  }
  expect(await free()).toEqual([])
  server.passMinutes(31)
  await server.work()
  expect(await free()).toEqual([held])
})

test('a car waits for the first moment with room for the whole time asked', async () => {
  const server = await testServer()
  const fleet = testFleet(server)
  const [late, soon] = [await fleet.add(), await fleet.add({ month_cents: 99_900 })]
  await occupy(server, late, { start: '2026-12-01T10:00', end: '2026-12-20T10:00' })
  // A hole of ten days is too short for two weeks.
  await occupy(server, late, { start: '2026-12-31T10:00', end: '2027-01-05T10:00' })
  await occupy(server, soon, { start: '2026-12-01T10:00', end: '2026-12-03T12:30' })
  const { body } = await fleet.search(asked)
  expect(body.cars?.map((car) => [car.id, car.available, car.availabilityDateTime])).toEqual([
    [soon, false, '2026-12-03T20:30'],
    [late, false, '2027-01-05T18:00'],
  ])
  expect(body.message).toBe('No cars are available for these dates. These become available later.')
})

test('the minimum rental counts on the wall clock, also over the end of daylight saving', async () => {
  const server = await testServer()
  server.setNow(new Date('2027-03-01T18:00:00Z'))
  const fleet = testFleet(server)
  const car = await fleet.add({ minimum_rental_days: 7 })
  const week = { area: '1', start: '2027-03-10T10:00', end: '2027-03-17T10:00' }
  // 14 March 2027 has 23 hours: seven days on the clock, 167 hours in truth.
  expect((await fleet.search(week)).body.cars?.[0]).toMatchObject({ id: car, available: true })
  const short = { ...week, end: '2027-03-17T09:59' }
  const [found] = (await fleet.search(short)).body.cars ?? []
  expect(found).toMatchObject({ available: false, minimumRentalDurationDays: 7 })
  expect(found?.availabilityDateTime).toBeUndefined()
})

// @2.3-results-changing @8-message-fields
test('filters: any of the types and body types, all of the features, inside the map', async () => {
  const server = await testServer()
  const fleet = testFleet(server)
  const awd = `awd-${fleet.tag}`
  const sedan = await fleet.add({ features: [awd] })
  const van = await fleet.add({ type_id: 'van', subtype_id: 'minivan', latitude: 37.3 })
  const suv = await fleet.add({ subtype_id: 'suv' })
  const ids = async (input: Parameters<typeof fleet.search>[0]) =>
    (await fleet.search({ ...asked, ...input })).body.cars?.map(({ id }) => id).toSorted()
  expect(await ids({})).toEqual([sedan, van, suv].toSorted())
  expect(await ids({ types: ['van'] })).toEqual([van])
  expect(await ids({ subtypes: ['suv', 'sedan'] })).toEqual([sedan, suv].toSorted())
  expect(await ids({ features: [awd] })).toEqual([sedan])
  expect(await ids({ features: [awd, 'nothing-has-it'] })).toEqual([])
  expect(await ids({ bounds: ['37', '-123', '37.5', '-122'] })).toEqual([van])
  expect((await fleet.search({ ...asked, features: ['nothing-has-it'] })).body).toMatchObject({
    total: 0,
    message: 'No cars match these filters. Try fewer filters.',
  })
})

test('a highest price is that of the trip, with its miles where they are asked', async () => {
  const server = await testServer()
  const fleet = testFleet(server)
  // Two weeks at $229 and at $230; the dearer one is taken.
  const cheap = await fleet.add()
  const dear = await fleet.add({ week_cents: 23_000 })
  await occupy(server, dear, asked)
  const upTo = async (highestPrice: string, more: object = {}) => {
    const { body } = await fleet.search({ ...asked, highestPrice, ...more })
    return [body.total, ...(body.cars ?? []).map(({ id }) => id)]
  }
  expect(await upTo('460')).toEqual([2, cheap, dear])
  expect(await upTo('459.99')).toEqual([1, cheap])
  expect(await upTo('458')).toEqual([1, cheap])
  expect(await upTo('457.99')).toEqual([0])
  // With 1,000 miles at 9¢ the plan for fewer miles is the cheapest: $389.30 and $105.88.
  expect(await upTo('495.18', { miles: '1000' })).toEqual([1, cheap])
  expect(await upTo('495.17', { miles: '1000' })).toEqual([0])
  expect(await upTo('495.18', { miles: '1000', pm: 'normal' })).toEqual([0])
  // Without dates it is a month.
  const month = { start: undefined, end: undefined }
  expect(await upTo('848.99', month)).toEqual([0])
  expect((await upTo('849', month)).length).toBe(3)
  expect((await fleet.search({ ...asked, highestPrice: '1' })).body.message).toBe(
    'No cars match these filters. Try fewer filters.',
  )
})

test('a search keeps to the named cars, and to those of the area among them', async () => {
  const server = await testServer()
  const fleet = testFleet(server)
  const [first, second] = [await fleet.add(), await fleet.add()]
  const miami = await fleet.add({ area_id: '5', week_cents: 23_000 })
  const named = async (ids: string[], area?: string) => {
    const { body } = await server.as().read(cars, { ...asked, area, cars: ids })
    return body.cars?.map(({ id }) => id)
  }
  expect(await named([miami, second, 'NOBODY'])).toEqual([second, miami])
  expect(await named([miami, second, first], '1')).toEqual([first, second].toSorted())
})

// @2.3-results-area
test('cars of all areas without an area; retired and repaired ones never', async () => {
  const server = await testServer()
  const fleet = testFleet(server)
  const bay = await fleet.add()
  const miami = await fleet.add({ area_id: '5', week_cents: 23_000 })
  await fleet.add({ status: 'retired' })
  await fleet.add({ status: 'maintenance' })
  const { area: _area, ...anywhere } = asked
  expect((await fleet.search(anywhere)).body.cars?.map(({ id }) => id)).toEqual([bay, miami])
  // Without dates: what is free now, the cheapest month first, and no price for dates.
  const now = (await fleet.search()).body.cars
  expect(now?.map(({ id }) => id).toSorted()).toEqual([bay, miami].toSorted())
  expect(now?.[0]).toMatchObject({ available: true })
  expect(now?.[0]?.bookingPrice).toBeUndefined()
})

// @5-end-least
test.each([
  ['start', { ...asked, start: '2026-11-20T09:29' }],
  ['end', { ...asked, end: '2026-12-02T09:59' }],
  ['start', { area: '1', end: asked.end }],
  ['start', { ...asked, start: '2026-02-30T10:00' }],
  ['bounds', { ...asked, bounds: ['1', '2', 'x', '4'] }],
  ['bounds', { ...asked, bounds: ['-Infinity', '-180', 'Infinity', '180'] }],
  ['cursor', { ...asked, cursor: 'bm90IG91cnM' }],
  ['sort', { ...asked, sort: 'colour' as 'price' }],
  ['pm', { ...asked, pm: 'cheapest' }],
  ['highestPrice', { ...asked, highestPrice: '0' }],
  ['highestPrice', { ...asked, highestPrice: 'cheap' }],
  ['highestPrice', { ...asked, highestPrice: '10000001' }],
  ['lowestPrice', { ...asked, lowestPrice: '-1' }],
  ['lowestPrice', { ...asked, lowestPrice: 'cheap' }],
  ['town', { ...asked, town: 'a'.repeat(101) }],
  ['cars', { ...asked, cars: Array.from({ length: 101 }, (_, at) => `car${at}`) }],
])('a wrong %s is refused at its field', async (field, input) => {
  const server = await testServer()
  const { http, body } = await server.as().read(cars, input, { lang: 'es' })
  expect([http, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
  expect(body.message).toBe('Revisa los campos marcados.')
})

test('an unknown area is not found; half an hour late is not too late', async () => {
  const server = await testServer()
  expect((await server.as().read(cars, { area: '99' })).http).toBe(404)
  const { http } = await server.as().read(cars, { ...asked, start: '2026-11-20T09:30' })
  expect(http).toBe(200)
})
