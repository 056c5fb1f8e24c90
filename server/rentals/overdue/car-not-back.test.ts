import { expect, test } from 'vitest'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { cars } from '#protocol/fleet/cars/cars.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { carChange, carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { getOrReturnKeys } from '#protocol/rentals/handover/get-or-return-keys.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { refundQuote } from '#protocol/rentals/cancellation/refund-quote.ts'
import { asProblem } from '#server/platform/api/problem-answer.ts'
import { changeStatus } from '#server/money/orders/change-status.ts'
import { lockOrder } from '#server/money/orders/orders-store.ts'
import { addWaitingList } from '#protocol/rentals/waiting-list/add-waiting-list.ts'
import { listWaitingLists } from '#protocol/rentals/waiting-list/list-waiting-lists.ts'
import { buildCar, buildUser, type TestUser, verifyPapers } from '#testing/factories.ts'
import { inspectForKeys } from '#testing/inspection.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import {
  bookedCar,
  confirm,
  keys,
  ledgerOf,
  pickedUp,
  setWall,
  statusOf,
} from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const next = { start: '2027-01-13T10:00', end: '2027-02-12T10:00' }
const odometer = 47_380
const notBack =
  'This car is not back from its last rental yet, so nobody can get its keys. If it is late, your dashboard offers you another car at no cost or a full refund.'

/** A rental that should end on 12 January at 10:00, and whoever has its car the day after. */
async function lateCar(server: TestServer) {
  const late = await pickedUp(server)
  const user = await buildUser(server)
  const order = await holdCar(server, user, late.car, next)
  await payByCard(server, user, order)
  await verifyPapers(server, user)
  await confirm(server, late.staff, order)
  await server.as(user.token).send(acceptContract, { order, version: 1 })
  return { late, user, order }
}

const rentalOf = async (server: TestServer, { token }: TestUser, order: string) =>
  (await server.as(token).read(orderHistory, { order })).body.rental

test('nobody gets the keys of a car that is not back, nor reads its code; the way out is offered', async () => {
  const server = await testServer()
  const { late, user, order } = await lateCar(server)
  const me = server.as(user.token)
  await setWall(server, '2027-01-13T09:30')
  await server.work()
  const before = await rentalOf(server, user, order)
  expect(before?.keyBox).toEqual({ opensAt: expect.any(String) })
  expect(before?.allowedActions).not.toContain('getKeys')
  expect(before?.allowedActions).not.toContain('arrive')
  expect(await keys(server, user, { order, odometer })).toMatchObject({
    http: 409,
    body: { message: notBack },
  })
  const here = { order, rentalStatus: 91, latitude: 37.8, longitude: -122.3 } as const
  expect(await me.send(getOrReturnKeys, here, { lang: 'es' })).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('no ha vuelto de su última renta') },
  })
  expect(await statusOf(server, user.token, order)).toBe(85)
  const board = await me.read(dashboard, { order })
  expect(board.body.selectedRental?.offers.items).toMatchObject([
    { because: 'overdue', status: 'open' },
  ])

  await keys(server, late.user, { order: late.order, rentalStatus: 88, odometer })
  const after = await rentalOf(server, user, order)
  expect(after?.keyBox?.code).toMatch(/^\d{4}$/)
  expect(after?.allowedActions).toEqual(expect.arrayContaining(['getKeys', 'arrive']))
  expect((await keys(server, user, { order, odometer })).body.rentalStatus).toBe(86)
})

test('a change to a car that is not back waits too, and the first car stays where it is', async () => {
  const server = await testServer()
  const late = await pickedUp(server)
  const other = await bookedCar(server, { end: '2027-01-30T10:00' })
  await keys(server, other.user, { order: other.order, odometer })
  const me = server.as(other.user.token)
  await setWall(server, '2027-01-10T10:00')
  const asked = { order: other.order, car: late.car, start: next.start }
  const swap = (await me.send(carChangeByCar, asked)).body.orderId ?? ''
  await payByCard(server, other.user, swap)
  await confirm(server, other.staff, swap)
  await me.send(acceptContract, { order: swap, version: 1 })
  await setWall(server, next.start)
  const visit = { order: swap, odometer, oldOdometer: odometer, oldGas: 8 }
  expect(await keys(server, other.user, visit)).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('Keep your car and come later') },
  })
  expect(await statusOf(server, other.user.token, other.order)).toBe(86)
  await keys(server, late.user, { order: late.order, rentalStatus: 88, odometer })
  expect((await keys(server, other.user, visit)).body.rentalStatus).toBe(86)
})

test('the return and the next keys at one moment never leave a car with two renters', async () => {
  const server = await testServer()
  const { late, user, order } = await lateCar(server)
  await setWall(server, '2027-01-13T09:30')
  await inspectForKeys(server, late.user, late.order, 88)
  const give = { order: late.order, rentalStatus: 88, odometer, gas: 8 } as const
  const take = { order, rentalStatus: 86, odometer, gas: 8 } as const
  const [back, got] = await Promise.all([
    server.as(late.user.token).send(getOrReturnKeys, give),
    server.as(user.token).send(getOrReturnKeys, take),
  ])
  expect(back.body.rentalStatus).toBe(88)
  expect(got.http).toBe(409)
  expect(await statusOf(server, user.token, order)).toBe(85)
  expect((await keys(server, user, { order, odometer })).body.rentalStatus).toBe(86)
})

test('the database lets one of two have the car that both take at once', async () => {
  const server = await testServer()
  const { services } = server
  const first = await bookedCar(server)
  const user = await buildUser(server)
  const second = await holdCar(server, user, first.car, next)
  await payByCard(server, user, second)
  await verifyPapers(server, user)
  await confirm(server, first.staff, second)
  const take = (id: string) =>
    services.db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order) throw new Error('no order')
      await changeStatus(tx, order, {
        action: 'getKeys',
        by: { actor: 'system' },
        now: services.clock(),
      })
    })
  const taken = await Promise.allSettled([take(first.order), take(second)])
  expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const lost = taken.find((one) => one.status === 'rejected')
  expect(asProblem(lost?.reason)).toMatchObject({ status: 409, message: notBack })
  const past = services.db
    .updateTable('rental_order')
    .set({ rental_status: 86 })
    .where('id', 'in', [first.order, second])
    .where('rental_status', '=', 85)
    .execute()
  await expect(past).rejects.toMatchObject({ code: '23514', constraint: 'rental_order_one_driver' })
})

test('a renter whose car is late loses nothing by cancelling', async () => {
  const server = await testServer()
  const { user, order } = await lateCar(server)
  await setWall(server, '2027-01-13T11:00')
  const told = await server.as(user.token).read(refundQuote, { order })
  expect(told.body).toMatchObject({
    kept: 0,
    lines: [
      { code: 'paid', rule: 'The car you booked is not back: full refund.' },
      { code: 'fee' },
    ],
  })
  const total = told.body.refund ?? 0
  expect((await server.as(user.token).send(cancelContract, { order, total })).http).toBe(200)
  await server.work()
  expect(await ledgerOf(server, order)).toEqual({})
})

test('a renter whose car never came back loses nothing by waiting', async () => {
  const server = await testServer()
  const waiting = await lateCar(server)
  await setWall(server, '2027-01-14T10:00')
  await server.work()
  expect(await statusOf(server, waiting.user.token, waiting.order)).toBe(87)
  expect(await ledgerOf(server, waiting.order)).toEqual({})
})

test('a late car is not offered for a start in the next 24 hours, and is for a later one', async () => {
  const server = await testServer()
  const feature = `late-${Date.now()}`
  const car = await buildCar(server, { features: [feature], month_cents: 1_234 })
  const late = await pickedUp(server, { car })
  const user = await buildUser(server)
  const me = server.as(user.token)
  const found = async (start: string, end: string) => {
    const asked = { area: '1', features: [feature], types: [], start, end }
    const { body } = await me.read(cars, asked)
    return body.cars?.map(({ available, availabilityDateTime }) => [
      available,
      availabilityDateTime,
    ])
  }
  const soon = ['2027-01-13T09:59', '2027-01-20T10:00'] as const
  const afterADay = ['2027-01-13T10:00', '2027-01-20T10:00'] as const
  await setWall(server, '2027-01-12T09:59')
  expect(await found(...soon)).toMatchObject([[true, undefined]])

  await setWall(server, '2027-01-12T10:00')
  expect(await found(...soon)).toEqual([[false, '2027-01-13T10:00']])
  expect(await found(...afterADay)).toMatchObject([[true, undefined]])
  const [start, end] = soon
  const trip = { car, start, end }
  const sentence =
    'This car is not back from its last rental yet. Choose a start from Wed 13 Jan 2027, 10:00, or another car.'
  expect((await me.read(booking, trip)).body).toMatchObject({
    message: sentence,
    car: { available: false },
  })
  expect(await me.send(submitBooking, trip)).toMatchObject({
    http: 409,
    body: { message: sentence },
  })
  const one = await me.read(cars, { car })
  expect(one.body.freePeriods?.[0]?.start).toBe('2027-01-13T10:00')

  // Nobody on the waiting list is told that it is free, and nobody changes to it.
  const entry = { area: '1', highestMonthPrice: 12.34, start, end }
  expect((await me.send(addWaitingList, entry)).body.status).toBe(1)
  await server.work()
  expect((await me.read(listWaitingLists, {})).body.items?.[0]?.status).toBe('waiting')
  const other = await bookedCar(server, { start: '2027-01-12T11:00', end: '2027-01-30T10:00' })
  await setWall(server, '2027-01-12T11:00')
  await keys(server, other.user, { order: other.order, odometer })
  const swapper = server.as(other.user.token)
  const listed = await swapper.read(carChange, {
    order: other.order,
    cars: [car],
    start: '2027-01-12T19:00',
  })
  expect(listed.body.cars).toEqual([])
  const swap = { order: other.order, car, start: '2027-01-12T19:00' }
  expect((await swapper.send(carChangeByCar, swap)).http).toBe(409)

  await keys(server, late.user, { order: late.order, rentalStatus: 88, odometer })
  expect(await found('2027-01-12T19:00', end)).toMatchObject([[true, undefined]])
  await server.work()
  expect((await me.read(listWaitingLists, {})).body.items?.[0]?.status).toBe('offered')
  const gone = { status: 'retired' }
  await server.services.db.updateTable('car').set(gone).where('id', '=', car).execute()
})
