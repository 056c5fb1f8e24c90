import { expect, test } from 'vitest'
import { appointmentId } from '#domain/fleet/fleet/pickup-slots.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { appointments } from '#protocol/rentals/appointments/appointments.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { bayZone } from '#testing/fleet.ts'
import { bookedCar, pickedUp, type Rented, schedule, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

// @7-appointments
test('times that have passed today are shown with the reason, and in the evening the next day comes first', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const slotsNow = async () =>
    (await server.as(user.token).read(appointments, { order, kind: 'return' })).body
  await setWall(server, '2026-12-01T12:10')
  const noon = await slotsNow()
  expect(noon.day).toBe('2026-12-01')
  const states = noon.appointments?.map(({ date, available, reason }) => [date, available, reason])
  expect(states).toContainEqual(['2026-12-01T08:00', false, 'This time has passed'])
  expect(states).toContainEqual(['2026-12-01T12:00', false, 'This time has passed'])
  expect(states).toContainEqual(['2026-12-01T12:30', true, undefined])
  await setWall(server, '2026-12-01T20:10')
  expect(await slotsNow()).toMatchObject({ day: '2026-12-02' })
})

test('a time that passed while the screen was open is refused with its own sentence', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  await setWall(server, '2026-12-01T12:31')
  expect(await schedule(server, user, order, 92, '2026-12-01T12:30')).toMatchObject({
    http: 409,
    body: { message: 'This time has passed. Please choose another one.' },
  })
  expect((await schedule(server, user, order, 92, '2026-12-01T13:00')).body.rentalStatus).toBe(92)
})

test('every listed time can be booked and none that has passed is listed, to the minute', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const asked = { order, kind: 'return', day: '2026-12-01' } as const
  const listed = async () => {
    const { body } = await server.as(user.token).read(appointments, asked)
    return body.appointments?.find(({ date }) => date === '2026-12-01T12:30')?.available
  }
  const noon = toInstant('2026-12-01T12:30', bayZone).getTime()
  for (const [ms, free] of [
    [-1, true],
    [0, true],
    [1, false],
    [20_000, false],
  ] as const) {
    await setWall(server, '2026-12-01T12:30')
    server.setNow(new Date(noon + ms))
    expect([ms, await listed()]).toEqual([ms, free])
    const reply = await schedule(server, user, order, 92, '2026-12-01T12:30')
    expect([ms, reply.http]).toEqual([ms, free ? 200 : 409])
  }
})

test('a pickup time within its minute is listed for a booking only while it can be taken', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const car = await buildCar(server)
  const start = '2026-12-01T12:30'
  const slot = appointmentId('pickup', '1', start)
  await setWall(server, start)
  server.setNow(new Date(toInstant(start, bayZone).getTime() + 20_000))
  const me = server.as(user.token)
  const trip = { car, start, end: '2026-12-11T12:30' }
  const { body } = await me.read(booking, trip)
  const shown = body.appointments?.find(({ appointmentId: id }) => id === slot)
  expect(shown).toMatchObject({ available: false, reason: 'This time has passed' })
  for (const { appointmentId: appt, available } of body.appointments ?? []) {
    const reply = await me.send(submitBooking, { ...trip, appt })
    expect([appt, reply.http]).toEqual([appt, available ? 200 : 409])
  }
})

// @7-appointments
test('of two people who book the last place at once, one gets it and the other reads why', async () => {
  const server = await testServer()
  const slot = '2026-11-24T11:30'
  const people = [await bookedCar(server), await bookedCar(server)]
  const area = await server.services.db
    .selectFrom('area')
    .select('slot_capacity')
    .where('id', '=', '1')
    .executeTakeFirstOrThrow()
  for (let seat = 1; seat < area.slot_capacity; seat++) {
    await bookedCar(server, {
      car: await buildCar(server),
      appt: appointmentId('pickup', '1', slot),
    })
  }
  const replies = await Promise.all(
    people.map(({ user, order }) => schedule(server, user, order, 85, slot)),
  )
  expect(replies.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  const loser = replies.findIndex(({ http }) => http === 409)
  expect(replies[loser]?.body.message).toBe('This time was just taken. Please choose another one.')
  const shownTo = async ({ user, order }: Rented) => {
    const { body } = await server.as(user.token).read(appointments, { order, kind: 'pickup' })
    return body.appointments?.find(({ date }) => date === slot)
  }
  expect(await shownTo(people[loser] as Rented)).toMatchObject({
    available: false,
    reason: 'This time is fully booked',
  })
  // Whose place it is may keep it.
  const winner = people[1 - loser] as Rented
  expect(await shownTo(winner)).toMatchObject({ available: true })
  expect((await schedule(server, winner.user, winner.order, 85, slot)).http).toBe(200)
})
