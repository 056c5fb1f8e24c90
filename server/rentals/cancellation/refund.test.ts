import { expect, test } from 'vitest'
import { appointmentId } from '#domain/fleet/fleet/pickup-slots.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { refundQuote } from '#protocol/rentals/cancellation/refund-quote.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/staff/staff-payments.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import {
  bookedCar,
  keys,
  ledgerOf,
  pickedUp,
  schedule,
  setWall,
  statusOf,
} from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

const original = { paymentRefundMethod: 'original' } as const

test('an early return is quoted for its appointment, confirmed, and paid out with the keys', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2026-12-20T10:00')
  const soon = await me.read(refundQuote, { order })
  expect(soon.body).toMatchObject({
    kind: 'earlyReturn',
    noticed: false,
    countsUntil: '2026-12-21T10:00',
    deposit: { held: 1000, state: 'held' },
  })
  // Used until the 22nd at 12: 28 days are four weeks.
  const appt = appointmentId('return', '1', '2026-12-22T12:00')
  const quote = await me.read(refundQuote, { order, appt })
  const back = 1502 - 4 * 229
  expect(quote.body.lines?.map((line) => [line.code, line.amount])).toEqual([
    ['rentPaid', 1502],
    ['rentUsed', -4 * 229],
    ['fee', Math.round(back * 3) / 100],
  ])
  expect(quote.body.ways).toMatchObject([
    { method: 'creditCard', amount: quote.body.refund, needsDestination: false },
  ])
  const total = -(quote.body.refund ?? 0)
  const stale = await me.send(submitPaymentRefund, { order, ...original, appt, total: total + 1 })
  expect(stale.http).toBe(409)
  const missing = await me.send(submitPaymentRefund, { order, ...original })
  expect(missing.body.errors).toEqual({ appt: 'Field is Required' })
  const asked = await me.send(submitPaymentRefund, { order, ...original, appt, total })
  expect(asked.body.confirmation).toMatchObject({ amount: total, method: 'Visa ending in 4242' })
  expect(await statusOf(server, user.token, order)).toBe(92)
  await setWall(server, '2026-12-21T10:00')
  expect((await me.read(refundQuote, { order })).body).toMatchObject({
    noticed: true,
    countsUntil: '2026-12-22T12:00',
    refund: -total,
  })

  await setWall(server, '2026-12-22T12:00')
  await keys(server, user, { order, rentalStatus: 88, odometer: 47_380 })
  await server.work()
  const done = await me.read(refundQuote, { order })
  expect(done.body).not.toHaveProperty('kind')
  expect(done.body.refunds).toMatchObject([
    { amount: -total, sent: true, arrives: expect.stringContaining('5 to 10 business days') },
  ])
  expect((await ledgerOf(server, order)).rent).toBe(-4 * 22_900)
})

test('an extended rental gives back what is left of every stretch', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2027-01-06T10:00')
  const end = '2027-02-01T10:00'
  const held = await me.send(extendCar, { order, end, odometer: 47_380 })
  const extension = held.body.orderId ?? ''
  await payByCard(server, user, extension)
  const appt = appointmentId('return', '1', '2027-01-13T10:00')
  const quote = await me.read(refundQuote, { order: extension, appt })
  // Two weeks and six days were paid; one day of them is used.
  expect(quote.body.lines?.slice(0, 2).map((line) => line.amount)).toEqual([
    1502 + 2 * 229 + 6 * 39,
    -(1502 + 39),
  ])
})

// @2.1-payment-2 @7-submitPaymentRefund
test('a cancellation on the refund screen is refunded the way it was paid, a transfer to an account', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const staff = await buildUser(server, { staff: true })
  const me = server.as(user.token)
  const order = await holdCar(server, user, await buildCar(server))
  const paymentMethod = 'bankTransfer'
  await me.send(submitPaymentRefund, { order, paymentMethod, confirmationNumber: 'B7' })
  const waiting = async () =>
    (await server.as(staff.token).read(staffPayments, {})).body.payments?.find(
      (one) => one.orderId === order,
    )
  await decideAsSeen(server, server.as(staff.token), staffDecidePayment, {
    payment: (await waiting())?.paymentId ?? '',
    decision: 'confirm',
  })
  const quote = await me.read(refundQuote, { order })
  expect(quote.body).toMatchObject({
    kind: 'cancel',
    refund: 2502,
    ways: [{ needsDestination: true }],
  })
  const nowhere = await me.send(submitPaymentRefund, { order, ...original, total: -2502 })
  expect(nowhere.body.errors).toEqual({ paymentRefundDestination: 'Field is Required' })
  const paymentRefundDestination = 'Bay Bank 000111222, account 77'
  const done = await me.send(submitPaymentRefund, {
    order,
    ...original,
    total: -2502,
    paymentRefundDestination,
  })
  expect(done.body.confirmation?.amount).toBe(-2502)
  expect(await statusOf(server, user.token, order)).toBe(87)
  expect(await waiting()).toMatchObject({
    amount: -2502,
    destination: { way: 'transfer', account: paymentRefundDestination },
  })
})

test('an order that has ended has nothing to refund; one that waits for maintenance says why', async () => {
  const server = await testServer()
  const { user, order } = await bookedCar(server)
  const me = server.as(user.token)
  await me.send(submitPaymentRefund, { order, ...original })
  const again = await me.send(submitPaymentRefund, { order, ...original })
  expect(again.http).toBe(409)
  const other = await pickedUp(server)
  await schedule(server, other.user, other.order, 93, '2026-11-25T10:00')
  const quote = await server.as(other.user.token).read(refundQuote, { order: other.order })
  expect(quote.body).toMatchObject({ kind: 'earlyReturn', refund: 0, message: expect.any(String) })
})

test('a transfer that comes after its booking was cancelled is given back by staff', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const team = server.as(staff.token)
  const book = async () => {
    const user = await buildUser(server)
    const me = server.as(user.token)
    const order = await holdCar(server, user, await buildCar(server))
    const paymentMethod = 'bankTransfer'
    await me.send(submitPaymentRefund, { order, paymentMethod, confirmationNumber: 'AB12' })
    const listed = async () =>
      ((await team.read(staffPayments, { limit: 500 })).body.payments ?? []).filter(
        (one) => one.orderId === order,
      )
    return { user, me, order, listed }
  }
  type Booked = Awaited<ReturnType<typeof book>>
  const decide = async ({ listed }: Booked, decision: 'confirm' | 'refuse') => {
    const { paymentId: payment = '', destination } = (await listed())[0] ?? {}
    const how = destination ? ({ paidBy: 'transfer', paidTo: 'Bay Bank' } as const) : {}
    return decideAsSeen(server, team, staffDecidePayment, { payment, decision, ...how })
  }

  const came = await book()
  const [waiting] = await came.listed()
  expect(waiting).toMatchObject({ late: false, confirmationNumber: 'AB12' })
  expect((await came.me.send(cancelContract, { order: came.order })).body.rentalStatus).toBe(87)
  const [late] = await came.listed()
  expect(late).toMatchObject({ late: true, amount: waiting?.amount })
  // Who still has the old list open decides on something else.
  const { paymentId: payment = '', version = '' } = waiting ?? {}
  const stale = await team.send(staffDecidePayment, { payment, version, decision: 'confirm' })
  expect(stale.http).toBe(409)
  expect((await decide(came, 'confirm')).http).toBe(200)
  const [back, ...more] = await came.listed()
  expect([back, more]).toMatchObject([{ late: false, amount: -(waiting?.amount ?? 0) }, []])
  const owed = Math.round((waiting?.amount ?? 0) * 100)
  expect(await ledgerOf(server, came.order)).toEqual({ bank: owed, refunds: -owed })
  expect((await decide(came, 'confirm')).http).toBe(200)
  expect(await came.listed()).toEqual([])
  expect(await ledgerOf(server, came.order)).toEqual({})

  const never = await book()
  server.passMinutes(24 * 60)
  await server.work()
  expect(await never.listed()).toMatchObject([{ late: true }])
  expect((await decide(never, 'refuse')).http).toBe(200)
  expect(await never.listed()).toEqual([])
  expect(await ledgerOf(server, never.order)).toEqual({})
})
