import { expect, test } from 'vitest'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { refundQuote } from '#protocol/rentals/cancellation/refund-quote.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, payByCard, trip } from '#testing/journey.ts'
import {
  bookedCar,
  keys,
  ledgerOf,
  pickedUp,
  setWall,
  verifiedEvidence,
} from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

async function refundsOf({ services }: TestServer, order: string) {
  const rows = await services.db
    .selectFrom('refund')
    .select(['due_cents', 'fee_cents', 'state', 'reason'])
    .where('order_id', '=', order)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => [row.reason, row.due_cents, row.fee_cents, row.state])
}

// @4.1-87-cancelled @4.1-action-cancel @7-cancelContract
test('cancelled in time, everything is refunded with the card fee, and the car is free', async () => {
  const server = await testServer()
  const { user, car, order } = await bookedCar(server)
  server.passMinutes(120)
  const quote = await server.as(user.token).read(refundQuote, { order })
  expect(quote.body).toMatchObject({ refund: 2577.06, fee: 75.06, kept: 0 })
  const wrong = await server.as(user.token).send(cancelContract, { order, total: 2000 })
  expect(wrong).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('$2,577.06') },
  })
  const cancelled = await server.as(user.token).send(cancelContract, { order, total: 2577.06 })
  expect(cancelled.body).toMatchObject({ rentalStatus: 87, allowedActions: [] })
  await server.work()
  expect(await refundsOf(server, order)).toEqual([['cancelled', 250_200, 7_506, 'sent']])
  expect(await ledgerOf(server, order)).toEqual({})
  await holdCar(server, await buildUser(server), car)
  const again = await server.as(user.token).send(cancelContract, { order })
  expect(again.http).toBe(409)
  await verifiedEvidence(server, order)
})

test('cancelled late, one day’s rent stays with its donation', async () => {
  const server = await testServer()
  const { user, order } = await bookedCar(server)
  await setWall(server, '2026-11-23T10:00')
  const quote = await server.as(user.token).read(refundQuote, { order })
  expect(quote.body).toMatchObject({ kept: 39, refund: 2463 + 73.89 })
  expect(quote.body.lines?.map((line) => line.amount)).toEqual([2502, -39, 73.89])
  await server.as(user.token).send(cancelContract, { order })
  await server.work()
  expect(await ledgerOf(server, order)).toEqual({
    card: 3_900 + 117,
    rent: -3_900,
    fee: -117,
    donation: -390,
    donationCost: 390,
  })
})

// @9-missed-appointment
test('a renter who does not come within 24 hours is a no-show, not a minute earlier', async () => {
  const server = await testServer()
  const { user, order } = await bookedCar(server)
  const status = async () =>
    (await server.as(user.token).read(orderHistory, { order })).body.rental?.rentalStatus
  await setWall(server, '2026-11-25T09:59')
  await server.work()
  expect(await status()).toBe(85)
  await setWall(server, '2026-11-25T10:00')
  await server.work()
  expect(await status()).toBe(87)
  expect(await refundsOf(server, order)).toEqual([['noShow', 246_300, 7_389, 'sent']])
})

test('a late return is settled line by line; the deposit comes back after 72 hours', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  await setWall(server, '2027-01-13T16:01')
  const back = await keys(server, user, { order, rentalStatus: 88, odometer: 48_380, gas: 4 })
  expect(back.body.rentalStatus).toBe(88)
  const charges = await server.services.db
    .selectFrom('charge')
    .select(['code', 'amount_cents'])
    .where('order_id', '=', order)
    .execute()
  const gas = charges.find((charge) => charge.code === 'gas')?.amount_cents ?? 0
  expect(charges).toEqual([
    { code: 'miles', amount_cents: 9_000 },
    { code: 'lateDays', amount_cents: 7_800 },
    { code: 'gas', amount_cents: gas },
  ])
  await server.work()
  await setWall(server, '2027-01-16T16:00')
  await server.work()
  expect(await refundsOf(server, order)).toEqual([])
  const told = async () => {
    const rental = (await server.as(user.token).read(dashboard, { order })).body.selectedRental
    return [rental?.rentalDescription, rental?.timeline.at(-1)?.text]
  }
  expect(await told()).toEqual([
    'Thank you. What is left of your deposit comes back 72 hours after the return, unless a claim is open.',
    'What is left of the deposit comes back after 72 hours',
  ])
  await setWall(server, '2027-01-16T16:01')
  await server.work()
  const due = 100_000 - 9_000 - 7_800 - gas
  const [[reason, cents, , state] = []] = await refundsOf(server, order)
  expect([reason, cents, state]).toEqual(['deposit', due, 'sent'])
  expect(await told()).toEqual(['Thank you. Your deposit is settled.', 'Deposit settled'])
  const ledger = await ledgerOf(server, order)
  expect(ledger.deposit ?? 0).toBe(0)
  expect(ledger.receivable ?? 0).toBe(0)
  // Rent, miles and late days are sales; gas is not.
  expect(ledger.donation).toBe(-(15_020 + 900 + 780))
})

test('what is owed beyond the deposit is a balance, and no new booking is possible until it is paid', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  await setWall(server, '2027-01-12T10:00')
  // 20,000 miles at 9 cents are $1,800; the deposit is $1,000.
  await keys(server, user, { order, rentalStatus: 88, odometer: 67_380 })
  const balance = await server.services.db
    .selectFrom('rental_order')
    .selectAll()
    .where('previous_order_id', '=', order)
    .executeTakeFirstOrThrow()
  expect(balance).toMatchObject({ kind: 'balance', total_cents: 80_000 })
  const dates = { start: '2027-02-01T10:00', end: '2027-02-20T10:00' }
  const car = await buildCar(server)
  const refused = await server.as(user.token).send(submitBooking, { car, ...dates })
  expect(refused).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('balance') },
  })
  const shown = await server.as(user.token).read(orderHistory, { order: balance.id })
  expect(shown.body).toMatchObject({
    rental: { kind: 'balance', rentalTitle: 'Balance to pay', allowedActions: ['pay'] },
    calculatorData: { total: 800, lines: [{ code: 'balance', amount: 800 }] },
  })
  await payByCard(server, user, balance.id)
  expect(await ledgerOf(server, order)).not.toHaveProperty('receivable')
  const booked = await server.as(user.token).send(submitBooking, { car, ...dates })
  expect(booked.body.orderId).toEqual(expect.any(String))
  await setWall(server, '2027-01-16T10:00')
  await server.work()
  expect(await refundsOf(server, order)).toEqual([])
})

test('a rental over many days leaves a ledger that adds up to nothing', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server, { start: trip.start })
  await setWall(server, '2026-12-05T10:00')
  await keys(server, user, { order, rentalStatus: 88, odometer: 47_900, gas: 2 })
  await setWall(server, '2026-12-09T10:00')
  await server.work()
  const ledger = await ledgerOf(server, order)
  expect(Object.values(ledger).reduce((sum, cents) => sum + cents, 0)).toBe(0)
  for (const account of ['deposit', 'receivable', 'refunds']) {
    expect(ledger).not.toHaveProperty(account)
  }
})
