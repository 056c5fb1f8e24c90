import type { carOrders } from '#protocol/staff/garage/choices.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '#domain/core/time/wall-time.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import { cars } from '#protocol/fleet/operations.ts'
import { staffAudit, staffCar, staffCars, staffSaveCar } from '#protocol/staff/operations.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar } from '#testing/journey.ts'
import { pickedUp } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let rosa: TestUser
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  rosa = await buildUser(server, { staff: true })
})

const me = () => server.as(rosa.token)
const read = async (car: string) => {
  const found = (await me().read(staffCar, { car })).body.car
  if (!found) throw new Error(`no car ${car}`)
  return found
}
/** Saves a car as its form does: all that is there, with what was typed. */
async function save(car: string, typed: Partial<InputOf<typeof staffSaveCar>>) {
  const { values, version } = await read(car)
  return me().send(staffSaveCar, { car, version, ...values, ...typed })
}

const newCar = {
  make: 'Ford',
  model: 'Transit',
  year: '2022',
  subtype: 'cargo-van',
  area: 'bay-area',
  city: 'Oakland',
  latitude: '37.8',
  longitude: '-122.27',
  dailyRateUsd: '39',
  weeklyPriceUsd: '229',
  monthlyPriceUsd: '849',
  milePriceCents: '9',
}

test('a car is added by a form, is found by renters, and gets its service plan', async () => {
  const vin = '1m8 gdm9-axkp042788'
  const { body } = await me().send(staffSaveCar, { ...newCar, vin, note: 'From Reno.' })
  const id = body.car ?? ''
  expect(await read(id)).toMatchObject({
    values: {
      ...newCar,
      vin: '1M8GDM9AXKP042788',
      note: 'From Reno.',
      seats: '2',
      status: 'active',
    },
    subtypeId: 'cargo-van',
    reviews: 0,
  })
  expect((await server.as().read(cars, { car: id })).body.car).toMatchObject({
    id,
    make: 'Ford',
  })
  // What the company keeps is the company's.
  expect(JSON.stringify((await server.as().read(cars, { car: id })).body)).not.toMatch(
    /Reno|XKP042788/,
  )
  const plan = await server.services.db
    .selectFrom('maintenance_item')
    .select('kind')
    .where('car_id', '=', id)
    .execute()
  expect(plan.length).toBeGreaterThan(0)
  const [log] = (await me().read(staffAudit, { subject: id })).body.entries ?? []
  expect(log).toMatchObject({ details: { to: expect.stringContaining('make: Ford') } })
  expect((await me().send(staffSaveCar, { ...newCar, vin })).body.errors).toEqual({
    vin: 'Another car has this already',
  })
})

test('a change says what was there before, counts nothing anew, and is saved by one of two', async () => {
  const car = await buildCar(server, { rating: '9.40', review_count: 7, trips: 12, note: 'Old' })
  const { values, version } = await read(car)
  const both = await Promise.all(
    ['44', '45'].map((dailyRateUsd) => {
      const { note: _, ...kept } = values
      return me().send(staffSaveCar, { car, version, ...kept, dailyRateUsd })
    }),
  )
  expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await read(car)).toMatchObject({ rating: 9.4, reviews: 7, trips: 12 })
  const [log] = (await me().read(staffAudit, { subject: car })).body.entries ?? []
  expect(log?.details.from?.split('\n').toSorted()).toEqual(['daily_rate_usd: 39', 'note: Old'])
  expect(log?.details.to?.split('\n')).toContain('note: ')
})

test('who has or booked a car keeps it: it stays active, and on the clock of its area', async () => {
  const car = await buildCar(server)
  const dates = { start: '2026-12-01T10:00', end: addDays('2026-12-01T10:00', 7) }
  await holdCar(server, await buildUser(server), car, dates)
  expect((await read(car)).taken).toEqual({ isOut: false, ahead: 1, first: '2026-12-01T10:00' })
  const itsYard = { latitude: '', longitude: '' }
  const refused = await save(car, { status: 'retired' })
  expect([refused.http, refused.body.message]).toEqual([
    409,
    'This car has 1 booking ahead, the first Tue 1 Dec 2026, 10:00. Change or cancel it first.',
  ])
  expect((await save(car, { area: 'hawaii', ...itsYard })).http).toBe(409)
  expect(
    (await save(car, { area: 'los-angeles', ...itsYard, monthlyPriceUsd: '900' })).body.status,
  ).toBe(1)

  const { car: out } = await pickedUp(server)
  const told = await save(out, { status: 'outOfService' })
  expect(told).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('Somebody has this car now') },
  })

  const free = await buildCar(server)
  expect((await save(free, { status: 'retired' })).body.status).toBe(1)
  expect((await server.as().read(cars, { car: free })).http).toBe(404)
  expect((await save(free, { status: 'active', area: 'hawaii', ...itsYard })).body.status).toBe(1)
})

test('the list is found by words in any order, counted by state, and goes on where a page ended', async () => {
  const made: string[] = []
  for (let count = 0; count < 27; count++)
    made.push(
      await buildCar(server, {
        make: 'Zzyzx',
        model: `M${String(count).padStart(2, '0')}`,
        area_id: count < 25 ? '5' : '6',
        status: count === 3 ? 'retired' : count === 4 ? 'outOfService' : 'active',
        vin: count === 9 ? '5GZCZ43D13S812715' : null,
      }),
    )
  const first = (await me().read(staffCars, { find: 'zzyzx', limit: 24 })).body
  expect(first.counts).toEqual({ active: 25, outOfService: 1, retired: 1 })
  expect(first.cars).toHaveLength(24)
  const { nextCursor: cursor } = first
  const second = (await me().read(staffCars, { find: 'zzyzx', limit: 24, cursor })).body
  expect(second.nextCursor).toBeUndefined()
  const ids = [...(first.cars ?? []), ...(second.cars ?? [])].map(({ id }) => id)
  expect(ids).toEqual(made.filter((_, at) => at !== 3))
  const found = async (asked: InputOf<typeof staffCars>) =>
    (await me().read(staffCars, asked)).body.cars?.map(({ model }) => model)
  expect(await found({ find: '12715 zzyzx' })).toEqual(['M09'])
  expect(await found({ find: 'ZZYZX M1', area: '5', status: 'active' })).toHaveLength(10)
  expect(await found({ find: 'zzyzx', status: 'retired' })).toEqual(['M03'])
  expect(await found({ find: 'zzyzx', area: '6' })).toEqual(['M25', 'M26'])
  const row = (await me().read(staffCars, { find: '12715' })).body.cars?.[0]
  expect(row).toMatchObject({ vinEnd: '3S812715', month: 849, week: 229, day: 39, isOut: false })
  expect(row).not.toHaveProperty('photo')
  expect((await me().read(staffCars, { limit: 23 })).http).toBe(400)
  expect((await me().read(staffCar, { car: 'none' })).http).toBe(404)
})

test('they come by plate, price, year or registration as asked, each once across pages', async () => {
  const made = new Map<string, { plate: string; month: number; year: number; until: string }>()
  for (let count = 0; count < 27; count++) {
    const [plate, month, year] = [`QXQ${(count * 7) % 27}`, 500 + (count % 5), 2010 + (count % 4)]
    const until = `2027-0${1 + (count % 9)}-15`
    const fields = { plate, month_cents: month * 100, year, registration_until: until }
    made.set(await buildCar(server, { make: 'Quux', ...fields }), { plate, month, year, until })
  }
  const listed = async (sort: (typeof carOrders)[number]) => {
    const first = (await me().read(staffCars, { find: 'quux', limit: 24, sort })).body
    const { nextCursor: cursor } = first
    const second = (await me().read(staffCars, { find: 'quux', limit: 24, sort, cursor })).body
    const ids = [...(first.cars ?? []), ...(second.cars ?? [])].map(({ id }) => id)
    expect(new Set(ids).size).toBe(27)
    return ids.flatMap((id) => made.get(id) ?? [])
  }
  const plates = (await listed('plate')).map(({ plate }) => plate)
  expect(plates).toEqual(plates.toSorted())
  const months = (await listed('month')).map(({ month }) => month)
  expect(months).toEqual(months.toSorted((a, b) => a - b))
  expect((await listed('-month')).map(({ month }) => month)).toEqual(months.toReversed())
  const years = (await listed('-year')).map(({ year }) => year)
  expect(years).toEqual(years.toSorted((a, b) => b - a))
  const ends = (await listed('registration')).map(({ until }) => until)
  expect(ends).toEqual(ends.toSorted())
})

test('the right fleet opens them, others and renters do not', async () => {
  const withRight = async (right: string) => {
    const { id, token } = await buildUser(server, { staff: true })
    const { db } = server.services
    await db
      .updateTable('staff_member')
      .set({ rights: [right] })
      .where('user_id', '=', id)
      .execute()
    return server.as(token)
  }
  expect((await (await withRight('fleet')).read(staffCars, {})).http).toBe(200)
  for (const right of ['desk', 'money', 'content']) {
    const other = await withRight(right)
    expect((await other.read(staffCars, {})).http).toBe(403)
    expect((await other.send(staffSaveCar, newCar)).http).toBe(403)
  }
  const renter = server.as((await buildUser(server)).token)
  expect((await renter.read(staffCar, {})).http).toBe(403)
})
