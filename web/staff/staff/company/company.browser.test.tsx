import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failed } from '#testing/screens/answers.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, settled } from '#testing/screens/open-screen.tsx'
import { companyMessages } from './company-messages.ts'

const words = companyMessages.en
const settings = {
  showsMaker: true,
  takesCash: false,
  cardFee: 0,
  donation: 0,
  helpsUkraine: false,
  answerHours: 8,
  callerHoldHours: 24,
  jobs: 'always' as const,
  hasCommunity: true,
  phoneCountry: 'US' as const,
}
const answerWith = (more: object = {}, version = 'one') =>
  made('companySettings', {
    settings: { ...settings, ...more },
    version,
    changed: { by: 'Leo Paz', at: '2026-11-27T10:14:00.000Z' },
  })
const userInfo = made('userInfo', { userInfo: { staff: true } })
const options = { signedIn: true, otherwiseLeast: true } as const
const save = page.getByRole('button', { name: words.save })
const field = (name: string) => page.getByLabelText(name)

test('a bank account is checked at its fields, saved whole, and the bar counts what is not saved', async () => {
  const { asked } = await openScreen(
    '/staff?view=company',
    { userInfo, companySettings: answerWith(), staffSaveCompany: made('staffSaveCompany', {}) },
    options,
  )
  await settled()
  await field(words.bankHolder).fill('Acme Cars LLC')
  await field(words.bankRouting).fill('000111222')
  await field(words.bankAccount).fill('12345678')
  await expect.element(page.getByText(words.changes(3))).toBeVisible()
  await save.click()
  await expect.element(field(words.bankRouting)).toHaveAttribute('aria-invalid', 'true')
  expect(asked.filter(({ name }) => name === 'staffSaveCompany')).toHaveLength(0)
  await field(words.bankRouting).fill('121000358')
  await field(words.takesCash).click()
  await userEvent.keyboard('{Tab}')
  await save.click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffSaveCompany')?.fields)
    .toMatchObject({
      version: 'one',
      bankHolder: 'Acme Cars LLC',
      bankRouting: '121000358',
      takesCash: '1',
      cardFee: '0',
    })
})

test('what a colleague saved meanwhile is named with who and what, and nothing typed is lost', async () => {
  let version = 'one'
  await openScreen(
    '/staff?view=company',
    {
      userInfo,
      companySettings: () =>
        version === 'one' ? answerWith() : answerWith({ takesCash: true }, 'two'),
      staffSaveCompany: () => {
        version = 'two'
        return failed(409, 'This has changed. Please look again.')
      },
    },
    options,
  )
  await settled()
  await field(words.donation).fill('5')
  await save.click()
  await expect.element(page.getByText(/^Leo Paz changed this/)).toBeVisible()
  await expect.element(page.getByText(`${words.takesCash}: off → on`)).toBeVisible()
  await expect.element(field(words.donation)).toHaveValue('5')
  await page.getByRole('button', { name: words.takeTheirs }).click()
  await expect.element(field(words.donation)).toHaveValue('0')
  await expect.element(field(words.takesCash)).toBeChecked()
})

test('Undo brings back what is saved, in Spanish too', async () => {
  const es = companyMessages.es
  await openScreen(
    '/staff?view=company',
    { userInfo, companySettings: answerWith({ cardFee: 3 }) },
    { ...options, lang: 'es' },
  )
  await settled()
  await field(es.cardFee).fill('4')
  await page.getByRole('button', { name: es.undo }).click()
  await expect.element(field(es.cardFee)).toHaveValue('3')
  await expect.element(page.getByText(es.changes(1))).not.toBeInTheDocument()
})

test('a pale main color is refused where it stands, and the nearest that passes is one press away', async () => {
  const { asked } = await openScreen(
    '/staff?view=company',
    { userInfo, companySettings: answerWith(), staffSaveCompany: made('staffSaveCompany', {}) },
    options,
  )
  await settled()
  const main = page.getByLabelText(words.mainColor, { exact: true })
  const accent = page.getByLabelText(words.accentColor, { exact: true })
  await main.fill('#1AA7B0')
  await accent.fill('#ffcc00')
  await userEvent.keyboard('{Tab}')
  await save.click()
  await expect.element(main).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText(words.pale('2.9'))).toBeVisible()
  await expect.element(page.getByText(words.problems(1))).toBeVisible()
  expect(asked.filter(({ name }) => name === 'staffSaveCompany')).toHaveLength(0)
  await page.getByRole('button', { name: '#12757b, 5.4' }).click()
  await expect.element(main).toHaveValue('#12757b')
  await save.click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffSaveCompany')?.fields)
    .toMatchObject({ mainColor: '#12757b', accentColor: '#ffcc00' })
})

test('a logo that is too large is not sent, and its field says why', async () => {
  await openScreen('/staff?view=company', { userInfo, companySettings: answerWith() }, options)
  await settled()
  const input = page.getByLabelText(words.logoChoose)
  await input.upload(new File([new Uint8Array(2_100_000)], 'a.png', { type: 'image/png' }))
  await expect.element(page.getByText('Upload file size must be less than 2MB')).toBeVisible()
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
})

test('the promise and what there is beside the cars are sent, and a colleague’s choice is read by its name', async () => {
  let version = 'one'
  const { asked } = await openScreen(
    '/staff?view=company',
    {
      userInfo,
      companySettings: () =>
        version === 'one' ? answerWith() : answerWith({ jobs: 'byFive' as const }, 'two'),
      staffSaveCompany: () => {
        version = 'two'
        return failed(409, 'This has changed. Please look again.')
      },
    },
    options,
  )
  await settled()
  await field(words.answerHours).fill('60')
  await userEvent.keyboard('{Tab}')
  await expect.element(field(words.answerHours)).toHaveAttribute('aria-invalid', 'true')
  await field(words.answerHours).fill('2')
  await field(words.promiseEn).fill('the same day')
  await field(words.promiseEs).fill('el mismo día')
  await field(words.jobs).selectOptions('off')
  await field(words.hasCommunity).click()
  await save.click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffSaveCompany')?.fields)
    .toMatchObject({
      answerHours: '2',
      promiseEn: 'the same day',
      promiseEs: 'el mismo día',
      jobs: 'off',
    })
  await expect
    .element(
      page.getByText(`${words.jobs}: ${words.jobsChoices.always} → ${words.jobsChoices.byFive}`),
    )
    .toBeVisible()
  await expect.element(field(words.answerHours)).toHaveValue('2')
})

test('phones are read by the country that is chosen, and those that are saved have theirs in front', async () => {
  const { asked } = await openScreen(
    '/staff?view=company',
    {
      userInfo,
      companySettings: answerWith({ nightPhone: '+13055550123' }),
      staffSaveCompany: made('staffSaveCompany', {}),
    },
    options,
  )
  await settled()
  const phone = page.getByLabelText(words.phone, { exact: true })
  await expect.element(field(words.nightPhone)).toHaveValue('+1 305 555 0123')
  await phone.fill('612 34 56 78')
  await save.click()
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true')
  await field(words.phoneCountry).selectOptions('ES')
  await save.click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffSaveCompany')?.fields)
    .toMatchObject({ phoneCountry: 'ES', phone: '612 34 56 78', nightPhone: '+1 305 555 0123' })
})
