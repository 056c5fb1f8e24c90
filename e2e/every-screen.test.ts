import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { knownRenter } from './known-renter.ts'
import { renterScreens, settle, visitorScreens } from './screens.ts'

/** WCAG 2.0 to 2.2, A and AA. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Everything a person with open developer tools would frown at. */
function listen(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      faults.push(`request: ${new URL(request.url()).pathname}`)
  })
  return faults
}

/** No violation, no sideways scroll, one h1, the language of the page is told. */
async function check(page: Page, what: string, lang: string) {
  await settle(page)
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const found = violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect.soft(found, `${what}: accessibility`).toEqual([])
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(sideways, `${what}: sideways scroll`).toBe(0)
  await expect.soft(page.locator('html'), what).toHaveAttribute('lang', new RegExp(`^${lang}`))
  expect.soft(await page.getByRole('heading', { level: 1 }).count(), `${what}: one h1`).toBe(1)
}

for (const lang of ['en', 'es'] as const) {
  test(`every screen a visitor sees is clean and accessible (${lang})`, async ({
    page,
    server,
    isMobile,
  }) => {
    test.setTimeout(180_000)
    // Light on one size and dark on the other, so that both palettes are seen in both languages.
    const dark = isMobile === (lang === 'es')
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
    await page.addInitScript((code) => localStorage.setItem('langCode', code), lang)
    const faults = listen(page)
    for (const path of await visitorScreens(server.url)) {
      await page.goto(path)
      await check(page, `${path} ${lang}`, lang)
    }
    expect(faults).toEqual([])
  })

  test(`every screen a renter sees is clean and accessible (${lang})`, async ({
    page,
    server,
    readMail,
    isMobile,
  }) => {
    test.setTimeout(240_000)
    const dark = isMobile !== (lang === 'es')
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
    const email = `every-${lang}-${crypto.randomUUID().slice(0, 6)}@example.com`
    const token = await knownRenter(server.url, email, readMail)
    await page.addInitScript(
      ([code, session]) => {
        localStorage.setItem('langCode', code ?? 'en')
        localStorage.setItem('userToken', session ?? '')
      },
      [lang, token],
    )
    const faults = listen(page)
    const screens = await renterScreens(server.url, token)
    for (const path of screens) {
      await page.goto(path)
      await check(page, `${path} ${lang}`, lang)
    }
    // A refused call of a screen (403 for /staff, 404 for a lost order) is told by the browser itself.
    const own = faults.filter((fault) => !/status of 40[34]/.test(fault))
    expect(own).toEqual([])
  })
}
