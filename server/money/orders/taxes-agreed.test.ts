import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { carChange } from '#protocol/rentals/swap/car-change.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { buildCar } from '#testing/factories.ts'
import { payByCard } from '#testing/journey.ts'
import { accept, offered } from '#testing/rental-offers.ts'
import { keys, ledgerOf, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { taxArea } from '#testing/fleet.ts'

/** As if the area's tax had been another one when this order was priced. */
const agree = ({ services }: TestServer, order: string, taxRate: number) =>
  sql`
    update rental_order set quote = jsonb_set(quote, '{terms}', (quote -> 'terms') - 'taxes' || jsonb_build_object('taxRate', ${taxRate}::numeric))
    where id = ${order}`.execute(services.db)

test('tax comes back at the rate it was paid at, each order at its own', async () => {
  const server = await testServer()
  await taxArea(server, '1', 0)
  const { user, order } = await pickedUp(server)
  await setWall(server, '2027-01-06T10:00')
  const asked = { order, end: '2027-01-26T10:00', odometer: 47_380 }
  await taxArea(server, '1', 0.1)
  const held = await server.as(user.token).send(extendCar, asked)
  const extension = held.body.orderId ?? ''
  await payByCard(server, user, extension)
  expect(await ledgerOf(server, order)).toMatchObject({ tax: -0.1 * 2 * 22_900 })
  await keys(server, user, { order: extension, rentalStatus: 88, odometer: 47_380 })
  // Of the first order five days are left, and all of the extension, two weeks.
  const ledger = await ledgerOf(server, order)
  expect(ledger).toMatchObject({ rent: -(84_900 + 2 * 22_900) })
  expect(ledger).not.toHaveProperty('tax')
})

test('a change of car goes on under the tax that was agreed', async () => {
  const server = await testServer()
  await taxArea(server, '1', 0)
  const { user, order } = await pickedUp(server)
  await agree(server, order, 0.1)
  const same = await buildCar(server)
  const { body } = await server.as(user.token).read(carChange, { order, cars: [same] })
  // The rent of the same days at the same prices, and $50: the tax is on those.
  expect(body.cars).toMatchObject([{ fee: 50, total: 55 }])
})

test('a discount gives back no tax that was never paid', async () => {
  const server = await testServer()
  await taxArea(server, '1', 0)
  const rented = await pickedUp(server)
  const { user, order } = rented
  await agree(server, order, 0.1)
  await accept(server, rented, await offered(server, rented, 'discount', 100))
  await setWall(server, '2027-01-12T10:00')
  await keys(server, user, { order, rentalStatus: 88, odometer: 47_380 })
  const ledger = await ledgerOf(server, order)
  expect(ledger).toMatchObject({ rent: -(150_200 - 10_000) })
  expect(ledger).not.toHaveProperty('tax')
})
