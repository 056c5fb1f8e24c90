import { expect, test } from 'vitest'
import {
  bookingChangesCompleted,
  staffProposeChanges,
} from '#protocol/rentals/confirmation/booking-changes.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { bookedCar, keys, pickedUp, schedule, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/** Titles of what is marked as new, and of all that was told. */
async function told(server: TestServer, token: string) {
  const { body } = await server.as(token).read(dashboard, { showNotification: true })
  const notices = body.notifications ?? []
  return {
    notices,
    all: notices.map(({ title }) => title),
    fresh: notices.filter(({ readAt }) => !readAt).map(({ title }) => title),
  }
}

test('a reminder of the pickup is no longer new once the renter is there', async () => {
  const server = await testServer()
  const { user, order } = await bookedCar(server)
  await schedule(server, user, order, 85, '2026-11-24T10:00')
  await setWall(server, '2026-11-24T08:30')
  await server.work()
  const title = 'Your appointment is coming up'
  expect((await told(server, user.token)).fresh).toContain(title)
  await setWall(server, '2026-11-24T09:50')
  await keys(server, user, { order, rentalStatus: 91, positionReason: 'At the lot' })
  const after = await told(server, user.token)
  expect(after.all).toContain(title)
  expect(after.fresh).not.toContain(title)
})

test('after the return only the return, its money and the request to rate it are new', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  await setWall(server, '2027-01-05T10:00')
  await server.work()
  await setWall(server, '2027-01-12T17:00')
  await server.work()
  expect((await told(server, user.token)).fresh.length).toBeGreaterThan(2)
  await keys(server, user, { order, rentalStatus: 88, odometer: 48_000 })
  const { notices } = await told(server, user.token)
  const fresh = notices.filter(({ readAt }) => !readAt)
  expect(['rental', 'payment']).toEqual(expect.arrayContaining(fresh.map(({ topic }) => topic)))
  const ofRental = fresh.filter(({ topic }) => topic === 'rental').map(({ title }) => title)
  expect(ofRental.toSorted()).toEqual(['How was it? Rate your rental', 'Vehicle returned'])
})

test('a hold that is paid no longer warns', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  server.setNow(new Date(server.services.clock().getTime() + 26 * 60_000))
  await server.work()
  expect((await told(server, user.token)).notices.map(({ topic }) => topic)).toContain('payment')
  const before = await told(server, user.token)
  expect(before.fresh).toHaveLength(1)
  await payByCard(server, user, order)
  const after = await told(server, user.token)
  expect(after.fresh).not.toContain(before.fresh[0])
})

test('no notice says its title twice', async () => {
  const server = await testServer()
  const repeated = async () => {
    for (const lang of ['en', 'es'] as const) {
      const { body } = await server.as(user.token).read(dashboard, {}, { lang })
      expect(body.notifications?.length).toBeGreaterThan(0)
      for (const { title, text } of body.notifications ?? []) {
        expect(text).not.toBe(title)
        expect(text).not.toBe('')
      }
    }
  }
  const { user, staff, order } = await bookedCar(server)
  await schedule(server, user, order, 85, '2026-11-24T11:00')
  const message = 'Please send a sharper picture.'
  await server.as(staff.token).send(staffProposeChanges, { order, message })
  await server.as(user.token).send(bookingChangesCompleted, { order })
  await repeated()
  await setWall(server, '2026-11-24T11:00')
  await keys(server, user, { order, odometer: 100 })
  await schedule(server, user, order, 93, '2026-11-27T12:00')
  await setWall(server, '2027-01-05T10:00')
  const longer = { order, end: '2027-01-19T10:00', odometer: 200 }
  await server.as(user.token).send(extendCar, longer)
  await repeated()
})
