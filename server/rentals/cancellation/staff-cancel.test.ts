import { afterEach, expect, test } from 'vitest'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { noticeLanguage } from '#protocol/rentals/dashboard/notifications.ts'
import { getOrReturnKeys } from '#protocol/rentals/handover/get-or-return-keys.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { staffDecidePerson, staffPeople } from '#protocol/staff/conduct/staff-people.ts'
import {
  staffCancelBooking,
  staffCancelQuote,
} from '#protocol/rentals/cancellation/staff-cancel.ts'
import { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/staff/staff-payments.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar, payByCard, trip } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { bookedCar, ledgerOf, pickedUp, setWall, statusOf } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { cheapCar, joinList, liveOffers, retireCheapCars } from '#testing/waiting-list.ts'

afterEach(async () => retireCheapCars(await testServer()))

const reason = 'The car broke down.'

async function quoteFor(server: TestServer, staff: TestUser, order: string) {
  const { body } = await server.as(staff.token).read(staffCancelQuote, { order })
  return body
}

/** Cancels as somebody does who has just read the quote. */
async function cancel(
  server: TestServer,
  staff: TestUser,
  order: string,
  refund: 'rule' | 'full' = 'full',
) {
  const quote = await quoteFor(server, staff, order)
  const fields = { order, reason, refund, total: quote[refund]?.refund ?? 0 }
  return server
    .as(staff.token)
    .send(staffCancelBooking, { ...fields, version: quote.version ?? '' })
}

/** A booking whose transfer has come. */
async function paidByTransfer(server: TestServer) {
  const [user, staff] = [await buildUser(server), await buildUser(server, { staff: true })]
  const order = await holdCar(server, user, await buildCar(server))
  const transfer = { paymentMethod: 'bankTransfer', confirmationNumber: 'AB34' }
  await server.as(user.token).send(submitPaymentRefund, { order, ...transfer })
  const team = server.as(staff.token)
  const { payments = [] } = (await team.read(staffPayments, { limit: 500 })).body
  const payment = payments.find(({ orderId }) => orderId === order)?.paymentId ?? ''
  await decideAsSeen(server, team, staffDecidePayment, { payment, decision: 'confirm' })
  return { user, staff, order }
}

test('staff cancel a booking: by the rule or in full, as it was shown', async () => {
  const server = await testServer()
  const { user, staff, car, order } = await bookedCar(server)
  // Twenty hours before the start the rule keeps a day.
  await setWall(server, '2026-11-23T14:00')
  const quote = await quoteFor(server, staff, order)
  const paid = 2_502 * 1.03
  expect(quote).toMatchObject({ paid: true, own: false, followers: [], full: { kept: 0 } })
  expect(quote.full?.refund).toBeCloseTo(paid, 2)
  expect(quote.rule?.refund).toBeLessThan(quote.full?.refund ?? 0)
  expect(quote.rule).toMatchObject({ kept: 39, rule: expect.stringContaining('one day’s rent') })
  expect(quote.full?.ways).toEqual([
    { name: 'Visa ending in 4242', amount: quote.full?.refund, byHand: false },
  ])
  const team = server.as(staff.token)
  const fields = { order, version: quote.version ?? '', reason, refund: 'rule' } as const
  const wrong = { ...fields, total: quote.full?.refund ?? 0 }
  expect((await team.send(staffCancelBooking, wrong)).http).toBe(409)
  expect((await team.send(staffCancelBooking, { ...wrong, reason: ' ' })).http).toBe(400)
  expect(await statusOf(server, user.token, order)).toBe(85)

  const right = { ...fields, total: quote.rule?.refund ?? 0 }
  expect((await team.send(staffCancelBooking, right)).http).toBe(200)
  expect(await team.send(staffCancelBooking, right)).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('can no longer be canceled') },
  })
  await server.work()
  // The day stays, and so does its share of the donation; the card has the rest.
  expect(await ledgerOf(server, order)).toMatchObject({ rent: -3_900 })
  const history = await server.as(user.token).read(orderHistory, { order })
  expect(history.body.rental).toMatchObject({ rentalStatus: 87, adminMessage: reason })
  expect(history.body.history?.map(({ title }) => title)).toContain('Canceled by us')
  const log = await team.read(staffAudit, { subject: order })
  expect(log.body.entries?.[0]).toMatchObject({
    title: 'Canceled a booking',
    details: { from: 'confirmed', to: 'cancelled', refund: 'rule', message: reason },
  })
  const other = await buildUser(server)
  expect((await server.as(other.token).send(submitBooking, { car, ...trip })).http).toBe(200)
})

test('the renter reads why and what comes back, in their language, in one mail', async () => {
  const server = await testServer()
  const { user, staff, order } = await bookedCar(server)
  await server.as(user.token).send(noticeLanguage, { language: 'es' })
  await server.work()
  await cancel(server, staff, order)
  await server.work()
  const told = mailsTo(server.dataDir, user.email).filter(
    ({ headers }) => headers.subject === 'Cancelamos tu reserva',
  )
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('Te devolvemos $2,577.06. Va en camino.')
  expect(told[0]?.text).toContain(reason)
  const notice = await server.services.db
    .selectFrom('notification')
    .select(['title_en', 'text_en'])
    .where('user_id', '=', user.id)
    .where('order_id', '=', order)
    .where('title_en', '=', 'We canceled your booking')
    .execute()
  expect(notice).toEqual([
    {
      title_en: 'We canceled your booking',
      text_en: `You get back $2,577.06. It is on its way. Reason: ${reason}`,
    },
  ])
})

test('a transfer has no way back yet: the renter is asked for an account, not told that money is on its way', async () => {
  const server = await testServer()
  const { user, staff, order } = await paidByTransfer(server)
  await cancel(server, staff, order)
  await server.work()
  const told = mailsTo(server.dataDir, user.email).map(({ text }) => text)
  expect(told.filter((text) => text.includes('which account to send it to'))).toHaveLength(1)
  expect(told.filter((text) => text.includes('on its way'))).toEqual([])
})

test('a hold, a promise and somebody at the car are cancelled too; what is out or over is not', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const renter = await buildUser(server)
  const held = await holdCar(server, renter, await buildCar(server))
  expect(await quoteFor(server, staff, held)).toMatchObject({
    paid: false,
    full: { refund: 0, rule: 'Nothing was paid, so nothing goes back.' },
  })
  expect((await cancel(server, staff, held)).http).toBe(200)
  const shown = await server.as(renter.token).read(orderHistory, { order: held })
  expect(shown.body.rental).toMatchObject({
    state: 'lapsed',
    rentalTitle: 'The hold is canceled',
    adminMessage: reason,
  })
  await server.work()
  const subjects = mailsTo(server.dataDir, renter.email).map((mail) => mail.headers.subject)
  expect(subjects).toContain('We canceled your hold')

  // A transfer that still comes is on the list of late ones.
  const promised = await holdCar(server, renter, await buildCar(server))
  const transfer = { paymentMethod: 'bankTransfer', confirmationNumber: 'AB12' }
  await server.as(renter.token).send(submitPaymentRefund, { order: promised, ...transfer })
  expect((await cancel(server, staff, promised, 'rule')).http).toBe(200)
  const { body } = await server.as(staff.token).read(staffPayments, { limit: 500 })
  expect(body.payments?.filter((one) => one.orderId === promised)).toMatchObject([{ late: true }])
  await server.work()
  const told = mailsTo(server.dataDir, renter.email).map(({ text }) => text)
  const awaited = 'We have received no payment. If you already sent a bank transfer'
  expect(told.some((text) => text.includes(awaited))).toBe(true)

  const there = await bookedCar(server)
  await setWall(server, trip.start)
  const arrive = {
    order: there.order,
    rentalStatus: 91,
    latitude: 37.8,
    longitude: -122.3,
  } as const
  const arrived = await server.as(there.user.token).send(getOrReturnKeys, arrive)
  expect(arrived.body.rentalStatus).toBe(91)
  expect(
    await server.as(there.user.token).send(cancelContract, { order: there.order }),
  ).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('write to us and we will cancel') },
  })
  expect((await cancel(server, staff, there.order)).http).toBe(200)

  const out = await pickedUp(server)
  const quote = await quoteFor(server, staff, out.order)
  expect(quote.message).toContain('can no longer be canceled')
  expect((await cancel(server, staff, out.order)).http).toBe(409)
  expect(await statusOf(server, out.user.token, out.order)).toBe(86)
})

test('what was seen and what changed meanwhile; nobody cancels their own', async () => {
  const server = await testServer()
  const { user, staff, order } = await bookedCar(server)
  const quote = await quoteFor(server, staff, order)
  const car = await buildCar(server, { month_cents: 200_000, week_cents: 60_000 })
  const swap = await server
    .as(user.token)
    .send(carChangeByCar, { order, car, reason: 'preference' })
  await payByCard(server, user, swap.body.orderId ?? '')
  const fields = { order, version: quote.version ?? '', reason, refund: 'full' } as const
  const stale = { ...fields, total: quote.full?.refund ?? 0 }
  expect((await server.as(staff.token).send(staffCancelBooking, stale)).http).toBe(409)
  // The change of car ends with the booking, and its money is named.
  const now = await quoteFor(server, staff, order)
  expect(now.followers).toMatchObject([{ kind: 'swap', refund: expect.any(Number) }])
  expect(now.followers?.[0]?.refund).toBeGreaterThan(0)
  await server.services.db
    .insertInto('staff_member')
    .values({ user_id: user.id, rights: ['owner'] })
    .execute()
  expect((await cancel(server, user, order)).http).toBe(403)
  expect((await cancel(server, staff, order)).http).toBe(200)
  expect(await statusOf(server, user.token, swap.body.orderId ?? '')).toBe(87)
  await server.work()
  expect(await ledgerOf(server, order)).toEqual({})
})

test('who waits for the car is offered it before anybody else', async () => {
  const server = await testServer()
  const car = await cheapCar(server)
  const { staff, order } = await bookedCar(server, { car })
  const item = await joinList(server, await buildUser(server))
  await cancel(server, staff, order)
  expect(await liveOffers(server, car)).toEqual([item])
})

test('a person who is blocked stands with the bookings that are still to come', async () => {
  const server = await testServer()
  const { user, staff, order } = await bookedCar(server)
  const held = await holdCar(server, user, await buildCar(server))
  const out = await pickedUp(server, { user })
  const team = server.as(staff.token)
  const until = '2027-03-01'
  const block = { member: user.id, decision: 'block', message: 'Fraud.', until } as const
  const done = await decideAsSeen(server, team, staffDecidePerson, block)
  const coming = done.body.person?.coming
  expect(coming?.map((one) => one.orderId).toSorted()).toEqual([order, held].toSorted())
  expect(coming?.map((one) => one.orderId)).not.toContain(out.order)
  await cancel(server, staff, order)
  await cancel(server, staff, held)
  const { body } = await team.read(staffPeople, { find: user.id })
  expect(body.people?.[0]?.coming).toEqual([])
})
