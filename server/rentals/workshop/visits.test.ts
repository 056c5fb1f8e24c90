import { expect, test } from 'vitest'
import { staffCalendar } from '#protocol/staff/planner/staff-calendar.ts'
import {
  staffBookVisit,
  staffBookVisits,
  staffCancelVisit,
  staffVisitGap,
} from '#protocol/rentals/workshop/staff-visits.ts'
import { decideAsSeen, versionNow } from '#testing/decide.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { closeThing, freeCar, needsOf, planItem } from '#testing/maintenance.ts'
import { bookedCar, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { remindOfMaintenance } from '../maintenance/remind-of-maintenance.ts'

const book = (server: TestServer, staff: TestUser, item: string, start: string, hours = 3) =>
  decideAsSeen(server, server.as(staff.token), staffBookVisit, { item, start, hours })

const barsOf = async (server: TestServer, staff: TestUser, car: string) => {
  const asked = { from: '2026-11-20', days: 30 }
  const { cars = [] } = (await server.as(staff.token).read(staffCalendar, asked)).body
  return cars.find(({ id }) => id === car)?.bars ?? []
}

test('what is due is booked into the next gap, stands in the planner, and is closed or cancelled', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const { car, oil } = await freeCar(server)
  const me = server.as(staff.token)
  // 20 November 2026, 10:00 in the Bay Area is a Friday.
  await setWall(server, '2026-11-20T10:10')
  const { gap } = (await me.read(staffVisitGap, { item: oil, hours: 3 })).body
  expect(gap).toEqual({ start: '2026-11-20T10:30', end: '2026-11-20T13:30', isInTime: true })
  expect((await me.read(staffVisitGap, { item: oil })).body.hours).toBe(24)
  const booked = await book(server, staff, oil, '2026-11-20T10:30')
  expect(booked.body).toMatchObject({ start: '2026-11-20T10:30', end: '2026-11-20T13:30' })
  const visit = { start: '2026-11-20T10:30', end: '2026-11-20T13:30' }
  expect(await needsOf(server, staff, car)).toMatchObject([
    { state: 'booked', place: 'free', visit },
  ])
  expect(await barsOf(server, staff, car)).toMatchObject([
    { kind: 'maintenance', reason: 'Oil and filter change', ...visit },
  ])
  expect(await book(server, staff, oil, '2026-11-21T10:30')).toMatchObject({
    http: 409,
    body: { message: 'The workshop is booked for this already. Cancel that visit first.' },
  })

  await setWall(server, '2026-11-20T11:00')
  expect(await needsOf(server, staff, car)).toMatchObject([
    { place: 'workshop', until: '2026-11-20T13:30' },
  ])
  await closeThing(server, staff, { item: oil })
  expect(await barsOf(server, staff, car)).toMatchObject([
    { start: '2026-11-20T10:30', end: '2026-11-20T11:00' },
  ])

  const brakes = await planItem(server, car, {
    kind: 'brakes',
    doneOn: '2026-06-04',
    doneAt: 43_000,
  })
  await book(server, staff, brakes, '2026-11-23T09:00')
  await decideAsSeen(server, me, staffCancelVisit, { item: brakes })
  expect(await barsOf(server, staff, car)).toHaveLength(1)
  expect(await decideAsSeen(server, me, staffCancelVisit, { item: brakes })).toMatchObject({
    http: 409,
    body: { message: 'No visit is booked for this any more.' },
  })
})

test.each([
  ['in the past', '2026-11-20T09:00', 400],
  ['far ahead', '2028-11-20T09:00', 400],
  ['at no half hour', '2026-11-23T09:10', 400],
  ['at night', '2026-11-23T03:00', 409],
])('a visit %s is refused', async (_what, start, http) => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const { oil } = await freeCar(server)
  await setWall(server, '2026-11-20T10:10')
  expect((await book(server, staff, oil, start)).http).toBe(http)
})

test('whoever has the car then is named, with the hours after the rental; the gap begins after them', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const { car, order } = await bookedCar(server, {
    start: '2026-11-24T10:00',
    end: '2026-12-08T10:00',
  })
  const oil = await planItem(server, car, { kind: 'oil', doneOn: '2026-06-04', doneAt: 0 })
  const { number } = await server.services.db
    .selectFrom('rental_order')
    .select('number')
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  const inTheWay = await book(server, staff, oil, '2026-12-08T12:00')
  expect(inTheWay.http).toBe(409)
  expect(inTheWay.body.message).toContain(`Ana Núñez has this car`)
  expect(inTheWay.body.message).toContain(`order ${number}. Choose another time.`)
  await setWall(server, '2026-11-23T14:00')
  const asked = { item: oil, hours: 24 }
  const { gap } = (await server.as(staff.token).read(staffVisitGap, asked)).body
  expect(gap).toMatchObject({ start: '2026-12-08T18:00', isInTime: false })
})

test('two who book the same car at the same time: one has it', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const { car, oil } = await freeCar(server)
  const brakes = await planItem(server, car, {
    kind: 'brakes',
    doneOn: '2026-06-04',
    doneAt: 43_000,
  })
  const both = await Promise.all(
    [oil, brakes].map((item) => book(server, staff, item, '2026-11-23T09:00')),
  )
  expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(both.find(({ http }) => http === 409)?.body.message).toContain('in the workshop')
})

test('many at once: each is booked, or says why not', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const [first, other] = [await freeCar(server), await freeCar(server)]
  await setWall(server, '2026-11-20T10:10')
  const brakes = await planItem(server, first.car, {
    kind: 'brakes',
    doneOn: '2026-06-04',
    doneAt: 43_000,
  })
  const items = await Promise.all(
    [first.oil, brakes, other.oil].map(async (item) => ({
      item,
      version: await versionNow(server, { item }),
    })),
  )
  const wrong = [...items, { item: other.oil, version: 'old' }, { item: 'none', version: 'old' }]
  const asked = { items: wrong as never, hours: 4 }
  const { results } = (await server.as(staff.token).send(staffBookVisits, asked)).body
  expect(results).toMatchObject([
    { item: first.oil, result: 'booked', start: '2026-11-20T10:30' },
    // After the first, of the same car.
    { item: brakes, result: 'booked', start: '2026-11-20T14:30' },
    { item: other.oil, result: 'booked', start: '2026-11-20T10:30' },
    { result: 'refused', message: expect.stringContaining('changed') },
    { result: 'refused', message: expect.any(String) },
  ])
})

test('a visit that nobody closed counts no more after some days, and another one can be booked', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const { car, oil } = await freeCar(server)
  await book(server, staff, oil, '2026-11-23T09:00')
  await setWall(server, '2026-12-05T10:00')
  await remindOfMaintenance(server.services)
  expect(await needsOf(server, staff, car)).toMatchObject([{ state: 'overdue' }])
  expect((await book(server, staff, oil, '2026-12-07T09:00')).body).toMatchObject({ status: 1 })
  expect(await needsOf(server, staff, car)).toMatchObject([{ state: 'booked' }])
})

test('the list is narrowed by what is free, booked, due soon or overdue, and by area', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const { car, oil } = await freeCar(server)
  const rented = await bookedCar(server, { start: '2026-11-24T10:00', end: '2026-12-08T10:00' })
  const brakes = await planItem(server, rented.car, {
    kind: 'brakes',
    doneOn: '2026-05-01',
    doneAt: 0,
  })
  await setWall(server, '2026-11-25T10:00')
  const found = async (asked: Parameters<typeof needsOf>[3]) =>
    [
      ...(await needsOf(server, staff, car, asked)),
      ...(await needsOf(server, staff, rented.car, asked)),
    ].map(({ id }) => id)
  expect(await found({})).toEqual([oil, brakes])
  expect(await found({ filter: 'free' })).toEqual([oil])
  expect(await found({ filter: 'overdue' })).toEqual([brakes])
  expect(await found({ filter: 'soon' })).toEqual([oil])
  expect(await found({ area: '5' })).toEqual([])
  expect(await found({ area: '1' })).toEqual([oil, brakes])
  await book(server, staff, oil, '2026-11-25T12:00')
  expect(await found({ filter: 'booked' })).toEqual([oil])
  expect(await found({ filter: 'free' })).toEqual([])
})
