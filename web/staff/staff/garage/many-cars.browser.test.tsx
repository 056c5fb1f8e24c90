import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { GarageCar } from '#protocol/staff/garage/staff-cars.ts'
import { faultsInBothSizes } from '#testing/screens/clean-screen.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, settled } from '#testing/screens/open-screen.tsx'
import { manyCarsMessages } from './many-cars-messages.ts'

const words = manyCarsMessages.en
const camry = {
  id: 'CAMRY',
  make: 'Toyota',
  model: 'Camry',
  year: 2019,
  plate: 'TRAMO204',
  area: 'Bay Area',
  city: 'Oakland',
  status: 'active',
  isOut: false,
  month: 860,
  week: 246,
  day: 44,
  subtypeId: 'sedan',
  colour: 'pacific',
} satisfies GarageCar
const fit = { ...camry, id: 'FIT', make: 'Honda', model: 'Fit', plate: 'TRAMO021' }
const userInfo = made('userInfo', { userInfo: { staff: true } })
const options = { signedIn: true, otherwiseLeast: true } as const
const cars = (change?: object) =>
  made('staffCars', { cars: [camry, fit], areas: [], counts: { active: 60 }, change })
const staffCar = made('staffCar', {
  areas: [{ id: 'tampa-bay', name: 'Tampa Bay' }],
  features: [{ id: 'usb', name: 'USB' }],
})
const looked = {
  changed: 2,
  cars: [
    {
      car: 'CAMRY',
      name: 'Toyota Camry 2019, TRAMO204',
      booked: 2,
      before: { day: 44, week: 246, month: 860 },
      after: { day: 46, week: 258, month: 903 },
    },
  ],
  leftOut: [{ car: 'FIT', name: 'Honda Fit 2019, TRAMO021', reason: 'Somebody has it.' }],
  leftOutInAll: 1,
  sumBefore: 1720,
  sumAfter: 1806,
  fingerprint: 'as-looked',
}

test('two cars are ticked by keyboard, 5 percent are looked at, and the press does what was shown', async () => {
  const { asked } = await openScreen(
    '/staff?view=cars',
    {
      userInfo,
      staffCars: cars(),
      staffCar,
      staffChangeCars: ({ fingerprint }) =>
        made('staffChangeCars', { ...looked, isDone: fingerprint !== undefined }),
    },
    options,
  )
  await settled()
  await page.getByRole('button', { name: words.start }).click()
  await expect.element(page.getByText(words.chosen(0))).toBeVisible()
  const tick = (name: string) => page.getByRole('checkbox', { name: words.choose(name) })
  const box = tick('Toyota Camry TRAMO204').element() as HTMLElement
  box.focus()
  await userEvent.keyboard(' ')
  await tick('Honda Fit TRAMO021').click()
  await expect.element(page.getByText(words.chosen(2))).toBeVisible()
  await page.getByRole('button', { name: words.look }).click()
  await expect.element(page.getByLabelText(words.percent)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabelText(words.percent).fill('5')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: words.preview(2) })).toBeVisible()
  for (const said of [words.booked(2), 'Honda Fit 2019, TRAMO021: Somebody has it.', words.sums])
    await expect.element(page.getByText(said)).toBeVisible()
  expect(await faultsInBothSizes()).toEqual([])
  const sent = () => asked.filter(({ name }) => name === 'staffChangeCars')
  expect(sent().map(({ fields }) => fields)).toMatchObject([{ cars: 'CAMRY,FIT', percent: '5' }])
  await page.getByRole('button', { name: words.press(2) }).click()
  await expect.poll(() => sent().at(-1)?.fields).toMatchObject({ fingerprint: 'as-looked' })
  await expect.element(page.getByRole('button', { name: words.start })).toBeVisible()
})

test('all of a list get a state, in Spanish; what the server refuses stands at its place', async () => {
  const es = manyCarsMessages.es
  const { asked } = await openScreen(
    '/staff?view=cars&find=camry',
    {
      userInfo,
      staffCars: cars(),
      staffCar,
      staffChangeCars: () =>
        Response.json(
          { status: 0, message: 'Revisa.', errors: { cars: 'El valor debe ser 500 o menos' } },
          { status: 400 },
        ),
    },
    { ...options, lang: 'es' },
  )
  await settled()
  await page.getByRole('button', { name: es.start }).click()
  await page.getByRole('button', { name: es.all(60) }).click()
  await page.getByLabelText(es.what).selectOptions('status')
  await page.getByLabelText(es.status).selectOptions('outOfService')
  await page.getByRole('button', { name: es.look }).click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffChangeCars')?.fields)
    .toMatchObject({ inAll: '1', find: 'camry', status: 'outOfService' })
  await expect.element(page.getByText('El valor debe ser 500 o menos')).toBeVisible()
  await expect.element(page.getByLabelText(es.status)).toHaveValue('outOfService')
})

test('the last change says who made it and until when it can be undone', async () => {
  const change = {
    id: 'C1',
    by: 'Kim',
    cars: 12,
    at: '2026-11-27T18:00:00Z',
    until: '2026-11-28T18:00:00Z',
  }
  const { asked } = await openScreen(
    '/staff?view=cars',
    {
      userInfo,
      staffCars: cars(change),
      staffUndoCars: made('staffUndoCars', { putBack: 11, left: ['Honda Fit'] }),
    },
    options,
  )
  await settled()
  await expect.element(page.getByText(/^Kim changed 12 cars/)).toBeVisible()
  await page.getByRole('button', { name: words.undo }).click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffUndoCars')?.fields.change)
    .toBe('C1')
  await expect.element(page.getByText(words.left('Honda Fit'))).toBeVisible()
})
