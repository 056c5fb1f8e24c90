import { expect, test } from 'vitest'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { staffChangeDates, staffDatesQuote } from '#protocol/staff/planner/staff-dates.ts'
import { wrongsOf } from '#testing/decisions/wrongs.ts'
import type { TestUser } from '#testing/factories.ts'
import { payByCard, trip } from '#testing/journey.ts'
import { pickedUp, setWall, statusOf } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const quoteOf = async (server: TestServer, staff: TestUser, order: string, end: string) =>
  (await server.as(staff.token).read(staffDatesQuote, { order, end, odometer })).body

/** Read by the renter on the phone. */
const odometer = 48_000

async function change(server: TestServer, staff: TestUser, order: string, end: string) {
  const { version = '', difference = 0 } = await quoteOf(server, staff, order, end)
  return server
    .as(staff.token)
    .send(staffChangeDates, { order, version, end, difference, odometer })
}

/** A rental that is out, in its last week. */
async function lastWeek(server: TestServer) {
  const rented = await pickedUp(server)
  await setWall(server, '2027-01-08T10:00')
  return rented
}

test('more days for somebody who has the car are an extension that waits for them, held for a day', async () => {
  const server = await testServer()
  const { user, staff, order } = await lastWeek(server)
  const end = '2027-01-20T10:00'
  const said = await quoteOf(server, staff, order, end)
  expect(said).toMatchObject({ kind: 'extension', until: '2027-01-09T10:00', missing: [] })
  const { version = '', difference = 0 } = said
  const unread = { order, version, end, difference }
  const refused = await server.as(staff.token).send(staffChangeDates, unread)
  expect(refused.body).toMatchObject({ errors: { odometer: expect.any(String) } })
  const { body } = await change(server, staff, order, end)
  expect(body.result).toBe('offered')
  const row = await server.services.db
    .selectFrom('rental_order')
    .select(['kind', 'total_cents', 'hold_expires_at'])
    .where('id', '=', body.order ?? '')
    .executeTakeFirst()
  expect(row).toMatchObject({
    kind: 'extension',
    total_cents: Math.round((said.difference ?? 0) * 100),
    hold_expires_at: new Date('2027-01-09T18:00:00Z'),
  })
  const notices = await server.services.db
    .selectFrom('notification')
    .select(['title_en', 'route'])
    .where('user_id', '=', user.id)
    .where('thread', 'like', 'dates %')
    .execute()
  expect(notices).toEqual([{ title_en: 'More days with your car', route: 'payment' }])
  await payByCard(server, user, body.order ?? '')
  expect(await statusOf(server, user.token, body.order ?? '')).toBe(86)
  expect(await statusOf(server, user.token, order)).toBe(89)
})

test('of staff who ask for more days and a renter who does at once the later one takes the place of the other', async () => {
  const server = await testServer()
  const { user, staff, order } = await lastWeek(server)
  const end = '2027-01-20T10:00'
  const { version = '', difference = 0 } = await quoteOf(server, staff, order, end)
  const fields = { order, version, end, difference, odometer }
  const both = await Promise.all([
    server.as(staff.token).send(staffChangeDates, fields),
    server.as(user.token).send(extendCar, { order, end, odometer }),
  ])
  expect(both.map(({ http }) => http)).toEqual([200, 200])
  const held = await server.services.db
    .selectFrom('rental_order')
    .select('id')
    .where('kind', '=', 'extension')
    .where('previous_order_id', '=', order)
    .where('state', '=', 'held')
    .execute()
  expect(held).toHaveLength(1)
  expect(await wrongsOf(server)).toEqual({})
})

test('fewer days are a return that is scheduled, with what comes back by its rule', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  await setWall(server, '2026-12-20T10:00')
  const end = '2027-01-02T10:00'
  const said = await quoteOf(server, staff, order, end)
  expect(said).toMatchObject({
    kind: 'earlyReturn',
    slot: end,
    back: [{ amount: expect.any(Number) }],
  })
  expect(said.difference).toBeLessThan(0)
  const { body } = await change(server, staff, order, end)
  expect(body).toMatchObject({ result: 'scheduled', order })
  expect(await statusOf(server, user.token, order)).toBe(92)
})

test('the start stays as it is, and after the end nothing is earlier', async () => {
  const server = await testServer()
  const { staff, order } = await lastWeek(server)
  const { version = '' } = await quoteOf(server, staff, order, trip.end)
  const fields = { order, version, start: '2026-11-25T10:00', end: '2027-01-20T10:00' }
  const sent = await server.as(staff.token).send(staffChangeDates, { ...fields, difference: 0 })
  expect(sent.http).toBe(409)
  await setWall(server, '2027-01-12T11:00')
  expect((await change(server, staff, order, '2027-01-12T09:00')).http).toBe(409)
})
