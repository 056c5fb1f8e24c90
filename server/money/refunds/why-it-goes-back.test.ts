import { expect, test } from 'vitest'
import { refundQuote } from '#protocol/rentals/cancellation/refund-quote.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { staffCancelQuote } from '#protocol/rentals/cancellation/staff-cancel.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { bookedCar, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const rulesOf = async (server: TestServer, user: TestUser, order: string) =>
  (await server.as(user.token).read(refundQuote, { order })).body.lines?.map(({ rule }) => rule)

const staffRuleOf = async (server: TestServer, staff: TestUser, order: string) =>
  (await server.as(staff.token).read(staffCancelQuote, { order })).body.rule?.rule

test('a paid change of car goes back in full because it is not made, not because of the hour', async () => {
  const server = await testServer()
  const { user, staff, order } = await bookedCar(server)
  await setWall(server, '2026-11-24T07:00')
  const asked = await server
    .as(user.token)
    .send(carChangeByCar, { order, car: await buildCar(server) })
  const swap = asked.body.orderId ?? ''
  await payByCard(server, user, swap)
  const rule = 'What you paid for a change that is not made goes back in full.'
  expect((await rulesOf(server, user, swap))?.[0]).toBe(rule)
  expect(await staffRuleOf(server, staff, swap)).toBe(rule)
})

const nothing = 'Nothing was paid, so nothing goes back.'

test('a booking that cash was promised for gives nothing back, and says so at any hour', async () => {
  const server = await testServer()
  const [user, staff] = [await buildUser(server), await buildUser(server, { staff: true })]
  const order = await holdCar(server, user, await buildCar(server))
  await server.as(user.token).send(submitPaymentRefund, { order, paymentMethod: 'cash' })
  expect(await rulesOf(server, user, order)).toEqual([nothing])
  await setWall(server, '2026-11-24T07:00')
  expect(await rulesOf(server, user, order)).toEqual([nothing])
  expect(await staffRuleOf(server, staff, order)).toBe(nothing)
})

test('an extension that waits for its money gives nothing back', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2027-01-06T10:00')
  const longer = { order, end: '2027-01-19T10:00', odometer: 47_380 }
  const extension = (await me.send(extendCar, longer)).body.orderId ?? ''
  await me.send(submitPaymentRefund, { order: extension, paymentMethod: 'cash' })
  expect(await rulesOf(server, user, extension)).toEqual([nothing])
})
