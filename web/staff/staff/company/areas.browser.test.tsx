import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fieldError, fieldMessage } from '#protocol/core/field-messages.ts'
import { failed } from '#testing/screens/answers.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, settled } from '#testing/screens/open-screen.tsx'
import { companyMessages } from './company-messages.ts'
import { areaMessages } from './area-messages.ts'

const words = areaMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true } })
const oakland = {
  id: '1',
  nameEn: 'Bay Area',
  nameEs: 'Área de la Bahía',
  state: 'CA',
  zone: 'America/Los_Angeles',
  address: '480 Juniper Yard, Oakland',
  opens: '08:00',
  closes: '20:00',
  otherHours: '',
  slots: 3,
  gasPrice: 4.6,
  kwhPrice: 0.45,
  cars: 12,
  version: 'one',
  taxes: [],
  taxesVersion: 'none',
  today: '2026-11-28',
}
const options = { signedIn: true, otherwiseLeast: true } as const
const field = (name: string) => page.getByLabelText(name)

test('an area is added from a town of the gazetteer; what is missing is said at its field', async () => {
  const { asked } = await openScreen(
    '/staff?view=company',
    {
      userInfo,
      companyAreas: made('companyAreas', { areas: [] }),
      places: made('places', {
        places: [{ id: 'tampa', name: 'Tampa', state: 'FL', latitude: 27.9, longitude: -82.4 }],
      }),
      staffSaveArea: made('staffSaveArea', { area: '1' }),
    },
    options,
  )
  await settled()
  await expect.element(page.getByText(words.noAreas)).toBeVisible()
  await page.getByRole('button', { name: words.add }).click()
  await field(words.nameEn).fill('Tampa Bay')
  await field(words.nameEs).fill('Bahía de Tampa')
  await field(words.address).fill('12 Water Street, Tampa, FL 33602')
  await field(words.gasPrice).fill('3.19')
  await field(words.kwhPrice).fill('0.39')
  const save = page.getByRole('button', { name: words.saveNew })
  await save.click()
  const town = page.getByRole('combobox', { name: words.town })
  await expect.element(town).toHaveAttribute('aria-invalid', 'true')
  expect(asked.filter(({ name }) => name === 'staffSaveArea')).toHaveLength(0)
  await town.fill('Tam')
  await page.getByRole('option', { name: 'Tampa, FL' }).click()
  await save.click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffSaveArea')?.fields)
    .toMatchObject({
      nameEn: 'Tampa Bay',
      town: 'tampa',
      opens: '08:00',
      closes: '20:00',
      slots: '3',
      gasPrice: '3.19',
    })
  await expect.element(page.getByRole('button', { name: words.add })).toBeVisible()
})

test('what a colleague saved of an area meanwhile is named, and nothing typed is lost', async () => {
  let area = oakland
  await openScreen(
    '/staff?view=company',
    {
      userInfo,
      companyAreas: () => made('companyAreas', { areas: [area] }),
      staffSaveArea: () => {
        area = { ...oakland, slots: 5, version: 'two' }
        return failed(409, 'This has changed. Please look again.')
      },
    },
    options,
  )
  await settled()
  await field(words.address).fill('1 Other Yard, Oakland')
  await page.getByRole('button', { name: words.save('Bay Area') }).click()
  const { meanwhileSomebody, takeTheirs } = companyMessages.en
  await expect.element(page.getByText(meanwhileSomebody)).toBeVisible()
  await expect.element(page.getByText(`${words.slots}: 3 → 5`)).toBeVisible()
  await expect.element(field(words.address)).toHaveValue('1 Other Yard, Oakland')
  await expect.element(field(words.slots)).toHaveValue('5')
  await page.getByRole('button', { name: takeTheirs }).click()
  await expect.element(field(words.address)).toHaveValue(oakland.address)
})

test('an area is changed where it stands, with the version that was read', async () => {
  const { asked } = await openScreen(
    '/staff?view=company',
    {
      userInfo,
      companyAreas: made('companyAreas', { areas: [oakland] }),
      staffSaveArea: made('staffSaveArea', { area: '1' }),
    },
    { ...options, lang: 'es' },
  )
  await settled()
  const es = areaMessages.es
  await expect.element(page.getByText(es.cars(12))).toBeVisible()
  await field(es.opens).fill('07:15')
  await userEvent.keyboard('{Tab}')
  await expect.element(field(es.opens)).toHaveAttribute('aria-invalid', 'true')
  await field(es.opens).fill('07:00')
  await page.getByRole('button', { name: es.save('Área de la Bahía') }).click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffSaveArea')?.fields)
    .toMatchObject({ area: '1', version: 'one', opens: '07:00', slots: '3', gasPrice: '4.60' })
})

test('Sunday is closed and a holiday has hours of its own; a time that is none is refused in its place', async () => {
  const { asked } = await openScreen(
    '/staff?view=company',
    {
      userInfo,
      companyAreas: made('companyAreas', { areas: [oakland] }),
      staffSaveArea: made('staffSaveArea', { area: '1' }),
    },
    options,
  )
  await settled()
  await field(words.weekdays.sun).selectOptions('closed')
  await page.getByRole('button', { name: words.addDay }).click()
  await page.getByLabelText(words.day, { exact: true }).fill('25/12/2026')
  await page.getByRole('combobox', { name: '25/12/2026' }).selectOptions('own')
  const closes = page.getByLabelText(words.timeOf(words.closes, '25/12/2026'))
  await closes.fill('8:00')
  const save = page.getByRole('button', { name: words.save('Bay Area') })
  await save.click()
  const group = page.getByRole('group', { name: words.otherHours })
  await expect.element(group).toHaveAccessibleDescription(/./)
  expect(asked.filter(({ name }) => name === 'staffSaveArea')).toHaveLength(0)
  await closes.fill('12:00')
  // Of two that name one day for a moment, each keeps its own.
  await page.getByRole('button', { name: words.addDay }).click()
  await page.getByLabelText(words.day, { exact: true }).nth(1).fill('25/12/2026')
  const removes = page.getByRole('button', { name: words.removeDay('25/12/2026') })
  await removes.nth(1).click()
  await expect.element(closes).toHaveValue('12:00')
  await expect.element(page.getByRole('button', { name: words.addDay })).toHaveFocus()
  await save.click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffSaveArea')?.fields)
    .toMatchObject({ otherHours: 'sun closed;2026-12-25 08:00-12:00' })
})

test.each(['en', 'es'] as const)(
  'a point is looked at on a map and sent as it is typed; what is none is marked in %s and stays',
  async (lang) => {
    const said = areaMessages[lang]
    const { asked } = await openScreen(
      '/staff?view=company',
      {
        userInfo,
        companyAreas: made('companyAreas', { areas: [oakland] }),
        staffSaveArea: made('staffSaveArea', { area: '1' }),
      },
      { ...options, lang },
    )
    await settled()
    const link = page.getByRole('link', { name: said.lookAtPoint })
    const queryOf = () =>
      new URL(link.element().getAttribute('href') ?? '').searchParams.get('query')
    const save = page.getByRole('button', {
      name: said.save(lang === 'es' ? oakland.nameEs : oakland.nameEn),
    })
    expect(queryOf()).toBe(oakland.address)
    await field(said.point).fill('37.8, Oakland')
    await save.click()
    await expect.element(page.getByText(fieldMessage(fieldError('point'), lang))).toBeVisible()
    await expect.element(field(said.point)).toHaveValue('37.8, Oakland')
    await expect.element(link).not.toBeInTheDocument()
    expect(asked.some(({ name }) => name === 'staffSaveArea')).toBe(false)
    await field(said.point).fill('37,7955; -122,2758')
    expect(queryOf()).toBe('37.7955, -122.2758')
    await save.click()
    await expect
      .poll(() => asked.find(({ name }) => name === 'staffSaveArea')?.fields)
      .toMatchObject({ area: '1', version: 'one', point: '37,7955; -122,2758' })
  },
)

test('hours and prices are taken as people write them, and what is no time says what one looks like', async () => {
  const { asked } = await openScreen(
    '/staff?view=company',
    {
      userInfo,
      companyAreas: made('companyAreas', { areas: [oakland] }),
      staffSaveArea: made('staffSaveArea', { area: '1' }),
    },
    { ...options, lang: 'es' },
  )
  await settled()
  const es = areaMessages.es
  await field(es.opens).fill('temprano')
  await field(es.closes).fill('5:30 p. m.')
  await expect
    .element(page.getByText(fieldMessage(fieldError('time'), 'es'), { exact: true }))
    .toBeVisible()
  await field(es.opens).fill('9 am')
  await field(es.slots).fill('4')
  await expect.element(field(es.opens)).toHaveValue('09:00')
  await expect.element(field(es.closes)).toHaveValue('17:30')
  await field(es.gasPrice).fill('$4.60')
  await field(es.weekdays.sat).selectOptions('own')
  const opens = page.getByLabelText(es.timeOf(es.opens, es.weekdays.sat))
  const closes = page.getByLabelText(es.timeOf(es.closes, es.weekdays.sat))
  await opens.fill('5pm')
  await closes.fill('pronto')
  await field(es.kwhPrice).fill('.45')
  await expect.element(opens).toHaveValue('17:00')
  await expect.element(closes).toHaveValue('pronto')
  const save = page.getByRole('button', { name: es.save('Área de la Bahía') })
  await save.click()
  await expect.element(page.getByText(fieldMessage(fieldError('hours'), 'es'))).toBeVisible()
  await expect.element(page.getByRole('group', { name: es.otherHours })).toHaveFocus()
  expect(asked.filter(({ name }) => name === 'staffSaveArea')).toHaveLength(0)
  await closes.fill('8 pm')
  await save.click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffSaveArea')?.fields)
    .toMatchObject({
      opens: '09:00',
      closes: '17:30',
      gasPrice: '4.60',
      kwhPrice: '0.45',
      otherHours: 'sat 17:00-20:00',
    })
})
