// @phone
import type { Page } from '@playwright/test'
import { welcomeMessages } from '#web/people/account/welcome-messages.ts'
import { resultsMessages } from '#web/fleet/cars/results/results-messages.ts'
import { siteMessages } from '#web/fleet/site/messages.ts'
import { contentMessages } from '#web/fleet/site/content/content-messages.ts'
import { shellMessages } from '#web/app/shell/messages.ts'
import { expect, test } from './support/fixtures.ts'
import { settle, visitorScreens } from './support/screens.ts'

const html = (page: Page) => page.locator('html')
const markPage = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
const oldPage = (page: Page) => page.locator('html[data-before]')
const switchOf = (page: Page, lang: 'en' | 'es') =>
  page.getByRole('button', { name: shellMessages[lang].changeLanguage })

// @1-english-spanish @2.2-lang
test('lang in the query of a screen sets the language and keeps it', async ({ page }) => {
  await page.goto('/about?lang=es')
  await expect(html(page)).toHaveAttribute('lang', 'es-US')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentMessages.es.aboutTitle)
  await page.goto('/about')
  await expect(html(page)).toHaveAttribute('lang', 'es-US')
  // The switch wins over the address, which loses its `lang`.
  await page.goto('/about?lang=es')
  await switchOf(page, 'es').click()
  await expect(page).toHaveURL('/about')
  await expect(html(page)).toHaveAttribute('lang', 'en-US')
})

// @4.4-code-used
test('a code of three letters is ignored', async ({ page }) => {
  await page.goto('/about?lang=spa')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentMessages.en.aboutTitle)
  await expect(html(page)).toHaveAttribute('lang', 'en-US')
  expect(await page.evaluate(() => localStorage.getItem('langCode'))).toBeNull()
})

// @2.3-header-logo @4.4-switch-reloads
test('the switch loads the page again, except on /welcome; what is typed stays', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.getByLabel(siteMessages.en.message).fill('Is the van free?')
  await markPage(page)
  await switchOf(page, 'en').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteMessages.es.contactTitle)
  await expect(oldPage(page)).toHaveCount(0)
  await expect(page.getByLabel(siteMessages.es.message)).toHaveValue('Is the van free?')

  await page.goto('/welcome')
  await page.getByLabel(welcomeMessages.es.email).fill('ana@example.com')
  await markPage(page)
  await switchOf(page, 'es').click()
  await expect(page.getByLabel(welcomeMessages.en.email)).toHaveValue('ana@example.com')
  await expect(html(page)).toHaveAttribute('lang', 'en-US')
  await expect(oldPage(page)).toHaveCount(1)
})

// @9-dates-dd
test('money and dates are written alike in both languages', async ({ page, server }) => {
  // The form of /personal only carries the trip along.
  const screens = (await visitorScreens(server.url)).filter(
    (path) => /[?&]start=/.test(path) && !path.startsWith('/personal'),
  )
  const figures = async (path: string, lang: string) => {
    await page.goto(`${path}&lang=${lang}`)
    await settle(page)
    const text = await page.getByRole('main').innerText()
    return text.match(/\$[\d,]+(\.\d\d)?|\b\d{1,2}\/\d{1,2}\/\d{4}\b/g) ?? []
  }
  for (const path of screens) {
    const english = await figures(path, 'en')
    expect(english.length, path).toBeGreaterThan(0)
    expect(await figures(path, 'es'), path).toEqual(english)
  }
  // DD/MM/YYYY in fields (docs/product/app.md#dates): the day that begins the trip of these screens.
  const [path = ''] = screens
  const start = new URLSearchParams(path.split('?')[1]).get('start') ?? ''
  const [year, month, day] = start.slice(0, 10).split('-')
  for (const lang of ['en', 'es'] as const) {
    await page.goto(`${path}&lang=${lang}`)
    await page.getByRole('button', { name: resultsMessages[lang].changeSearch }).click()
    await expect(
      page.getByRole('dialog').getByRole('button', { name: `${day}/${month}/${year}` }),
    ).toBeVisible()
  }
})

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('is offered it once, in Spanish, and either answer is kept', async ({ page }) => {
    await page.goto('/about')
    await expect(html(page)).toHaveAttribute('lang', 'en-US')
    const offer = page.getByRole('region', { name: 'Idioma' })
    await expect(offer).toHaveAttribute('lang', 'es-US')
    await expect(offer).toContainText('¿Prefieres ver esta página en español?')
    await offer.getByRole('button', { name: 'Seguir en inglés' }).click()
    await expect(offer).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentMessages.en.aboutTitle)
    await expect(offer).toHaveCount(0)
  })

  test('is in Spanish once that was chosen', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Ver en español' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentMessages.es.aboutTitle)
    await expect(html(page)).toHaveAttribute('lang', 'es-US')
    await expect(page.getByRole('region', { name: 'Idioma' })).toHaveCount(0)
  })
})
