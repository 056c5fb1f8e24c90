// @phone
import type { Page } from '@playwright/test'
import { errorMessages } from '#web/core/api/errors.ts'
import { siteMessages } from '#web/fleet/site/messages.ts'
import { type FaultyProxy, startFaultyProxy } from './support/faulty-proxy.ts'
import { expect, test as base } from './support/fixtures.ts'

/** docs/product/app.md#errors, caused for real: the browser talks to a good server through a bad network. */
const test = base.extend<{ network: FaultyProxy }>({
  network: async ({ server }, use) => {
    const network = await startFaultyProxy(server.url)
    await use(network)
    await network.stop()
  },
  baseURL: async ({ network }, use) => {
    await use(network.url)
  },
})

// A worker would bring in blocked files behind the test's back.
test.use({ serviceWorkers: 'block' })

const words = siteMessages.en
const typed = { name: 'Ana', email: 'ana@example.com', message: 'Is the van free in May?' }

async function writeMessage(page: Page) {
  await page.goto('/contact')
  for (const [field, value] of Object.entries(typed)) {
    await page.getByLabel(words[field as keyof typeof typed]).fill(value)
  }
}

const sendButton = (page: Page) => page.getByRole('button', { name: words.send })

async function formHoldsWhatWasTyped(page: Page) {
  for (const [field, value] of Object.entries(typed)) {
    await expect(page.getByLabel(words[field as keyof typeof typed])).toHaveValue(value)
  }
}

// @8-network-error
test('a connection cut within the answer: the form stays, and sending again is the same change', async ({
  page,
  network,
}) => {
  await writeMessage(page)
  network.fault = 'cut'
  await sendButton(page).click()
  await expect(page.getByRole('alert').getByText(errorMessages.en.network)).toBeVisible()
  await formHoldsWhatWasTyped(page)
  network.fault = 'none'
  await sendButton(page).click()
  await expect(page.getByRole('button', { name: words.another })).toBeVisible()
  expect(network.sent).toHaveLength(2)
  expect(new Set(network.sent.map((fields) => fields.get('requestId'))).size).toBe(1)
})

// @2.1-screens-load @8-screen-load
test('a screen’s file that cannot be had: one reload, then the error with two ways on', async ({
  page,
  network,
}) => {
  let tries = 0
  await page.route('**/assets/about-screen-*.js', (route) => {
    tries += 1
    return route.abort()
  })
  await page.goto('/')
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'About' }).click()
  await expect(page.getByText(errorMessages.en.crash, { exact: true })).toHaveCount(1)
  await expect(page.locator('html[data-before]')).toHaveCount(0)
  await expect(page).toHaveURL('/about')
  expect(tries).toBeGreaterThanOrEqual(2)
  await expect
    .poll(() => network.sent.map((fields) => fields.get('objectType')))
    .toEqual(['errorReport'])

  await expect(page.getByRole('link', { name: 'Back to Home Page' })).toBeVisible()
  await page.unroute('**/assets/about-screen-*.js')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible()
})
