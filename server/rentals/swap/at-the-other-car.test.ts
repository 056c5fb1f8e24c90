import { expect, test } from 'vitest'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { refundQuote } from '#protocol/rentals/cancellation/refund-quote.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { getOrReturnKeys } from '#protocol/rentals/handover/get-or-return-keys.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import {
  staffCancelBooking,
  staffCancelQuote,
} from '#protocol/rentals/cancellation/staff-cancel.ts'
import { staffDecideSwap } from '#protocol/staff/staff/staff-swaps.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar } from '#testing/factories.ts'
import { payByCard, trip } from '#testing/journey.ts'
import { bookedCar, keys, ledgerOf, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

/** Who changed the car before the pickup has checked in at the other one. */
async function atTheOtherCar() {
  const server = await testServer()
  const { user, staff, order } = await bookedCar(server)
  const [me, team] = [server.as(user.token), server.as(staff.token)]
  const asked = await me.send(carChangeByCar, { order, car: await buildCar(server) })
  const swap = asked.body.orderId ?? ''
  await payByCard(server, user, swap)
  await decideAsSeen(server, team, staffDecideSwap, { order: swap, decision: 'confirm' })
  await me.send(acceptContract, { order: swap, version: 1 })
  await setWall(server, trip.start)
  const here = { order: swap, rentalStatus: 91, positionReason: 'No signal' } as const
  expect((await me.send(getOrReturnKeys, here)).body.rentalStatus).toBe(91)
  const shown = async () => (await me.read(dashboard, { order })).body
  return { server, user, order, swap, me, team, shown }
}

test('who stands at the other car neither cancels the booking, changes again, nor gets the keys of the first', async () => {
  const { server, user, order, swap, me, shown } = await atTheOtherCar()
  const { selectedRental } = await shown()
  for (const action of ['getKeys', 'arrive', 'carChange', 'cancelContract'])
    expect(selectedRental?.allowedActions).not.toContain(action)
  expect(selectedRental?.keyBox).not.toHaveProperty('code')
  expect(selectedRental?.swapOrder).toBe(swap)
  const open = { http: 409, body: { message: expect.stringContaining('in progress') } }
  expect(await me.send(cancelContract, { order })).toMatchObject(open)
  const other = await buildCar(server)
  expect(await me.send(carChangeByCar, { order, car: other })).toMatchObject(open)
  expect(await keys(server, user, { order })).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('checked in at the other car') },
  })
  expect((await keys(server, user, { order: swap })).body.rentalStatus).toBe(86)
})

test('nobody checks in at the other car before the change is agreed', async () => {
  const server = await testServer()
  const { user, order } = await bookedCar(server)
  const me = server.as(user.token)
  const asked = await me.send(carChangeByCar, { order, car: await buildCar(server) })
  const swap = asked.body.orderId ?? ''
  await payByCard(server, user, swap)
  await setWall(server, trip.start)
  const { selectedRental } = (await me.read(dashboard, { order: swap })).body
  expect(selectedRental?.allowedActions).not.toContain('arrive')
  const here = { rentalStatus: 91, positionReason: 'No signal' } as const
  expect(await me.send(getOrReturnKeys, { ...here, order: swap })).toMatchObject({
    http: 409,
    body: { message: 'The car change is not approved yet. We will write to you once it is.' },
  })
  expect((await me.send(getOrReturnKeys, { ...here, order })).body.rentalStatus).toBe(91)
})

test('who stands at the other car and does not want it cancels the change and takes the first', async () => {
  const { server, user, order, swap, me, shown } = await atTheOtherCar()
  const ofSwap = (await me.read(dashboard, { order: swap })).body.selectedRental
  expect(ofSwap?.allowedActions).toContain('cancelContract')
  expect((await me.read(refundQuote, { order: swap })).body).toMatchObject({ refund: 51.5 })
  expect((await me.send(cancelContract, { order: swap })).body.rentalStatus).toBe(87)
  expect((await shown()).selectedRental?.allowedActions).toContain('arrive')
  expect((await keys(server, user, { order })).body.rentalStatus).toBe(86)
})

test('staff who cancel the booking end the change of car with it, also of who stands at the other car', async () => {
  const { server, order, swap, team, shown } = await atTheOtherCar()
  const quote = (await team.read(staffCancelQuote, { order })).body
  expect(quote.followers).toMatchObject([{ kind: 'swap', refund: 51.5 }])
  const { version = '', full } = quote
  const fields = { order, version, reason: 'Both broke down.', refund: 'full' } as const
  const reply = await team.send(staffCancelBooking, { ...fields, total: full?.refund ?? 0 })
  expect(reply.http).toBe(200)
  const ended = (await shown()).rentals?.filter(({ orderId }) => [order, swap].includes(orderId))
  expect(ended?.map(({ rentalStatus }) => rentalStatus)).toEqual([87, 87])
  await server.work()
  expect(await ledgerOf(server, order)).toEqual({})
})

test('the database keeps one open change of car, also while its renter stands at the car', async () => {
  const { server, order, swap } = await atTheOtherCar()
  const { db } = server.services
  const columns = await db
    .selectFrom('rental_order')
    .selectAll()
    .where('id', '=', swap)
    .executeTakeFirstOrThrow()
  const { number: _, quote, ...row } = columns
  const other = {
    ...row,
    quote: JSON.stringify(quote),
    id: 'another-swap',
    previous_order_id: order,
  }
  const second = db
    .insertInto('rental_order')
    .values({ ...other, rental_status: 85, arrived_for: null, key_box_code: null })
    .execute()
  await expect(second).rejects.toMatchObject({ constraint: 'rental_order_one_open_swap' })
})
