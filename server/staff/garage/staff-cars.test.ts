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

test('a car without a place of its own stands where its area is', async () => {
  const { latitude: _, longitude: __, ...rest } = newCar
  const { body } = await me().send(staffSaveCar, { ...rest, area: 'miami' })
  const area = await server.services.db
    .selectFrom('area')
    .select(['centre_latitude', 'centre_longitude'])
    .where('slug', '=', 'miami')
    .executeTakeFirstOrThrow()
  expect((await read(body.car ?? '')).values).toMatchObject({
    latitude: String(area.centre_latitude),
    longitude: String(area.centre_longitude),
  })
})

test.each<[Partial<InputOf<typeof staffSaveCar>>, string, string, string]>([
  [
    { vin: '1M8GDM9AXKP042789' },
    'vin',
    'The check digit of this VIN does not fit. Please read it again.',
    'El dígito de control de este VIN no cuadra. Léelo otra vez.',
  ],
  [
    { vin: 'ABC' },
    'vin',
    '17 letters and digits, never I, O or Q',
    '17 letras y números, nunca I, O ni Q',
  ],
  [
    { dailyRateUsd: '0' },
    'dailyRateUsd',
    'The value must be 1 or more',
    'El valor debe ser 1 o más',
  ],
  [
    { milePriceCents: '9.5' },
    'milePriceCents',
    'Only whole cents, such as 25 for $0.25',
    'Solo centavos enteros, como 25 para $0.25',
  ],
  [{ seats: '4.5' }, 'seats', 'Only whole numbers', 'Solo números enteros'],
  [{ year: '20222' }, 'year', 'The value must be 2100 or less', 'El valor debe ser 2100 o menos'],
  [{ city: '' }, 'city', 'Field is Required', 'Este campo es obligatorio'],
  [{ area: 'atlantis' }, 'area', 'Invalid data', 'Dato no válido'],
  [
    { depositMinUsd: '700', depositMaxUsd: '500' },
    'depositMaxUsd',
    'The value must be 700 or more',
    'El valor debe ser 700 o más',
  ],
  [
    { registrationUntil: '6/30/2027' },
    'registrationUntil',
    'Invalid data. The day comes first: 30/06/2027?',
    'Dato no válido. Primero va el día: ¿30/06/2027?',
  ],
  [{ registrationUntil: 'soon' }, 'registrationUntil', 'Invalid data', 'Dato no válido'],
  [{ latitude: '' }, 'latitude', 'Field is Required', 'Este campo es obligatorio'],
  [
    { longitude: '122.27' },
    'longitude',
    'This is more than 300 miles from the car’s area. In America a longitude has a minus, such as -82.4572.',
    'Está a más de 300 millas de la zona del auto. En América la longitud lleva un menos, como -82.4572.',
  ],
  [
    { latitude: '27.8' },
    'latitude',
    'This is more than 300 miles from the car’s area. In America a longitude has a minus, such as -82.4572.',
    'Está a más de 300 millas de la zona del auto. En América la longitud lleva un menos, como -82.4572.',
  ],
  [{ keyBox: 'x'.repeat(41) }, 'keyBox', 'Max 40 characters', 'Máximo 40 caracteres'],
  [{ features: 'wings' }, 'features', 'Invalid data', 'Dato no válido'],
  [
    { odometerMiles: '41199' },
    'odometerMiles',
    'An odometer never goes back, and this one read 41200',
    'Un odómetro no retrocede, y este ya marcaba 41200',
  ],
  [
    { odometerMiles: '412000' },
    'odometerMiles',
    'The value must be 91200 or less',
    'El valor debe ser 91200 o menos',
  ],
])(
  '%j is refused at its field in both languages, and the car stays',
  async (typed, field, en, es) => {
    const car = await buildCar(server, { odometer: 41_200 })
    const before = await read(car)
    const { values, version } = before
    const asked = { car, version, ...values, ...typed }
    expect(await me().send(staffSaveCar, asked)).toMatchObject({
      http: 400,
      body: { errors: { [field]: en } },
    })
    const told = await me().send(staffSaveCar, asked, { lang: 'es' })
    expect(told.body.errors).toEqual({ [field]: es })
    expect(await read(car)).toEqual(before)
  },
)

test('all that is wrong is said at once', async () => {
  const { body } = await me().send(staffSaveCar, { ...newCar, year: 'x', city: '', vin: 'x' })
  expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(['city', 'vin', 'year'])
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
