import { expect, test } from 'vitest'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { staffPayments, staffDecidePayment } from '#protocol/staff/staff/staff-payments.ts'
import { staffCreateBooking, staffTakeCash } from '#protocol/staff/callers/staff-create-booking.ts'
import { staffQuote } from '#protocol/staff/callers/staff-quote.ts'
import { createSession } from '../../platform/auth/sessions.ts'
import { bare, type BookingFields, orderById, someone, wishOf } from '#testing/money/callers.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar, trip } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { testServer } from '#testing/server.ts'

const server = await testServer()
const { db } = server.services
const staff = await buildUser(server, { staff: true, user: { first_name: 'Rosa' } })
const desk = server.as(staff.token)

const wish = (
  who: TestUser | ReturnType<typeof someone>,
  pays: BookingFields['pays'],
  car?: string,
) => wishOf(server, desk, who, pays, car)

const orderOf = (id: string | undefined) => orderById(server, id)

test('the desk reads out what the renter would be shown', async () => {
  const user = await buildUser(server)
  const car = await buildCar(server)
  const { body: own } = await server.as(user.token).read(booking, { car, ...trip })
  const { body } = await desk.read(staffQuote, { ...trip, car, person: user.id })
  expect(body.quote).toEqual(own.calculatorData)
  expect(body).toMatchObject({ car, person: { id: user.id, name: 'Ana Núñez', missing: [] } })
  expect(body.cars?.map(({ price }) => price)).toEqual(
    body.cars?.map(({ price }) => price).toSorted((a, b) => a - b),
  )
})

test('a caller with an account is held a car for a day and mailed a link', async () => {
  const user = await buildUser(server)
  const { body } = await desk.send(staffCreateBooking, {
    ...(await wish(user, 'link')),
    note: 'Comes by bus.',
  })
  const at = server.services.clock().getTime()
  const order = await orderOf(body.orderId)
  expect(order).toMatchObject({ user_id: user.id, state: 'held', paid: false })
  // The trip begins in less than a day: the hold ends with its start.
  expect(order.hold_expires_at.getTime()).toBe(Math.min(at + 86_400_000, order.starts_at.getTime()))
  await server.work()
  const mails = mailsTo(server.dataDir, user.email).map(({ text }) => text)
  expect(mails.join('\n')).toContain(`/payment?order=${order.id}`)
  const paid = await server
    .as(user.token)
    .send(submitPaymentRefund, { order: order.id, paymentMethod: 'cash' })
  expect(paid.body).toMatchObject({ status: 1, paid: false })
})

test('somebody new is made once, with what they said, and nothing accepted for them', async () => {
  const caller = someone()
  const { body } = await desk.send(staffCreateBooking, await wish(caller, 'link'))
  const { user_id: id } = await orderOf(body.orderId)
  const made = await db
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(made).toMatchObject({
    email: caller.email,
    first_name: 'Yolanda',
    language: 'es',
    unconfirmed: false,
    email_verified_at: null,
    terms_accepted_at: null,
  })
  const again = await desk.send(staffCreateBooking, await wish(caller, 'link'))
  expect(again).toMatchObject({ http: 409, body: { message: expect.stringContaining('e-mail') } })
  const other = { ...caller, email: `other-${caller.email}` }
  const phone = await desk.send(staffCreateBooking, await wish(other, 'link'))
  expect(phone).toMatchObject({ http: 409, body: { message: expect.stringContaining('phone') } })
})

test('cash on the desk pays at once; the payment says who took it, and nobody accepts the contract for them', async () => {
  const user = await buildUser(server)
  const { body } = await desk.send(staffCreateBooking, await wish(user, 'cash'))
  const order = await orderOf(body.orderId)
  expect(order).toMatchObject({ state: 'booked', paid: true, confirmation: 'pending' })
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  expect(payment).toMatchObject({
    method: 'cash',
    state: 'paid',
    taken_by: staff.id,
    due_cents: order.total_cents,
    confirmation_number: body.receipt?.confirmationNumber,
  })
  const contract = await db
    .selectFrom('contract')
    .select('accepted_at')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  expect(contract.accepted_at).toBeNull()
})

test('a transfer is awaited, and confirmed by who has the right of money', async () => {
  const user = await buildUser(server)
  const { body } = await desk.send(staffCreateBooking, await wish(user, 'transfer'))
  expect(await orderOf(body.orderId)).toMatchObject({ state: 'booked', paid: false })
  const { body: list } = await desk.read(staffPayments, { limit: 500 })
  const one = list.payments?.find(({ orderId }) => orderId === body.orderId)
  await desk.send(staffDecidePayment, {
    payment: one?.paymentId ?? '',
    version: one?.version ?? '',
    decision: 'confirm',
  })
  expect(await orderOf(body.orderId)).toMatchObject({ paid: true })
})

test('cash is taken for what a renter holds, once', async () => {
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  const total = (await orderOf(order)).total_cents / 100
  const wrong = await decideAsSeen(server, desk, staffTakeCash, { order, total: total + 1 })
  expect(wrong.http).toBe(409)
  const taken = await decideAsSeen(server, desk, staffTakeCash, { order, total })
  expect(taken.body).toMatchObject({ status: 1, amount: total })
  const again = await decideAsSeen(server, desk, staffTakeCash, { order, total })
  expect(again.http).toBe(409)
})

test('of two of the staff who book one car at once one has it, and a double press is one booking', async () => {
  const car = await buildCar(server)
  const wishes = await Promise.all([1, 2].map(() => wish(someone(), 'link', car)))
  const both = await Promise.all(wishes.map((one) => desk.send(staffCreateBooking, one)))
  expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  const pressed = { ...(await wish(someone(), 'link')), requestId: crypto.randomUUID() }
  const twice = await Promise.all([1, 2].map(() => desk.send(staffCreateBooking, pressed)))
  expect(new Set(twice.map(({ body }) => body.orderId)).size).toBe(1)
})

test('of two of the staff who make one person at once one does', async () => {
  const caller = someone()
  const wishes = await Promise.all([1, 2].map(() => wish(caller, 'link')))
  const both = await Promise.all(wishes.map((one) => desk.send(staffCreateBooking, one)))
  expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  const same = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', caller.email)
    .execute()
  expect(same).toHaveLength(1)
})

test.each([
  ['another price', 409, /price changed/, {}, { total: 1 }],
  ['dates in the past', 400, /./, {}, { start: '2026-01-02T10:00', end: '2026-02-02T10:00' }],
  ['a phone that is none', 400, /./, {}, { person: undefined, ...someone(), phone: '12' }],
  [
    'papers that are missing, with cash',
    200,
    /License is missing/,
    { driver: bare },
    { pays: 'cash' },
  ],
  ['a person of no account', 404, /./, {}, { person: 'nobody' }],
  [
    'somebody new without an e-mail',
    400,
    /./,
    {},
    { person: undefined, ...someone(), email: undefined },
  ],
] as const)('%s is refused', async (_what, http, message, who, change) => {
  const user = await buildUser(server, who)
  const fields = { ...(await wish(user, 'link')), ...change } as BookingFields
  const { body, http: code } = await desk.send(staffCreateBooking, fields)
  expect(code).toBe(http)
  expect(body.status).not.toBe(1)
  expect(body.message).toMatch(message)
})

test('a blocked person is refused in plain words, before and at the booking', async () => {
  const user = await buildUser(server)
  const fields = await wish(user, 'link')
  await db
    .insertInto('account_block')
    .values({
      id: crypto.randomUUID(),
      user_id: user.id,
      made_by: staff.id,
      reason: 'Smoked in two cars.',
      starts_at: server.services.clock(),
    })
    .execute()
  const { body } = await desk.read(staffQuote, { ...trip, person: user.id })
  expect(body.person?.refused).toMatch(/^Blocked: Smoked in two cars/)
  const refused = await desk.send(staffCreateBooking, fields)
  expect(refused).toMatchObject({
    http: 409,
    body: { message: expect.stringMatching(/^Blocked: Smoked/) },
  })
})

test('nobody of the staff books for themself this way', async () => {
  const fields = await wish(staff, 'link')
  expect((await desk.send(staffCreateBooking, fields)).http).toBe(403)
})

test('who was held a car without papers books it on through the form, and keeps the longer hold', async () => {
  const { body } = await desk.send(staffCreateBooking, await wish(someone(), 'link'))
  const held = await orderOf(body.orderId)
  const now = server.services.clock()
  const token = await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('app_user')
      .set({ email_verified_at: now })
      .where('id', '=', held.user_id)
      .execute()
    return createSession(tx, held.user_id, now)
  })
  const me = server.as(token)
  const shown = await me.read(booking, { car: held.car_id, ...trip })
  expect(shown.body.message).toBeUndefined()
  const again = await me.send(submitBooking, { car: held.car_id, ...trip })
  expect(again.body.holdExpiresAt).toBe(held.hold_expires_at.toISOString())
  expect(await orderOf(held.id)).toMatchObject({ state: 'lapsed' })
})
