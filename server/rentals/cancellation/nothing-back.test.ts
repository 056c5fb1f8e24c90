import { expect, test } from 'vitest'
import { appointmentId } from '#domain/fleet/fleet/pickup-slots.ts'
import { appointments } from '#protocol/rentals/appointments/appointments.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { refundQuote } from '#protocol/rentals/cancellation/refund-quote.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, trip } from '#testing/journey.ts'
import { bookedCar, pickedUp, schedule, setWall, statusOf } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/** `trip` ends on 12 January at 10:00. */
const end = trip.end
const original = { paymentRefundMethod: 'original' } as const

test('a return at the end or after it is no early return: no slot, no quote, no press', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2027-01-05T12:00')
  const slots = async (day: string) => {
    const asked = { order, kind: 'return', early: true, day } as const
    return (await me.read(appointments, asked)).body
  }
  const last = await slots('2027-01-12')
  expect(last.days?.at(-1)).toBe('2027-01-12')
  expect(last.appointments?.map(({ date }) => date.slice(11))).toEqual([
    '08:00',
    '08:30',
    '09:00',
    '09:30',
  ])
  expect((await slots('2027-01-13')).appointments).toEqual([])
  // Who brings it late still finds a time.
  const late = await me.read(appointments, { order, kind: 'return', day: '2027-01-13' })
  expect(late.body.appointments?.length).toBeGreaterThan(20)

  for (const wall of [end, '2027-01-14T12:00']) {
    const appt = appointmentId('return', '1', wall)
    const quote = await me.read(refundQuote, { order, appt })
    expect(quote.body).toMatchObject({
      kind: 'earlyReturn',
      lines: [],
      message: expect.stringContaining('not an early return'),
      received: 'paid',
    })
    const pressed = await me.send(submitPaymentRefund, { order, ...original, appt })
    expect(pressed).toMatchObject({
      http: 409,
      body: { message: expect.stringContaining('not an early return') },
    })
  }
  expect(await statusOf(server, user.token, order)).toBe(86)

  // An ordinary return for the end was not asked for early, and an early one can still be had.
  await schedule(server, user, order, 92, end)
  expect((await me.read(refundQuote, { order })).body).toMatchObject({
    kind: 'earlyReturn',
    noticed: false,
    countsUntil: '2027-01-06T12:00',
  })
  const appt = appointmentId('return', '1', '2027-01-07T12:00')
  const asked = await me.send(submitPaymentRefund, { order, ...original, appt })
  expect(asked.http).toBe(200)
  expect((await me.read(refundQuote, { order })).body).toMatchObject({ noticed: true })
})

async function promised(server: TestServer, paymentMethod: string) {
  const user = await buildUser(server)
  const me = server.as(user.token)
  const order = await holdCar(server, user, await buildCar(server))
  const confirmationNumber = paymentMethod === 'bankTransfer' ? 'B7' : undefined
  await me.send(submitPaymentRefund, { order, paymentMethod, confirmationNumber })
  return { me, order }
}

test.each([
  ['cash', 'nothing'],
  ['bankTransfer', 'awaited'],
])('a booking promised by %s gives nothing back: %s', async (method, received) => {
  const server = await testServer()
  const { me, order } = await promised(server, method)
  expect((await me.read(refundQuote, { order })).body).toMatchObject({ refund: 0, received })
  const nothingLeft = 'There is nothing to refund for this order any more. Please review it.'
  const asked = { order, total: 500 }
  expect(await me.send(cancelContract, asked)).toMatchObject({
    http: 409,
    body: { message: nothingLeft },
  })
  expect(await me.send(submitPaymentRefund, { order, ...original, total: -500 })).toMatchObject({
    http: 409,
    body: { message: nothingLeft },
  })
  const { body } = await me.send(submitPaymentRefund, { order, ...original, total: 0 })
  expect(body).toMatchObject({ status: 1, paid: false })
  expect(body).not.toHaveProperty('confirmation')
})

test('another sum than goes back is told as a refund, not as a price', async () => {
  const server = await testServer()
  const { user, order } = await bookedCar(server)
  const me = server.as(user.token)
  const { refund = 0 } = (await me.read(refundQuote, { order })).body
  const refused = await me.send(cancelContract, { order, total: refund + 1 })
  expect(refused).toMatchObject({
    http: 409,
    body: { message: 'The refund is now $2,577.06. Please review it.' },
  })
})
