import { expect, test } from 'vitest'
import { carChange, carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { buildCar } from '#testing/factories.ts'
import { payByCard } from '#testing/journey.ts'
import { accept, offered, offersOf, totalOf } from '#testing/rental-offers.ts'
import { ledgerOf, pickedUp, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

test('an extension credit is a line of the extension, and is used when that is paid', async () => {
  const server = await testServer()
  const rented = await pickedUp(server)
  const { user, order } = rented
  await accept(server, rented, await offered(server, rented, 'extend', 40))
  await setWall(server, '2027-01-08T10:00')
  const asked = await server
    .as(user.token)
    .send(extendCar, { order, end: '2027-01-19T10:00', odometer: 47_380 })
  expect(asked.body.calculatorData).toMatchObject({
    total: 229 - 40,
    lines: expect.arrayContaining([expect.objectContaining({ code: 'offerCredit', amount: -40 })]),
  })
  expect(await offersOf(server, rented)).toMatchObject([{ status: 'accepted' }])
  const extension = asked.body.orderId ?? ''
  await payByCard(server, user, extension)
  expect(await offersOf(server, { ...rented, order: extension })).toMatchObject([
    { status: 'accepted', usedOrder: extension },
  ])
  expect(totalOf(await ledgerOf(server, order))).toBe(0)
  // The next extension costs what it costs.
  await setWall(server, '2027-01-13T10:00')
  const next = await server
    .as(user.token)
    .send(extendCar, { order: extension, end: '2027-01-26T10:00', odometer: 47_380 })
  expect(next.body.calculatorData?.total).toBe(229)
})

test('a credit that pays the whole extension needs no gateway', async () => {
  const server = await testServer()
  const rented = await pickedUp(server)
  await accept(server, rented, await offered(server, rented, 'extend', 500))
  await setWall(server, '2027-01-08T10:00')
  const asked = await server
    .as(rented.user.token)
    .send(extendCar, { order: rented.order, end: '2027-01-19T10:00', odometer: 47_380 })
  expect(asked.body).toMatchObject({ paid: true, calculatorData: { total: 0 } })
  expect(totalOf(await ledgerOf(server, rented.order))).toBe(0)
})

test('an offered swap is free of the fee; a cancelled one gives the offer back', async () => {
  const server = await testServer()
  const rented = await pickedUp(server)
  const { user, order } = rented
  const other = await buildCar(server)
  await accept(server, rented, await offered(server, rented, 'swap'))
  const list = await server.as(user.token).read(carChange, { order, cars: [other] })
  expect(list.body.cars).toMatchObject([{ fee: 0, total: 0 }])
  const asked = await server.as(user.token).send(carChangeByCar, { order, car: other, total: 0 })
  expect(asked.body.paid).toBe(true)
  const swap = asked.body.orderId ?? ''
  expect(await offersOf(server, rented)).toMatchObject([{ usedOrder: swap }])
  await server.as(user.token).send(cancelContract, { order: swap })
  const [offer] = (await offersOf(server, rented)) ?? []
  expect(offer).toMatchObject({ status: 'accepted' })
  expect(offer?.usedOrder).toBeUndefined()
})
