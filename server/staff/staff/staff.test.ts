import { expect, test } from 'vitest'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { getOrReturnKeys } from '#protocol/rentals/handover/get-or-return-keys.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { staffBookings, staffDecideBooking } from '#protocol/staff/staff/staff-bookings.ts'
import { staffDecideDocument, staffDocuments } from '#protocol/staff/staff/staff-documents.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/staff/staff-payments.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, payByCard, trip } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { confirm, keys, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { balances } from '../../money/ledger/ledger.ts'

async function rentalOf(server: TestServer, token: string, order: string) {
  return (await server.as(token).read(orderHistory, { order })).body.rental
}

test('staff refuse a paid booking: everything goes back, the car is free, the renter reads why', async () => {
  const server = await testServer()
  const staff = server.as((await buildUser(server, { staff: true })).token)
  const user = await buildUser(server, { user: { language: 'es' } })
  const car = await buildCar(server)
  const order = await holdCar(server, user, car)
  await payByCard(server, user, order)

  const list = await staff.read(staffBookings, { filter: 'pending' })
  expect(list.body.bookings?.map((booking) => booking.orderId)).toContain(order)
  const message = 'The car had an accident.'
  expect(
    (await decideAsSeen(server, staff, staffDecideBooking, { order, decision: 'refuse', message }))
      .body.status,
  ).toBe(1)
  await server.work()

  expect(await rentalOf(server, user.token, order)).toMatchObject({
    rentalStatus: 87,
    confirmation: 'refused',
    adminMessage: message,
  })
  const { db } = server.services
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow()
  expect(payment.state).toBe('refunded')
  expect((await balances(db)).reduce((sum, row) => sum + row.cents, 0)).toBe(0)
  await holdCar(server, await buildUser(server), car)
  const audit = await db
    .selectFrom('audit_entry')
    .selectAll()
    .where('subject', '=', order)
    .execute()
  expect(audit).toMatchObject([{ action: 'booking refuse', details: { message } }])
})

test('a bank transfer waits for staff; confirmed it is paid and in the ledger', async () => {
  const server = await testServer()
  const staff = server.as((await buildUser(server, { staff: true })).token)
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  const without = await server
    .as(user.token)
    .send(submitPaymentRefund, { order, paymentMethod: 'bankTransfer' })
  expect(without).toMatchObject({
    http: 400,
    body: { errors: { confirmationNumber: 'Field is Required' } },
  })
  const sent = await server.as(user.token).send(submitPaymentRefund, {
    order,
    paymentMethod: 'bankTransfer',
    confirmationNumber: 'BANK-778',
  })
  expect(sent.body).toMatchObject({ paid: false, confirmation: { order, amount: 2502 } })
  expect(await rentalOf(server, user.token, order)).toMatchObject({ rentalStatus: 85, paid: false })

  const waiting = (await staff.read(staffPayments, {})).body.payments?.find(
    (one) => one.orderId === order,
  )
  expect(waiting).toMatchObject({ amount: 2502, confirmationNumber: 'BANK-778' })
  const payment = waiting?.paymentId ?? ''
  expect(
    (await decideAsSeen(server, staff, staffDecidePayment, { payment, decision: 'confirm' })).body
      .status,
  ).toBe(1)
  expect(await rentalOf(server, user.token, order)).toMatchObject({ rentalStatus: 85, paid: true })
  const again = await decideAsSeen(server, staff, staffDecidePayment, {
    payment,
    decision: 'confirm',
  })
  expect(again.http).toBe(409)
  const ledger = (await staff.read(staffPayments, {})).body.ledger ?? []
  expect(ledger.reduce((sum, row) => sum + Math.round(row.balance * 100), 0)).toBe(0)
})

test('a transfer that nobody saw in 24 hours ends the booking', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const car = await buildCar(server)
  const order = await holdCar(server, user, car)
  await server
    .as(user.token)
    .send(submitPaymentRefund, { order, paymentMethod: 'bankTransfer', confirmationNumber: 'B1' })
  server.passMinutes(24 * 60 - 1)
  await server.work()
  expect(await rentalOf(server, user.token, order)).toMatchObject({ rentalStatus: 85 })
  server.passMinutes(1)
  await server.work()
  expect(await rentalOf(server, user.token, order)).toMatchObject({ rentalStatus: 87 })
})

// @9-confirmation-within
test('documents are verified; then the booking confirms itself after six hours, not before', async () => {
  const server = await testServer()
  const staff = server.as((await buildUser(server, { staff: true })).token)
  // First in the queue, whatever other tests have handed in.
  const long = new Date('2020-01-01')
  const user = await buildUser(server, {
    driver: { license_submitted_at: long, insurance_submitted_at: long },
  })
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  server.passMinutes(6 * 60)
  await server.work()
  expect(await rentalOf(server, user.token, order)).toMatchObject({ confirmation: 'pending' })

  const listed = (await staff.read(staffDocuments, {})).body.documents ?? []
  expect(
    listed
      .filter((one) => one.email === user.email)
      .map((one) => one.kind)
      .toSorted(),
  ).toEqual(['insurance', 'license'])
  for (const kind of ['license', 'insurance'] as const) {
    const decided = await decideAsSeen(server, staff, staffDecideDocument, {
      driverId: user.driverId,
      kind,
      decision: 'confirm',
    })
    expect(decided.body.status).toBe(1)
  }
  await server.work()
  expect(await rentalOf(server, user.token, order)).toMatchObject({ confirmation: 'confirmed' })
})

// @9-confirmation-within
test('a booking with nothing missing confirms itself after six hours, not a minute earlier', async () => {
  const server = await testServer()
  const user = await buildUser(server, {
    driver: { license_verification: 'verified', insurance_verification: 'verified' },
  })
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  server.passMinutes(6 * 60 - 1)
  await server.work()
  expect(await rentalOf(server, user.token, order)).toMatchObject({ confirmation: 'pending' })
  server.passMinutes(1)
  await server.work()
  expect(await rentalOf(server, user.token, order)).toMatchObject({ confirmation: 'confirmed' })
})

test('a driver whose license is not accepted is mailed the reason and how to send it again', async () => {
  const server = await testServer()
  const staff = server.as((await buildUser(server, { staff: true })).token)
  const user = await buildUser(server, {
    user: { language: 'es' },
    driver: { license_verification: 'submitted' },
  })
  const document = { driverId: user.driverId, kind: 'license' } as const
  await decideAsSeen(server, staff, staffDecideDocument, {
    ...document,
    decision: 'refuse',
    reason: 'La foto está borrosa',
  })
  await server.work()
  const [mail] = mailsTo(server.dataDir, user.email)
  expect(mail?.headers.subject).toBe('Licencia no aceptada')
  expect(mail?.text).toContain('Ana Núñez: La foto está borrosa. Envía el documento de nuevo')
  expect(mail?.text).toMatch(/Ver tus documentos:\nhttps?:\S+\/personal\n/)
})

test('cash is promised: the car is booked and waits to be paid at the office', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  const sent = await server
    .as(user.token)
    .send(submitPaymentRefund, { order, paymentMethod: 'cash' })
  expect(sent.body).toMatchObject({ status: 1, paid: false })
  expect(await rentalOf(server, user.token, order)).toMatchObject({
    rentalStatus: 85,
    paid: false,
    confirmation: 'pending',
  })
})

test.each([
  ['e-mail not confirmed', { user: { email_verified_at: null } }, 'confirm your e-mail'],
  ['license missing', { driver: { license_verification: 'missing' } }, 'License is missing'],
  ['license ends with the trip', { driver: { license_expires: '2027-01-12' } }, 'trip + 1 day'],
  [
    'insurance rejected',
    { driver: { insurance_verification: 'rejected' } },
    'Insurance was not accepted',
  ],
])('nobody pays with %s', async (_what, person, sentence) => {
  const server = await testServer()
  const user = await buildUser(server, person)
  const order = await holdCar(server, user, await buildCar(server))
  const reply = await server
    .as(user.token)
    .send(submitPaymentRefund, { order, paymentMethod: 'creditCard' })
  expect(reply.body).toMatchObject({ status: 0, message: expect.stringContaining(sentence) })
})

test('a renter at the car before the booking is confirmed still gets an answer', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const staff = await buildUser(server, { staff: true })
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  await setWall(server, trip.start)
  const here = { latitude: 37.8, longitude: -122.3 }
  const arrived = await server
    .as(user.token)
    .send(getOrReturnKeys, { order, rentalStatus: 91, ...here })
  expect(arrived.body.rentalStatus).toBe(91)
  const list = await server.as(staff.token).read(staffBookings, { filter: 'pending' })
  expect(list.body.bookings?.map(({ orderId }) => orderId)).toContain(order)
  await confirm(server, staff, order)
  await server.as(user.token).send(acceptContract, { order, version: 1 })
  const got = await keys(server, user, { order, odometer: 10 })
  expect(got.body.rentalStatus).toBe(86)
})
