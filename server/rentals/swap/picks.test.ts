import { expect, test } from 'vitest'
import { carChange } from '#protocol/rentals/swap/car-change.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar } from '#testing/journey.ts'
import { pickedUp, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

test('three that fit are of those that are free, and none where certain cars are asked for', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2026-12-20T10:00')
  const taken = await buildCar(server, {
    seats: 7,
    day_cents: 100,
    week_cents: 500,
    month_cents: 1_000,
  })
  await holdCar(server, await buildUser(server), taken, {
    start: '2026-12-24T10:00',
    end: '2027-01-24T10:00',
  })
  const big = await buildCar(server, { seats: 7 })
  const alike = await buildCar(server)
  const { body } = await me.read(carChange, { order })
  expect(body.picks).toEqual([
    { kind: 'sameSize', car: alike },
    { kind: 'bigger', car: big },
  ])
  expect((await me.read(carChange, { order, cars: [big] })).body.picks).toEqual([])
})
