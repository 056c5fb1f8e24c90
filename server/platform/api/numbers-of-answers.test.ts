import { expect, test } from 'vitest'
import { cars } from '#protocol/fleet/cars/cars.ts'
import { home } from '#protocol/fleet/home/home.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { buildCar } from '#testing/factories.ts'
import { keys, pickedUp, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

/** Every number of an answer with the way to it. */
function numbersIn(value: unknown, path = ''): [string, number][] {
  if (typeof value === 'number') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => numbersIn(each, `${path}.${name}`))
}
const dusty = (answer: unknown) =>
  numbersIn(answer).filter(([, each]) => String(each).replace(/^-?\d+\.?/, '').length > 6)

test('no number of a real answer has a rounding error', async () => {
  const server = await testServer()
  // Eighths of this tank at $4.67 a gallon are no round number in binary.
  const car = await buildCar(server, {
    tank_gallons: '10.8',
    latitude: 37.80441,
    longitude: -122.27123,
  })
  const { user, order } = await pickedUp(server, { car })
  await setWall(server, '2027-01-12T10:00')
  await keys(server, user, { order, rentalStatus: 88, odometer: 48_000, gas: 5 })
  const me = server.as(user.token)
  const shown = await me.read(dashboard, { order })
  const gas = shown.body.selectedRental?.money?.charges.find(({ code }) => code === 'gas')
  expect(gas?.unitPrice).toBe(6.3045)
  for (const { body } of [
    shown,
    await me.read(home, {}),
    await me.read(cars, { area: '1' }),
    await me.read(cars, { car, start: '2027-03-01T10:00', end: '2027-03-20T10:00', pm: 'more' }),
  ])
    expect(dusty(body)).toEqual([])
})

test('a car says its tank, its state and, asked for with a start, when it can be picked up', async () => {
  const server = await testServer()
  const car = await buildCar(server, { tank_gallons: '10.8' })
  const me = server.as(undefined)
  const dates = { start: '2026-12-01T10:00', end: '2026-12-20T10:00' }
  const { body } = await me.read(cars, { car, ...dates })
  expect(body.car).toMatchObject({ tankGallons: 10.8, status: 'active' })
  expect(body.car?.appointments?.length).toBeGreaterThan(0)
  expect(body.car?.appointments).toEqual(body.appointments)
  const list = await me.read(cars, { area: '1', ...dates })
  expect(new Set(list.body.cars?.map(({ status }) => status))).toEqual(new Set(['active']))
})
