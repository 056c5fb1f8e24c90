import { beforeEach, expect, test } from 'vitest'
import { extendHold } from '#protocol/rentals/holds/extend-hold.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { notificationPreferences } from '#protocol/rentals/dashboard/notifications.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar, payByCard, trip, tripSlot } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { pickedUp, schedule, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

async function subjectsOf(user: TestUser, at?: string): Promise<(string | undefined)[]> {
  if (at) await setWall(server, at)
  await server.work()
  await server.work()
  return mailsTo(server.dataDir, user.email).map((mail) => mail.headers.subject)
}
const lastMail = (user: TestUser, about = '') =>
  mailsTo(server.dataDir, user.email).findLast((mail) => mail.headers.subject?.includes(about))

async function contractOf(order: string): Promise<string | undefined> {
  const contract = await server.services.db
    .selectFrom('contract')
    .select('text_en')
    .where('order_id', '=', order)
    .executeTakeFirst()
  return contract?.text_en
}

test('a hold warns five minutes before it ends, is extended by fifteen once, and then lapses', async () => {
  const user = await buildUser(server)
  const car = await buildCar(server)
  const order = await holdCar(server, user, car)
  const me = server.as(user.token)
  server.passMinutes(24)
  expect(await subjectsOf(user)).toEqual([])
  server.passMinutes(1)
  expect(await subjectsOf(user)).toEqual(['Five minutes left to pay'])
  expect(lastMail(user)?.text).toContain('until 10:30')
  expect(lastMail(user)?.text).toContain(`/payment?order=${order}`)
  server.passMinutes(1)
  expect(await subjectsOf(user)).toHaveLength(1)

  const more = await me.send(extendHold, { order })
  expect(more.body.rental).toMatchObject({
    holdSeconds: 19 * 60,
    allowedActions: ['pay', 'releaseHold'],
  })
  expect(await me.send(extendHold, { order })).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('already extended') },
  })
  server.passMinutes(10)
  expect(await subjectsOf(user)).toHaveLength(1)
  server.passMinutes(4)
  expect(await subjectsOf(user)).toHaveLength(2)
  expect(lastMail(user)?.text).toContain('until 10:45')
  server.passMinutes(5)
  await server.work()
  const { body } = await me.read(orderHistory, { order })
  expect(body.rental?.state).toBe('lapsed')
  expect((await me.send(extendHold, { order })).http).toBe(409)
  await holdCar(server, await buildUser(server), car)
})

test('an extended hold keeps the car from others until it ends, and is paid in its last minute', async () => {
  const [user, other] = [await buildUser(server), await buildUser(server)]
  const car = await buildCar(server)
  const order = await holdCar(server, user, car)
  await server.as(user.token).send(extendHold, { order })
  server.passMinutes(44)
  await server.work()
  await expect(holdCar(server, other, car)).rejects.toThrow('409')
  await payByCard(server, user, order)
  const { body } = await server.as(user.token).read(orderHistory, { order })
  expect(body.rental).toMatchObject({ state: 'booked', paid: true })
})

test('a pickup is reminded of the day before and two hours before, with the contract that waits', async () => {
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server), { appt: tripSlot })
  await payByCard(server, user, order)
  const before = (await subjectsOf(user)).length
  const after = async (at: string) => (await subjectsOf(user, at)).slice(before)
  expect(await after('2026-11-23T09:59')).not.toContain('Your appointment is tomorrow')
  expect(await after('2026-11-23T10:00')).toContain('Your appointment is tomorrow')
  expect(lastMail(user)?.text).toContain('Tuesday, November 24, 2026, 10:00')
  expect(lastMail(user)?.text).toContain('accept the contract')
  // Where the car stands, as the dashboard and the contract say.
  const { body } = await server.as(user.token).read(orderHistory, { order })
  expect(body.rental?.pickupAddress).toBe('7th Street lot, Oakland')
  expect(lastMail(user)?.text).toContain('at 7th Street lot, Oakland')
  expect(await contractOf(order)).toContain('7th Street lot, Oakland')
  expect(lastMail(user)?.text).toContain(`/confirmation?order=${order}`)
  const all = await after('2026-11-24T08:00')
  expect(all.filter((subject) => subject === 'Your appointment is in two hours')).toHaveLength(1)
  expect((await after('2026-11-24T09:00')).length).toBe(all.length)
})

test('a return appointment that was moved is reminded of at its new time, not at the old one', async () => {
  const { user, order } = await pickedUp(server)
  await setWall(server, '2027-01-09T12:00')
  await schedule(server, user, order, 92, '2027-01-11T10:00')
  await schedule(server, user, order, 92, '2027-01-12T09:00')
  const count = async (at: string) =>
    (await subjectsOf(user, at)).filter((subject) => subject?.startsWith('Your appointment')).length
  expect(await count('2027-01-10T12:00')).toBe(0)
  expect(await count('2027-01-11T09:00')).toBe(1)
  expect(lastMail(user, 'appointment')?.text).toContain('Return: Tuesday, January 12, 2027')
  expect(await count('2027-01-12T07:00')).toBe(2)
})

test('the end of a rental is told a week and a day before', async () => {
  const { user, order } = await pickedUp(server)
  // Nothing but the end is to be told.
  const off = { topic: 'inspection', inApp: false, mail: false } as const
  await server.as(user.token).send(notificationPreferences, off)
  const ends = async (at: string) =>
    (await subjectsOf(user, at)).filter((subject) => subject?.startsWith('Your rental ends'))
  expect(await ends('2027-01-05T09:59')).toEqual([])
  await ends('2027-01-05T10:00')
  expect(await ends('2027-01-05T14:00')).toEqual(['Your rental ends in a week'])
  expect(await ends('2027-01-11T10:00')).toEqual([
    'Your rental ends in a week',
    'Your rental ends tomorrow',
  ])
  expect(lastMail(user, 'ends')?.text).toContain(`/dashboard?order=${order}`)
})

test('a renter with a scheduled return is not reminded of the end', async () => {
  const { user, order } = await pickedUp(server)
  await setWall(server, '2027-01-05T09:00')
  await schedule(server, user, order, 92, '2027-01-12T10:00')
  const subjects = await subjectsOf(user, '2027-01-11T10:00')
  expect(subjects.filter((one) => one?.startsWith('Your rental ends'))).toEqual([])
})

test('a license is reminded of 14, 7 and 1 days before, once each; a pause skips what is late', async () => {
  const { user } = await pickedUp(server, { start: trip.start, end: '2027-06-01T10:00' })
  await server.services.db
    .updateTable('driver')
    .set({
      license_expires: '2027-02-15',
      insurance_expires: '2027-02-15',
      // What was verified is verified no more when it changes.
      license_verification: 'submitted',
      insurance_verification: 'submitted',
    })
    .where('user_id', '=', user.id)
    .execute()
  const notices = async (at: string) => {
    await subjectsOf(user, at)
    const rows = await server.services.db
      .selectFrom('reminder')
      .select('key')
      .where('key', 'like', `document ${user.driverId} %`)
      .orderBy('key')
      .execute()
    return rows.map((row) => row.key.split(' ').slice(2).join(' '))
  }
  expect(await notices('2027-01-31T23:00')).toEqual([])
  expect(await notices('2027-02-01T10:00')).toEqual([
    'insurance 2027-02-15 14',
    'license 2027-02-15 14',
  ])
  // The server slept over the seventh day; the reminder of that time comes once, later.
  expect(await notices('2027-02-10T10:00')).toContain('license 2027-02-15 7')
  expect(await notices('2027-02-14T09:00')).toContain('license 2027-02-15 1')
  expect(await notices('2027-02-15T09:00')).toHaveLength(6)
  const { body } = await server.as(user.token).read(dashboard, {})
  expect(body.notifications?.filter((one) => one.topic === 'documents')).toHaveLength(2)
})

test('who cannot extend, because the next renter has the car, is not told to', async () => {
  const car = await buildCar(server)
  const next = await buildUser(server)
  const dates = { start: '2027-01-12T18:00', end: '2027-02-12T10:00' }
  await payByCard(server, next, await holdCar(server, next, car, dates))
  const { user } = await pickedUp(server, { car })
  const told = async (at: string) => {
    await subjectsOf(user, at)
    const rows = await server.services.db
      .selectFrom('notification')
      .select(['text_en', 'route'])
      .where('user_id', '=', user.id)
      .where('thread', 'like', 'end %')
      .orderBy('created_at', 'desc')
      .execute()
    return rows[0]
  }
  expect(await told('2027-01-05T12:00')).toMatchObject({
    text_en: expect.stringContaining('so it cannot be extended. You can choose a return time.'),
    route: 'dashboard',
  })
  const day = await told('2027-01-11T12:00')
  expect(day?.text_en).toContain('somebody else has the car right after you')
  expect(day?.text_en).not.toContain('extend your rental')
})
