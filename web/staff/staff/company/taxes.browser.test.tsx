import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { failed } from '#testing/screens/answers.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, settled } from '#testing/screens/open-screen.tsx'
import { taxMessages } from './tax-messages.ts'

const words = taxMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['owner'] } })
const surcharge = {
  id: 'surcharge',
  nameEn: 'Florida surcharge',
  nameEs: 'Recargo de Florida',
  daily: 2,
  firstDays: 30,
  on: [],
  onTaxes: [],
  account: '2210',
  from: '2026-11-01',
}
const sales = {
  id: 'sales',
  nameEn: 'Sales tax, Miami-Dade',
  nameEs: 'Impuesto, Miami-Dade',
  percent: 7,
  on: ['rent' as const, 'extras' as const],
  onTaxes: ['surcharge'],
  from: '2026-11-01',
  until: '2027-12-31',
}
const miami = {
  id: '5',
  nameEn: 'Miami',
  nameEs: 'Miami',
  state: 'FL',
  zone: 'America/New_York',
  address: '2100 Coral Way, Miami',
  opens: '08:00',
  closes: '20:00',
  slots: 3,
  gasPrice: 3.18,
  kwhPrice: 0.39,
  cars: 58,
  version: 'one',
  taxes: [surcharge, sales],
  taxesVersion: 'two',
  today: '2026-11-28',
}
const options = { signedIn: true, otherwiseLeast: true } as const
const open = (area: object, more: object = {}) =>
  openScreen(
    '/staff?view=company',
    { userInfo, companyAreas: made('companyAreas', { areas: [{ ...miami, ...area }] }), ...more },
    options,
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('the list says how much of what, since when, and what it comes to', async () => {
  await open({})
  await settled()
  const card = page.getByRole('region', { name: words.taxes('Miami') })
  await expect.element(card).toHaveTextContent('$2.00 a day, first 30 days · From 01/11/2026')
  await expect
    .element(card)
    .toHaveTextContent('7% of Rent, Extras, Florida surcharge · 01/11/2026 to 31/12/2027')
  await expect
    .element(card)
    .toHaveTextContent(
      'For example 21 days at $840.00: Florida surcharge $42.00; Sales tax, Miami-Dade $61.74, to pay $943.74.',
    )
})

test('a tax is added by its fields; what the server refuses stands at its field and nothing typed is lost', async () => {
  let isRefused = true
  const late = { from: 'Choose 28/11/2026 or later' }
  const { asked } = await open(
    { taxes: [surcharge] },
    {
      staffSaveTax: () =>
        isRefused
          ? Response.json(
              { status: 0, message: 'Please check the marked fields.', errors: late },
              { status: 400 },
            )
          : made('staffSaveTax', {}),
    },
  )
  await settled()
  await button(words.add).click()
  const form = page.getByRole('form', { name: words.newTax })
  const field = (name: string) => form.getByRole('textbox', { name })
  await button(words.saveNew).click()
  await expect.element(field(words.nameEn)).toHaveAttribute('aria-invalid', 'true')
  expect(asked.filter(({ name }) => name === 'staffSaveTax')).toHaveLength(0)
  await field(words.nameEn).fill('County tax')
  await field(words.nameEs).fill('Impuesto del condado')
  await field(words.percent).fill('900')
  await button(words.saveNew).click()
  await expect.element(form).toHaveTextContent('The value must be 50 or less')
  await field(words.percent).fill('1.5')
  await form.getByRole('checkbox', { name: 'Florida surcharge' }).click()
  await form.getByRole('checkbox', { name: words.bases.miles }).click()
  await field(words.account).fill('2220')
  await button(words.saveNew).click()
  await expect.element(form).toHaveTextContent('Choose 28/11/2026 or later')
  await expect.element(field(words.percent)).toHaveValue('1.5')
  isRefused = false
  await button(words.saveNew).click()
  await expect.element(form).not.toBeInTheDocument()
  expect(asked.findLast(({ name }) => name === 'staffSaveTax')?.fields).toMatchObject({
    area: '5',
    version: 'two',
    nameEn: 'County tax',
    how: 'percent',
    percent: '1.5',
    on: 'rent,extras',
    onTaxes: 'surcharge',
    account: '2220',
    from: '2026-11-28',
  })
})

test('a tax by the day has its amount and its first days, and one is removed by its name', async () => {
  const { asked } = await open(
    {},
    { staffSaveTax: made('staffSaveTax', {}), staffRemoveTax: made('staffRemoveTax', {}) },
  )
  await settled()
  await button(words.edit('Florida surcharge')).click()
  const form = page.getByRole('form', { name: words.edit('Florida surcharge') })
  await form.getByLabelText(words.daily).fill('2.25')
  await form.getByLabelText(words.firstDays).fill('')
  await button(words.save('Florida surcharge')).click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffSaveTax')?.fields)
    .toMatchObject({ tax: 'surcharge', how: 'day', daily: '2.25', account: '2210' })
  const fields = asked.find(({ name }) => name === 'staffSaveTax')?.fields
  expect(fields).not.toHaveProperty('percent')
  expect(fields).not.toHaveProperty('firstDays')
  await button(words.remove('Sales tax, Miami-Dade')).click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffRemoveTax')?.fields)
    .toMatchObject({ area: '5', version: 'two', tax: 'sales' })
})

test('what a colleague saved of a tax meanwhile is named before it is written over, and nothing typed is lost', async () => {
  let taxes = [surcharge]
  await openScreen(
    '/staff?view=company',
    {
      userInfo,
      companyAreas: () => made('companyAreas', { areas: [{ ...miami, taxes }] }),
      staffSaveTax: () => {
        taxes = [{ ...surcharge, daily: 3 }]
        return failed(409, 'This has changed. Please look again.')
      },
    },
    options,
  )
  await settled()
  await button(words.edit('Florida surcharge')).click()
  const form = page.getByRole('form', { name: words.edit('Florida surcharge') })
  await form.getByLabelText(words.firstDays).fill('20')
  await button(words.save('Florida surcharge')).click()
  await expect.element(form).toHaveTextContent(`${words.daily}: 2.00 → 3.00`)
  await expect.element(form.getByLabelText(words.firstDays)).toHaveValue('20')
})

test('in Spanish it reads as a driver’s bill does', async () => {
  await openScreen(
    '/staff?view=company',
    { userInfo, companyAreas: made('companyAreas', { areas: [miami] }) },
    { ...options, lang: 'es' },
  )
  await settled()
  await expect
    .element(page.getByRole('region', { name: taxMessages.es.taxes('Miami') }))
    .toHaveTextContent('7% sobre Renta, Extras, Recargo de Florida · Del 01/11/2026 al 31/12/2027')
})
