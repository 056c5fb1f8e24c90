import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { uiMessages } from '#web/ui/messages.ts'
import { made } from '#testing/screens/made-answer.ts'
import { desk, openScreen, phone, settled } from '#testing/screens/open-screen.tsx'
import { areaMessages } from './area-messages.ts'
import { companyMessages } from './company-messages.ts'

const words = companyMessages.en
const answers = {
  userInfo: made('userInfo', { userInfo: { staff: true } }),
  companySettings: made('companySettings', { version: 'one' }),
  staffSaveCompany: made('staffSaveCompany', {}),
}
const options = { signedIn: true, otherwiseLeast: true } as const
const field = (name: string) => page.getByLabelText(name)
const save = page.getByRole('button', { name: words.save, exact: true })

const facts = {
  legalName: 'Acme',
  phoneCountry: 'US',
  donationRate: 0,
  promise: { en: '', es: '' },
}
const inHtml = (said: object) =>
  JSON.stringify(said).replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

test('after a save the top of the page has the new name and colors at once, and nothing typed elsewhere is lost', async () => {
  await openScreen('/staff?view=company', answers, { ...options, size: desk })
  await settled()
  const asked = window.fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url === '/staff'
      ? new Response(
          `<meta name="company" content="${inHtml({ ...facts, name: 'Ana & “Sons”', absent: ['/jobs'] })}" /><style>:root{--color-primary:#123456}</style></head>`,
        )
      : asked(url, init),
  )
  onTestFinished(() => document.querySelector('head > style:last-of-type')?.remove())
  await page.getByRole('button', { name: areaMessages.en.add }).click()
  await field(areaMessages.en.nameEn).fill('Tampa')
  await page.getByRole('textbox', { name: words.name, exact: true }).fill('Ana & “Sons”')
  await save.click()
  const banner = page.getByRole('banner')
  await expect.element(banner.getByText('Ana & “Sons”')).toBeVisible()
  await expect.element(banner.getByRole('link', { name: 'Ana & “Sons”, home' })).toBeVisible()
  await expect.element(banner.getByRole('link', { name: 'Jobs' })).not.toBeInTheDocument()
  expect(getComputedStyle(document.documentElement).getPropertyValue('--color-primary')).toBe(
    '#123456',
  )
  expect(document.title).toMatch(/ · Ana & “Sons”$/)
  await expect.element(field(areaMessages.en.nameEn)).toHaveValue('Tampa')
})

test.each([
  ['on a desk', desk],
  ['on a phone', phone],
])('%s what is said of a save leaves the button of the next one free', async (_, size) => {
  await openScreen('/staff?view=company', answers, { ...options, size })
  await settled()
  await field(words.legalName).fill('Acme Cars LLC')
  await save.click()
  const dismiss = page.getByRole('button', { name: uiMessages.en.dismiss })
  await expect.element(dismiss).toBeVisible()
  // The form is drawn anew, and the focus goes to the heading below it.
  await expect.element(page.getByRole('heading', { name: areaMessages.en.areas })).toHaveFocus()
  window.scrollTo(0, 0)
  const top = () => save.element().getBoundingClientRect().top
  const bottom = () => dismiss.element().getBoundingClientRect().bottom
  await expect.poll(() => bottom() < top()).toBe(true)
  expect(bottom()).toBeGreaterThan(size.height / 2)
})
