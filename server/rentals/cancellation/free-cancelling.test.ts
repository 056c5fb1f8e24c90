import { expect, test } from 'vitest'
import { refundQuote } from '#protocol/rentals/cancellation/refund-quote.ts'
import { bookedCar, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'
import { buildCar } from '#testing/factories.ts'
import { holdCar, payByCard, trip } from '#testing/journey.ts'

test('a booking says until when cancelling it is free, and what comes back after that; then it says so no more', async () => {
  const server = await testServer()
  await setWall(server, '2026-11-20T10:00')
  const { user, order } = await bookedCar(server)
  const me = server.as(user.token)
  const early = (await me.read(refundQuote, { order })).body
  const { later } = early.free ?? {}
  expect(early.free).toMatchObject({ until: '2026-11-23T10:00', start: trip.start })
  await setWall(server, '2026-11-23T09:59')
  const last = (await me.read(refundQuote, { order })).body
  expect([last.kept, last.refund]).toEqual([0, early.refund])
  await setWall(server, '2026-11-23T10:00')
  const late = (await me.read(refundQuote, { order })).body
  expect(late.free).toBeUndefined()
  expect([late.kept, late.refund]).toEqual([later?.kept, later?.refund])
  expect(late.kept).toBeGreaterThan(0)
})

test('what is not paid, or only a change, has no time until which it is free', async () => {
  const server = await testServer()
  const { user } = await bookedCar(server)
  const me = server.as(user.token)
  const order = await holdCar(server, user, await buildCar(server), {
    start: '2027-02-10T10:00',
    end: '2027-03-10T10:00',
  })
  expect((await me.read(refundQuote, { order })).body.free).toBeUndefined()
  await payByCard(server, user, order)
  expect((await me.read(refundQuote, { order })).body.free).toBeDefined()
})
