import { expect, test } from 'vitest'
import { answerOffer } from '#protocol/rentals/rental-offers/answer-offer.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { refundQuote } from '#protocol/rentals/cancellation/refund-quote.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { confirm, keys, ledgerOf, pickedUp, setWall, statusOf } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/** A month: $849, paid by card with the deposit of $1,000. */
const next = { start: '2027-01-13T10:00', end: '2027-02-12T10:00' }
const van = { type_id: 'van', subtype_id: 'cargo-van' }
const dear = { day_cents: 9_900, week_cents: 69_300, month_cents: 249_900 }
/** No two of these cars have the same price. */
let months = 0
const old = { oldOdometer: 50, oldGas: 8 }

/** Whoever has a late car next takes a dearer one that costs nothing more. */
async function swappedFree(server: TestServer) {
  const late = await pickedUp(server, { car: await buildCar(server, van) })
  const user = await buildUser(server)
  const me = server.as(user.token)
  const order = await holdCar(server, user, late.car, next)
  await payByCard(server, user, order)
  await confirm(server, late.staff, order)
  // Whoever has a late car is offered the one whose month is nearest in price.
  const month_cents = dear.month_cents + (months += 100)
  const car = await buildCar(server, { ...van, ...dear, month_cents })
  await server.services.db
    .updateTable('car')
    .set({ month_cents })
    .where('id', '=', late.car)
    .execute()
  await setWall(server, '2027-01-12T16:00')
  await server.work()
  const board = await me.read(dashboard, { order })
  const offer = board.body.selectedRental?.offers.items.find((one) => one.because === 'overdue')
  const taken = await me.send(answerOffer, { offer: offer?.id ?? '', answer: 'accept' })
  expect(taken.body.offer?.status).toBe('accepted')
  const swap =
    (await me.read(dashboard, { order })).body.selectedRental?.swapOrder ?? 'no swap at all'
  const history = (await me.read(orderHistory, { order: swap })).body
  expect(history.rental?.carId).toBe(car)
  await me.send(acceptContract, { order: swap, version: 1 })
  return { ...late, user, me, order, swap, history, month: month_cents / 100 }
}

/** … and drives it. */
async function drivingFree(server: TestServer) {
  const rented = await swappedFree(server)
  await setWall(server, next.start)
  const got = await keys(server, rented.user, { order: rented.swap, odometer: 50 })
  expect(got.body.rentalStatus).toBe(86)
  return rented
}

test('a free change to a dearer car says what was given, as a line of its own', async () => {
  const server = await testServer()
  const { history, me, swap, month } = await swappedFree(server)
  expect(history.calculatorData).toMatchObject({ total: 0, dueNow: 0 })
  const lines = history.calculatorData?.lines.map(({ code, amount }) => [code, amount])
  expect(lines).toEqual([
    ['months', month],
    ['priceModifier', 0],
    ['swapCredit', -849],
    ['swapFee', 0],
    ['swapGift', 849 - month],
  ])
  const read = await me.read(orderHistory, { order: swap }, { lang: 'es' })
  expect(read.body.calculatorData?.lines.at(-1)).toMatchObject({
    label: 'Diferencia de precio, la pagamos nosotros',
    rule: 'El auto que reservaste no ha vuelto, así que el otro no te cuesta nada adicional.',
  })
})

test('an early return of a free dearer car refunds what was paid, not what it costs', async () => {
  const server = await testServer()
  const { user, me, order, swap } = await drivingFree(server)
  await setWall(server, '2027-01-14T10:00')
  // Two days of the dear car are used, with the day after the notice.
  const left = 84_900 - 2 * 9_900
  const told = await me.read(refundQuote, { order: swap })
  expect(told.body.lines?.[0]).toMatchObject({ code: 'rentPaid', amount: 849 })
  expect(told.body.kept).toBe(198)
  const back = await keys(server, user, { order: swap, rentalStatus: 88, odometer: 50 })
  expect(back).toMatchObject({ http: 200, body: { rentalStatus: 88 } })
  await setWall(server, '2027-01-17T10:00')
  await server.work()
  const fee = Math.round(0.03 * (84_900 - left))
  expect(await ledgerOf(server, order)).toEqual({
    rent: left - 84_900,
    card: 84_900 - left + fee,
    fee: -fee,
    donation: -0.1 * (84_900 - left),
    donationCost: 0.1 * (84_900 - left),
  })
})

test('a change from a free dearer car to a cheaper one is credited with what was paid', async () => {
  const server = await testServer()
  const { user, me, staff, order, swap } = await drivingFree(server)
  const cheaper = await buildCar(server, { day_cents: 1_000, week_cents: 6_000 })
  await setWall(server, '2027-01-15T10:00')
  const asked = await me.send(carChangeByCar, { order: swap, car: cheaper })
  // Two days are used; four weeks are left.
  const credit = 84_900 - 2 * 9_900
  const total = 4 * 6_000 + 5_000 - credit
  expect(asked.body.calculatorData?.total).toBe(total / 100)
  const second = asked.body.orderId ?? ''
  await confirm(server, staff, second)
  await me.send(acceptContract, { order: second, version: 1 })
  await keys(server, user, { order: second, odometer: 10, ...old })
  await setWall(server, '2027-01-20T10:00')
  const back = await keys(server, user, { order: second, rentalStatus: 88, odometer: 10 })
  expect(back).toMatchObject({ http: 200, body: { rentalStatus: 88 } })
  await server.work()
  // Five days of four weeks, and the day after the notice.
  expect((await ledgerOf(server, order)).rent).toBe(-(2 * 9_900 + 6 * 1_000))
})

test('a free change withdrawn before the keys refunds nothing, and the booking all that was paid', async () => {
  const server = await testServer()
  const { me, order, swap } = await swappedFree(server)
  const before = await ledgerOf(server, order)
  expect((await me.send(cancelContract, { order: swap })).body.rentalStatus).toBe(87)
  await server.work()
  expect(await ledgerOf(server, order)).toEqual(before)
  expect((await me.send(cancelContract, { order })).body.rentalStatus).toBe(87)
  await server.work()
  expect(await ledgerOf(server, order)).toEqual({})
})

test('days that are added to a free dearer car are paid, and come back as paid', async () => {
  const server = await testServer()
  const { user, me, order, swap } = await drivingFree(server)
  await setWall(server, '2027-02-05T10:00')
  const held = await me.send(extendCar, { order: swap, end: '2027-02-19T10:00', odometer: 50 })
  const extension = held.body.orderId ?? ''
  await payByCard(server, user, extension)
  expect(await statusOf(server, user.token, extension)).toBe(86)
  const back = await keys(server, user, { order: extension, rentalStatus: 88, odometer: 50 })
  expect(back).toMatchObject({ http: 200, body: { rentalStatus: 88 } })
  // Of the days before nothing is left at the dear price; the added two weeks were never begun.
  expect((await ledgerOf(server, order)).rent).toBe(-84_900)
})
