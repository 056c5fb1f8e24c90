import { expect, test } from 'vitest'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { paymentGateways } from '#protocol/money/payments/payment-gateways.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { answerOffer } from '#protocol/rentals/rental-offers/answer-offer.ts'
import { staffMakeOffer } from '#protocol/rentals/rental-offers/staff-offers.ts'
import { carChange } from '#protocol/rentals/swap/car-change.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { refundQuote } from '#protocol/rentals/cancellation/refund-quote.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/staff/staff-payments.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { keys, ledgerOf, pickedUp, schedule, setWall, statusOf } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/** `pickedUp` ends on 12 January at 10:00; a day costs $39. */
const odometer = 47_380

async function chargesOf({ services }: TestServer, order: string) {
  const rows = await services.db
    .selectFrom('charge')
    .select(['code', 'amount_cents'])
    .where('order_id', '=', order)
    .execute()
  return Object.fromEntries(rows.map((row) => [row.code, row.amount_cents]))
}

// @5-choose-moment
test('54 days late, the late days are settled first and the extension begins now', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2027-03-07T10:07')
  for (const end of ['2027-01-13T10:00', '2027-03-07T10:00', '2027-03-08T10:06']) {
    const past = await me.send(extendCar, { order, end, odometer })
    expect(past).toMatchObject({
      http: 400,
      body: { errors: { end: 'Choose 08/03/2027 10:07 or later' } },
    })
  }
  const end = '2027-03-14T10:30'
  const asked = { order, isCarExtend: true, end, odometer }
  const shown = await me.read(booking, asked)
  expect(shown.body.message).toBeUndefined()
  expect(shown.body.extension).toMatchObject({ start: '2027-03-07T10:07' })
  const total = 54 * 39 + 229
  expect(shown.body.calculatorData).toMatchObject({
    total,
    dueNow: total,
    weeks: 1,
    lines: [
      { code: 'weeks', amount: 229 },
      { code: 'priceModifier' },
      { code: 'milesSoFar', amount: 0 },
      { code: 'lateDays', label: '54 late days', quantity: 54, unitPrice: 39, amount: 54 * 39 },
    ],
  })
  const held = await me.send(extendCar, { order, end, odometer, total })
  const extension = held.body.orderId ?? ''
  expect(held.body.calculatorData).toEqual(shown.body.calculatorData)
  const { body } = await me.read(paymentGateways, { order: extension })
  expect(body.paymentMethods?.find(({ id }) => id === 'debitCard')).toMatchObject({ total })
  // Paid some minutes later: what was agreed stays agreed.
  await setWall(server, '2027-03-07T10:20')
  await payByCard(server, user, extension)
  expect(await statusOf(server, user.token, order)).toBe(89)
  expect(await statusOf(server, user.token, extension)).toBe(86)
  const rent = 150_200 + 54 * 3_900 + 22_900
  expect(await ledgerOf(server, order)).toMatchObject({ rent: -rent, donation: -rent / 10 })
  await setWall(server, '2027-03-14T16:30')
  await keys(server, user, { order: extension, rentalStatus: 88, odometer })
  expect(await chargesOf(server, extension)).toEqual({})
  expect(await ledgerOf(server, order)).toMatchObject({ rent: -rent })
})

test('within the 6 hours of grace an extension costs no late day, and without an end it is a week from now', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2027-01-12T16:00')
  const shown = await me.read(booking, { order, isCarExtend: true, odometer })
  expect(shown.body.extension).toMatchObject({
    start: '2027-01-12T16:00',
    end: '2027-01-19T16:00',
    opensAt: '2027-01-05T10:00',
    isOpen: true,
  })
  expect(shown.body.calculatorData?.total).toBe(229)
  await setWall(server, '2027-01-12T16:01')
  const later = await me.read(booking, { order, isCarExtend: true, odometer })
  expect(later.body.extension).toMatchObject({ start: '2027-01-12T16:01', end: '2027-01-19T16:30' })
  expect(later.body.calculatorData?.total).toBe(229 + 39)
  const { http } = await me.send(extendCar, {
    order,
    end: '2027-01-19T16:30',
    odometer,
    total: 229,
  })
  expect(http).toBe(409)
})

test('a late rental is extended up to the next booking, whatever bookings are over', async () => {
  const server = await testServer()
  const { user, car, order } = await pickedUp(server)
  const me = server.as(user.token)
  const next = await buildUser(server)
  await holdCar(server, next, car, { start: '2027-01-20T10:00', end: '2027-01-30T10:00' })
  await setWall(server, '2027-01-14T09:40')
  await server.services.db
    .updateTable('occupancy')
    .set({ expires_at: new Date('2027-02-01T00:00:00Z') })
    .where('car_id', '=', car)
    .where('kind', '=', 'hold')
    .execute()
  const tooLong = await me.send(extendCar, { order, end: '2027-01-20T02:30', odometer })
  expect(tooLong).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('Wed 20 Jan 2027, 02:00') },
  })
  const held = await me.send(extendCar, { order, end: '2027-01-20T02:00', odometer })
  expect(held.http).toBe(200)
})

test('an extension by transfer that was asked for before the end leaves no late days, whenever the money comes', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2027-01-12T09:30')
  const held = await me.send(extendCar, { order, end: '2027-01-19T10:00', odometer })
  const extension = held.body.orderId ?? ''
  const how = { paymentMethod: 'bankTransfer', confirmationNumber: 'B77' }
  await me.send(submitPaymentRefund, { order: extension, ...how })
  await setWall(server, '2027-01-12T18:00')
  await server.work()
  const waiting = (await me.read(dashboard, { order })).body.selectedRental
  expect(waiting).toMatchObject({ rentalStatus: 86, rentalTitle: 'Picked up' })
  expect(waiting?.late).toBeUndefined()
  expect(waiting?.overdueSince).toBeUndefined()
  const listed = await server.as(staff.token).read(staffPayments, {})
  const payment = listed.body.payments?.find((one) => one.orderId === extension)?.paymentId ?? ''
  await decideAsSeen(server, server.as(staff.token), staffDecidePayment, {
    payment,
    decision: 'confirm',
  })
  expect(await statusOf(server, user.token, extension)).toBe(86)
  expect(await ledgerOf(server, order)).toMatchObject({ rent: -150_200 - 22_900 })
})

test('after the end nothing is an early return: no refund, no appointment for one, no offer', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  const me = server.as(user.token)
  const desk = server.as(staff.token)
  const appt = 'return-20270113T1000-1'
  const offer = { order, kind: 'earlyReturn', amount: 50, hours: 48 } as const
  await setWall(server, '2027-01-12T09:59')
  expect((await me.read(refundQuote, { order })).body).toMatchObject({ kind: 'earlyReturn' })
  const made = (await desk.send(staffMakeOffer, offer)).body.offer
  expect(made).toMatchObject({ validUntil: '2027-01-12T18:00:00.000Z' })
  await setWall(server, '2027-01-12T10:00')
  const over =
    'Your rental is over, so there is no refund for unused days. Return the car and the keys.'
  expect((await me.read(refundQuote, { order, appt })).body).toMatchObject({
    refund: 0,
    lines: [],
    message: over,
  })
  const how = { order, paymentRefundMethod: 'original', appt } as const
  expect(await me.send(submitPaymentRefund, how)).toMatchObject({
    http: 409,
    body: { message: over },
  })
  const yes = await me.send(answerOffer, { offer: made?.id ?? '', answer: 'accept' })
  expect(yes.http).toBe(409)
  await server.work()
  expect(await desk.send(staffMakeOffer, offer)).toMatchObject({
    http: 409,
    body: { message: 'The rental is over, so an early return is no longer possible.' },
  })
  // A return can still be scheduled, and goodwill is still the company’s to give.
  expect((await schedule(server, user, order, 92, '2027-01-13T10:00')).body.rentalStatus).toBe(92)
  expect((await desk.send(staffMakeOffer, { ...offer, kind: 'discount' })).http).toBe(200)
})

test('an early-return offer that was accepted gives nothing when the car comes after the end', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  await setWall(server, '2027-01-12T08:00')
  const offer = { order, kind: 'earlyReturn', amount: 50, hours: 2 } as const
  const made = await server.as(staff.token).send(staffMakeOffer, offer)
  const id = made.body.offer?.id ?? ''
  await server.as(user.token).send(answerOffer, { offer: id, answer: 'accept' })
  await setWall(server, '2027-01-12T10:01')
  await keys(server, user, { order, rentalStatus: 88, odometer })
  expect(await ledgerOf(server, order)).toMatchObject({ rent: -150_200 })
})

test('a car that is late is not changed for another one', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  await setWall(server, '2027-01-12T10:00')
  const list = await server.as(user.token).read(carChange, { order })
  expect(list.body).toMatchObject({
    cars: [],
    message: expect.stringContaining('at least a day before the end'),
  })
})
