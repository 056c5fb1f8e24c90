import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { InputOf } from '#protocol/core/operation.ts'
import { staffCar, staffSaveCar } from '#protocol/staff/operations.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
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
