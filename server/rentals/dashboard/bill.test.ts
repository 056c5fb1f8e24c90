import { expect, test } from 'vitest'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { addMinutes, dayOf, daysBetween } from '#domain/core/time/wall-time.ts'
import { trip } from '#testing/journey.ts'
import { keys, pickedUp, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

/** `pickedUp` is `trip`, until 12 January at 10:00; a day costs $39, a mile 9 cents. */
test('the bill says what is paid, what the miles cost, where it heads, and what a later return costs', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const board = async () =>
    (await server.as(user.token).read(dashboard, { order })).body.selectedRental
  const first = await board()
  const rent = first?.bill?.rent ?? 0
  const deposit = first?.money.deposit.held ?? 0
  expect(rent).toBe((first?.calculatorData.total ?? 0) - deposit)
  expect(first?.bill).toEqual({ rent, soFar: { miles: 0, milesPrice: 0, total: rent } })
  expect(first?.ifLate).toEqual({ graceUntil: '2027-01-12T16:00', dayPrice: 39 })

  // Half of the way: what was driven until the reading is driven once more.
  const { services } = server
  const days = daysBetween(dayOf(trip.start), dayOf(trip.end))
  await setWall(server, addMinutes(trip.start, (days * 24 * 60) / 2))
  await services.db
    .updateTable('car')
    .set({ odometer: 47_380 + 700, odometer_read_at: services.clock() })
    .execute()
  const now = await board()
  expect(now?.now).toBe(services.clock().toISOString())
  expect(now?.bill).toMatchObject({
    soFar: { miles: 700, milesPrice: 63, total: rent + 63 },
    heading: { miles: 1400, milesPrice: 126 },
  })

  await keys(server, user, { order, rentalStatus: 88, odometer: 48_080 })
  const after = await board()
  expect(after?.bill).toBeUndefined()
  expect(after?.ifLate).toBeUndefined()
  expect(after?.money.charges.find(({ code }) => code === 'miles')?.amount).toBe(63)
})
