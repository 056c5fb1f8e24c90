import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openingSteps } from '#protocol/staff/opening/company-opening.ts'
import { contentMessages } from '#web/fleet/site/content/content-messages.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, settled } from '#testing/screens/open-screen.tsx'
import { menuMessages } from '../menu-messages.ts'
import { openingMessages } from './opening-messages.ts'

const words = openingMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['owner'] } })
const options = { signedIn: true, otherwiseLeast: true } as const
const stepsWithout = (...missing: string[]) =>
  openingSteps.map((step) => ({ step, isDone: !missing.includes(step), text: `About ${step}` }))
const closed = made('staffToday', { today: '2026-11-27', isOpen: false })

test('an owner’s day begins with what is missing, and the press waits for it', async () => {
  const { asked } = await openScreen(
    '/staff',
    {
      userInfo,
      staffToday: closed,
      companyOpening: made('companyOpening', {
        textsVersion: 'terms 1',
        steps: stepsWithout('cars', 'ways', 'texts'),
      }),
      staffReadTexts: made('staffReadTexts', {}),
    },
    options,
  )
  await settled()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(menuMessages.en.views.opening)
  await expect.element(page.getByText(words.before(3))).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: words.open }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(page.getByRole('link', { name: words.goes.ways }))
    .toHaveAttribute('href', '/staff?view=company')
  await expect
    .element(page.getByRole('link', { name: words.goes.cars }))
    .toHaveAttribute('href', '/staff?view=cars')
  const accept = page.getByRole('button', { name: words.acceptPress })
  await expect.element(accept).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('checkbox', { name: words.accept }).click()
  await accept.click()
  await expect
    .poll(() => asked.find(({ name }) => name === 'staffReadTexts')?.fields.version)
    .toBe('terms 1')
})

test('with everything there one press opens it; closing asks first, in Spanish too', async () => {
  const es = openingMessages.es
  let openedAt: string | undefined
  const { asked } = await openScreen(
    '/staff?view=opening',
    {
      userInfo,
      companyOpening: () =>
        made('companyOpening', { steps: stepsWithout(), ...(openedAt && { openedAt }) }),
      staffOpenCompany: ({ open }) => {
        openedAt = open === '1' ? '2026-11-28T10:00:00.000Z' : undefined
        return {}
      },
    },
    { ...options, lang: 'es' },
  )
  await settled()
  await expect.element(page.getByText(es.ready)).toBeVisible()
  await page.getByRole('button', { name: es.open }).click()
  await expect.element(page.getByRole('heading', { name: es.isOpen })).toBeVisible()
  await page.getByRole('button', { name: es.close }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: es.close }).click()
  await expect.element(page.getByText(es.ready)).toBeVisible()
  expect(
    asked.filter(({ name }) => name === 'staffOpenCompany').map(({ fields }) => fields.open),
  ).toEqual(['1', '0'])
})

test('somebody of the desk begins with today, and sees no opening', async () => {
  await openScreen(
    '/staff',
    {
      userInfo: made('userInfo', { userInfo: { staff: true, rights: ['desk'] } }),
      staffToday: closed,
    },
    options,
  )
  await settled()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent(menuMessages.en.views.today)
})

test('texts that nobody of the company has read say that they are examples', async () => {
  const example = page.getByText(contentMessages.en.example)
  const about = made('about', { content: { isExample: true } })
  await openScreen('/about', { about }, { otherwiseLeast: true })
  await expect.element(example).toBeVisible()
  await openScreen('/about', {}, { otherwiseLeast: true })
  await settled()
  await expect.element(example).not.toBeInTheDocument()
})
