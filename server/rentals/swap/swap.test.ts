import { expect, test } from 'vitest'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { carChange, carChangeByCar, carChangeByType } from '#protocol/rentals/swap/car-change.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import {
  confirm,
  keys,
  ledgerOf,
  pickedUp,
  reportBreakdown,
  setWall,
  statusOf,
  verifiedEvidence,
} from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

// @4.1-90-swapped @7-carChange
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
    body: { message: expect.stringContaining('in progress') },
  })

  const tooSoon = await keys(server, user, {
    order: swap,
    odometer: 100,
    oldOdometer: 48_000,
    oldGas: 8,
  })
  expect(tooSoon).toMatchObject({
    http: 409,
    body: { message: 'The car change is not approved yet. We answer within 24 hours.' },
  })
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

// @7-carChangeByType @7-breakdownReport
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
  // Nobody rides free on a word alone.
  const merely = { order, car: cheaper, reason: 'breakdown' as const }
  const claimed = await me.send(carChangeByCar, merely)
  expect([claimed.http, claimed.body.message]).toEqual([409, expect.stringContaining('Help')])
  await reportBreakdown(server, user, order)
  const swapRequest = {
    order,
    reason: 'breakdown' as const,
    start: '2026-12-25T12:00',
    features: [tag],
  }
  const asked = await me.send(carChangeByType, swapRequest)
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

test('a swap before an extension has begun credits the days of both orders', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2027-01-06T10:00')
  const held = await me.send(extendCar, { order, end: '2027-01-19T10:00', odometer: 47_380 })
  const extension = held.body.orderId ?? ''
  await payByCard(server, user, extension)
  // The same prices: for the days from the change on nothing is to be paid but the change.
  const same = await buildCar(server)
  const list = await me.read(carChange, { order: extension, cars: [same] })
  // 43 of 49 days are used, a month, a week and six days; of the extension none.
  const credit = 150_200 - (84_900 + 22_900 + 6 * 3_900) + 22_900
  const difference = (22_900 + 6 * 3_900 - credit) / 100
  expect(list.body.cars).toMatchObject([{ difference, total: difference + 50 }])
})

test('an order that waits for its own visit or money cannot change cars', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2027-01-06T10:00')
  const held = await me.send(extendCar, { order, end: '2027-01-19T10:00', odometer: 47_380 })
  const extension = held.body.orderId ?? ''
  const transfer = { paymentMethod: 'bankTransfer', confirmationNumber: 'B1' }
  await me.send(submitPaymentRefund, { order: extension, ...transfer })
  const change = { order: extension, car: await buildCar(server) }
  expect((await me.send(carChangeByCar, change)).http).toBe(409)

  await reportBreakdown(server, user, order)
  const cheaper = await buildCar(server, { day_cents: 400, week_cents: 2_800, month_cents: 12_000 })
  const broken = { order, car: cheaper, reason: 'breakdown' } as const
  // The extension that was promised is paid or withdrawn first.
  expect((await me.send(carChangeByCar, broken)).http).toBe(409)
  expect((await me.send(cancelContract, { order: extension })).body.rentalStatus).toBe(87)
  const asked = await me.send(carChangeByCar, broken)
  const swap = asked.body.orderId ?? ''
  expect(await statusOf(server, user.token, swap)).toBe(85)
  const again = await me.send(carChangeByCar, { order: swap, car: await buildCar(server) })
  expect(again.http).toBe(409)
  await confirm(server, staff, swap)
  await me.send(acceptContract, { order: swap, version: 1 })
  await keys(server, user, { order: swap, odometer: 9, oldOdometer: 47_380, oldGas: 8 })
  expect(await statusOf(server, user.token, swap)).toBe(86)
})

test('a swap is cancelled and all it cost is refunded; the rental continues', async () => {
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
