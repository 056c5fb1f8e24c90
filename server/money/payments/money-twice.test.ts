import { expect, test } from 'vitest'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/staff/staff-payments.ts'
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

test.each([
  ['a transfer', { paymentMethod: 'bankTransfer', confirmationNumber: 'BANK-1' }],
  ['cash', { paymentMethod: 'cash' }],
] as const)(
  'a balance is paid once: %s lets go of the card that was begun before',
  async (_, how) => {
    const server = await testServer()
    const { user, order, balance, staff } = await owing(server)
    const begun = await beginCardPayment(server, user, balance)
    const before = await ledgerOf(server, order)
    await server.as(user.token).send(submitPaymentRefund, { order: balance, ...how })
    await confirmAtGateway(server, begun)
    await server.work()
    const listed = async () =>
      (await staff.read(staffPayments, {})).body.payments?.filter((one) => one.orderId === balance)
    const [promised] = (await listed()) ?? []
    expect(promised).toMatchObject({ amount: 800, late: false })
    expect((await ledgerOf(server, order)).card).toBe(before.card)
    const { paymentId: payment = '', version = '' } = promised ?? {}
    const seen = await staff.send(staffDecidePayment, { payment, version, decision: 'confirm' })
    expect(seen.http).toBe(200)
    expect(await listed()).toEqual([])
    const after = await ledgerOf(server, order)
    expect(after).not.toHaveProperty('receivable')
    expect(after.card).toBe(before.card)
  },
)
