import { beforeEach, expect, test } from 'vitest'
import { staffCalendar } from '#protocol/staff/planner/staff-calendar.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import { takeOff } from '#testing/decisions/broken-car.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar, trip } from '#testing/journey.ts'
import { bookedCar, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let rosa: TestUser
beforeEach(async () => {
  server = await testServer()
  rosa = await buildUser(server, { staff: true })
})

/** Other cars of the company are retired: only those of the test are shown. */
const onlyOwn = () => server.services.db.updateTable('car').set({ status: 'retired' }).execute()

const look = async (asked: InputOf<typeof staffCalendar> = {}) =>
  (await server.as(rosa.token).read(staffCalendar, asked)).body

const barsOf = async (car: string, asked: InputOf<typeof staffCalendar> = {}) =>
  (await look(asked)).cars?.find(({ id }) => id === car)?.bars

test('a booking is shown on the clock of its area, with its renter, its state and the gap after it', async () => {
  const { car, order } = await bookedCar(server)
  expect(await barsOf(car, { from: '2026-11-20', days: 60 })).toMatchObject([
    {
      kind: 'rental',
      state: 'booked',
      start: trip.start,
      end: trip.end,
      gapEnd: '2027-01-12T18:00',
      order,
      number: expect.any(Number),
      name: 'Ana',
    },
  ])
  expect(await barsOf(car, { from: '2026-11-20', days: 4 })).toEqual([])
  expect(await barsOf(car, { from: '2027-01-12', days: 1 })).toHaveLength(1)
})

test('a hold says until when, a block why, and that a car broke down', async () => {
  const [held, blocked, broken] = [
    await buildCar(server),
    await buildCar(server),
    await buildCar(server),
  ]
  await holdCar(server, await buildUser(server), held)
  const block = { from: '2026-11-22T10:00', until: '2026-11-24T10:00', reason: 'Body shop' }
  await takeOff(server, rosa, blocked, { kind: 'block', ...block })
  await takeOff(server, rosa, broken)
  expect(await barsOf(held)).toMatchObject([
    { kind: 'hold', state: 'kept', heldUntil: expect.stringMatching(/^2026-11-20T10:/) },
  ])
  expect(await barsOf(blocked)).toMatchObject([
    {
      kind: 'block',
      state: 'kept',
      start: block.from,
      end: block.until,
      gapEnd: block.until,
      reason: 'Body shop',
    },
  ])
  expect(await barsOf(broken)).toMatchObject([{ kind: 'block', state: 'broke' }])
})

test('who has the car is out, and late until now when the end is over, on whatever day one looks', async () => {
  const { car } = await pickedUp(server)
  expect(await barsOf(car, { from: '2026-11-24' })).toMatchObject([{ state: 'out' }])
  await setWall(server, '2027-01-14T12:00')
  expect(await barsOf(car)).toMatchObject([
    { state: 'late', end: '2027-01-14T12:00', gapEnd: '2027-01-15T12:00' },
  ])
})

test('only cars that are free for all of the dates, and could be booked', async () => {
  await onlyOwn()
  const { car } = await bookedCar(server)
  const free = await buildCar(server)
  await buildCar(server, { status: 'maintenance' })
  const ask = async (freeFrom: string, freeUntil: string) => {
    const { cars, total } = await look({ freeFrom, freeUntil })
    expect(total).toBe(cars?.length)
    return cars?.map(({ id }) => id).toSorted()
  }
  expect(await ask('2026-12-01T10:00', '2026-12-08T10:00')).toEqual([free])
  // The gap after a rental is needed before the next begins, to the minute.
  expect(await ask('2026-11-21T10:00', '2026-11-24T02:00')).toEqual([car, free].toSorted())
  expect(await ask('2026-11-21T10:00', '2026-11-24T02:01')).toEqual([free])
  expect(await ask('2027-01-12T18:00', '2027-01-20T10:00')).toEqual([car, free].toSorted())
  expect(await ask('2027-01-12T17:59', '2027-01-20T10:00')).toEqual([free])
})

test('pages of one order, by area and type, and today of the area where nothing is asked', async () => {
  await onlyOwn()
  const [camry, corolla, van, far] = [
    await buildCar(server),
    await buildCar(server, { model: 'Corolla' }),
    await buildCar(server, { model: 'Sienna', type_id: 'van', subtype_id: 'minivan' }),
    await buildCar(server, { model: 'Yaris', area_id: '2' }),
  ]
  const ids = async (asked: InputOf<typeof staffCalendar>) =>
    (await look(asked)).cars?.map(({ id }) => id)
  expect(await ids({})).toEqual([camry, corolla, van, far])
  expect(await ids({ limit: 2, skip: 1 })).toEqual([corolla, van])
  expect(await ids({ area: '2' })).toEqual([far])
  expect(await ids({ type: 'van' })).toEqual([van])
  expect(await look({ skip: 9, area: '1' })).toMatchObject({
    from: '2026-11-20',
    days: 14,
    total: 3,
    cars: [],
    types: [{ id: 'car' }, { id: 'van' }],
  })
})

test.each([
  [{ freeFrom: '2026-12-01T10:00' }, { freeUntil: expect.any(String) }],
  [{ freeUntil: '2026-12-01T10:00' }, { freeFrom: expect.any(String) }],
  [
    { freeFrom: '2026-12-01T10:00', freeUntil: '2026-12-01T10:00' },
    { freeUntil: expect.any(String) },
  ],
  [{ days: 93 }, { days: expect.any(String) }],
  [{ limit: 201 }, { limit: expect.any(String) }],
  [{ skip: -1 }, { skip: expect.any(String) }],
])('%o is refused at its field', async (asked, errors) => {
  const { http, body } = await server.as(rosa.token).read(staffCalendar, asked)
  expect({ http, errors: (body as { errors?: unknown }).errors }).toEqual({ http: 400, errors })
})
