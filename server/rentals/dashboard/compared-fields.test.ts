import { expect, test } from 'vitest'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { refundQuote } from '#protocol/rentals/cancellation/refund-quote.ts'
import { scheduleAppointment } from '#protocol/rentals/appointments/schedule-appointment.ts'
import { appointmentId } from '#domain/fleet/fleet/pickup-slots.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, payByCard, trip, tripSlot } from '#testing/journey.ts'
import {
  bookedCar,
  keys,
  pickedUp,
  schedule,
  setWall,
  statusOf,
  verifiedEvidence,
} from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/** The entry of an order's history that is the newest now. */
async function newestEntry(server: TestServer, token: string, order: string): Promise<string> {
  const { body } = await server.as(token).read(orderHistory, { order })
  return body.history?.[0]?.objectHistory ?? ''
}

const stateOf = (server: TestServer, order: string) =>
  server.services.db
    .selectFrom('rental_order')
    .select(['state', 'rental_status', 'total_cents'])
    .where('id', '=', order)
    .executeTakeFirstOrThrow()

// @7-dashboard
test('the dashboard leaves the notices out when they are not to be shown', async () => {
  const server = await testServer()
  const { user } = await bookedCar(server)
  const me = server.as(user.token)
  expect((await me.read(dashboard, { showNotification: false })).body.notifications).toEqual([])
  for (const asked of [{}, { showNotification: true }]) {
    const shown = (await me.read(dashboard, asked)).body
    expect(shown.notifications?.length).toBeGreaterThan(0)
  }
})

// @7-submitPaymentRefund
test('a payment for other extras, another plan or another pickup than the order has is refused and changes nothing', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const me = server.as(user.token)
  const chosen = { options: ['child-seat'], pm: 'more', appt: tripSlot }
  const order = await holdCar(server, user, await buildCar(server), chosen)
  const before = await stateOf(server, order)
  const pay = { order, paymentMethod: 'cash', options: [] }
  for (const [other, said] of [
    [{ options: ['toll-pass'] }, 'extras'],
    [{ options: ['child-seat', 'toll-pass'] }, 'extras'],
    [{ pm: 'normal' }, 'price'],
    [{ appt: appointmentId('pickup', '1', '2026-11-24T10:30') }, 'pickup'],
  ] as const) {
    const refused = await me.send(submitPaymentRefund, {
      ...pay,
      ...other,
      options: [...(other.options ?? [])],
    })
    expect(refused).toMatchObject({ http: 409, body: { message: expect.stringContaining(said) } })
  }
  expect(await stateOf(server, order)).toEqual(before)
  const paid = await me.send(submitPaymentRefund, { ...pay, ...chosen })
  expect(paid).toMatchObject({ http: 200, body: { status: 1 } })
  // Money that goes back goes back for the same order.
  const back = { order, options: [], paymentRefundMethod: 'original' as const, pm: 'normal' }
  expect((await me.send(submitPaymentRefund, back)).http).toBe(409)
  expect(await statusOf(server, user.token, order)).toBe(85)
})

// @5-value-must
test('fields of a payment that mean nothing for this way of it are refused by name; a refund is 0 or less', async () => {
  const server = await testServer()
  const { user, order } = await bookedCar(server)
  const me = server.as(user.token)
  const { refund = 0 } = (await me.read(refundQuote, { order })).body
  const total = 0 - refund
  const back = { order, options: [], total, paymentRefundMethod: 'original' as const }
  const both = await me.send(submitPaymentRefund, {
    ...back,
    paymentMethod: 'cash',
    confirmationNumber: 'A1',
  })
  const nothing = 'This field is not used here'
  const plus = await me.send(submitPaymentRefund, { ...back, total: refund }, { lang: 'es' })
  expect(plus.body.errors).toEqual({ total: 'El valor debe ser 0 o menos' })
  const positive = await me.send(submitPaymentRefund, { ...back, total: refund })
  expect(positive.body.errors).toEqual({ total: 'The value must be 0 or less' })
  expect(both).toMatchObject({
    http: 400,
    body: { errors: { paymentMethod: nothing, confirmationNumber: nothing } },
  })
  expect(await statusOf(server, user.token, order)).toBe(85)
  const other = await holdCar(server, user, await buildCar(server))
  const paying = await me.send(submitPaymentRefund, {
    order: other,
    options: [],
    paymentMethod: 'cash',
    confirmationNumber: 'A1',
    paymentRefundDestination: 'An account',
  })
  expect(paying).toMatchObject({
    http: 400,
    body: { errors: { confirmationNumber: nothing, paymentRefundDestination: nothing } },
  })
})

// @7-scheduleAppointment
test('an appointment is for the time that was shown, or refused', async () => {
  const server = await testServer()
  const { user, order } = await bookedCar(server, { appt: tripSlot })
  const me = server.as(user.token)
  const appt = appointmentId('pickup', '1', '2026-11-24T10:30')
  for (const shown of [
    { start: '2026-11-24T11:00' },
    { start: '2026-11-24T10:30', end: '2026-11-24T11:30' },
  ]) {
    const refused = await me.send(scheduleAppointment, { order, appt, ...shown })
    expect(refused).toMatchObject({
      http: 409,
      body: { message: expect.stringContaining('10:30') },
    })
  }
  const kept = (await me.read(orderHistory, { order })).body.rental?.appointment
  expect(kept?.date).toBe(trip.start)
  const shown = { start: '2026-11-24T10:30', end: '2026-11-24T11:00' }
  const moved = await me.send(scheduleAppointment, { order, appt, ...shown })
  expect(moved.body.rental?.appointment?.date).toBe('2026-11-24T10:30')
})

// @7-getOrReturnKeys
test('a form that was opened before something changed, or on something else, is refused; else the entry is recorded', async () => {
  const server = await testServer()
  const [{ user, order }, other] = [await pickedUp(server), await pickedUp(server)]
  const me = server.as(user.token)
  await setWall(server, '2027-01-06T10:00')
  const foreign = await newestEntry(server, other.user.token, other.order)
  const opened = await newestEntry(server, user.token, order)
  expect(opened).toMatch(/^event-\d+$/)
  const end = '2027-01-19T10:00'
  const extension = { order, end, odometer: 48_210 }
  for (const objectHistory of [foreign, 'event-999999999999', 'service-none', 'nonsense'])
    expect((await me.send(extendCar, { ...extension, objectHistory })).http).toBe(404)

  await schedule(server, user, order, 92, '2027-01-12T10:00')
  await setWall(server, '2027-01-12T10:00')
  const back = { order, rentalStatus: 88, odometer: 48_210 }
  const late = await keys(server, user, { ...back, objectHistory: opened })
  expect(late).toMatchObject({ http: 409, body: { message: expect.stringContaining('changed') } })
  expect(await statusOf(server, user.token, order)).toBe(92)

  // Arriving is part of the same visit: both may be sent from one form, without signal in between.
  const now = await newestEntry(server, user.token, order)
  const arrival = { order, rentalStatus: 91, positionReason: 'No signal here' }
  expect((await keys(server, user, { ...arrival, objectHistory: now })).http).toBe(200)
  expect((await keys(server, user, { ...back, objectHistory: now })).body.rentalStatus).toBe(88)
  expect((await verifiedEvidence(server, order)).at(-1)?.data).toBeDefined()
  const row = await server.services.db
    .selectFrom('order_event')
    .select('details')
    .where('order_id', '=', order)
    .where('code', '=', 'returnKeys')
    .executeTakeFirstOrThrow()
  expect(row.details).toMatchObject({ objectHistory: now })
})

// @4.1-action-extend @7-extendCar
test('an extension begins where the screen said, and keeps the entry it was opened on', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2027-01-06T10:00')
  const extension = { order, end: '2027-01-19T10:00', odometer: 48_210 }
  const elsewhere = await me.send(extendCar, { ...extension, start: '2027-01-11T10:00' })
  expect(elsewhere).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('Tue 12 Jan 2027') },
  })
  const objectHistory = await newestEntry(server, user.token, order)
  const held = await me.send(extendCar, { ...extension, start: trip.end, objectHistory })
  expect(held.http).toBe(200)
  const { details } = await server.services.db
    .selectFrom('order_event')
    .select('details')
    .where('order_id', '=', order)
    .where('code', '=', 'extendCar')
    .executeTakeFirstOrThrow()
  expect(details).toMatchObject({ objectHistory })
})

// @7-submitBooking
test('a booking of type change changes the car of the one rental that there is', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const me = server.as(user.token)
  const car = await buildCar(server)
  const asked = { car, ...trip, options: [], type: 'change' as const }
  const none = await me.send(submitBooking, asked)
  expect(none).toMatchObject({ http: 409, body: { message: expect.stringContaining('no rental') } })
  const { order } = await pickedUp(server, { user })
  await setWall(server, '2026-12-24T10:00')
  const dates = { start: '2026-12-24T12:00', end: trip.end }
  const later = await me.send(submitBooking, { ...asked, ...dates, end: '2027-02-01T10:00' })
  expect(later).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('Tue 12 Jan 2027') },
  })
  const withExtras = await me.send(submitBooking, { ...asked, ...dates, options: ['child-seat'] })
  expect(withExtras.body.errors).toEqual({ options: 'This field is not used here' })
  const held = await me.send(submitBooking, {
    ...asked,
    ...dates,
    specialRequests: 'A van, please',
  })
  expect(held.http).toBe(200)
  const swap = await server.services.db
    .selectFrom('rental_order')
    .selectAll()
    .where('id', '=', held.body.orderId ?? '')
    .executeTakeFirstOrThrow()
  expect(swap).toMatchObject({ kind: 'swap', previous_order_id: order, car_id: car })
  expect(held.body.transactionId).toBe(swap.transaction_id)
  // Paid or not: a plain booking is another rental.
  await payByCard(server, user, swap.id)
  const plain = await me.send(submitBooking, {
    ...asked,
    type: undefined,
    start: '2027-03-01T10:00',
    end: '2027-03-20T10:00',
  })
  expect(plain.body.transactionId).not.toBe(swap.transaction_id)
})
