import { expect, test } from 'vitest'
import { submitPaymentRefund } from '#protocol/payments/submit-payment-refund.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/staff-payments.ts'
import { beginCardPayment, confirmAtGateway } from '#testing/journey.ts'
import { keys, ledgerOf, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/** A returned rental that owes $800 beyond its deposit, and the order to pay it. */
async function owing(server: TestServer) {
  const rented = await pickedUp(server)
  await setWall(server, '2027-01-12T10:00')
  await keys(server, rented.user, { order: rented.order, rentalStatus: 88, odometer: 67_380 })
  const { id: balance } = await server.services.db
    .selectFrom('rental_order')
    .select('id')
    .where('previous_order_id', '=', rented.order)
    .executeTakeFirstOrThrow()
  return { ...rented, balance, staff: server.as(rented.staff.token) }
}

test('a transfer for a balance that was paid by card meanwhile is refunded', async () => {
  const server = await testServer()
  const { user, order, balance, staff } = await owing(server)
  const begun = await beginCardPayment(server, user, balance)
  const transfer = { paymentMethod: 'bankTransfer', confirmationNumber: 'BANK-1' }
  await server.as(user.token).send(submitPaymentRefund, { order: balance, ...transfer })
  await confirmAtGateway(server, begun)
  await server.work()
  const listed = async () =>
    (await staff.read(staffPayments, {})).body.payments?.filter((one) => one.orderId === balance)
  const [late] = (await listed()) ?? []
  expect(late).toMatchObject({ amount: 800, late: true })
  const { paymentId: payment = '', version = '' } = late ?? {}
  await staff.send(staffDecidePayment, { payment, version, decision: 'confirm' })
  expect(await listed()).toMatchObject([{ amount: -800, late: false }])
  expect(await ledgerOf(server, order)).not.toHaveProperty('receivable')
})

test('a balance that was promised in cash and paid by card is no longer expected', async () => {
  const server = await testServer()
  const { user, order, balance, staff } = await owing(server)
  const begun = await beginCardPayment(server, user, balance)
  await server.as(user.token).send(submitPaymentRefund, { order: balance, paymentMethod: 'cash' })
  const waiting = async () =>
    (await staff.read(staffPayments, {})).body.payments?.filter((one) => one.orderId === balance)
  const [promised] = (await waiting()) ?? []
  expect(promised).toMatchObject({ amount: 800 })
  await confirmAtGateway(server, begun)
  await server.work()
  expect(await waiting()).toEqual([])
  const { paymentId: payment = '', version = '' } = promised ?? {}
  const late = await staff.send(staffDecidePayment, { payment, version, decision: 'confirm' })
  expect(late.http).toBe(409)
  const { card, cash, receivable } = await ledgerOf(server, order)
  expect([card, cash, receivable]).toEqual([340_106, undefined, undefined])
})
