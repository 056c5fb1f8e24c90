import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { uiMessages } from '#web/ui/messages.ts'
import { failed } from '#testing/screens/answers.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, phone, settled } from '#testing/screens/open-screen.tsx'
import { companyMessages } from '../company/company-messages.ts'
import { carMessages } from './car-messages.ts'
import { garageMessages } from './garage-messages.ts'

const words = { ...garageMessages.en, ...carMessages.en }
const userInfo = made('userInfo', { userInfo: { staff: true } })
const options = { signedIn: true, otherwiseLeast: true } as const
const field = (name: string) => page.getByLabelText(name, { exact: false }).first()

const choices = {
  areas: [
    { id: 'bay-area', name: 'Bay Area' },
    { id: 'miami', name: 'Miami' },
  ],
  subtypes: [
    { id: 'sedan', name: 'Sedan' },
    { id: 'cargo-van', name: 'Cargo van' },
  ],
  features: [
    { id: 'bluetooth', name: 'Bluetooth' },
    { id: 'tow-hitch', name: 'Tow hitch' },
  ],
  colours: ['pacific', 'silver'],
}
const values = {
  sourceId: 'car-204',
  make: 'Toyota',
  model: 'Camry',
  year: '2019',
  subtype: 'sedan',
  area: 'bay-area',
  city: 'Oakland',
  latitude: '37.8',
  longitude: '-122.27',
  dailyRateUsd: '44',
  weeklyPriceUsd: '246',
  monthlyPriceUsd: '860',
  milePriceCents: '17',
  odometerMiles: '48210',
  plate: 'TRAMO204',
  vin: '1M8GDM9AXKP042788',
  registrationUntil: '2027-01-03',
  keyBox: '12, row B',
  features: 'bluetooth',
  colour: 'pacific',
  fuel: 'gas',
  transmission: 'automatic',
  status: 'active',
  note: 'From Reno.',
}
const car = {
  id: 'CAMRY',
  values,
  version: 'one',
  subtypeId: 'sedan',
  colour: 'pacific',
  rating: 9.4,
  reviews: 7,
  trips: 12,
}
const one = (more: object = {}) => made('staffCar', { ...choices, car: { ...car, ...more } })
/** HTTP 400 with a sentence at each field. */
const wrong = (errors: Record<string, string>) =>
  new Response(JSON.stringify({ status: 0, message: 'Revisa los campos marcados.', errors }), {
    status: 400,
    headers: { 'Content-Type': 'application/json' },
  })
const sentOf = (asked: readonly { name: string; fields: unknown }[]) =>
  asked.findLast(({ name }) => name === 'staffSaveCar')?.fields

test('a car shows all that is kept of it, and saves all with the version that was read', async () => {
  const taken = { isOut: false, ahead: 2, first: '2026-12-01T10:00' }
  const { asked } = await openScreen(
    '/staff?view=cars&car=CAMRY',
    { userInfo, staffCar: one({ taken }), staffSaveCar: made('staffSaveCar', { car: 'CAMRY' }) },
    options,
  )
  await settled()
  await expect.element(page.getByRole('heading', { name: 'Toyota Camry 2019' })).toBeVisible()
  await expect.element(page.getByText(uiMessages.en.drawing, { exact: true })).toBeVisible()
  await expect.element(page.getByText(words.counted(12, 7, '9.4'))).toBeVisible()
  await expect
    .element(page.getByText(/2 bookings come, the first Tue 1 Dec 2026, 10:00/))
    .toBeVisible()
  await expect.element(field(words.fields.registrationUntil)).toHaveValue('03/01/2027')
  await field(words.fields.monthlyPriceUsd).fill('880')
  await page.getByRole('checkbox', { name: 'Tow hitch' }).click()
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await expect
    .poll(() => sentOf(asked))
    .toMatchObject({
      ...values,
      car: 'CAMRY',
      version: 'one',
      monthlyPriceUsd: '880',
      features: 'bluetooth;tow-hitch',
    })
})

test('what the server refuses is said at its field, in Spanish too, and nothing typed is lost', async () => {
  const es = carMessages.es
  const vin = 'El dígito de control de este VIN no cuadra. Léelo otra vez.'
  await openScreen(
    '/staff?view=cars&car=CAMRY',
    {
      userInfo,
      staffCar: one(),
      staffSaveCar: () => wrong({ vin }),
    },
    { ...options, lang: 'es', size: phone },
  )
  await settled()
  await field(es.fields.vin).fill('1M8GDM9AXKP042789')
  await field(es.fields.note).fill('Llantas nuevas')
  await page.getByRole('button', { name: es.save, exact: true }).click()
  await expect.element(page.getByText(vin)).toBeVisible()
  await expect.element(field(es.fields.vin)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field(es.fields.vin)).toHaveValue('1M8GDM9AXKP042789')
  await expect.element(field(es.fields.note)).toHaveValue('Llantas nuevas')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width)
})

test('what a colleague saved meanwhile is named, and what was typed stays', async () => {
  let now = one()
  await openScreen(
    '/staff?view=cars&car=CAMRY',
    {
      userInfo,
      staffCar: () => now,
      staffSaveCar: () => {
        now = one({ version: 'two', values: { ...values, plate: '9NEW111' } })
        return failed(409, 'This changed after you opened the list.')
      },
    },
    options,
  )
  await settled()
  await field(words.fields.note).fill('Waxed')
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await expect.element(page.getByText(companyMessages.en.meanwhileSomebody)).toBeVisible()
  await expect.element(page.getByText('Plate: TRAMO204 → 9NEW111')).toBeVisible()
  await expect.element(field(words.fields.note)).toHaveValue('Waxed')
})

test('a copy has all but what only one car has; what is missing is said before it is sent', async () => {
  const { asked } = await openScreen(
    '/staff?view=cars&car=CAMRY',
    { userInfo, staffCar: one(), staffSaveCar: made('staffSaveCar', { car: 'NEW' }) },
    options,
  )
  await settled()
  await page.getByRole('link', { name: words.copy }).click()
  await expect
    .element(page.getByRole('heading', { name: words.copyOf('Toyota Camry 2019') }))
    .toBeVisible()
  await expect.element(field(words.fields.vin)).toHaveValue('')
  await expect.element(field(words.fields.monthlyPriceUsd)).toHaveValue('860')
  await field(words.fields.city).fill('')
  await page.getByRole('button', { name: words.saveNew }).click()
  await expect.element(field(words.fields.city)).toHaveAttribute('aria-invalid', 'true')
  expect(sentOf(asked)).toBeUndefined()
  await field(words.fields.city).fill('Alameda')
  await page.getByRole('button', { name: words.saveNew }).click()
  await expect.poll(() => sentOf(asked)).toMatchObject({ make: 'Toyota', city: 'Alameda' })
  expect(sentOf(asked)).not.toHaveProperty('car')
  for (const gone of ['vin', 'plate', 'sourceId', 'note'])
    expect((sentOf(asked) as Record<string, string>)[gone] ?? '').toBe('')
  await expect.poll(() => location.search).toBe('?view=cars&car=NEW')
})

test('after a refusal the first wrong field of the screen has the focus, whatever kind it is', async () => {
  let errors: Record<string, string> = {}
  const { asked } = await openScreen(
    '/staff?view=cars&car=CAMRY',
    { userInfo, staffCar: one(), staffSaveCar: () => wrong(errors) },
    options,
  )
  await settled()
  const save = page.getByRole('button', { name: words.save, exact: true })
  const until = field(words.fields.registrationUntil)
  await until.fill('06/30/2027')
  await field(words.fields.dailyRateUsd).fill('$1,044')
  await field(words.fields.odometerMiles).fill('48,210')
  await save.click()
  await expect.element(until).toHaveFocus()
  await expect
    .element(page.getByText('Invalid data. The day comes first: 30/06/2027?'))
    .toBeVisible()
  expect(sentOf(asked)).toBeUndefined()
  await page.getByRole('textbox', { name: words.fields.make }).fill('')
  await save.click()
  await expect.element(page.getByRole('textbox', { name: words.fields.make })).toHaveFocus()
  await page.getByRole('textbox', { name: words.fields.make }).fill('Toyota')
  await until.fill('30/06/2027')
  errors = { odometerMiles: 'Too low', inspectionUntil: 'Too late', dailyRateUsd: 'Too high' }
  await save.click()
  await expect.element(field(words.fields.dailyRateUsd)).toHaveFocus()
  expect(sentOf(asked)).toMatchObject({ dailyRateUsd: '1044', odometerMiles: '48210' })
  errors = { odometerMiles: 'Too low', inspectionUntil: 'Too late' }
  await save.click()
  await expect.element(field(words.fields.odometerMiles)).toHaveFocus()
  errors = { inspectionUntil: 'Too late' }
  await save.click()
  await expect.element(field(words.fields.inspectionUntil)).toHaveFocus()
})

test('a new car begins empty, and a car that is not there says so', async () => {
  await openScreen(
    '/staff?view=cars&car=new',
    { userInfo, staffCar: made('staffCar', choices) },
    options,
  )
  await expect.element(page.getByRole('heading', { name: words.newCar })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: words.fields.make })).toHaveValue('')
  await openScreen(
    '/staff?view=cars&car=NONE',
    { userInfo, staffCar: () => failed(404, 'We could not find this.') },
    options,
  )
  await expect.element(page.getByText('We could not find this.')).toBeVisible()
})

test('below the prices stands what they come to in a season, and that a week is dearer than its days', async () => {
  const holidays = {
    id: 'h',
    name: 'Holidays',
    percent: 15,
    from: '2026-12-18',
    until: '2027-01-03',
  }
  await openScreen(
    '/staff?view=cars&car=CAMRY',
    { userInfo, staffCar: one({ seasons: [holidays] }) },
    options,
  )
  await settled()
  const seasons = page.getByRole('list', { name: words.seasons })
  await expect.element(seasons.getByText('Holidays, +15%')).toBeVisible()
  await expect.element(seasons.getByText('$50.60 · $282.90 · $989')).toBeVisible()
  await field(words.fields.weeklyPriceUsd).fill('310')
  await expect.element(page.getByText(words.dearWeek('$310.00', '$308.00'))).toBeVisible()
  await expect.element(seasons.getByText('$50.60 · $356.50 · $989')).toBeVisible()
  await field(words.fields.weeklyPriceUsd).fill('308')
  await expect.element(page.getByText(words.dearWeek('$310.00', '$308.00'))).not.toBeInTheDocument()
})
