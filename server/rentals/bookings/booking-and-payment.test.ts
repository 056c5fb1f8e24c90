import { expect, test } from 'vitest'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { paymentGateways } from '#protocol/money/payments/payment-gateways.ts'
import { paymentState } from '#protocol/money/payments/payment-state.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import {
  beginCardPayment,
  confirmAtGateway,
  holdCar,
  payByCard,
  trip,
  tripSlot,
} from '#testing/journey.ts'
import { testServer } from '#testing/server.ts'
import { balances } from '../../money/ledger/ledger.ts'

// @3-rental-orderid @7-booking @7-paymentGateways @9-card-fee
test('a renter holds a car, pays by card and gets a confirmation and a contract', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const car = await buildCar(server)
  const me = server.as(user.token)

  const shown = await me.read(booking, { car, ...trip, appt: tripSlot })
  expect(shown.body.calculatorData).toMatchObject({
    months: 1,
    weeks: 2,
    days: 5,
    total: 2502,
    deposit: 1000,
  })
  expect(shown.body.missing).toEqual([])

  const order = await holdCar(server, user, car, { appt: tripSlot })
  const ways = await me.read(paymentGateways, { order })
  expect(ways.body.paymentMethods?.map(({ id, fee, total }) => [id, fee, total])).toEqual([
    ['creditCard', 75.06, 2577.06],
    ['debitCard', 0, 2502],
    ['bankTransfer', 0, 2502],
    ['cash', 0, 2502],
  ])

  await payByCard(server, user, order)
  const state = await me.read(paymentState, { order })
  expect(state.body).toMatchObject({ state: 'paid', confirmation: { order, amount: 2577.06 } })

  const history = await me.read(orderHistory, { order })
  expect(history.body.rental).toMatchObject({
    rentalStatus: 85,
    paid: true,
    confirmation: 'pending',
    dates: trip,
    contractVersion: 1,
    allowedActions: ['acceptContract', 'acceptAppointment', 'cancelContract'],
  })
  expect(history.body.contract?.text).toContain(order)
  const accepted = await me.send(acceptContract, { order, version: 1 })
  expect(accepted.body.rental?.contractAcceptedAt).toBe(server.services.clock().toISOString())
})

// @9-donation-10
test('the ledger balances to zero and 10 % of the sale is given away', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  const before = new Map(
    (await balances(server.services.db)).map((row) => [row.account, row.cents]),
  )
  await payByCard(server, user, order)
  const after = await balances(server.services.db)
  const change = Object.fromEntries(
    after.map(({ account, cents }) => [account, cents - (before.get(account) ?? 0)]),
  )
  expect(change).toMatchObject({
    card: 257_706,
    rent: -150_200,
    deposit: -100_000,
    fee: -7_506,
    donation: -15_020,
    donationCost: 15_020,
  })
  expect(after.reduce((sum, row) => sum + row.cents, 0)).toBe(0)
})

// @7-submitBooking
test('two people want the same car: the second one is told, whatever overlaps', async () => {
  const server = await testServer()
  const car = await buildCar(server)
  const [ana, bob] = [await buildUser(server), await buildUser(server)]
  await holdCar(server, ana, car)
  // Within the eight hours of turn-around, one minute too early.
  const early = await server
    .as(bob.token)
    .send(submitBooking, { car, start: '2027-01-12T17:59', end: '2027-01-20T10:00' })
  expect(early).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('just took this car') },
  })
  const afterGap = await server
    .as(bob.token)
    .send(submitBooking, { car, start: '2027-01-12T18:00', end: '2027-01-20T10:00' })
  expect(afterGap).toMatchObject({ http: 200, body: { status: 1 } })
})

test('a hold lapses after 30 minutes and the car is free for somebody else', async () => {
  const server = await testServer()
  const car = await buildCar(server)
  const [ana, bob] = [await buildUser(server), await buildUser(server)]
  const order = await holdCar(server, ana, car)
  server.passMinutes(30)
  const late = await server
    .as(ana.token)
    .send(submitPaymentRefund, { order, paymentMethod: 'creditCard' })
  expect(late).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('Your hold has expired') },
  })
  // Nobody had to sweep: who comes next ends the hold.
  await holdCar(server, bob, car)
  const history = await server.as(ana.token).read(orderHistory, { order })
  expect(history.body.rental).toMatchObject({ state: 'lapsed' })
  expect(history.body.rental?.rentalStatus).toBeUndefined()
})

// @7-submitPaymentRefund
test('a declined card says why, keeps the hold, and the next card pays', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  const declined = await confirmAtGateway(server, await beginCardPayment(server, user, order), {
    number: '4000000000009995',
  })
  expect(declined.body).toMatchObject({
    status: 0,
    message: expect.stringContaining('enough funds'),
  })
  await server.work()
  const state = await server.as(user.token).read(paymentState, { order })
  expect(state.body).toMatchObject({
    state: 'refused',
    message: expect.stringContaining('enough funds'),
  })
  await payByCard(server, user, order)
  expect((await server.as(user.token).read(paymentState, { order })).body.state).toBe('paid')
})

// @9-card-fee
test('a debit card is charged without the fee, and a credit card cannot pose as one', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const first = await holdCar(server, user, await buildCar(server))
  await confirmAtGateway(server, await beginCardPayment(server, user, first), {
    number: '4000056655665556',
  })
  await server.work()
  const paid = await server.as(user.token).read(paymentState, { order: first })
  expect(paid.body.confirmation?.amount).toBe(2502)

  const second = await holdCar(server, user, await buildCar(server))
  const posing = await confirmAtGateway(
    server,
    await beginCardPayment(server, user, second, 'debitCard'),
  )
  expect(posing.body).toMatchObject({ status: 0, message: expect.stringContaining('credit card') })
})

test('money that arrives after the hold is refunded automatically, and the ledger shows it', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  const secret = await beginCardPayment(server, user, order)
  server.passMinutes(31)
  await server.work()
  await confirmAtGateway(server, secret)
  await server.work()
  const { db } = server.services
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow()
  expect(payment.state).toBe('refunded')
  const total = (await balances(db)).reduce((sum, row) => sum + row.cents, 0)
  expect(total).toBe(0)
})

test('the same requestId holds one car once, and other fields under it are refused', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const car = await buildCar(server)
  const requestId = crypto.randomUUID()
  const first = await server.as(user.token).send(submitBooking, { car, ...trip }, { requestId })
  const again = await server.as(user.token).send(submitBooking, { car, ...trip }, { requestId })
  expect(again.body).toEqual(first.body)
  const other = await server
    .as(user.token)
    .send(submitBooking, { car, ...trip, pm: 'more' }, { requestId })
  expect(other.http).toBe(409)
})

test('an amount that the screen got wrong is refused with the right one', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const car = await buildCar(server)
  const reply = await server.as(user.token).send(submitBooking, { car, ...trip, total: 2501.99 })
  expect(reply).toMatchObject({
    http: 409,
    body: { message: 'The price changed to $2,502.00. Please review it.' },
  })
})

test('the last seat at a pickup time is taken once', async () => {
  const server = await testServer()
  const start = '2026-12-15T10:00'
  const times = { start, end: '2026-12-29T10:00', appt: 'pickup-20261215T1000-1' }
  const area = await server.services.db
    .selectFrom('area')
    .selectAll()
    .where('id', '=', '1')
    .executeTakeFirstOrThrow()
  for (let seat = 0; seat < area.slot_capacity; seat++) {
    await holdCar(server, await buildUser(server), await buildCar(server), times)
  }
  const late = await server
    .as((await buildUser(server)).token)
    .send(submitBooking, { car: await buildCar(server), ...times })
  expect(late).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('pickup time was just taken') },
  })
})
