import { expect, test } from 'vitest'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { staffGoodwill, staffGoodwillQuote } from '#protocol/staff/order-page/staff-goodwill.ts'
import { staffOrder } from '#protocol/staff/order-page/staff-order.ts'
import { staffDecidePayment } from '#protocol/staff/staff/staff-payments.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { paid } from '#testing/decisions/booking-to-cancel.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar } from '#testing/journey.ts'
import { noticesOf } from '#testing/help.ts'
import { keys, ledgerOf, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const reason = 'The radio did not work.'

/** Somebody of the staff who reads what would go back, and gives it. */
async function giver(server: TestServer, order: string) {
  const staff = await buildUser(server, { staff: true })
  const me = server.as(staff.token)
  const quote = async (amount?: number) =>
    (await me.read(staffGoodwillQuote, { order, ...(amount && { amount }) })).body
  const give = async (amount: number, version?: string) =>
    me.send(staffGoodwill, {
      order,
      amount,
      reason,
      version: version ?? (await quote()).version ?? '',
    })
  return { staff, me, quote, give }
}

test('money goes back to the card that paid, with its share of the fee, once, and the renter reads why', async () => {
  const server = await testServer()
  const { user, order } = await paid(server)
  const { me, quote, give } = await giver(server, order)
  const before = await ledgerOf(server, order)
  const first = await quote(50)
  expect(first).toMatchObject({
    ways: [{ name: 'Visa ending in 4242', amount: 51.5, byHand: false }],
    total: 51.5,
    own: false,
  })
  expect((await give(50, first.version)).body).toMatchObject({ status: 1 })
  // A second press is of what was seen before the first.
  expect((await give(50, first.version)).http).toBe(409)
  const after = await ledgerOf(server, order)
  expect(after).toEqual({
    ...before,
    fee: (before.fee ?? 0) + 150,
    goodwill: 5_000,
    refunds: -5_150,
  })
  expect(await quote()).toMatchObject({ most: (first.most ?? 0) - 50 })

  await server.work()
  const { body } = await me.read(staffOrder, { order })
  expect(body.money?.rental.refunds).toMatchObject([
    { amount: 51.5, text: 'Goodwill', sent: true, method: 'Visa ending in 4242' },
  ])
  expect(body.history?.map(({ title }) => title)).toContain('Money given back')
  const told = await noticesOf(server, user)
  expect(JSON.stringify(told)).toContain(`your Visa ending in 4242. Reason: ${reason}`)
})

test('never more than was paid, the held deposit stays, and a later refund still finds its way', async () => {
  const server = await testServer()
  const { user, order } = await paid(server)
  const { quote, give } = await giver(server, order)
  const { most = 0 } = await quote()
  const { deposit = 0 } = await ledgerOf(server, order)
  expect(deposit).toBeLessThan(0)
  const over = await give(most + 0.01)
  expect(over).toMatchObject({ http: 400, body: { errors: { amount: expect.any(String) } } })
  expect((await give(most)).body).toMatchObject({ status: 1 })
  expect((await ledgerOf(server, order)).deposit).toBe(deposit)
  expect(await quote()).toMatchObject({ most: 0, ways: [] })
  // Cancelled after all: only the deposit is left to go back, and the books are even.
  expect((await server.as(user.token).send(cancelContract, { order })).http).toBe(200)
  await server.work()
  expect(await ledgerOf(server, order)).toEqual({})
})

test('of a rental that is over it goes back as well', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  await setWall(server, '2027-01-12T09:30')
  const back = await keys(server, user, { order, rentalStatus: 88, odometer: 47_400 })
  expect(back.body.rentalStatus).toBe(88)
  const { quote, give } = await giver(server, order)
  expect((await quote(20)).ways).toMatchObject([{ byHand: false }])
  expect((await give(20)).body).toMatchObject({ status: 1 })
  await server.work()
  expect(await ledgerOf(server, order)).toMatchObject({ goodwill: 2_000 })
})

test('what was paid by transfer is sent by hand, to an account that the renter is asked for', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  const how = { order, paymentMethod: 'bankTransfer', confirmationNumber: 'AB12' }
  await server.as(user.token).send(submitPaymentRefund, how)
  const { staff, quote, give } = await giver(server, order)
  // Announced is not paid.
  expect(await quote(10)).toMatchObject({ most: 0, ways: [] })
  const { id: payment } = await server.services.db
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow()
  const decision = { payment, decision: 'confirm' } as const
  await decideAsSeen(server, server.as(staff.token), staffDecidePayment, decision)
  expect((await quote(10)).ways).toMatchObject([{ name: 'Bank transfer', byHand: true }])
  expect((await give(10)).body).toMatchObject({ status: 1 })
  const told = await noticesOf(server, user)
  expect(JSON.stringify(told)).toContain('which account to send it to')
})
