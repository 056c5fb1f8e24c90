import { expect, test } from 'vitest'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/staff/staff-payments.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildUser } from '#testing/factories.ts'
import { beginCardPayment, confirmAtGateway, holdCar, payByCard } from '#testing/journey.ts'
import {
  bookedCar,
  keys,
  ledgerOf,
  pickedUp,
  schedule,
  setWall,
  statusOf,
  verifiedEvidence,
} from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

const end = '2027-01-19T10:00'

// @4.1-89-extended @4.1-action-extend @7-extendCar @9-extension-one
test('a rental is extended for a week: quoted, held, paid, and goes on under the new order', async () => {
  const server = await testServer()
  const { user, car, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2027-01-05T09:59')
  const early = await me.send(extendCar, { order, end, odometer: 48_210 })
  expect(early).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('from Tue 5 Jan 2027, 10:00, one week') },
  })
  const closed = await me.read(booking, { order, isCarExtend: true })
  expect(closed.body.extension).toMatchObject({ opensAt: '2027-01-05T10:00', isOpen: false })
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

test('an evening pickup that was chosen after paying is charged at the return, also of an extension', async () => {
  const server = await testServer()
  const start = '2026-11-24T17:00'
  const rented = await bookedCar(server, { start, end: '2027-01-12T17:00' })
  const { user, order } = rented
  expect((await schedule(server, user, order, 85, '2026-11-24T18:30')).http).toBe(200)
  await setWall(server, '2026-11-24T18:30')
  await keys(server, user, { order, odometer: 47_380 })
  await setWall(server, '2027-01-06T10:00')
  const me = server.as(user.token)
  const held = await me.send(extendCar, { order, end: '2027-01-19T17:00', odometer: 47_380 })
  const extension = held.body.orderId ?? ''
  await payByCard(server, user, extension)
  await setWall(server, '2027-01-19T17:00')
  await keys(server, user, { order: extension, rentalStatus: 88, odometer: 47_380 })
  const { body } = await me.read(dashboard, { order: extension })
  expect(body.selectedRental?.money.charges).toMatchObject([{ code: 'appointment', amount: 15 }])
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
  const room = await me.read(booking, { order, isCarExtend: true })
  expect(room.body.message).toBeUndefined()
  expect(room.body.extension).toMatchObject({
    opensAt: '2027-01-05T10:00',
    isOpen: true,
    start: '2027-01-12T10:00',
    end,
    latestEnd: end,
  })
  const quote = await me.read(booking, { ...longer, isCarExtend: true })
  expect(quote.body.message).toContain('You can extend until Tue 19 Jan 2027, 10:00')
  const refused = await me.send(extendCar, longer)
  expect(refused).toMatchObject({ http: 409, body: { message: quote.body.message } })
  expect((await me.send(extendCar, { ...longer, end })).body.orderId).toEqual(expect.any(String))
})

// @4.1-action-extend
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

test('an extension paid by transfer starts when staff confirm the money', async () => {
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
  await decideAsSeen(server, server.as(staff.token), staffDecidePayment, {
    payment,
    decision: 'confirm',
  })
  expect(await statusOf(server, user.token, extension)).toBe(86)
  expect(await statusOf(server, user.token, order)).toBe(89)
})

test('an extension that waits for its money says so, has no keys, and can be cancelled', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2027-01-06T10:00')
  const asked = { order, end, odometer: 47_380 }
  const extension = (await me.send(extendCar, asked)).body.orderId ?? ''
  const transfer = { paymentMethod: 'bankTransfer', confirmationNumber: 'B1' }
  await me.send(submitPaymentRefund, { order: extension, ...transfer })
  const again = await me.send(extendCar, asked)
  expect([again.http, again.body.message]).toEqual([
    409,
    expect.stringContaining('unpaid extension'),
  ])
  const { body } = await me.read(booking, { order, isCarExtend: true })
  expect(body.message).toContain('unpaid extension')
  const waiting = (await me.read(dashboard, { order: extension })).body.selectedRental
  expect(waiting).toMatchObject({
    rentalTitle: 'Extension not paid yet',
    duties: [{ code: 'acceptContract' }],
    allowedActions: ['acceptContract', 'cancelContract'],
  })
  expect(waiting?.keyBox).toBeUndefined()
  expect((await schedule(server, user, extension, 85, end)).http).toBe(409)
  await me.send(cancelContract, { order: extension })
  expect((await me.send(extendCar, asked)).http).toBe(200)
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
