import { expect, test } from 'vitest'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { staffMoveBooking, staffMoveQuote } from '#protocol/staff/planner/staff-move-booking.ts'
import { takeOff } from '#testing/decisions/broken-car.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { bookedCar, ledgerOf, paidSwap, pickedUp, statusOf } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const quote = async (server: TestServer, staff: TestUser, order: string, ...cars: string[]) =>
  (await server.as(staff.token).read(staffMoveQuote, { order, cars })).body

const noticesOf = ({ services: { db } }: TestServer, user: TestUser) =>
  db
    .selectFrom('notification')
    .select(['title_es', 'text_es'])
    .where('user_id', '=', user.id)
    .where('read_at', 'is', null)
    .execute()

test('a booking is moved at the price that was agreed, and its renter is told', async () => {
  const server = await testServer()
  const user = await buildUser(server, { user: { language: 'es' } })
  const { staff, order, car } = await bookedCar(server, { user })
  const before = await ledgerOf(server, order)
  const dearer = await buildCar(server, { month_cents: 99_900 })
  const said = await quote(server, staff, order, dearer)
  expect(said).toMatchObject({
    name: 'Ana',
    car,
    own: false,
    cars: [{ car: dearer, fit: 'sameClass', difference: 150, carried: 150 }],
  })
  expect(said.cars?.[0]?.message).toMatch(/^Hola, Ana: en vez del Camry que reservaste/)
  const { version = '' } = said
  const me = server.as(staff.token)
  const { body } = await me.send(staffMoveBooking, { order, version, car: dearer })
  const newOrder = body.newOrder ?? ''
  expect(await statusOf(server, user.token, newOrder)).toBe(85)
  expect(await ledgerOf(server, newOrder)).toEqual(before)
  const { selectedRental } = (await server.as(user.token).read(dashboard, { order: newOrder })).body
  expect(selectedRental).toMatchObject({ isMoved: true })
  expect(await noticesOf(server, user)).toContainEqual({
    title_es: 'Te damos otro auto',
    text_es: expect.stringContaining('en vez del Camry'),
  })
  // A second press, or a colleague who read it before.
  const again = await me.send(staffMoveBooking, { order: newOrder, version, car })
  expect(again.http).toBe(409)
})

test('who is moved may have everything back until the pickup', async () => {
  const server = await testServer()
  const { staff, user, order } = await bookedCar(server)
  const car = await buildCar(server)
  const { version = '' } = await quote(server, staff, order, car)
  const moved = await server.as(staff.token).send(staffMoveBooking, { order, version, car })
  const newOrder = moved.body.newOrder ?? ''
  server.passMinutes(3 * 24 * 60 + 15 * 60)
  const cancelled = await server.as(user.token).send(cancelContract, { order: newOrder })
  expect(cancelled.body).toMatchObject({ status: 1 })
  expect(await statusOf(server, user.token, newOrder)).toBe(87)
})

test('nothing is moved to a car that is taken, blocked, smaller or a class below', async () => {
  const server = await testServer()
  const { staff, order } = await bookedCar(server)
  const { car: taken } = await bookedCar(server)
  const small = await buildCar(server, { seats: 4 })
  const van = await buildCar(server, { type_id: 'van', subtype_id: 'minivan' })
  const blocked = await buildCar(server)
  await takeOff(server, staff, blocked, { kind: 'block' })
  const { version = '', cars } = await quote(server, staff, order, taken, small, van, blocked)
  expect(cars).toEqual([])
  const me = server.as(staff.token)
  const tried = await Promise.all(
    [taken, blocked, small, van].map(async (car) => {
      const { http, body } = await me.send(staffMoveBooking, { order, version, car })
      return [http, (body as { message?: string }).message]
    }),
  )
  const isTaken = [409, 'This car was just taken. Choose another one.']
  const isSmall = [409, 'This car is a class below, or too small. Choose another one.']
  expect(tried).toEqual([isTaken, isTaken, isSmall, isSmall])
})

test('who has the car is not moved', async () => {
  const server = await testServer()
  const { staff, order } = await pickedUp(server)
  const car = await buildCar(server)
  const out = await quote(server, staff, order, car)
  expect(out).toMatchObject({ inTheWay: expect.stringMatching(/has the car already/), cars: [] })
  const me = server.as(staff.token)
  const sent = await me.send(staffMoveBooking, { order, version: out.version ?? '', car })
  expect(sent).toMatchObject({ http: 409, body: { message: out.inTheWay } })
})

test('a booking whose renter asked for another car waits for that', async () => {
  const server = await testServer()
  const booked = await bookedCar(server)
  const { staff, order } = booked
  await paidSwap(server, booked)
  const car = await buildCar(server)
  const { inTheWay, cars } = await quote(server, staff, order, car)
  expect({ inTheWay, cars }).toEqual({ inTheWay: expect.any(String), cars: [] })
})

test('the renter of a broken car reads that it is off the road', async () => {
  const server = await testServer()
  const { staff, car, order } = await bookedCar(server)
  const other = await buildCar(server)
  await takeOff(server, staff, car)
  const { cars } = await quote(server, staff, order, other)
  expect(cars?.[0]?.message).toMatch(/off the road/)
})
