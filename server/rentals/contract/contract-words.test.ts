import { expect, test } from 'vitest'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { buildCar, type TestUser } from '#testing/factories.ts'
import { payByCard } from '#testing/journey.ts'
import { pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const textOf = async (server: TestServer, user: TestUser, order: string) =>
  (await server.as(user.token).read(orderHistory, { order })).body.contract?.text ?? ''

test('a contract promises what is so: when the deposit goes back, whose insurance it is, what a withdrawal costs', async () => {
  const server = await testServer()
  // Their policy has no collision cover.
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  const first = await textOf(server, user, order)
  expect(first).toContain('refunded 72 hours after the return')
  expect(first).toContain('Plan\tThe renter brings their own insurance for this rental.')
  expect(first).not.toContain('covers the car')
  expect(first).toContain('Later, everything but one day’s rent is refunded.')

  await setWall(server, '2027-01-06T10:00')
  const longer = { order, end: '2027-01-19T10:00', odometer: 47_380 }
  const extension = (await me.send(extendCar, longer)).body.orderId ?? ''
  await payByCard(server, user, extension)
  const second = await textOf(server, user, extension)
  expect(second).not.toContain('If the booking is canceled')
  expect(second).toContain('If the renter returns the car early')
})

test('the contract of a change of car gives all back until its keys are given', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const asked = { order, car: await buildCar(server) }
  const swap = (await server.as(user.token).send(carChangeByCar, asked)).body.orderId ?? ''
  await payByCard(server, user, swap)
  const text = await textOf(server, user, swap)
  expect(text).toContain('everything paid for it is refunded')
  expect(text).not.toContain('one day’s rent is refunded')
})
