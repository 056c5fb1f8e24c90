import { expect, test } from 'vitest'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { driverInsurance } from '#protocol/people/drivers/driver-insurance.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { staffDecideDocument } from '#protocol/staff/staff/staff-documents.ts'
import { staffDecideSwap } from '#protocol/staff/staff/staff-swaps.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, payByCard, trip } from '#testing/journey.ts'
import { bookedCar, confirm, keys, paidSwap, type Rented, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const agree = (server: TestServer, { staff }: Rented, order: string) =>
  decideAsSeen(server, server.as(staff.token), staffDecideSwap, { order, decision: 'confirm' })

const rentalOf = async (server: TestServer, { user }: Rented, order: string) =>
  (await server.as(user.token).read(orderHistory, { order })).body.rental

test('the car of a booking that is not confirmed yet cannot be changed', async () => {
  const server = await testServer()
  const [user, staff] = [await buildUser(server), await buildUser(server, { staff: true })]
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  const rented = { user, staff, order, car: '' }
  expect((await rentalOf(server, rented, order))?.allowedActions).not.toContain('carChange')
  const asked = { order, car: await buildCar(server) }
  const early = await server.as(user.token).send(carChangeByCar, asked)
  expect([early.http, early.body.message]).toEqual([409, expect.stringContaining('not confirmed')])
  await confirm(server, staff, order)
  expect((await server.as(user.token).send(carChangeByCar, asked)).http).toBe(200)
})

test('a change of car is neither agreed nor given its keys before its booking is confirmed', async () => {
  const server = await testServer()
  const rented = await bookedCar(server)
  const { user, order } = rented
  const swap = await paidSwap(server, rented)
  const first = server.services.db.updateTable('rental_order').where('id', '=', order)
  await first.set({ confirmation: 'pending' }).execute()
  const refused = await agree(server, rented, swap)
  expect([refused.http, refused.body.message]).toEqual([
    409,
    'The booking of this change of car is not confirmed yet. Decide on it first.',
  ])
  const papers = server.services.db.updateTable('driver').where('user_id', '=', user.id)
  await papers.set({ insurance_verification: 'submitted' }).execute()
  server.passMinutes(24 * 60 + 1)
  await server.work()
  expect((await rentalOf(server, rented, swap))?.confirmation).toBe('pending')

  // Agreed before that was asked.
  const other = server.services.db.updateTable('rental_order').where('id', '=', swap)
  await other.set({ confirmation: 'confirmed', confirmed_at: server.services.clock() }).execute()
  await setWall(server, trip.start)
  await server.as(user.token).send(acceptContract, { order: swap, version: 1 })
  const got = await keys(server, user, { order: swap })
  expect([got.http, got.body.message]).toEqual([409, expect.stringContaining('not confirmed')])
  expect((await rentalOf(server, rented, swap))?.keyBox?.code).toBeUndefined()
})

test('a change of car waits while the deposit of its rental is too low for its drivers', async () => {
  const server = await testServer()
  const user = await buildUser(server, {
    driver: { insurance_collision_deductible_cents: 40_000 },
  })
  const rented = await bookedCar(server, { user })
  const swap = await paidSwap(server, rented)
  await server.as(user.token).send(driverInsurance, {
    company: 'Bay Mutual',
    policyNumber: 'POL-2',
    liabilityLimits: 5000,
    expirationDate: '2031-01-01',
  })
  server.passMinutes(24 * 60 + 1)
  await server.work()
  expect((await rentalOf(server, rented, swap))?.confirmation).toBe('pending')
  const low = await agree(server, rented, swap)
  expect([low.http, low.body.message]).toEqual([409, expect.stringContaining('insurance first')])
  // What the new policy does not cover is owed once staff have decided on it.
  await decideAsSeen(server, server.as(rented.staff.token), staffDecideDocument, {
    driverId: user.driverId,
    kind: 'insurance',
    decision: 'confirm',
  })
  expect((await agree(server, rented, swap)).http).toBe(200)
})
