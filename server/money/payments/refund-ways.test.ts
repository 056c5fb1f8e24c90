import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { refundQuote } from '#protocol/rentals/cancellation/refund-quote.ts'
import { buildCar, type TestUser } from '#testing/factories.ts'
import { beginCardPayment, confirmAtGateway, payByCard } from '#testing/journey.ts'
import { confirm, keys, ledgerOf, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const debit = { number: '4000056655665556' }

async function payByDebit(server: TestServer, user: TestUser, order: string): Promise<void> {
  await confirmAtGateway(server, await beginCardPayment(server, user, order, 'debitCard'), debit)
  await server.work()
}

/** What went back through the payment of each order of a rental. */
async function refundsBy(server: TestServer, transactionOf: string) {
  const rows = await server.services.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .innerJoin('rental_order', 'rental_order.id', 'payment.order_id')
    .select(['payment.order_id', 'reason', 'refund.due_cents', 'refund.fee_cents'])
    .where('rental_order.transaction_id', '=', (eb) =>
      eb.selectFrom('rental_order').select('transaction_id').where('id', '=', transactionOf),
    )
    .orderBy('refund.created_at')
    .orderBy('refund.due_cents')
    .execute()
  return rows.map((row) => [row.order_id, row.reason, row.due_cents, row.fee_cents])
}

/** Booked by credit card at 3 %, extended by debit card without a fee. */
async function extendedByDebit(server: TestServer) {
  const rented = await pickedUp(server)
  const me = server.as(rented.user.token)
  await setWall(server, '2027-01-05T10:00')
  const asked = { order: rented.order, end: '2027-01-26T10:00', odometer: 47_380 }
  const extension = (await me.send(extendCar, asked)).body.orderId ?? ''
  await payByDebit(server, rented.user, extension)
  return { ...rented, me, extension }
}

test('extended by debit and swapped, the deposit still goes back through the card that carried it, with its fee', async () => {
  const server = await testServer()
  const { user, staff, me, order, extension } = await extendedByDebit(server)
  const other = await buildCar(server)
  const asked = await me.send(carChangeByCar, { order: extension, car: other })
  const swap = asked.body.orderId ?? ''
  await payByDebit(server, user, swap)
  await confirm(server, staff, swap)
  await me.send(acceptContract, { order: swap, version: 1 })
  await setWall(server, '2027-01-20T10:00')
  const old = { oldOdometer: 47_380, oldGas: 8 }
  const got = await keys(server, user, { order: swap, odometer: 100, ...old })
  expect(got.body.rentalStatus).toBe(86)
  await setWall(server, '2027-01-26T10:00')
  await keys(server, user, { order: swap, rentalStatus: 88, odometer: 100 })
  await setWall(server, '2027-01-29T10:00')
  await server.work()
  const back = await refundsBy(server, order)
  expect(back.filter(([, reason]) => reason === 'deposit')).toEqual([
    [order, 'deposit', 100_000, 3_000],
  ])
  expect(await ledgerOf(server, order)).not.toHaveProperty('deposit')
})

test('a deposit that a claim was paid from goes back in part, with the fee of that part', async () => {
  const server = await testServer()
  const { user, order, extension } = await extendedByDebit(server)
  await setWall(server, '2027-01-26T10:00')
  // 1,000 miles at 9 cents are taken from the deposit of $1,000.
  await keys(server, user, { order: extension, rentalStatus: 88, odometer: 48_380 })
  await setWall(server, '2027-01-29T10:00')
  await server.work()
  expect(await refundsBy(server, order)).toEqual([[order, 'deposit', 91_000, 2_730]])
})

test('unused rent goes back newest payment first, and what is told before is what comes', async () => {
  const server = await testServer()
  const { user, me, order, extension } = await extendedByDebit(server)
  await setWall(server, '2027-01-06T10:00')
  const told = await me.read(refundQuote, { order: extension })
  await keys(server, user, { order: extension, rentalStatus: 88, odometer: 47_380 })
  await server.work()
  const [first, second, ...more] = await refundsBy(server, order)
  expect(more).toEqual([])
  // The two weeks of the extension by debit without a fee, then days of the first stretch.
  expect(second).toEqual([extension, 'settlement', 45_800, 0])
  expect(first?.slice(0, 2)).toEqual([order, 'settlement'])
  const cents = (row: typeof first) => Number(row?.[2]) + Number(row?.[3])
  expect((cents(first) + cents(second)) / 100).toBeCloseTo(told.body.refund ?? 0, 2)
})

test('a cancelled extension is refunded through its own payment', async () => {
  const server = await testServer()
  const rented = await pickedUp(server)
  const me = server.as(rented.user.token)
  const asked = await me.send(carChangeByCar, { order: rented.order, car: await buildCar(server) })
  const swap = asked.body.orderId ?? ''
  await payByCard(server, rented.user, swap)
  await me.send(cancelContract, { order: swap })
  await server.work()
  expect(await refundsBy(server, rented.order)).toEqual([[swap, 'cancelled', 5_000, 150]])
})

test('a return that refunds more than was paid still goes through: what is there is refunded, and staff are told of the rest', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  // A rent of $9,000 that nobody paid: it was $1,502, and the deposit $1,000.
  await sql`
    update rental_order set quote = jsonb_set(quote, '{lines,0,amount}', '900000')
    where id = ${order}`.execute(server.services.db)
  await setWall(server, '2026-11-26T10:00')
  const back = await keys(server, user, { order, rentalStatus: 88, odometer: 47_380 })
  expect(back).toMatchObject({ http: 200, body: { rentalStatus: 88 } })
  const refunds = await refundsBy(server, order)
  expect(refunds).toEqual([[order, 'settlement', 150_200, 4_506]])
  const board = await server.as(staff.token).read(dashboard, {})
  const told = board.body.notifications?.filter((one) => one.orderId === order)
  expect(told?.map(({ title }) => title)).toContain('A refund exceeds the payments')
  // The deposit goes back as the deposit, and not before its time.
  await setWall(server, '2026-11-29T10:00')
  await server.work()
  expect(await refundsBy(server, order)).toEqual([...refunds, [order, 'deposit', 100_000, 3_000]])
  const { deposit, receivable = 0 } = await ledgerOf(server, order)
  expect(deposit).toBeUndefined()
  expect(receivable).toBeLessThan(0)
})
