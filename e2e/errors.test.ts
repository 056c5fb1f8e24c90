// @phone
import type { Page } from '@playwright/test'
import { errorMessages } from '#web/core/api/errors.ts'
import { siteMessages } from '#web/fleet/site/messages.ts'
import { noticeMessages } from '#web/app/shell/notice-messages.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { type Fault, type FaultyProxy, startFaultyProxy } from './support/faulty-proxy.ts'
import { expect, test as base } from './support/fixtures.ts'
import { post } from './support/wire.ts'

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

const faults: [string, Fault, string][] = [
  ['no answer within 10 seconds', 'slow', errorMessages.en.timeout],
  ['a dead connection', 'gone', 'Network Error: Please check your internet connection.'],
  ['a connection cut within the answer', 'cut', errorMessages.en.network],
  [
    'HTTP 500 with the server’s sentence',
    { status: 500, body: '{"status":0,"message":"The database sleeps."}' },
    'Error: 500. The database sleeps.',
  ],
  [
    'HTTP 502 with the page of a proxy',
    { status: 502, body: '<html><body>Bad gateway</body></html>' },
    'Error: 502. Something went wrong.',
  ],
  [
    'a page instead of an answer, as in hotels',
    { status: 200, body: '<html><body>Welcome to our hotel</body></html>' },
    'An unexpected error occurred.',
  ],
]

for (const [name, fault, sentence] of faults) {
  // @8-request-took @8-network-error @8-error-status @8-unexpected-error @9-request-timeout
  test(`${name}: told once, the form stays, and sending again is the same change`, async ({
    page,
    network,
  }) => {
    await writeMessage(page)
    network.fault = fault
    await sendButton(page).click()
    await expect(page.getByText(sentence, { exact: true })).toHaveCount(1)
    await expect(page.getByRole('alert').getByText(sentence, { exact: true })).toBeVisible()
    await formHoldsWhatWasTyped(page)
    // Never repeated behind the person's back; only on a dead connection browsers do that themselves.
    if (fault !== 'gone') expect(network.sent.length).toBe(1)

    network.fault = 'none'
    // A machine that stands still for ten seconds loses the second one as well: whoever waits presses again.
    const another = page.getByRole('button', { name: words.another })
    await expect(async () => {
      if (await sendButton(page).isVisible()) await sendButton(page).click()
      await expect(another).toBeVisible({ timeout: 30_000 })
    }).toPass()
    expect(new Set(network.sent.map((fields) => fields.get('requestId'))).size).toBe(1)
  })
}

// @2.1-contact @8-http-409
test('HTTP 409: the server’s own sentence', async ({ page, network, server }) => {
  const requestId = crypto.randomUUID()
  const other = { ...typed, message: 'Something else', objectType: 'contactForm', requestId }
  expect((await post(server.url, undefined, other)).http).toBe(200)
  const clash = await post(server.url, undefined, { ...other, message: 'And another thing' })
  expect(clash.http).toBe(409)

  await writeMessage(page)
  network.fault = { fields: { requestId } }
  await sendButton(page).click()
  await expect(page.getByText(String(clash.body.message), { exact: true })).toHaveCount(1)
  await formHoldsWhatWasTyped(page)
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

// @7-errorReport @8-screen-crash
test('a crash in a screen says so exactly, is reported once, and leads home', async ({
  page,
  network,
}) => {
  await page.route('**/api?objectType=cars*', (route) =>
    route.fulfill({ json: { status: 1, cars: [null], total: 1 } }),
  )
  await page.goto('/results?area=5')
  await expect(page.getByRole('alert').getByText(errorMessages.en.crash)).toHaveText(
    'Something went wrong. We have noticed the error and will fix it asap. Please reload the page to try again.',
  )
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
  await expect.poll(() => network.sent.length).toBe(1)
  expect(network.sent[0]?.get('objectType')).toBe('errorReport')
  expect(network.sent[0]?.get('path')).toBe('/results')
  await page.getByRole('link', { name: 'Back to Home Page' }).click()
  await expect(page).toHaveURL('/')
})

// @8-this-could
test('without signal a first visit is told once, however many reads fail', async ({ page }) => {
  // The files come, the answers do not: nothing of these screens was ever seen.
  await page.route('**/api?*', (route) => route.abort('internetdisconnected'))
  await page.goto('/results?area=5')
  await expect(page.getByRole('button', { name: uiMessages.en.tryAgain })).toHaveCount(1)
  await expect(page.getByText(errorMessages.en.network, { exact: true })).toHaveCount(1)
  await expect(page.getByText(noticeMessages.en.offline)).toHaveCount(0)
  await expect(page.getByText(errorMessages.en.notLoaded)).toHaveCount(0)
  await page.unroute('**/api?*')
  await page.getByRole('button', { name: uiMessages.en.tryAgain }).click()
  await expect(page.getByText(errorMessages.en.network, { exact: true })).toHaveCount(0)
})
