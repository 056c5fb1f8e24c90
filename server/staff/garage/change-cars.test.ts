import { beforeEach, expect, test } from 'vitest'
import {
  staffAudit,
  staffCar,
  staffCars,
  staffChangeCars,
  staffUndoCars,
} from '#protocol/staff/operations.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { type Caller, type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let kim: Caller
let cars: string[]
beforeEach(async () => {
  server = await testServer()
  kim = server.as((await buildUser(server, { staff: true, user: { first_name: 'Kim' } })).token)
  const prices = { day_cents: 4_400, week_cents: 24_600, month_cents: 86_000 }
  cars = await Promise.all([1, 2].map(() => buildCar(server, prices)))
})

const look = async (asked: object) => (await kim.send(staffChangeCars, asked)).body
const press = async (asked: object) => {
  const { fingerprint } = await look(asked)
  return kim.send(staffChangeCars, { ...asked, fingerprint })
}
const valuesOf = async (car: string) => (await kim.read(staffCar, { car })).body.car?.values ?? {}
const undo = async () => {
  const change = (await kim.read(staffCars, {})).body.change?.id ?? ''
  return kim.send(staffUndoCars, { change })
}

test('prices of several cars go up by percent to whole dollars, said before, and back again', async () => {
  const ana = await buildUser(server)
  await payByCard(server, ana, await holdCar(server, ana, cars[0] ?? ''))
  const asked = { cars: cars.join(','), percent: 5 }
  const said = await look(asked)
  expect(said).toMatchObject({ isDone: false, changed: 2, sumBefore: 1720, sumAfter: 1806 })
  // 49 days are a month, two weeks and five days.
  expect(said.lastYear).toEqual({ before: 1572, after: 1649, orders: 1, changed: 1 })
  expect(said.cars?.find(({ car }) => car === cars[0])).toMatchObject({
    before: { day: 44, week: 246, month: 860 },
    after: { day: 46, week: 258, month: 903 },
    booked: 1,
  })
  expect(await valuesOf(cars[0] ?? '')).toMatchObject({ monthlyPriceUsd: '860' })
  expect((await press(asked)).body).toMatchObject({ isDone: true, changed: 2 })
  expect(await valuesOf(cars[1] ?? '')).toMatchObject({
    dailyRateUsd: '46',
    weeklyPriceUsd: '258',
    monthlyPriceUsd: '903',
  })
  const { change } = (await kim.read(staffCars, {})).body
  expect(change).toMatchObject({ cars: 2, by: expect.stringContaining('Kim') })
  // What somebody changed since stays.
  await press({ cars: cars[1], month: 999 })
  const last = (await kim.read(staffCars, {})).body.change?.id
  expect(last).not.toBe(change?.id)
  const back = await kim.send(staffUndoCars, { change: change?.id ?? '' })
  expect(back.body).toMatchObject({ putBack: 1, left: [expect.any(String)] })
  expect(await valuesOf(cars[0] ?? '')).toMatchObject({ monthlyPriceUsd: '860' })
  expect(await valuesOf(cars[1] ?? '')).toMatchObject({
    monthlyPriceUsd: '999',
    dailyRateUsd: '46',
  })
  expect((await kim.send(staffUndoCars, { change: change?.id ?? '' })).http).toBe(404)
  const log = (await kim.read(staffAudit, { subject: 'company' })).body.entries ?? []
  expect(log.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Changed many cars', 'Undid a change of cars']),
  )
})

test('a car that renters would miss is left out and named, the others are taken out of service', async () => {
  const ana = await buildUser(server)
  await payByCard(server, ana, await holdCar(server, ana, cars[0] ?? ''))
  const done = (await press({ cars: cars.join(','), status: 'outOfService' })).body
  expect(done).toMatchObject({ changed: 1, leftOutInAll: 1 })
  expect(done.leftOut?.[0]).toMatchObject({
    car: cars[0],
    reason: expect.stringContaining('This car has 1 booking ahead'),
  })
  expect(await valuesOf(cars[0] ?? '')).toMatchObject({ status: 'active' })
  expect(await valuesOf(cars[1] ?? '')).toMatchObject({ status: 'outOfService' })
})

test('a whole list moves to another yard, and gets and loses features', async () => {
  const { areas } = (await kim.read(staffCar, {})).body
  const other = areas?.find(({ id }) => id === 'los-angeles')
  const [plate] = await Promise.all(cars.map(async (car) => (await valuesOf(car))['plate'] ?? ''))
  const list = { inAll: true, find: plate }
  expect((await press({ ...list, area: other?.id })).body).toMatchObject({ changed: 1 })
  expect(await valuesOf(cars[0] ?? '')).toMatchObject({
    area: 'los-angeles',
    city: 'Los Angeles',
    address: expect.stringContaining(','),
  })
  const features = (await kim.read(staffCar, {})).body.features?.map(({ id }) => id) ?? []
  const [one = '', two = ''] = features
  await press({ ...list, add: `${one},${two}` })
  await press({ ...list, remove: one })
  expect((await valuesOf(cars[0] ?? ''))['features']?.split(';')).toContain(two)
  expect((await valuesOf(cars[0] ?? ''))['features']?.split(';')).not.toContain(one)
  expect((await undo()).body).toMatchObject({ putBack: 1, left: [] })
  expect((await valuesOf(cars[0] ?? ''))['features']?.split(';')).toContain(one)
})

test('of two who press, the one who looked before the other’s change is told to look again', async () => {
  const asked = { cars: cars.join(','), percent: 10 }
  const { fingerprint } = await look(asked)
  const replies = await Promise.all([
    kim.send(staffChangeCars, { ...asked, fingerprint }),
    kim.send(staffChangeCars, { ...asked, fingerprint }),
  ])
  expect(replies.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await valuesOf(cars[0] ?? '')).toMatchObject({ monthlyPriceUsd: '946' })
})

test.each([
  [{ percent: 5 }, 'cars'],
  [{ cars: 'nobody', percent: 5 }, 'cars'],
  [{ cars: '', inAll: true, find: 'no such car anywhere', percent: 5 }, 'cars'],
  [{ mine: true }, 'percent'],
  [{ mine: true, percent: 5, status: 'retired' }, 'percent'],
  [{ mine: true, percent: -51 }, 'percent'],
  [{ mine: true, month: 0 }, 'month'],
  [{ mine: true, day: 39.5 }, 'day'],
  [{ mine: true, area: 'atlantis' }, 'area'],
  [{ mine: true, add: 'wings' }, 'add'],
])('%j is refused at %s', async ({ mine, ...asked }: { mine?: boolean } & object, field) => {
  const reply = await kim.send(staffChangeCars, {
    ...(mine && { cars: cars.join(',') }),
    ...asked,
  })
  expect([reply.http, Object.keys(reply.body.errors ?? {})]).toEqual([400, [field]])
})
