import { expect, test } from 'vitest'
import { addDays, type WallTime } from '#domain/core/time/wall-time.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { staffCreateBooking } from '#protocol/staff/callers/staff-create-booking.ts'
import { staffMoveBooking, staffMoveQuote } from '#protocol/staff/planner/staff-move-booking.ts'
import { takeOff } from '#testing/decisions/broken-car.ts'
import { wrongsOf } from '#testing/decisions/wrongs.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { trip } from '#testing/journey.ts'
import { someone, wishOf } from '#testing/money/callers.ts'
import { bookedCar, type Rented } from '#testing/rental-life.ts'
import { serverOn, type TestServer, testServer } from '#testing/server.ts'

/** Numbers that look like chance and are the same each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const waves = 10
const atOnce = 20

test('200 blocks, callers, bookings, moves and changes of ten cars on two servers: one winner each, nobody without car or notice', async () => {
  const one = await testServer()
  const servers: TestServer[] = [one, await serverOn({ db: one.services.db })]
  const rented: Rented[] = []
  for (let at = 0; at < 5; at++) rented.push(await bookedCar(one))
  const [{ staff }] = rented as [Rented]
  const cars = rented.map(({ car }) => car)
  while (cars.length < 10) cars.push(await buildCar(one))
  const people = await Promise.all(cars.map(() => buildUser(one)))
  const next = numbers(2026)
  const pick = <Item>(items: readonly Item[]): Item => items[next(items.length)] as Item
  const days = (): { start: WallTime; end: WallTime } => {
    const start = addDays(trip.start, next(80))
    return { start, end: addDays(start, 7 + next(30)) }
  }
  const bookings = rented.map(({ order }) => order)

  const acts = [
    (server: TestServer) => {
      const { start, end } = days()
      const block = { kind: 'block', from: start, until: end, reason: 'Film shoot' } as const
      return takeOff(server, staff, pick(cars), block)
    },
    async (server: TestServer) => {
      const desk = server.as(staff.token)
      const wish = await wishOf(server, desk, someone(), 'link', pick(cars))
      return desk.send(staffCreateBooking, { ...wish, ...days() })
    },
    (server: TestServer) =>
      server.as(pick(people).token).send(submitBooking, { car: pick(cars), ...days() }),
    async (server: TestServer) => {
      const [order, car] = [pick(bookings), pick(cars)]
      const desk = server.as(staff.token)
      const { version = '' } = (await desk.read(staffMoveQuote, { order, cars: [car] })).body
      const moved = await desk.send(staffMoveBooking, { order, version, car })
      if (moved.body.newOrder) bookings.push(moved.body.newOrder)
      return moved
    },
    (server: TestServer) => {
      const { user, order } = pick(rented)
      return server.as(user.token).send(carChangeByCar, { order, car: pick(cars) })
    },
  ]
  const codes = new Map<number, number>()
  for (let wave = 0; wave < waves; wave++) {
    const tried = Array.from({ length: atOnce }, (_, at) =>
      (acts[at % acts.length] as (typeof acts)[number])(servers[next(2)] as TestServer),
    )
    for (const { http } of await Promise.all(tried)) codes.set(http, (codes.get(http) ?? 0) + 1)
  }
  // Each is done or refused with a sentence; nothing breaks, and some of each came through.
  expect([...codes.keys()].filter((http) => ![200, 400, 403, 404, 409].includes(http))).toEqual([])
  expect(codes.get(200)).toBeGreaterThan(10)
  expect(codes.get(409)).toBeGreaterThan(10)
  expect(await wrongsOf(one)).toEqual({})
})
