import { afterEach, expect, test } from 'vitest'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { addWaitingList } from '#protocol/rentals/waiting-list/add-waiting-list.ts'
import { buildUser } from '#testing/factories.ts'
import { trip } from '#testing/journey.ts'
import { setSeasons } from '#testing/search/set-seasons.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { cheapCar, retireCheapCars } from '#testing/waiting-list.ts'

afterEach(async () => {
  const server = await testServer()
  await setSeasons(server.services.db, [])
  await retireCheapCars(server)
})

const season = { first_day: dayOf(trip.start), last_day: dayOf(trip.end), percent: 20 }

/** Asks to wait for any car of at most so many dollars a month: the car that is free for it, or none. */
async function freeFor(server: TestServer, highestMonthPrice: number): Promise<string | undefined> {
  const { token } = await buildUser(server)
  const asked = { area: '1', ...trip, highestMonthPrice }
  const { body } = await server.as(token).send(addWaitingList, asked)
  return (body as { car?: string }).car
}

test('the highest monthly price is compared with a month in the season', async () => {
  const server = await testServer()
  const car = await cheapCar(server)
  expect([await freeFor(server, 99), await freeFor(server, 100)]).toEqual([undefined, car])
  await setSeasons(server.services.db, [season])
  expect([await freeFor(server, 119), await freeFor(server, 120)]).toEqual([undefined, car])
})

test('a season’s minimum keeps a shorter wish waiting', async () => {
  const server = await testServer()
  const car = await cheapCar(server)
  await setSeasons(server.services.db, [{ ...season, percent: 0, minimum_days: 60 }])
  expect(await freeFor(server, 100)).toBeUndefined()
  await setSeasons(server.services.db, [{ ...season, percent: 0, minimum_days: 49 }])
  expect(await freeFor(server, 100)).toBe(car)
})
