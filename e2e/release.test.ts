// @phone
import type { Page } from '@playwright/test'
import { noticeMessages } from '#web/app/shell/notice-messages.ts'
import { siteMessages } from '#web/fleet/site/messages.ts'
import { expect, test } from './support/fixtures.ts'

// What the service worker keeps is part of what is told here.
test.use({ serviceWorkers: 'allow' })

const words = noticeMessages.en

/** From now on the server names another release than that of the open page. */
async function release(page: Page, name: string) {
  await page.route('**/version.json*', (route) => route.fulfill({ json: { release: name } }))
}

/** The page lives on its own clock, so that 30 seconds need no waiting. */
async function open(page: Page, path: string) {
  await page.clock.install()
  await page.goto(path)
  await isRunning(page)
}

/** The program has begun, and looks at the version file when the clock says so. */
const isRunning = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

async function markPage(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
}

const isOldPage = (page: Page) => page.locator('html[data-before]')

/** Two looks at the version file, waited for. */
async function letItLook(page: Page) {
  const looked = page.waitForResponse('**/version.json*')
  await page.clock.runFor(31_000)
  await looked
}

// @4.4-release-check
test('a new release clears the caches and reloads, once', async ({ page }) => {
  await open(page, '/about')
  await page.evaluate(async () => {
    await (await caches.open('shell-old')).put('/old', new Response('old'))
  })
  await markPage(page)
  await release(page, 'another')
  await page.clock.runFor(31_000)
  await expect(isOldPage(page)).toHaveCount(0)
  await isRunning(page)
  expect(await page.evaluate(() => caches.has('shell-old'))).toBe(false)

  // The server still hands out the page of before, as when servers are replaced one by one.
  await markPage(page)
  await letItLook(page)
  await expect(page.getByText(words.newRelease)).toBeVisible()
  await expect(isOldPage(page)).toHaveCount(1)
})

test('it waits for whoever is typing, is offered, and comes with the next screen', async ({
  page,
}) => {
  const { name } = siteMessages.en
  await open(page, '/contact')
  await page.getByLabel(name).fill('Ana')
  await markPage(page)
  await release(page, 'another')
  await letItLook(page)
  await expect(page.getByRole('status').filter({ hasText: words.newRelease })).toBeVisible()
  await letItLook(page)
  await expect(isOldPage(page)).toHaveCount(1)
  await expect(page.getByLabel(name)).toHaveValue('Ana')

  await page.getByRole('link', { name: /Tramo/ }).first().click()
  await expect(page).toHaveURL('/')
  await expect(isOldPage(page)).toHaveCount(0)
})

test('the offer reloads at a press', async ({ page }) => {
  await open(page, '/contact')
  await page.getByLabel(siteMessages.en.name).fill('Ana')
  await markPage(page)
  await release(page, 'another')
  await letItLook(page)
  await page.getByRole('button', { name: words.reload }).click()
  await expect(isOldPage(page)).toHaveCount(0)
})

// @3-browser-storage @7-version-file
test('the page knows its own release and keeps it', async ({ page, request }) => {
  await page.goto('/about')
  const { release: newest } = (await (await request.get('/version.json')).json()) as {
    release: string
  }
  await expect(page.locator('meta[name=release]')).toHaveAttribute('content', newest)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('appVersion'))).toBe(newest)
})
