import { expect, test } from 'vitest'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { staffMoveRenters } from '#protocol/staff/garage/off-the-road.ts'
import { readBroken, takeOff } from '#testing/decisions/broken-car.ts'
import { wrongsOf } from '#testing/decisions/wrongs.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { trip } from '#testing/journey.ts'
import { bookedCar } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

const answers = (replies: readonly { http: number }[]) => replies.map(({ http }) => http)

test('blocks, bookings, moves and changes of ten cars at once: one winner each, and no renter without car or notice', async () => {
  const server = await testServer()
  const booked = []
  for (let at = 0; at < 5; at++) booked.push(await bookedCar(server))
  const [staff] = booked.map((one) => one.staff)
  if (!staff) throw new Error('nobody booked')
  const spare: string[] = []
  for (let at = 0; at < 5; at++) spare.push(await buildCar(server))
  const people = await Promise.all(spare.map(() => buildUser(server)))

  // Five break down while others book the spare ones and two renters change to them.
  const first = await Promise.all([
    ...booked.map(({ car }) => takeOff(server, staff, car)),
    ...people
      .slice(0, 2)
      .map((user, at) =>
        server.as(user.token).send(submitBooking, { car: spare[at] ?? '', ...trip }),
      ),
    ...booked
      .slice(0, 2)
      .map(({ user, order }, at) =>
        server.as(user.token).send(carChangeByCar, { order, car: spare[at] ?? '' }),
      ),
  ])
  expect(answers(first.slice(0, 5))).toEqual([200, 200, 200, 200, 200])
  for (const car of spare.slice(0, 2)) {
    const owners = await server.services.db
      .selectFrom('occupancy')
      .select('order_id')
      .where('car_id', '=', car)
      .where('kind', 'in', ['hold', 'rental'])
      .execute()
    expect(owners).toHaveLength(1)
  }

  // Two of the staff send all five to the same three cars, while somebody books each of those.
  const lists = await Promise.all(booked.map(({ car }) => readBroken(server, staff, car)))
  const free = spare.slice(2)
  const renters = lists
    .flatMap((list) => list.renters ?? [])
    .map(({ order, version }, at) => ({ order, version, car: free[at % free.length] }))
  const send = () => server.as(staff.token).send(staffMoveRenters, { renters })
  const [one, other, ...bookings] = await Promise.all([
    send(),
    send(),
    ...free.map((car, at) =>
      server.as(people[at + 2]?.token).send(submitBooking, { car, ...trip }),
    ),
  ])
  const results = [one, other].flatMap((reply) =>
    reply && 'results' in reply.body ? (reply.body.results ?? []) : [],
  )
  const moved = results.filter(({ result }) => result === 'moved')
  expect(new Set(moved.map(({ order }) => order)).size).toBe(moved.length)
  // Each of the three has one winner: who was moved there, or who booked it.
  const won = bookings.filter(({ http }) => http === 200).length
  expect(won + moved.length).toBe(free.length)
  const refused = results.filter(({ result }) => result !== 'moved')
  expect(refused.every(({ message }) => (message ?? '').length > 10)).toBe(true)

  expect(await wrongsOf(server)).toEqual({})
})
