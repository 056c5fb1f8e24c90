import { expect, it, test } from 'vitest'
import { cars } from '#protocol/fleet/cars/cars.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { staffToday } from '#protocol/staff/staff/staff-today.ts'
import { staffBlockCar, staffUnblockCar } from '#protocol/staff/garage/off-the-road.ts'
import { moveAll, readBroken, takeOff } from '#testing/decisions/broken-car.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar, trip } from '#testing/journey.ts'
import { bookedCar, keys, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/** When a car is taken, by what, the earliest first. */
async function calendarOf({ services }: TestServer, car: string) {
  const rows = await services.db
    .selectFrom('occupancy')
    .select(['kind', 'period'])
    .where('car_id', '=', car)
    .orderBy('period')
    .execute()
  return rows.map(({ kind }) => kind)
}

const book = async (server: TestServer, car: string, period = trip) =>
  server.as((await buildUser(server)).token).send(submitBooking, { car, ...period })

test('from its first moment a broken car is offered to nobody, and back on the road it is', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const car = await buildCar(server)
  const isOffered = async () => {
    const asked = { area: '1', ...trip }
    const found = (await server.as().read(cars, asked)).body.cars
    return (found ?? []).find(({ id }) => id === car)?.available ?? false
  }
  expect(await isOffered()).toBe(true)
  expect((await takeOff(server, staff, car)).http).toBe(200)
  expect(await isOffered()).toBe(false)
  expect((await book(server, car)).http).toBe(409)
  const [span] = (await readBroken(server, staff, car)).spans ?? []
  expect(span).toMatchObject({ kind: 'broken', reason: 'Transmission' })
  const lift = () =>
    server.as(staff.token).send(staffUnblockCar, {
      breakdown: span?.id ?? '',
      version: span?.version ?? '',
    })
  expect((await lift()).http).toBe(200)
  expect((await lift()).http).toBe(409)
  expect(await isOffered()).toBe(true)
  expect((await book(server, car)).http).toBe(200)
})

test('a block says whose rental is in the way, and takes the free days beside it', async () => {
  const server = await testServer()
  const { staff, car } = await bookedCar(server)
  const span = { kind: 'block', from: '2026-11-24T08:00' } as const
  const refused = await takeOff(server, staff, car, { ...span, until: '2026-11-30T08:00' })
  expect(refused).toMatchObject({
    http: 409,
    body: { message: expect.stringMatching(/^Ana Núñez has this car from /) },
  })
  expect(refused.body.message).toContain('order')
  const before = await takeOff(server, staff, car, { ...span, from: undefined, until: trip.start })
  expect(before.http).toBe(200)
  expect(await calendarOf(server, car)).toEqual(['block', 'rental'])
})

test('a breakdown lies over rentals; the days of a renter who leaves are blocked at once', async () => {
  const server = await testServer()
  const { user, staff, car, order } = await bookedCar(server)
  await takeOff(server, staff, car)
  expect(await calendarOf(server, car)).toEqual(['block', 'rental', 'block'])
  expect((await readBroken(server, staff, car)).renters).toMatchObject([{ order, isOut: false }])
  expect((await server.as(user.token).send(cancelContract, { order })).http).toBe(200)
  expect(await calendarOf(server, car)).toEqual(['block', 'block', 'block'])
  expect((await readBroken(server, staff, car)).renters).toEqual([])
})

test('nobody gets the keys of it, whoever booked it', async () => {
  const server = await testServer()
  const { user, staff, car, order } = await bookedCar(server)
  await takeOff(server, staff, car)
  await setWall(server, trip.start)
  expect(await keys(server, user, { order, odometer: 47_380 })).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('off the road') },
  })
  const taking = server.services.db
    .updateTable('rental_order')
    .set({ rental_status: 86, picked_up_at: server.services.clock() })
    .where('id', '=', order)
    .execute()
  await expect(taking).rejects.toMatchObject({ constraint: 'rental_order_car_is_sound' })
})

test('who has it stays, does not extend, and gives it back to the block', async () => {
  const server = await testServer()
  const { user, staff, car, order } = await pickedUp(server)
  await takeOff(server, staff, car)
  const { renters } = await readBroken(server, staff, car)
  expect(renters).toMatchObject([{ order, isOut: true }])
  await setWall(server, '2027-01-08T10:00')
  const more = await server.as(user.token).send(extendCar, {
    order,
    end: '2027-01-20T10:00',
    odometer: '47900',
  })
  expect(more.http).toBe(409)
  const back = await keys(server, user, { order, rentalStatus: 88, odometer: 48_000 })
  expect(back.body.rentalStatus).toBe(88)
  expect(await calendarOf(server, car)).toEqual(['rental', 'block', 'block'])
})

test('a hold of it ends, and its renter is told', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const [user, car] = [await buildUser(server), await buildCar(server)]
  const order = await holdCar(server, user, car)
  await takeOff(server, staff, car)
  const { db } = server.services
  const row = await db
    .selectFrom('rental_order')
    .select(['state', 'hold_released_at'])
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ state: 'lapsed', hold_released_at: server.services.clock() })
  expect(await calendarOf(server, car)).toEqual(['block', 'block', 'block'])
})

it.each([
  [{ from: '2026-11-01T10:00' }, 'from'],
  [{ from: '2026-11-25T10:00', until: '2026-11-25T10:00' }, 'until'],
  [{ until: '2031-11-25T10:00' }, 'until'],
  [{ reason: '' }, 'reason'],
])('%j is refused at %s', async (more, field) => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const { http, body } = await takeOff(server, staff, await buildCar(server), more)
  expect([http, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
})

test('of two who take it off the road at once one is told that it is', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const car = await buildCar(server)
  const { version = '' } = await readBroken(server, staff, car)
  const block = { car, version, kind: 'broken', reason: 'Brakes' } as const
  const both = await Promise.all(
    [1, 2].map(() => server.as(staff.token).send(staffBlockCar, block)),
  )
  expect(both.map(({ http }) => http).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('a broken car stands on Today until its renters have another one, for who sees cars', async () => {
  const server = await testServer()
  const { staff, car } = await bookedCar(server)
  const desk = await buildUser(server, { staff: true })
  await server.services.db
    .updateTable('staff_member')
    .set({ rights: ['desk'] })
    .where('user_id', '=', desk.id)
    .execute()
  const of = async ({ token }: TestUser) => {
    const { brokenCars = [], waiting } = (await server.as(token).read(staffToday, {})).body
    return [brokenCars.find((one) => one.car === car)?.renters, waiting?.cars ?? 0] as const
  }
  const [none, before] = await of(staff)
  expect(none).toBeUndefined()
  await takeOff(server, staff, car)
  expect(await of(staff)).toEqual([1, before + 1])
  expect(await of(desk)).toEqual([undefined, 0])
  await buildCar(server)
  await moveAll(server, staff, car)
  expect(await of(staff)).toEqual([undefined, before])
})
