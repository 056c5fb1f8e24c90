import { expect, test } from 'vitest'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import {
  staffCancelBooking,
  staffCancelQuote,
} from '#protocol/rentals/cancellation/staff-cancel.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/staff/staff-payments.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { keys, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/** A rental that ends on 12 January at 10:00, and an extension of a week that was promised. */
async function promised(paymentMethod: 'cash' | 'bankTransfer', at = '2027-01-11T10:00') {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  await setWall(server, at)
  const me = server.as(user.token)
  const asked = { order, end: '2027-01-19T10:00', odometer: 47_380 }
  const extension = (await me.send(extendCar, asked)).body.orderId ?? ''
  const confirmationNumber = paymentMethod === 'bankTransfer' ? 'B7' : undefined
  await me.send(submitPaymentRefund, { order: extension, paymentMethod, confirmationNumber })
  await server.work()
  return { server, user, staff, order, extension, me }
}

/** The newest mail with the subject, and the newest notice of an order. */
async function told(server: TestServer, user: TestUser, subject: string, order: string) {
  await server.work()
  const mail = mailsTo(server.dataDir, user.email).find((one) => one.headers.subject === subject)
  const notice = await server.services.db
    .selectFrom('notification')
    .select(['title_en', 'text_en', 'text_es'])
    .where('order_id', '=', order)
    .where('topic', '=', 'rental')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return {
    mail: mail?.text.replaceAll(/\s+/g, ' ') ?? '',
    notice: notice?.text_en ?? '',
    notice_es: notice?.text_es,
  }
}

const untrue = /available to others|pick up the car|your booking/i

test('an extension in cash that nobody brought is not made: neither a no-show nor the end of a booking', async () => {
  const { server, user, order, extension, me } = await promised('cash')
  const board = async () =>
    (await me.read(dashboard, { order })).body.rentals?.find(({ orderId }) => orderId === order)
  await setWall(server, '2027-01-12T12:00')
  expect(await board()).toMatchObject({
    rentalTitle: 'Picked up',
    rentalDescription:
      'Your rental ended on Tue 12 Jan 2027, 10:00. It goes on once we receive your payment. Without it, each day started after Tue 12 Jan 2027, 16:00 costs $39.00.',
  })
  await setWall(server, '2027-01-13T10:30')
  const { mail, notice, notice_es } = await told(
    server,
    user,
    'Your rental was not extended',
    extension,
  )
  const sentence =
    'We did not receive your cash payment, so your rental was not extended. It keeps its end, Tue 12 Jan 2027, 10:00, and late days count from then.'
  expect(mail).toContain(sentence)
  expect(notice).toContain(sentence)
  expect(notice_es).toContain('No recibimos tu pago en efectivo, así que tu renta no se extendió.')
  expect(`${mail} ${notice}`).not.toMatch(untrue)
  const event = await server.services.db
    .selectFrom('order_event')
    .select('code')
    .where('order_id', '=', extension)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(event?.code).toBe('cashMissing')
  expect(await board()).toMatchObject({ rentalTitle: 'Your return is late' })
})

test('an extension by a transfer that did not come leaves the rental its end', async () => {
  const { server, user, extension } = await promised('bankTransfer', '2027-01-06T10:00')
  await setWall(server, '2027-01-07T10:01')
  const { mail, notice } = await told(server, user, 'Your rental was not extended', extension)
  for (const text of [mail, notice]) {
    expect(text).toContain(
      'Your bank transfer did not arrive within 24 hours, so your rental was not extended. It keeps its end, Tue 12 Jan 2027, 10:00.',
    )
    expect(text).not.toMatch(untrue)
  }
})

test('an extension that its renter cancels is an extension that is canceled', async () => {
  const { server, user, extension, me } = await promised('bankTransfer', '2027-01-06T10:00')
  await me.send(cancelContract, { order: extension })
  const { mail, notice } = await told(server, user, 'Your extension is canceled', extension)
  for (const text of [mail, notice]) {
    expect(text).toContain('Your rental was not extended. It keeps its end')
    expect(text).not.toMatch(untrue)
  }
  const { rentals } = (await me.read(dashboard, { order: extension })).body
  expect(rentals?.find(({ orderId }) => orderId === extension)).toMatchObject({
    rentalTitle: 'Extension not made',
    rentalDescription: 'This extension was not made.',
  })
})

test('staff who cancel an extension or a change of car call it that', async () => {
  const { server, user, staff, order, extension, me } = await promised('cash')
  const team = server.as(staff.token)
  const cancel = async (one: string) => {
    const { full, version = '' } = (await team.read(staffCancelQuote, { order: one })).body
    const total = full?.refund ?? 0
    const body = { order: one, reason: 'No.', refund: 'full', total, version } as const
    expect(await team.send(staffCancelBooking, body)).toMatchObject({ http: 200 })
  }
  await cancel(extension)
  const one = await told(server, user, 'We canceled your extension', extension)
  for (const text of [one.mail, one.notice]) {
    expect(text).toContain('Your rental was not extended. It keeps its end')
    expect(text).not.toMatch(untrue)
  }
  const dearer = await buildCar(server, { day_cents: 5_900, week_cents: 30_000 })
  const swap = (await me.send(carChangeByCar, { order, car: dearer })).body.orderId ?? ''
  await me.send(submitPaymentRefund, { order: swap, paymentMethod: 'cash' })
  await cancel(swap)
  const other = await told(server, user, 'We canceled your car change', swap)
  for (const text of [other.mail, other.notice]) expect(text).toContain('Your car was not changed.')
})

test.each([
  ['cash', 'We did not receive your cash payment, so we no longer keep the car for you.'],
  ['bankTransfer', 'Your bank transfer did not arrive, so we no longer keep the car for you.'],
])(
  'staff who refuse the money of a booking by %s name it, and no hours',
  async (paymentMethod, sentence) => {
    const server = await testServer()
    const [user, staff] = [await buildUser(server), await buildUser(server, { staff: true })]
    const team = server.as(staff.token)
    const order = await holdCar(server, user, await buildCar(server))
    const confirmationNumber = paymentMethod === 'bankTransfer' ? 'B7' : undefined
    await server
      .as(user.token)
      .send(submitPaymentRefund, { order, paymentMethod, confirmationNumber })
    server.passMinutes(10)
    const { payments = [] } = (await team.read(staffPayments, { limit: 500 })).body
    const payment = payments.find(({ orderId }) => orderId === order)?.paymentId ?? ''
    await decideAsSeen(server, team, staffDecidePayment, { payment, decision: 'refuse' })
    const { mail, notice } = await told(server, user, 'Your booking has ended', order)
    for (const text of [mail, notice]) {
      expect(text).toContain(sentence)
      expect(text).not.toContain('24 hours')
    }
  },
)

test('a rental that ends is told of, and not the change of car that ends with it', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const asked = { order, car: await buildCar(server) }
  const swap = (await server.as(user.token).send(carChangeByCar, asked)).body.orderId ?? ''
  await payByCard(server, user, swap)
  await keys(server, user, { order, rentalStatus: 88, odometer: 47_380 })
  await server.work()
  const { db } = server.services
  const notices = await db
    .selectFrom('notification')
    .select(['order_id', 'title_en'])
    .where('user_id', '=', user.id)
    .where('topic', '=', 'rental')
    .where('read_at', 'is', null)
    .execute()
  expect(notices).toContainEqual({ order_id: order, title_en: 'Vehicle returned' })
  // What became of the change has a mail.
  const subjects = mailsTo(server.dataDir, user.email).map(({ headers }) => headers.subject)
  expect(subjects).toContain('Your car change is canceled')
})

test('who does not come for the other car is told that the change is not made', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2026-12-24T10:00')
  const dearer = await buildCar(server, { day_cents: 5_900, week_cents: 30_000 })
  const swap = (await me.send(carChangeByCar, { order, car: dearer })).body.orderId ?? ''
  await payByCard(server, user, swap)
  await setWall(server, '2026-12-25T10:30')
  await server.work()
  await setWall(server, '2026-12-27T10:30')
  const { mail, notice } = await told(server, user, 'Your car was not changed', swap)
  for (const text of [mail, notice]) {
    expect(text).toContain('You did not come to change cars within 24 hours')
    expect(text).not.toMatch(untrue)
  }
})
