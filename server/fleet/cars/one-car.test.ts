import { expect, test } from 'vitest'
import { cars } from '#protocol/fleet/cars/cars.ts'
import { carTypesFeatures } from '#protocol/fleet/cars/car-types-features.ts'
import { act } from '#testing/community/network.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { occupy } from '#testing/fleet.ts'
import { written } from '#testing/reviews/written.ts'
import { testServer } from '#testing/server.ts'
import { randomId } from '../../platform/random.ts'

const dates = { start: '2026-12-01T10:00', end: '2027-01-19T10:00' }

test.each([
  ['few miles', '400', 'fewer'],
  ['many miles', '20000', 'normal'],
])('with %s it is quoted under the plan that costs least', async (_what, miles, plan) => {
  const server = await testServer()
  const car = await buildCar(server)
  const { body } = await server.as().read(cars, { car, ...dates, miles, pm: 'cheapest' })
  const least = body.plans?.toSorted((one, other) => (one.tripPrice ?? 0) - (other.tripPrice ?? 0))
  expect([body.car?.pm, least?.[0]?.id]).toEqual([plan, plan])
  const { calculatorData: quote } = body
  expect([quote?.coefficient, quote?.tripPrice]).toEqual([
    least?.[0]?.coefficient,
    body.car?.tripPrice,
  ])
})

// @3-car-id @3-car-appointments @7-cars
test('a car is shown with its price under every modifier, its slots and its rules', async () => {
  const server = await testServer()
  const car = await buildCar(server)
  const { body } = await server.as().read(cars, { car, ...dates, extras: ['phone-mount'] })
  expect(body.car).toMatchObject({
    id: car,
    available: true,
    bookingPrice: 1502,
    price: { day: 39, week: 229, month: 849, mile: 9 },
    location: { latitude: 37.8, longitude: -122.27, city: 'Oakland' },
  })
  expect(body.plans?.map(({ id, bookingPrice }) => [id, bookingPrice])).toEqual([
    ['fewer', 1276.7],
    ['normal', 1502],
    ['more', 1802.4],
  ])
  expect(body.calculatorData).toMatchObject({
    months: 1,
    weeks: 2,
    days: 5,
    total: 2514,
    deposit: 1000,
  })
  expect(body.appointments?.map(({ date }) => date.slice(11))).toEqual(
    '08:00 08:30 09:00 09:30 10:00 10:30 11:00 11:30 12:00'.split(' '),
  )
  expect(body.rules?.length).toBeGreaterThan(3)
  expect(body.reviews).toEqual([])
})

test('neither plate nor address nor the exact place leave the server', async () => {
  const server = await testServer()
  const car = await buildCar(server, {
    plate: '8XYZ123',
    address: '77 Secret Lane',
    latitude: 37.80441,
  })
  const one = await server.as().read(cars, { car, ...dates })
  const list = await server.as().read(cars, { area: '1', ...dates, limit: '100' })
  const text = JSON.stringify([one.body, list.body])
  expect(text).toContain(car)
  for (const secret of ['8XYZ123', 'Secret Lane', '37.804']) expect(text).not.toContain(secret)
})

test('the deposit is that of the caller’s own drivers', async () => {
  const server = await testServer()
  const car = await buildCar(server)
  const covered = await buildUser(server, {
    driver: { insurance_collision_deductible_cents: 50_000 },
  })
  const young = await buildUser(server, { driver: { birth_date: '2004-05-04' } })
  const deposit = async (token?: string) =>
    (await server.as(token).read(cars, { car, ...dates })).body.calculatorData?.deposit
  expect(await deposit()).toBe(1000)
  expect(await deposit(covered.token)).toBe(500)
  expect(await deposit(young.token)).toBe(1200)
})

test('free periods leave room for the gap, and reviews are told by first names', async () => {
  const server = await testServer()
  const { db } = server.services
  const car = await buildCar(server)
  await occupy(server, car, { start: '2026-12-05T10:00', end: '2026-12-10T10:00' })
  // Between these two there are seven hours: too little for anybody.
  await occupy(server, car, { start: '2026-12-11T01:00', end: '2026-12-20T10:00' })
  const { id } = await buildUser(server, { user: { first_name: 'Rosa', last_name: 'Secret' } })
  const review = {
    reviewer_id: id,
    car_id: car,
    language: 'en',
    created_at: server.services.clock(),
    reveal_at: server.services.clock(),
  }
  await db
    .insertInto('review')
    .values([
      {
        ...review,
        id: randomId(),
        status: 'completed',
        score: '9.2',
        comment: 'Ran well.',
        period_start: '2026-10-15',
        period_end: '2026-11-15',
      },
      { ...review, id: randomId(), status: 'in-progress', score: '8', comment: 'So far so good.' },
    ])
    .execute()
  const { body } = await server.as().read(cars, { car })
  expect(body.freePeriods).toEqual([
    { start: '2026-11-20T10:00', end: '2026-12-05T02:00' },
    { start: '2026-12-20T18:00' },
  ])
  expect(body.reviews).toMatchObject([
    { firstName: 'Rosa', score: 9.2, comment: 'Ran well.', date: '2026-11-20', rentedDays: 31 },
  ])
  expect(JSON.stringify(body)).not.toContain('Secret')
})

test('a reviewer has no name for whom they blocked, and keeps it for everybody else', async () => {
  const server = await testServer()
  const car = await buildCar(server)
  const rosa = await buildUser(server, { user: { first_name: 'Rosa' } })
  const blocked = await buildUser(server)
  await act(server, rosa, blocked, 'block')
  await written(server, { by: rosa, about: null, value: 9, columns: { car_id: car } })
  const names = async (token?: string, lang?: 'es') =>
    (await server.as(token).read(cars, { car }, { lang })).body.reviews?.map(
      ({ firstName, comment }) => [firstName, comment],
    )
  expect(await names(blocked.token)).toEqual([['A member', '9 of 10']])
  expect(await names(blocked.token, 'es')).toEqual([['Un miembro', '9 of 10']])
  for (const token of [undefined, rosa.token, (await buildUser(server)).token])
    expect(await names(token)).toEqual([['Rosa', '9 of 10']])
})

test('a car that is not free says from when; one in repair is shown but never free', async () => {
  const server = await testServer()
  const taken = await buildCar(server)
  await occupy(server, taken, { start: '2026-12-05T10:00', end: '2027-02-01T10:00' })
  const first = await server.as().read(cars, { car: taken, ...dates })
  expect(first.body.car).toMatchObject({
    available: false,
    availabilityDateTime: '2027-02-01T18:00',
  })
  expect(first.body.calculatorData?.total).toBe(2502)
  const broken = await buildCar(server, { status: 'maintenance' })
  const second = await server.as().read(cars, { car: broken, ...dates })
  expect(second.body).toMatchObject({ car: { available: false }, freePeriods: [] })
})

test('unknown and retired cars are not found, wrong dates and extras are refused', async () => {
  const server = await testServer()
  const retired = await buildCar(server, { status: 'retired' })
  const car = await buildCar(server)
  const http = async (input: Parameters<ReturnType<typeof server.as>['read']>[1]) =>
    (await server.as().read(cars, input as { car: string })).http
  expect(await http({ car: retired })).toBe(404)
  expect(await http({ car: 'no-such-car' })).toBe(404)
  expect(await http({ car, start: '2026-11-19T10:00', end: dates.end })).toBe(400)
  expect(await http({ car, ...dates, extras: ['rocket'] })).toBe(400)
  expect(await http({ car, ...dates, pm: 'none' })).toBe(400)
})

// @3-car-type @7-carTypesFeatures
test('types name the body types that the fleet has, in both languages', async () => {
  const server = await testServer()
  await buildCar(server)
  await buildCar(server, { type_id: 'van', subtype_id: 'cargo-van' })
  const names = async (lang: string) => {
    const { body } = await server.as().read(carTypesFeatures, {}, { lang })
    const subtypes = body.types?.flatMap((type) =>
      type.subtypes.map(({ id, name }) => [type.id, id, name]),
    )
    return { subtypes, features: body.features?.map(({ name }) => name) }
  }
  expect((await names('en')).subtypes).toContainEqual(['van', 'cargo-van', 'Cargo van'])
  expect((await names('es')).subtypes).toContainEqual(['car', 'sedan', 'Sedán'])
  expect((await names('es')).features).toContain('Puertas corredizas')
})

// On the area's clock: the day before, across the hour that November repeats; within a day only the hour after booking.
test.each([
  ['2026-12-01T10:00', { until: '2026-11-30T10:00', isOver: false }],
  ['2027-03-14T10:00', { until: '2027-03-13T09:00', isOver: false }],
  ['2026-11-21T09:30', { until: '2026-11-20T09:30', isOver: true }],
  [undefined, undefined],
])('of a start at %s it says until when cancelling is free', async (start, expected) => {
  const server = await testServer()
  const car = await buildCar(server)
  const end = start && '2027-04-20T10:00'
  expect((await server.as().read(cars, { car, start, end })).body.freeToCancel).toEqual(expected)
})
