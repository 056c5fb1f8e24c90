import { expect, test } from 'vitest'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { getOrReturnKeys } from '#protocol/rentals/handover/get-or-return-keys.ts'
import { staffDecideSwap } from '#protocol/staff/staff/staff-swaps.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar } from '#testing/factories.ts'
import { payByCard, trip } from '#testing/journey.ts'
import { bookedCar, ledgerOf, setWall, statusOf } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/** A booking whose renter asks for another car at `at`, and what has become of both by a wall time. */
async function changing(server: TestServer, at?: string) {
  const { user, staff, order } = await bookedCar(server)
  const me = server.as(user.token)
  if (at) await setWall(server, at)
  const car = await buildCar(server)
  const swap = (await me.send(carChangeByCar, { order, car })).body.orderId ?? ''
  await payByCard(server, user, swap)
  const by = async (wall: string) => {
    await setWall(server, wall)
    await server.work()
    return [await statusOf(server, user.token, order), await statusOf(server, user.token, swap)]
  }
  return { user, team: server.as(staff.token), me, order, swap, by }
}

const oneDay = 39

// @9-missed-appointment
test('who checked in at the other car and did not take it has a day more for the first', async () => {
  const server = await testServer()
  const { user, team, me, order, swap, by } = await changing(server)
  await decideAsSeen(server, team, staffDecideSwap, { order: swap, decision: 'confirm' })
  await me.send(acceptContract, { order: swap, version: 1 })
  await setWall(server, trip.start)
  const here = { order: swap, rentalStatus: 91, positionReason: 'No signal' } as const
  expect((await me.send(getOrReturnKeys, here)).http).toBe(200)
  expect(await by('2026-11-25T10:00')).toEqual([85, 87])
  expect(await by('2026-11-26T09:59')).toEqual([85, 87])
  expect(await by('2026-11-26T10:00')).toEqual([87, 87])
  expect(await ledgerOf(server, order)).toMatchObject({ rent: -oneDay * 100 })
  const notice = await server.services.db
    .selectFrom('notification')
    .select('text_en')
    .where('user_id', '=', user.id)
    .where('topic', '=', 'rental')
    .where('order_id', '=', order)
    .executeTakeFirst()
  expect(notice?.text_en).toContain('You did not pick up the car within 24 hours')
})

test('a booking whose change of car is not agreed yet waits for it, and for a day after it', async () => {
  const server = await testServer()
  const { by } = await changing(server, '2026-11-24T18:00')
  expect(await by('2026-11-25T17:59')).toEqual([85, 85])
  // Agreed by then, and nobody came in the day that follows.
  expect(await by('2026-11-25T18:00')).toEqual([85, 85])
  expect(await by('2026-11-26T18:00')).toEqual([85, 87])
  expect(await by('2026-11-27T17:59')).toEqual([85, 87])
  expect(await by('2026-11-27T18:00')).toEqual([87, 87])
})
