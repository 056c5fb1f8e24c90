import { expect, test } from 'vitest'
import { breakdownReport } from '#protocol/help/help/help-request.ts'
import { helpRequests } from '#protocol/help/help/thread.ts'
import { carChange, carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { randomId } from '#server/platform/random.ts'
import { buildCar } from '#testing/factories.ts'
import { bookedCar, keys, reportBreakdown, setWall } from '#testing/rental-life.ts'
import { trip } from '#testing/journey.ts'
import { testServer } from '#testing/server.ts'

test('no breakdown is reported of a car whose keys were not taken yet, and no change is free for it', async () => {
  const server = await testServer()
  const { user, order } = await bookedCar(server)
  const me = server.as(user.token)
  const report = { order, symptom: 'no-start', place: 'Oakland, 7th Street' }
  expect(await me.send(breakdownReport, report)).toMatchObject({
    http: 409,
    body: {
      message: 'You do not have this car yet. If something is wrong, choose “Something else”.',
    },
  })
  const inSpanish = await me.send(breakdownReport, report, { lang: 'es' })
  expect(inSpanish.body.message).toBe(
    'Todavía no tienes este auto. Si algo anda mal, elige «Otra cosa».',
  )
  expect((await me.read(helpRequests, { order })).body.requests).toEqual([])

  await setWall(server, trip.start)
  await keys(server, user, { order, odometer: 47_380 })
  expect((await reportBreakdown(server, user, order)).http).toBe(200)
  const cars = [await buildCar(server)]
  expect((await me.read(carChange, { order, cars })).body).toMatchObject({
    reason: 'breakdown',
    cars: [{ fee: 0 }],
  })
})

test('a breakdown recorded for a car that nobody has makes no change free', async () => {
  const server = await testServer()
  const { user, car, order } = await bookedCar(server)
  const now = server.services.clock()
  await server.services.db
    .insertInto('help_request')
    .values({
      id: randomId(),
      order_id: order,
      car_id: car,
      user_id: user.id,
      kind: 'breakdownReport',
      symptom: 'no-start',
      created_at: now,
      changed_at: now,
    })
    .execute()
  const me = server.as(user.token)
  const other = await buildCar(server)
  expect((await me.read(carChange, { order, cars: [other] })).body).toMatchObject({
    reason: 'preference',
    cars: [{ fee: 50 }],
  })
  const asked = await me.send(carChangeByCar, { order, car: other, reason: 'breakdown' })
  expect(asked.http).toBe(409)
})
