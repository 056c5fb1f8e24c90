import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { staffCancelBooking } from '#protocol/rentals/cancellation/staff-cancel.ts'
import { staffOpenClaim } from '#protocol/money/claims/claims.ts'
import { staffRotateWebhook } from '#protocol/staff/connections/webhooks.ts'
import { bookingToCancel } from '#testing/decisions/booking-to-cancel.ts'
import type { Got } from '#testing/connections/receiver.ts'
import { booked, toldOf } from '#testing/connections/told.ts'
import { keys, pickedUp } from '#testing/rental-life.ts'
import { testNow } from '#testing/server.ts'

let world: Awaited<ReturnType<typeof toldOf>>

beforeEach(async () => {
  world = await toldOf()
})

afterEach(() => world.there.close())

test('a paid booking is told, signed as standardwebhooks.com says, with nothing private', async () => {
  const { webhook, secret } = await world.added()
  const { user, car, order } = await booked(world.server)
  await world.server.work()

  const told = world.there.got.map((one) => world.check(secret, one))
  expect(told.map(({ type }) => type).toSorted()).toEqual(['booking.made', 'booking.paid'])
  const paid = told.find(({ type }) => type === 'booking.paid')
  expect(paid).toEqual({
    id: expect.stringMatching(/^msg_[0-9a-f]{32}$/),
    type: 'booking.paid',
    timestamp: testNow.toISOString(),
    data: {
      orderId: order,
      orderNumber: expect.any(Number),
      rentalId: expect.any(String),
      kind: 'start',
      carId: car,
      areaId: '1',
      status: 85,
      totalCents: expect.any(Number),
      depositCents: expect.any(Number),
      paymentId: expect.any(String),
      method: 'card',
      paidCents: expect.any(Number),
      feeCents: expect.any(Number),
    },
  })
  const all = world.there.got.map(({ text }) => text).join()
  for (const secretOf of ['Guadalupe', 'Núñez', user.email, user.id, '@'])
    expect(all).not.toContain(secretOf)
  expect(await world.deliveries(webhook)).toMatchObject([
    { state: 'delivered', tries: 1, responseStatus: 204, orderId: order },
    { state: 'delivered', tries: 1, responseStatus: 204, orderId: order },
  ])
  expect(await world.listed(webhook)).toMatchObject({
    lastSuccess: testNow.toISOString(),
    waiting: 0,
    failed: 0,
  })
})

test('a signature of another secret, and a changed body, are seen by who checks', async () => {
  const { secret } = await world.added()
  await booked(world.server)
  await world.server.work()
  const [first] = world.there.got
  const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  expect(() => world.check(other, first as Got)).toThrow('No matching signature')
  const changed = { ...(first as Got), body: (first as Got).body.replace('85', '88') }
  expect(() => world.check(secret, changed)).toThrow('No matching signature')
})

test('keys, return and a claim are told', async () => {
  const { secret } = await world.added(world.there.url, [
    'rental.keysGiven',
    'rental.returned',
    'claim.opened',
  ])
  const { user, order } = await pickedUp(world.server)
  const claim = { order, code: 'cleaning', description: 'Sand everywhere', estimate: 60 } as const
  await world.me.send(staffOpenClaim, claim)
  await keys(world.server, user, { order, rentalStatus: 88, odometer: 47_400 })
  await world.server.work()
  const told = world.there.got.map((one) => world.check(secret, one))
  expect(told.map(({ type }) => type).toSorted()).toEqual([
    'claim.opened',
    'rental.keysGiven',
    'rental.returned',
  ])
  expect(told.find(({ type }) => type === 'claim.opened')?.data).toMatchObject({
    orderId: order,
    claimKind: 'cleaning',
    estimateCents: 6000,
  })
  expect(told.find(({ type }) => type === 'rental.returned')?.data).toMatchObject({ status: 88 })
})

test('a canceled booking is told with why and what is kept', async () => {
  const { secret } = await world.added(world.there.url, ['booking.canceled'])
  const fields = await bookingToCancel(world.server, world.owner)
  const { order } = fields
  const done = await world.decide(staffCancelBooking, fields)
  expect(done.body.status).toBe(1)
  await world.server.work()
  expect(world.there.got.map((one) => world.check(secret, one).data)).toMatchObject([
    { orderId: order, status: 87, reason: 'staffCancelled', keptCents: 0 },
  ])
})

test('what is rolled back is told to nobody', async () => {
  const { webhook } = await world.added()
  const { db } = world.server.services
  const { order } = await booked(world.server)
  await world.server.work()
  world.there.got.length = 0
  const undone = db.transaction().execute(async (tx) => {
    await world.server.services.tell(tx, { kind: 'orderBooked', orderId: order, at: testNow })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await world.server.work()
  expect(world.there.got).toEqual([])
  expect(await world.deliveries(webhook)).toHaveLength(2)
})

test('a changed secret signs at once, and the one before for a day beside it', async () => {
  const { webhook, secret: before } = await world.added(world.there.url, ['booking.made'])
  const { secret = '' } = (await world.decide(staffRotateWebhook, { webhook })).body as {
    secret?: string
  }
  expect(secret).toMatch(/^whsec_/)
  expect(secret).not.toBe(before)
  await world.happens()
  await world.server.work()
  const [first] = world.there.got
  expect(world.check(secret, first as Got)).toEqual(world.check(before, first as Got))
  world.server.passMinutes(24 * 60 + 1)
  await sql`update session set expires_at = ${world.server.services.clock()}::timestamptz + interval '1 day'`.execute(
    world.server.services.db,
  )
  await world.happens()
  await world.server.work()
  const second = world.there.got.at(-1) as Got
  expect(world.check(secret, second)).toBeTruthy()
  expect(() => world.check(before, second)).toThrow('No matching signature')
})

test('secrets stand in no column as they are', async () => {
  const { secret } = await world.added()
  const { rows } = await sql<{ row: string }>`
    select e::text as row from webhook_endpoint e`.execute(world.server.services.db)
  const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64').toString('hex')
  for (const { row } of rows) {
    expect(row).not.toContain(bytes)
    expect(row).not.toContain(Buffer.from(secret).toString('hex'))
  }
})
