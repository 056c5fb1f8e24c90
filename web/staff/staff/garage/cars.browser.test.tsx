import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { GarageCar } from '#protocol/staff/garage/staff-cars.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { failed } from '#testing/screens/answers.ts'
import { ByFetch } from '#testing/screens/calls-by-fetch.ts'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, phone, settled } from '#testing/screens/open-screen.tsx'
import { fileMessages } from '../files/file-messages.ts'
import { fleetFileMessages } from './fleet-file-messages.ts'
import { garageMessages } from './garage-messages.ts'
import { manyCarsMessages } from './many-cars-messages.ts'
import { photoFileMessages } from './photo-file-messages.ts'

const words = garageMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true } })
const options = { signedIn: true, otherwiseLeast: true } as const

const camry: GarageCar = {
  id: 'CAMRY',
  make: 'Toyota',
  model: 'Camry',
  year: 2019,
  plate: 'TRAMO204',
  vinEnd: '4C073382',
  area: 'Bay Area',
  city: 'Oakland',
  status: 'active',
  isOut: false,
  month: 860,
  week: 246,
  day: 44,
  subtypeId: 'sedan',
  colour: 'pacific',
}
const fit = { ...camry, id: 'FIT', make: 'Honda', model: 'Fit', plate: '', isOut: true }
const areas = [{ id: '1', name: 'Bay Area' }]
const listed = (cars: GarageCar[]) =>
  made('staffCars', { cars, areas, counts: { active: cars.length, retired: 3 } })

test('Shift chooses all from the one that was ticked before, and the order stands in the address', async () => {
  const cars = ['A', 'B', 'C', 'D', 'E'].map((id) => ({ ...camry, id, plate: `PLATE${id}` }))
  const answers = { userInfo, staffCars: listed(cars) }
  const { asked } = await openScreen('/staff?view=cars', answers, { ...options, size: desk })
  await settled()
  await page.getByRole('button', { name: manyCarsMessages.en.start }).click()
  const box = (plate: string) => page.getByRole('checkbox', { name: new RegExp(plate, 'u') })
  await box('PLATEB').click()
  await box('PLATED').click({ modifiers: ['Shift'] })
  const chosen = () => cars.map(({ plate }) => (box(plate).element() as HTMLInputElement).checked)
  expect(chosen()).toEqual([false, true, true, true, false])
  await box('PLATEC').click({ modifiers: ['Shift'] })
  expect(chosen()).toEqual([false, true, false, false, false])
  await page.getByLabelText('Sort by').selectOptions(words.orders['-month'])
  expect(window.location.search).toBe('?view=cars&sort=-month')
  await expect.poll(() => asked.at(-1)?.fields.sort).toBe('-month')
})

test.each([
  ['on a desk', desk],
  ['on a phone', phone],
])(
  '%s each car says what it is, where, how, and what it costs; what is drawn says so',
  async (_, size) => {
    await openScreen(
      '/staff?view=cars',
      {
        userInfo,
        staffCars: listed([camry, { ...fit, photo: '/files/cars/ABCDEFGH-320.webp' }]),
      },
      { ...options, size },
    )
    await settled()
    const row = page.getByRole('link', { name: /Toyota Camry 2019/ })
    await expect.element(row).toBeVisible()
    for (const said of [uiMessages.en.drawing, words.states.active, '$860'])
      await expect.element(row.getByText(said, { exact: true })).toBeVisible()
    await expect.element(row.getByText('TRAMO204 · Oakland')).toBeVisible()
    const photo = page.getByRole('link', { name: /Honda Fit/ })
    await expect.element(photo.getByText(words.out)).toBeVisible()
    await expect.element(photo.getByText(words.noPlate)).toBeVisible()
    expect(photo.getByText(uiMessages.en.drawing).elements()).toHaveLength(0)
    const { height } = row.element().getBoundingClientRect()
    expect(Math.round(height)).toBeGreaterThanOrEqual(52)
    // A badge below the prices makes a row of a phone higher.
    expect(Math.round(height)).toBeLessThanOrEqual(size === desk ? 64 : 100)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(size.width)
  },
)

test('words, area and state stand in the address, and are asked of the server', async () => {
  const { asked } = await openScreen(
    '/staff?view=cars',
    { userInfo, staffCars: listed([camry]) },
    options,
  )
  await settled()
  await page.getByLabelText(words.find).fill('camry 3382')
  await page.getByRole('button', { name: words.search }).click()
  await page.getByLabelText(words.area).selectOptions('1')
  await page.getByLabelText(words.state).selectOptions('retired')
  await expect
    .poll(() => asked.findLast(({ name }) => name === 'staffCars')?.fields)
    .toMatchObject({ find: 'camry 3382', area: '1', status: 'retired' })
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    view: 'cars',
    find: 'camry 3382',
    area: '1',
    state: 'retired',
  })
  await page.getByRole('button', { name: words.showAll }).click()
  await expect.poll(() => location.search).toBe('?view=cars')
  await expect.element(page.getByLabelText(words.find)).toHaveValue('')
})

test('no car at all, none that fits, and a list that could not be read are told apart', async () => {
  await openScreen('/staff?view=cars', { userInfo, staffCars: listed([]) }, options)
  await expect.element(page.getByText(words.noCars)).toBeVisible()
  await openScreen('/staff?view=cars&find=zzz', { userInfo, staffCars: listed([]) }, options)
  await expect.element(page.getByText(words.none)).toBeVisible()
  await openScreen(
    '/staff?view=cars',
    { userInfo, staffCars: () => failed(403, 'Your rights do not cover this.') },
    options,
  )
  await expect.element(page.getByText('Your rights do not cover this.')).toBeVisible()
})

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', ByFetch)
  return () => vi.unstubAllGlobals()
})

test('a file says what it would do in the reader’s language; the press does that', async () => {
  const says = { isDone: false, added: 2, changed: 1, unchanged: 40, bad: [], badInAll: 0 }
  const columns = { monthly_price_usd: 1 }
  const { asked } = await openScreen(
    '/staff?view=cars',
    {
      userInfo,
      staffCars: listed([camry]),
      staffReadFleetFile: made('staffReadFleetFile', {
        ...says,
        columns,
        ignoredColumns: ['owner'],
        fingerprint: 'abc',
      }),
    },
    { ...options, lang: 'es' },
  )
  await settled()
  const es = { ...fleetFileMessages.es, ...fileMessages.es }
  const file = new File(['source_id\n1'], 'autos.csv', { type: 'text/csv' })
  await page.getByLabelText(es.in).upload(file)
  const card = page.getByRole('region', { name: es.title('autos.csv') })
  for (const said of [es.added(2), es.changed(1), 'monthly_price_usd: 1', es.ignored('owner')])
    await expect.element(card.getByText(said)).toBeVisible()
  await card.getByRole('button', { name: es.press }).click()
  await expect
    .poll(() => asked.findLast(({ name }) => name === 'staffReadFleetFile')?.fields)
    .toMatchObject({ fingerprint: 'abc' })
  await expect.poll(() => card.elements().length).toBe(0)
})

test('bad lines are listed with their numbers, and nothing can be pressed', async () => {
  const en = { ...fleetFileMessages.en, ...fileMessages.en }
  await openScreen(
    '/staff?view=cars',
    {
      userInfo,
      staffCars: listed([camry]),
      staffReadFleetFile: made('staffReadFleetFile', {
        bad: [{ line: 3, reason: 'unknown area: atlantis' }],
        badInAll: 101,
        columns: {},
      }),
    },
    options,
  )
  await settled()
  await page.getByLabelText(en.in).upload(new File(['x'], 'cars.csv', { type: 'text/csv' }))
  await expect.element(page.getByText(`${en.line(3)}: unknown area: atlantis`)).toBeVisible()
  await expect.element(page.getByText(en.more(100))).toBeVisible()
  expect(page.getByRole('button', { name: en.press }).elements()).toHaveLength(0)
})

test('a ZIP of photos says what it would do, and how far it is once it was pressed', async () => {
  const es = photoFileMessages.es
  const would = { photos: 9, cars: 2, replaced: 3, bad: [], badInAll: 0, fingerprint: 'abc' }
  let now = made('staffPhotoFile', would)
  const { asked } = await openScreen(
    '/staff?view=cars',
    {
      userInfo,
      staffCars: listed([camry]),
      staffSendPhotoFile: made('staffSendPhotoFile', { file: 'ZIP1' }),
      staffPhotoFile: () => now,
      staffTakePhotoFile: () => {
        const bad = [{ entry: 'car-1-2.jpg', reason: 'Está incompleta.' }]
        const progress = { cars: 2, taken: 8, isDone: true }
        now = made('staffPhotoFile', { photos: 9, cars: 2, bad, badInAll: 1, progress })
        return made('staffTakePhotoFile')
      },
    },
    { ...options, lang: 'es', size: phone },
  )
  await settled()
  await page.getByLabelText(es.in).upload(new File(['PK'], 'fotos.zip'))
  const card = page.getByRole('region', { name: es.title('fotos.zip') })
  await expect.element(card.getByText(`${es.photos(9)} ${es.cars(2)}`)).toBeVisible()
  await card.getByText(es.replaces).click()
  await expect.element(card.getByText(es.replaced(3))).toBeVisible()
  await card.getByRole('button', { name: es.press }).click()
  await expect
    .poll(() => asked.findLast(({ name }) => name === 'staffTakePhotoFile')?.fields)
    .toMatchObject({ file: 'ZIP1', fingerprint: 'abc', replaces: '1' })
  await expect.element(page.getByText(es.done(8))).toBeVisible()
  await expect.element(page.getByText('car-1-2.jpg: Está incompleta.')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width)
})

test('an entry that cannot be taken is named, and nothing can be pressed', async () => {
  const en = photoFileMessages.en
  await openScreen(
    '/staff?view=cars',
    {
      userInfo,
      staffCars: listed([camry]),
      staffSendPhotoFile: made('staffSendPhotoFile', { file: 'ZIP1' }),
      staffPhotoFile: made('staffPhotoFile', {
        bad: [{ entry: '../x-1.jpg', reason: 'Its path leads out of the file.' }],
        badInAll: 1,
      }),
    },
    options,
  )
  await settled()
  await page.getByLabelText(en.in).upload(new File(['PK'], 'photos.zip'))
  await expect.element(page.getByText('../x-1.jpg: Its path leads out of the file.')).toBeVisible()
  expect(page.getByRole('button', { name: en.press }).elements()).toHaveLength(0)
})
