import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { staffMoveRenters } from '#protocol/staff/garage/off-the-road.ts'
import { readBroken, takeOff } from '#testing/decisions/broken-car.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { trip } from '#testing/journey.ts'
import { bookedCar } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

/** What must be true whatever came first. */
const wrongs = {
  overlaps: sql`select a.id from occupancy a join occupancy b
    on a.car_id = b.car_id and a.id < b.id and a.occupied && b.occupied`,
  'renters without a car': sql`select o.id from rental_order o
    where o.rental_status in (85, 86) and not exists (
      select from occupancy c where c.order_id = o.id and c.car_id = o.car_id and c.period @> (o.ends_at - interval '1 minute'))`,
  'orders that were moved and are not told': sql`select o.id from rental_order o where o.moved_from is not null
    and not exists (select from notification n where n.order_id = o.id and n.user_id = o.user_id)`,
  'moved from an order that goes on': sql`select o.id from rental_order o join rental_order old on old.id = o.moved_from
    where old.rental_status <> 90`,
  'rentals with two bookings': sql`select transaction_id as id from rental_order
    where rental_status in (85, 86) and kind = 'start' group by 1 having count(*) > 1`,
  'free stretches of a broken car': sql`select b.id from car_breakdown b where b.lifted_at is null and not (
    select range_agg(o.occupied) from occupancy o where o.car_id = b.car_id)
    @> tstzrange(b.from_at, b.from_at + interval '300 days')`,
  'books that are not even': sql`select e.transaction_id as id from ledger_entry e
    join ledger_line l on l.entry_id = e.id group by 1 having sum(l.amount_cents) <> 0`,
} as const

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

  const found: Record<string, unknown[]> = {}
  for (const [name, query] of Object.entries(wrongs))
    found[name] = (await query.execute(server.services.db)).rows
  expect(found).toEqual(Object.fromEntries(Object.keys(wrongs).map((name) => [name, []])))
})
