import { expect, test } from 'vitest'
import { addDays, addMinutes } from '#domain/core/time/wall-time.ts'
import { staffDecideBooking } from '#protocol/staff/staff/staff-bookings.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar, payByCard, trip } from '#testing/journey.ts'
import { bookedCar, ledgerOf, pickedUp, schedule, setWall, statusOf } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/* The server was off for a while: what it says then is true then, and nobody pays for its absence. */

const titles = async ({ services }: TestServer, { id }: TestUser, topic: string) =>
  (
    await services.db
      .selectFrom('notification')
      .select('title_en')
      .where('user_id', '=', id)
      .where('topic', '=', topic)
      .where('title_en', 'like', '%our %')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map((row) => row.title_en)

test('an appointment that was reminded of late is today or soon, and is told once', async () => {
  const server = await testServer()
  const { user, order } = await bookedCar(server)
  await schedule(server, user, order, 85, trip.start)
  await setWall(server, addMinutes(trip.start, -5 * 60))
  await server.work()
  expect(await titles(server, user, 'appointment')).toContain('Your appointment is today')
  await setWall(server, addMinutes(trip.start, -20))
  await server.work()
  expect(await titles(server, user, 'appointment')).toContain('Your appointment is coming up')
  await setWall(server, addMinutes(trip.start, 20))
  const before = await titles(server, user, 'appointment')
  await server.work()
  expect(await titles(server, user, 'appointment')).toEqual(before)
})

test('the end of a rental is told as it is when the server is back, with one notice', async () => {
  const server = await testServer()
  const { user } = await pickedUp(server)
  await setWall(server, addDays(trip.end, -3))
  await server.work()
  const told = await titles(server, user, 'rental')
  expect(told.filter((title) => title.startsWith('Your rental ends'))).toEqual([
    'Your rental ends in a few days',
  ])
  await setWall(server, addMinutes(trip.end, -120))
  await server.work()
  expect(await titles(server, user, 'rental')).toContain('Your rental ends today')
})

test('a hold that has a minute left is not said to have five', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  await holdCar(server, user, await buildCar(server))
  server.passMinutes(29)
  await server.work()
  const { db } = server.services
  const notices = await db
    .selectFrom('notification')
    .select('title_en')
    .where('user_id', '=', user.id)
    .execute()
  expect(notices).toEqual([{ title_en: 'Your time to pay is almost up' }])
})

test('a booking that was confirmed late leaves a day to come for the car', async () => {
  const server = await testServer()
  const user = await buildUser(server, {
    driver: { license_verification: 'verified', insurance_verification: 'verified' },
  })
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  // Off from before the sixth hour until two days after the start.
  await setWall(server, addDays(trip.start, 2))
  await server.work()
  expect(await statusOf(server, user.token, order)).toBe(85)
  await setWall(server, addDays(trip.start, 3))
  await server.work()
  expect(await statusOf(server, user.token, order)).toBe(87)
})

test('what we did not confirm in time costs the renter nothing', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const staff = await buildUser(server, { staff: true })
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  await setWall(server, addDays(trip.start, 2))
  await server.work()
  expect(await statusOf(server, user.token, order)).toBe(87)
  // All accounts are even again: rent, fee, deposit and donation went back.
  expect(await ledgerOf(server, order)).toEqual({})
  const late = await decideAsSeen(server, server.as(staff.token), staffDecideBooking, {
    order,
    decision: 'confirm',
  })
  expect(late.http).toBe(409)
})
