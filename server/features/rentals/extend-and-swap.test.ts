import { expect, test } from 'vitest'
import { booking } from '#protocol/bookings/booking.ts'
import { acceptContract } from '#protocol/rentals/accept-contract.ts'
import { cancelContract } from '#protocol/rentals/cancel-contract.ts'
import { carChange, carChangeByCar, carChangeByType } from '#protocol/rentals/car-change.ts'
import { extendCar } from '#protocol/rentals/extend-car.ts'
import { orderHistory } from '#protocol/rentals/order-history.ts'
import { submitPaymentRefund } from '#protocol/payments/submit-payment-refund.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/staff-payments.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { beginCardPayment, confirmAtGateway, holdCar, payByCard } from '#testing/journey.ts'
import {
  confirm,
  keys,
  ledgerOf,
  pickedUp,
  schedule,
  setWall,
  verifiedEvidence,
} from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const end = '2027-01-19T10:00'

async function statusOf(server: TestServer, token: string, order: string) {
  return (await server.as(token).read(orderHistory, { order })).body.rental?.rentalStatus
}

test('a rental is extended for a week: quoted, held, paid, and goes on under the new order', async () => {
  const server = await testServer()
  const { user, car, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2027-01-05T09:59')
  const early = await me.send(extendCar, { order, end, odometer: 48_210 })
  expect(early).toMatchObject({ http: 409, body: { message: expect.stringContaining('one week') } })
  await setWall(server, '2027-01-05T10:00')
  const quote = await me.read(booking, { order, isCarExtend: true, end, odometer: 48_210 })
  expect(quote.body.message).toBeUndefined()
  expect(quote.body.calculatorData).toMatchObject({
    deposit: 0,
    total: 229 + 74.7,
    lines: [{ code: 'weeks' }, { code: 'priceModifier' }, { code: 'milesSoFar', quantity: 830 }],
  })
  const held = await me.send(extendCar, { order, end, odometer: 48_210, total: 303.7 })
  const extension = held.body.orderId ?? ''
  expect(await statusOf(server, user.token, order)).toBe(86)
  await payByCard(server, user, extension)
  expect(await statusOf(server, user.token, order)).toBe(89)
  expect(await statusOf(server, user.token, extension)).toBe(86)

  await setWall(server, end)
  await keys(server, user, { order: extension, rentalStatus: 88, odometer: 48_310 })
  const ledger = await ledgerOf(server, order)
  expect(ledger.miles).toBe(-7_470 - 900)
  expect(ledger.rent).toBe(-150_200 - 22_900)
  await setWall(server, '2027-01-22T10:00')
  await server.work()
  expect(await ledgerOf(server, order)).not.toHaveProperty('deposit')
  await verifiedEvidence(server, order)
  await verifiedEvidence(server, extension)
  const row = await server.services.db
    .selectFrom('car')
    .select('odometer')
    .where('id', '=', car)
    .executeTakeFirst()
  expect(row?.odometer).toBe(48_310)
})

test('an extension over another’s booking is told before paying, and the day before it is free', async () => {
  const server = await testServer()
  const { user, car, order } = await pickedUp(server)
  const me = server.as(user.token)
  const next = await buildUser(server)
  await holdCar(server, next, car, { start: '2027-01-19T18:00', end: '2027-02-10T10:00' })
  await setWall(server, '2027-01-06T10:00')
  await server.services.db
    .updateTable('occupancy')
    .set({ expires_at: new Date('2027-01-30') })
    .where('car_id', '=', car)
    .where('kind', '=', 'hold')
    .execute()
  const longer = { order, end: '2027-01-19T10:01', odometer: 48_000 }
  const quote = await me.read(booking, { ...longer, isCarExtend: true })
  expect(quote.body.message).toContain('Somebody else has this car')
  const refused = await me.send(extendCar, longer)
  expect(refused).toMatchObject({ http: 409, body: { message: quote.body.message } })
  expect((await me.send(extendCar, { ...longer, end })).body.orderId).toEqual(expect.any(String))
})

test.each([
  ['a day too short', { end: '2027-01-13T09:59' }, 400],
  ['an odometer that went back', { odometer: 47_379 }, 400],
  ['another price', { total: 1 }, 409],
])('an extension with %s is refused', async (_, fields, http) => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  await setWall(server, '2027-01-06T10:00')
  const asked = { order, end, odometer: 48_000, ...fields }
  expect((await server.as(user.token).send(extendCar, asked)).http).toBe(http)
})

test('an extension paid by transfer goes on when staff have seen the money', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  await setWall(server, '2027-01-06T10:00')
  const held = await server.as(user.token).send(extendCar, { order, end, odometer: 47_380 })
  const extension = held.body.orderId ?? ''
  await server.as(user.token).send(submitPaymentRefund, {
    order: extension,
    paymentMethod: 'bankTransfer',
    confirmationNumber: 'BANK1',
  })
  expect(await statusOf(server, user.token, extension)).toBe(85)
  expect((await keys(server, user, { order: extension, odometer: 47_400 })).http).toBe(409)
  const list = await server.as(staff.token).read(staffPayments, {})
  const payment = list.body.payments?.find((one) => one.orderId === extension)?.paymentId ?? ''
  await server.as(staff.token).send(staffDecidePayment, { payment, decision: 'confirm' })
  expect(await statusOf(server, user.token, extension)).toBe(86)
  expect(await statusOf(server, user.token, order)).toBe(89)
})

test('money for an extension that comes after the return was made goes back', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  await setWall(server, '2027-01-06T10:00')
  const held = await server.as(user.token).send(extendCar, { order, end, odometer: 47_380 })
  const extension = held.body.orderId ?? ''
  const secret = await beginCardPayment(server, user, extension)
  await schedule(server, user, order, 92, '2027-01-08T10:00')
  await confirmAtGateway(server, secret)
  await server.work()
  expect(await statusOf(server, user.token, order)).toBe(92)
  const payment = await server.services.db
    .selectFrom('payment')
    .select('state')
    .where('order_id', '=', extension)
    .executeTakeFirst()
  expect(payment?.state).toBe('refunded')
})

test('a car is swapped for a dearer one: difference and fee, one visit, two segments', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  const me = server.as(user.token)
  const dearer = await buildCar(server, {
    day_cents: 4_900,
    week_cents: 27_900,
    month_cents: 99_900,
  })
  await setWall(server, '2026-12-24T10:00')
  const list = await me.read(carChange, { order, cars: [dearer] })
  // 19 days are left: paid 1,502 less a month; the new car costs two weeks and five days.
  const credit = 150_200 - 84_900
  const total = (2 * 27_900 + 5 * 4_900 - credit + 5_000) / 100
  expect(list.body.cars).toMatchObject([{ fee: 50, total, difference: total - 50 }])
  const asked = await me.send(carChangeByCar, { order, car: dearer, total })
  const swap = asked.body.orderId ?? ''
  expect(asked.body.paid).toBe(false)
  await payByCard(server, user, swap)
  expect(await statusOf(server, user.token, swap)).toBe(85)
  expect(await statusOf(server, user.token, order)).toBe(86)
  const again = await me.send(carChangeByCar, { order, car: await buildCar(server) })
  expect(again).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('under way') },
  })

  const tooSoon = await keys(server, user, {
    order: swap,
    odometer: 100,
    oldOdometer: 48_000,
    oldGas: 8,
  })
  expect(tooSoon.http).toBe(409)
  await confirm(server, staff, swap)
  await me.send(acceptContract, { order: swap, version: 1 })
  const half = await keys(server, user, { order: swap, odometer: 100 })
  expect(half.body.errors).toEqual({
    oldOdometer: 'Field is Required',
    oldGas: 'Field is Required',
  })
  const back = await keys(server, user, {
    order: swap,
    odometer: 100,
    oldOdometer: 47_000,
    oldGas: 8,
  })
  expect(back).toMatchObject({ http: 409, body: { message: expect.stringContaining('odometer') } })
  const changed = await keys(server, user, {
    order: swap,
    odometer: 100,
    oldOdometer: 48_000,
    oldGas: 7,
  })
  expect(changed.body).toMatchObject({
    rentalStatus: 86,
    rental: { kind: 'swap', startOdometer: 100 },
  })
  expect(await statusOf(server, user.token, order)).toBe(90)

  await setWall(server, '2027-01-12T10:00')
  await keys(server, user, { order: swap, rentalStatus: 88, odometer: 300 })
  await setWall(server, '2027-01-15T10:00')
  await server.work()
  const ledger = await ledgerOf(server, order)
  expect(ledger.miles).toBe(-(620 * 9) - 200 * 9)
  expect(ledger.rent).toBe(-(84_900 + 2 * 27_900 + 5 * 4_900))
  for (const account of ['deposit', 'receivable', 'refunds'])
    expect(ledger).not.toHaveProperty(account)
  await verifiedEvidence(server, swap)
})

test('a swap for a breakdown to a cheaper car is free, agreed after 24 hours, and gives money back', async () => {
  const server = await testServer()
  const { user, car, order } = await pickedUp(server)
  const me = server.as(user.token)
  const tag = `cheap-${order}`
  const cheaper = await buildCar(server, {
    day_cents: 1_900,
    week_cents: 9_900,
    month_cents: 39_900,
    features: [tag],
  })
  await setWall(server, '2026-12-24T10:00')
  const wish = { order, reason: 'breakdown' as const, start: '2026-12-25T12:00', features: [tag] }
  const asked = await me.send(carChangeByType, wish)
  expect(asked.body).toMatchObject({ paid: true })
  const swap = asked.body.orderId ?? ''
  await setWall(server, '2026-12-25T09:59')
  await server.work()
  await me.send(acceptContract, { order: swap, version: 1 })
  const visit = { order: swap, car: cheaper, odometer: 5, oldOdometer: 47_380, oldGas: 8 }
  expect((await keys(server, user, visit)).http).toBe(409)
  await setWall(server, '2026-12-25T12:00')
  await server.work()
  expect((await keys(server, user, visit)).body.rentalStatus).toBe(86)
  await server.work()
  const refund = await server.services.db
    .selectFrom('refund')
    .select(['due_cents', 'state'])
    .where('order_id', '=', swap)
    .executeTakeFirst()
  // 31 days of the first car were used, 18 of the second are left.
  const credit = 150_200 - (84_900 + 3_900)
  expect(refund).toEqual({ due_cents: credit - (2 * 9_900 + 4 * 1_900), state: 'sent' })
  await holdCar(server, await buildUser(server), car, {
    start: '2026-12-25T20:00',
    end: '2027-01-05T10:00',
  })
})

test('a swap is cancelled and all it cost goes back; the rental goes on', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2026-12-24T10:00')
  const asked = await me.send(carChangeByCar, {
    order,
    car: await buildCar(server, { day_cents: 5_900, week_cents: 30_000 }),
  })
  const swap = asked.body.orderId ?? ''
  await payByCard(server, user, swap)
  expect((await me.send(cancelContract, { order: swap })).body.rentalStatus).toBe(87)
  await server.work()
  expect(await statusOf(server, user.token, order)).toBe(86)
  const ledger = await ledgerOf(server, order)
  expect(ledger).toMatchObject({ rent: -150_200, card: 257_706 })
  expect(ledger).not.toHaveProperty('refunds')
})
