import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { failed } from '#testing/screens/answers.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, settled } from '#testing/screens/open-screen.tsx'
import { companyMessages } from '../company/company-messages.ts'
import { priceMessages } from './price-messages.ts'

const words = priceMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['owner'] } })
const options = { signedIn: true, otherwiseLeast: true } as const
const seat = {
  id: 'seat',
  nameEn: 'Child seat',
  nameEs: 'Asiento infantil',
  descriptionEn: 'From 20 to 80 lb.',
  descriptionEs: 'De 9 a 36 kg.',
  price: 30,
  offered: true,
  version: 'one',
}
const normal = { ...seat, id: 'normal', nameEn: 'Normal price', nameEs: 'Precio normal', times: 1 }
const prices = (extra = seat) =>
  made('companyPrices', { extras: [extra], plans: [normal], cover: { version: 'c' } })
const field = (name: string) => page.getByRole('textbox', { name })

test('an extra is changed where it stands, with the version that was read', async () => {
  const { asked } = await openScreen(
    '/staff?view=prices',
    { userInfo, companyPrices: prices(), staffSaveExtra: made('staffSaveExtra', {}) },
    options,
  )
  await settled()
  await page.getByRole('button', { name: words.edit('Child seat') }).click()
  await field(words.price).fill('many')
  await page.getByRole('button', { name: words.save('Child seat') }).click()
  await expect.element(field(words.price)).toHaveAttribute('aria-invalid', 'true')
  expect(asked.filter(({ name }) => name === 'staffSaveExtra')).toHaveLength(0)
  await field(words.price).fill('32.50')
  await page.getByRole('checkbox', { name: words.offered }).click()
  await page.getByRole('button', { name: words.save('Child seat') }).click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffSaveExtra')?.fields)
    .toMatchObject({ extra: 'seat', version: 'one', price: '32.50', nameEs: 'Asiento infantil' })
})

test('an extra and a plan are added, and the cover is set, in Spanish too', async () => {
  const es = priceMessages.es
  const { asked } = await openScreen(
    '/staff?view=prices',
    {
      userInfo,
      companyPrices: prices(),
      staffSavePlan: made('staffSavePlan', {}),
      staffSaveCover: made('staffSaveCover', {}),
    },
    { ...options, lang: 'es' },
  )
  await settled()
  await page.getByRole('button', { name: es.addPlan }).click()
  const form = page.getByRole('region', { name: es.newPlan })
  await form.getByRole('button', { name: es.saveNew }).click()
  await expect.element(form.getByLabelText(es.nameEn)).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabelText(es.nameEn).fill('Many miles')
  await form.getByLabelText(es.nameEs).fill('Muchas millas')
  await form.getByLabelText(es.descriptionEn).fill('Dearer rent, cheaper miles.')
  await form.getByLabelText(es.descriptionEs).fill('Renta más alta, millas más baratas.')
  await form.getByLabelText(es.times).fill('1.3')
  await form.getByLabelText(es.from).fill('01/06/2027')
  await form.getByRole('button', { name: es.saveNew }).click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffSavePlan')?.fields)
    .toMatchObject({ nameEn: 'Many miles', times: '1.3', offered: '1', from: '2027-06-01' })
  await field(es.low).fill('55')
  await field(es.high).fill('110')
  await page.getByRole('button', { name: es.saveCover }).click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffSaveCover')?.fields)
    .toMatchObject({ version: 'c', low: '55', high: '110' })
})

test('the Normal price cannot be another, and what a colleague saved meanwhile is named', async () => {
  let extra = seat
  await openScreen(
    '/staff?view=prices',
    {
      userInfo,
      companyPrices: () => prices(extra),
      staffSaveExtra: () => {
        extra = { ...seat, price: 40, version: 'two' }
        return failed(409, 'This has changed. Please look again.')
      },
    },
    options,
  )
  await settled()
  await page.getByRole('button', { name: words.edit('Normal price') }).click()
  await expect.element(field(words.times)).toHaveAttribute('readonly', '')
  await expect.element(page.getByRole('checkbox', { name: words.offered })).not.toBeInTheDocument()
  await page.getByRole('button', { name: words.cancel }).click()
  await page.getByRole('button', { name: words.edit('Child seat') }).click()
  await field(words.nameEn).fill('Baby seat')
  await page.getByRole('button', { name: words.save('Child seat') }).click()
  await expect.element(page.getByText(companyMessages.en.meanwhileSomebody)).toBeVisible()
  await expect.element(page.getByText(`${words.price}: 30.00 → 40.00`)).toBeVisible()
  await expect.element(field(words.nameEn)).toHaveValue('Baby seat')
})
