import { expect, test } from 'vitest'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { tripSlot } from '#testing/journey.ts'
import { bookedCar, keys, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

test('who says to have arrived far from the car is let in, and the distance is kept', async () => {
  const server = await testServer()
  const { user, order } = await bookedCar(server, { appt: tripSlot })
  await setWall(server, '2026-11-24T09:40')
  const honolulu = { latitude: 21.3069, longitude: -157.8583 }
  const arrived = await keys(server, user, { order, rentalStatus: 91, ...honolulu })
  expect(arrived.body.rentalStatus).toBe(91)
  const { pickupPoint } = arrived.body.rental ?? {}
  const history = await server.as(user.token).read(orderHistory, { order })
  const event = history.body.history?.find(({ rentalStatus }) => rentalStatus === 91)
  expect(pickupPoint).toEqual({ latitude: expect.any(Number), longitude: expect.any(Number) })
  expect(event?.text).toMatch(/^The phone was 2,\d{3}(\.\d)? miles from the car\.$/)
})
