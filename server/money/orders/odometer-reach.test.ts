import { beforeEach, describe, expect, test } from 'vitest'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { buildCar } from '#testing/factories.ts'
import { inspect } from '#testing/inspection.ts'
import { bookVisit, rentedWithPlan, submit } from '#testing/maintenance.ts'
import { bookedCar, keys, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

const sentence =
  'That is too many miles since the last reading. Check the number. If it is right, write to us.'

const odometerOf = async (car: string) =>
  (
    await server.services.db
      .selectFrom('car')
      .select('odometer')
      .where('id', '=', car)
      .executeTakeFirstOrThrow()
  ).odometer

describe('a reading that no car can have reached', () => {
  test('is refused at the return, and the car keeps its own', async () => {
    const { user, car, order } = await pickedUp(server)
    await setWall(server, '2026-12-20T10:00')
    const back = { order, rentalStatus: 88, odometer: 900_000 } as const
    const refused = await keys(server, user, back)
    expect([refused.http, refused.body.message]).toEqual([409, sentence])
    expect(await odometerOf(car)).toBe(47_380)
    // 26 days of 1,500 miles, and 1,500 more.
    expect((await keys(server, user, { ...back, odometer: 87_881 })).http).toBe(409)
    expect((await keys(server, user, { ...back, odometer: 87_880 })).body.rentalStatus).toBe(88)
  })

  test('is refused at the pickup, by the reading of the renter before', async () => {
    const first = await pickedUp(server)
    await setWall(server, '2026-12-20T10:00')
    await keys(server, first.user, { order: first.order, rentalStatus: 88, odometer: 48_000 })
    const trip = { car: first.car, start: '2026-12-22T10:00', end: '2027-01-22T10:00' }
    const { user, order } = await bookedCar(server, trip)
    await setWall(server, '2026-12-22T10:00')
    const refused = await keys(server, user, { order, odometer: 52_501 })
    expect([refused.http, refused.body.message]).toEqual([409, sentence])
    const got = await keys(server, user, { order, odometer: 52_500 })
    expect(got.body.rentalStatus).toBe(86)
  })

  test('is refused for a car without a reading, by its papers or by what cars can reach', async () => {
    const told = await buildCar(server, { odometer: 30_000 })
    const [known, unknown] = [await bookedCar(server, { car: told }), await bookedCar(server)]
    await setWall(server, '2026-11-24T10:00')
    for (const [{ user, order }, most] of [
      [known, 80_000],
      [unknown, 500_000],
    ] as const) {
      expect((await keys(server, user, { order, odometer: most + 1 })).http).toBe(409)
      expect((await keys(server, user, { order, odometer: most })).body.rentalStatus).toBe(86)
    }
  })

  test('is refused in a weekly inspection', async () => {
    const { user, car, order } = await pickedUp(server)
    await setWall(server, '2026-11-30T10:00')
    const refused = await inspect(server, user, order, 'weekly', { odometer: 900_000 })
    expect([refused.http, refused.body.message]).toEqual([409, sentence])
    expect(await odometerOf(car)).toBe(47_380)
    expect((await inspect(server, user, order, 'weekly', { odometer: 48_900 })).http).toBe(200)
    expect(await odometerOf(car)).toBe(48_900)
  })

  test('is refused at the field where an extension is asked for and priced', async () => {
    const { user, order } = await pickedUp(server)
    await setWall(server, '2027-01-08T10:00')
    const asked = { order, end: '2027-01-19T10:00', odometer: 900_000 }
    // 45 days since the keys.
    const errors = { odometer: 'The value must be 116380 or less' }
    const me = server.as(user.token)
    const priced = await me.read(booking, { ...asked, isCarExtend: true })
    expect(priced).toMatchObject({ http: 400, body: { errors } })
    const held = await me.send(extendCar, asked)
    expect(held).toMatchObject({ http: 400, body: { errors } })
    expect((await me.send(extendCar, { ...asked, odometer: 60_000 })).http).toBe(200)
  })

  test('is refused at the field of a service, by the day that it is said to be of', async () => {
    const rented = await rentedWithPlan(server)
    await setWall(server, '2026-12-01T09:00')
    await bookVisit(server, rented, '2026-12-02T09:00')
    await setWall(server, '2026-12-02T11:00')
    const told = async (more: { date: string; odometer: number }) =>
      (await submit(server, rented, more)).body.errors
    expect(await told({ date: '2026-12-02', odometer: 900_000 })).toEqual({
      odometer: 'The value must be 62380 or less',
    })
    expect(await told({ date: '2026-11-25', odometer: 60_000 })).toEqual({
      odometer: 'The value must be 51880 or less',
    })
    expect(await told({ date: '2026-12-02', odometer: 62_380 })).toBeUndefined()
  })
})

test('a service of an earlier day says when the car was read, so that the miles since count', async () => {
  const rented = await rentedWithPlan(server)
  await setWall(server, '2026-12-01T09:00')
  await bookVisit(server, rented, '2026-12-02T09:00')
  await setWall(server, '2026-12-05T11:00')
  const sent = await submit(server, rented, { date: '2026-12-02', odometer: 50_000 })
  expect(sent.http).toBe(200)
  // Three days of 1,500 since the end of that day, and 1,500 more.
  const back = { order: rented.order, rentalStatus: 88 } as const
  expect((await keys(server, rented.user, { ...back, odometer: 56_001 })).http).toBe(409)
  const returned = await keys(server, rented.user, { ...back, odometer: 56_000 })
  expect(returned.body.rentalStatus).toBe(88)
})
