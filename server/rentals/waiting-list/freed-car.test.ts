import { afterEach, expect, test } from 'vitest'
import { listWaitingLists } from '#protocol/rentals/waiting-list/list-waiting-lists.ts'
import { buildUser } from '#testing/factories.ts'
import { holdCar } from '#testing/journey.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { cheapCar, joinList, liveOffers, retireCheapCars, statusOf } from '#testing/waiting-list.ts'

afterEach(async () => retireCheapCars(await testServer()))

test.each([
  [
    'a hold lapses',
    async (server: TestServer, car: string) => {
      await holdCar(server, await buildUser(server), car)
      return async () => server.passMinutes(30)
    },
  ],
  [
    'maintenance ends',
    async (server: TestServer, car: string) => {
      const { db } = server.services
      const set = (status: string) =>
        db.updateTable('car').set({ status }).where('id', '=', car).execute()
      await set('maintenance')
      return () => set('active')
    },
  ],
  [
    'a block is taken away',
    async (server: TestServer, car: string) => {
      const { db } = server.services
      const period = '[2026-11-22T00:00Z,2026-12-24T00:00Z)'
      const { id } = await db
        .insertInto('occupancy')
        .values({ car_id: car, kind: 'block', period, occupied: period })
        .returning('id')
        .executeTakeFirstOrThrow()
      return () => db.deleteFrom('occupancy').where('id', '=', id).execute()
    },
  ],
  [
    'a block becomes shorter',
    async (server: TestServer, car: string) => {
      const { db } = server.services
      const period = '[2026-11-22T00:00Z,2026-12-24T00:00Z)'
      const shorter = '[2026-11-22T00:00Z,2026-11-23T00:00Z)'
      const { id } = await db
        .insertInto('occupancy')
        .values({ car_id: car, kind: 'block', period, occupied: period })
        .returning('id')
        .executeTakeFirstOrThrow()
      return () =>
        db
          .updateTable('occupancy')
          .set({ period: shorter, occupied: shorter })
          .where('id', '=', id)
          .execute()
    },
  ],
  [
    'its price falls to what somebody would pay',
    async (server: TestServer, car: string) => {
      const { db } = server.services
      const set = (month_cents: number) =>
        db.updateTable('car').set({ month_cents }).where('id', '=', car).execute()
      await set(10_001)
      return () => set(10_000)
    },
  ],
] as const)('when %s the car is offered', async (_what, occupy) => {
  const server = await testServer()
  const car = await cheapCar(server)
  const free = await occupy(server, car)
  const user = await buildUser(server)
  const item = await joinList(server, user)
  await server.work()
  expect(await statusOf(server, user)).toEqual(['waiting'])
  await free()
  await server.work()
  expect(await liveOffers(server, car)).toEqual([item])
})

test('a new car is offered to the person waiting for its kind, not to the first in line for another', async () => {
  const server = await testServer()
  const [van, dear, suv, late] = [
    await buildUser(server),
    await buildUser(server),
    await buildUser(server),
    await buildUser(server),
  ]
  await joinList(server, van, { types: ['van'] })
  await joinList(server, dear, { highestMonthPrice: 99 })
  const item = await joinList(server, suv, { types: ['van', 'suv'], features: ['bluetooth'] })
  await joinList(server, late, { types: ['car'] })
  const car = await cheapCar(server, {
    subtype_id: 'suv',
    features: ['bluetooth', 'all-wheel-drive'],
  })
  await server.work()
  expect(await liveOffers(server, car)).toEqual([item])
})

test('one freed car serves two who do not want it at the same time', async () => {
  const server = await testServer()
  const [ana, bob, eve] = [
    await buildUser(server),
    await buildUser(server),
    await buildUser(server),
  ]
  const first = await joinList(server, ana, { start: '2026-12-01T10:00', end: '2026-12-15T10:00' })
  const clash = await joinList(server, bob, { start: '2026-12-15T17:59', end: '2026-12-29T10:00' })
  const beside = await joinList(server, eve, { start: '2026-12-15T18:00', end: '2026-12-29T10:00' })
  const car = await cheapCar(server)
  await server.work()
  expect(await liveOffers(server, car)).toEqual([first, beside])
  expect(clash).not.toBe(beside)
  expect(await statusOf(server, bob)).toEqual(['waiting'])
})

test('without an end the car is offered for its shortest rental', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  await joinList(server, user, { start: '2026-12-01T10:00', end: undefined })
  await cheapCar(server, { minimum_rental_days: 14 })
  await server.work()
  const { body } = await server.as(user.token).read(listWaitingLists, {})
  expect(body.items?.[0]?.bookingQuery).toMatchObject({
    start: '2026-12-01T10:00',
    end: '2026-12-15T10:00',
  })
})
