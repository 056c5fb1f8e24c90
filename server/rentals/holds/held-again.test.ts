import { expect, test } from 'vitest'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { extendHold } from '#protocol/rentals/operations.ts'
import { addWaitingList } from '#protocol/rentals/waiting-list/add-waiting-list.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { trip } from '#testing/journey.ts'
import { testServer } from '#testing/server.ts'

test('who holds a car again and again keeps it until the end of the first hold; then who waits is asked', async () => {
  const server = await testServer()
  const [user, waiting] = [await buildUser(server), await buildUser(server)]
  const car = await buildCar(server, { month_cents: 1_000, week_cents: 300, day_cents: 50 })
  const hold = async () => (await server.as(user.token).send(submitBooking, { car, ...trip })).body
  const first = await hold()
  const joined = { area: '1', start: trip.start, end: trip.end, highestMonthPrice: 10 }
  await server.as(waiting.token).send(addWaitingList, joined)
  server.passMinutes(29)
  const again = await hold()
  expect(again).toMatchObject({ status: 1, holdExpiresAt: first.holdExpiresAt })
  const longer = { order: again.orderId ?? '' }
  expect((await server.as(user.token).send(extendHold, longer)).body.status).toBe(1)
  server.passMinutes(15)
  const third = await hold()
  expect((await server.as(user.token).send(extendHold, { order: third.orderId ?? '' })).http).toBe(
    409,
  )
  server.passMinutes(1)
  await server.work()
  const rows = await server.services.db.selectFrom('waiting_list_item').select('status').execute()
  expect(rows).toEqual([{ status: 'offered' }])
  expect((await hold()).orderId).toBeUndefined()
})
