import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, settled } from '#testing/screens/open-screen.tsx'
import { seasonMessages } from './season-messages.ts'

const words = seasonMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['owner'] } })
const options = { signedIn: true, otherwiseLeast: true } as const
const companyPrices = made('companyPrices', { extras: [], plans: [], cover: { version: 'c' } })
const summer = {
  id: 'summer',
  nameEn: 'Summer',
  nameEs: 'Verano',
  percent: 20,
  from: '2027-06-01',
  until: '2027-08-31',
  areas: ['miami'],
  types: [],
  minimumDays: 14,
  version: 'one',
}
const listed = {
  seasons: [summer],
  areas: [
    { id: 'miami', name: 'Miami' },
    { id: 'orlando', name: 'Orlando' },
  ],
  types: [
    { id: 'car', name: 'Car' },
    { id: 'van', name: 'Van' },
  ],
}
const said = {
  isDone: false,
  before: 20_600,
  after: 24_720,
  orders: 80,
  changed: 63,
  fingerprint: 'f',
}
const field = (name: string) => page.getByRole('textbox', { name })

test('a season is added: what it would do is said first, and nothing is done before the second press', async () => {
  const { asked } = await openScreen(
    '/staff?view=prices',
    {
      userInfo,
      companyPrices,
      staffSeasons: made('staffSeasons', { ...listed, seasons: [] }),
      staffSaveSeason: made('staffSaveSeason', said),
    },
    options,
  )
  await settled()
  await page.getByRole('button', { name: words.add }).click()
  await page.getByRole('button', { name: words.look }).click()
  await expect.element(field(words.nameEn)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field(words.nameEn)).toHaveFocus()
  await field(words.nameEn).fill('Summer')
  await field(words.nameEs).fill('Verano')
  await field(words.percent).fill('20')
  await page.getByLabelText(words.from).fill('01/06/2027')
  await page.getByLabelText(words.until).fill('31/08/2027')
  await page.getByRole('checkbox', { name: 'Miami' }).click()
  await page.getByRole('button', { name: words.look }).click()
  await expect.element(page.getByText(words.gain('+$4,120', 63))).toBeVisible()
  const sent = () => asked.filter(({ name }) => name === 'staffSaveSeason').map((one) => one.fields)
  expect(sent()).toMatchObject([{ percent: '20', from: '2027-06-01', areas: 'miami' }])
  expect(Object.keys(sent()[0] ?? {})).not.toContain('fingerprint')
  await page.getByRole('button', { name: words.save('Summer') }).click()
  await expect.poll(sent).toHaveLength(2)
  expect(sent()[1]).toMatchObject({ fingerprint: 'f', until: '2027-08-31' })
})

test('what the server refuses is said at its field; few orders have three examples', async () => {
  let refused = true
  const examples = {
    car: 'Toyota Camry 2019',
    rentals: [7, 30, 49].map((days) => ({ days, before: days * 30, after: days * 36 })),
  }
  await openScreen(
    '/staff?view=prices',
    {
      userInfo,
      companyPrices,
      staffSeasons: made('staffSeasons', listed),
      staffSaveSeason: () =>
        refused
          ? Response.json(
              {
                status: 0,
                message: 'Malformed',
                errors: { until: 'Choose 01/06/2027 or later' },
              },
              { status: 400 },
            )
          : made('staffSaveSeason', { ...said, orders: 3, changed: 0, examples }),
    },
    options,
  )
  await settled()
  await page.getByRole('button', { name: words.edit('Summer') }).click()
  await page.getByRole('button', { name: words.look }).click()
  await expect.element(page.getByText('Choose 01/06/2027 or later')).toBeVisible()
  refused = false
  await page.getByLabelText(words.until).fill('30/08/2027')
  await page.getByRole('button', { name: words.look }).click()
  await expect.element(page.getByText(words.few(examples.car))).toBeVisible()
  await expect.element(page.getByText('$1,764')).toBeVisible()
  await page.getByRole('button', { name: words.back }).click()
  await expect.element(field(words.percent)).toHaveValue('20')
})

test('a season is removed after it was said what that does, and the last change is undone, in Spanish too', async () => {
  const es = seasonMessages.es
  const change = {
    id: 'c1',
    kind: 'changed' as const,
    nameEn: 'Summer',
    nameEs: 'Verano',
    by: 'Rosa',
    at: '2026-11-30T10:00:00.000Z',
    until: '2026-11-30T11:00:00.000Z',
  }
  const { asked } = await openScreen(
    '/staff?view=prices',
    {
      userInfo,
      companyPrices,
      staffSeasons: made('staffSeasons', { ...listed, change }),
      staffRemoveSeason: made('staffRemoveSeason', { ...said, after: 20_000.4 }),
      staffUndoSeason: made('staffUndoSeason', {}),
    },
    { ...options, lang: 'es' },
  )
  await settled()
  const card = page.getByRole('region', { name: 'Verano' })
  await expect.element(card.getByText('del mar, 1 jun 2027 al mar, 31 ago 2027')).toBeVisible()
  await expect.element(card.getByText('al menos 14 días')).toBeVisible()
  await card.getByRole('button', { name: es.remove('Verano') }).click()
  await expect.element(card.getByText(es.gain('−$600', 63))).toBeVisible()
  await card.getByRole('button', { name: es.remove('Verano') }).click()
  const sent = (operation: string) =>
    asked.filter(({ name }) => name === operation).map((one) => one.fields)
  await expect.poll(() => sent('staffRemoveSeason')).toHaveLength(2)
  expect(sent('staffRemoveSeason')[1]).toMatchObject({ fingerprint: 'f', version: 'one' })
  await page.getByRole('button', { name: es.undo }).click()
  await expect.poll(() => sent('staffUndoSeason')).toMatchObject([{ change: 'c1' }])
})
