import type { Request } from '@playwright/test'
import { homeMessages } from '#web/rentals/home/home-messages.ts'
import { detailsMessages } from '#web/fleet/cars/details/details-messages.ts'
import { dashboardMessages } from '#web/rentals/rentals/messages.ts'
import { moneyMessages } from '#web/rentals/rentals/money-messages.ts'
import { nowMessages } from '#web/rentals/rentals/now/now-messages.ts'
import { openRow } from './pages/rows.ts'
import { drivingRenter, signedIn } from './support/people.ts'
import { expect, test } from './support/fixtures.ts'
import { availableCars, dates, settle } from './support/screens.ts'

const kB = 1024

/** What a first visit to home may cost (architecture, Budgets). */
const budget = { scriptBytes: 130 * kB, styleBytes: 11 * kB, requests: 14 }

async function wireBytes(requests: Request[], kind: 'script' | 'stylesheet'): Promise<number> {
  const ours = requests.filter((request) => request.resourceType() === kind)
  const sizes = await Promise.all(ours.map((request) => request.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

// What the service worker fetches is in nobody's way.
// @2.1-screens-load
test('the first visit to home stays within its budget over the wire', {
  tag: '@worker',
}, async ({ page, baseURL }) => {
  const requests: Request[] = []
  // What the worker fetches later, for times without signal, is not in anybody's way.
  page.on('request', (request) => {
    if (request.serviceWorker() === null) requests.push(request)
  })
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: homeMessages.en.allAreas })).toBeVisible()
  await page.waitForLoadState('networkidle')

  const summary = requests.map((request) => `${request.resourceType()} ${request.url()}`).join('\n')
  expect(requests.length, summary).toBeLessThanOrEqual(budget.requests)
  expect(requests.filter((request) => !request.url().startsWith(baseURL ?? ''))).toEqual([])

  const script = await wireBytes(requests, 'script')
  const style = await wireBytes(requests, 'stylesheet')
  // Nothing measured would also be within the budget.
  expect(script).toBeGreaterThan(20 * kB)
  expect(style).toBeGreaterThan(kB)
  test.info().annotations.push({ type: 'bytes', description: `script ${script}, style ${style}` })
  expect(script, summary).toBeLessThanOrEqual(budget.scriptBytes)
  expect(style).toBeLessThanOrEqual(budget.styleBytes)

  const encodings = await Promise.all(
    requests
      .filter((request) => ['script', 'stylesheet'].includes(request.resourceType()))
      .map(async (request) => (await request.response())?.headers()['content-encoding']),
  )
  expect(new Set(encodings)).toEqual(new Set(['br']))
})

for (const lang of ['en', 'es'])
  test(`the page names what its screen needs: nothing of it is fetched twice (${lang})`, async ({
    page,
  }) => {
    await page.addInitScript((code) => localStorage.setItem('langCode', code), lang)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.serviceWorker() === null) asked.push(new URL(request.url()).pathname)
    })
    const homes: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('objectType=home')) homes.push(request.url())
    })
    const answer = await page.goto('/results')
    await expect(page.locator('[data-on-map]').first()).toBeVisible()
    // The page as it was sent: the program adds such links of its own for what it fetches later.
    const sent = (await answer?.text()) ?? ''
    const named = [...sent.matchAll(/rel="modulepreload"[^>]* href="([^"]+)"/g)].map(
      ([, path = '']) => path,
    )
    expect(named.some((name) => name.startsWith('/assets/results-'))).toBe(true)
    const scripts = asked.filter((path) => path.endsWith('.js'))
    expect(new Set(scripts).size).toBe(scripts.length)
    expect(homes).toHaveLength(1)
  })

for (const path of ['/results', '/details'])
  test(`the page of ${path} asks for the cars before the program is there, and nobody asks again`, async ({
    page,
    server,
  }) => {
    const [car = ''] = await availableCars(server.url)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api') asked.push(searchParams.get('objectType') ?? '')
    })
    const query = new URLSearchParams({ area: '1', ...(path === '/details' && { car }), ...dates })
    await page.goto(`${path}?${query}`)
    await settle(page)
    const early = await page
      .locator('head link[rel=preload][as=fetch]')
      .evaluateAll((links) =>
        links
          .map((link) => new URL(link.getAttribute('href') ?? '', 'http://x'))
          .map(({ searchParams }) => searchParams.get('objectType')),
      )
    expect(early).toEqual(['home', 'cars'])
    expect(asked.filter((name) => early.includes(name))).toEqual(['home', 'cars'])
  })

// The last moment of a day in Hawaii whose next slot is still on it, the first after it, and one of summer.
for (const now of ['2027-02-03T09:30:59Z', '2027-02-03T09:31:00Z', '2027-07-05T21:10:00Z'])
  test(`a car without dates is asked for once, early, with the miles of the trip that is proposed: ${now}`, {
    tag: '@phone',
  }, async ({ page, server }) => {
    const [car = ''] = await availableCars(server.url)
    const miles: (string | null)[] = []
    page.on('request', (request) => {
      const { searchParams } = new URL(request.url())
      if (searchParams.get('objectType') === 'cars') miles.push(searchParams.get('miles'))
    })
    await page.clock.setFixedTime(now)
    await page.goto(`/details?car=${car}`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(detailsMessages.en.loading)
    await settle(page)
    // 30 days of driving to work.
    expect(miles).toEqual(['850'])
    const early = page.locator('head link[rel=preload][as=fetch][href*=cars]')
    await expect(early).toHaveCount(1)
  })

test('documents come packed, and only they say what a document may do', { tag: '@phone' }, async ({
  page,
}) => {
  const answers = new Map<string, Record<string, string>>()
  page.on('response', (response) => {
    answers.set(response.request().resourceType(), response.headers())
  })
  await page.goto('/')
  await settle(page)
  expect(answers.get('document')).toMatchObject({
    'content-encoding': 'br',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-frame-options': 'DENY',
  })
  const ofScript = answers.get('script')
  expect(ofScript).toMatchObject({ 'x-content-type-options': 'nosniff' })
  for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options'])
    expect(ofScript?.[name], name).toBeUndefined()
})

/** Compressed script of a signed-in person's screen, until it has its data. */
const screenBytes = 152 * kB

// @7-dashboard
test('the first visit to the dashboard is small and needs one answer of the server', {
  tag: '@worker',
}, async ({ page, server }) => {
  const token = await signedIn(server.url, drivingRenter)
  await page.addInitScript((value) => localStorage.setItem('userToken', value), token)
  const requests: Request[] = []
  const isAsked = (request: Request) => request.url().includes('objectType=dashboard')
  let isAnswered = false
  page.on('requestfinished', (request) => {
    isAnswered ||= isAsked(request)
  })
  page.on('request', (request) => {
    // What it fetches while it rests, such as the help card, is not in anybody's way.
    if (request.serviceWorker() === null && (!isAnswered || isAsked(request)))
      requests.push(request)
  })
  // The shell asks who it is, as on every screen; until the dashboard is there nothing else is answered.
  await page.route(
    ({ pathname, searchParams }) =>
      pathname === '/api' &&
      !isAnswered &&
      !['dashboard', 'userInfo'].includes(searchParams.get('objectType') ?? ''),
    (route) => route.abort(),
  )
  await page.goto('/dashboard')
  const words = dashboardMessages.en
  const money = moneyMessages.en
  const now = nowMessages.en
  await expect(page.getByRole('region', { name: now.now, exact: true })).toBeVisible()
  const history = await openRow(page, now.history)
  await expect(history.getByRole('list', { name: words.timeline })).toContainText('Odometer')
  await expect(await openRow(page, now.money)).toContainText(money.depositHeld)
  await expect(await openRow(page, words.notices)).toContainText(words.preferences)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(requests.filter(isAsked)).toHaveLength(1)

  const script = await wireBytes(requests, 'script')
  expect(script).toBeGreaterThan(20 * kB)
  test.info().annotations.push({ type: 'bytes', description: `script ${script}` })
  expect(script).toBeLessThanOrEqual(screenBytes)
})

test('while the file of a screen is slow the header is there to use', async ({ page }) => {
  let arrive = () => {}
  const hasArrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/results-screen-[^/]*\.js$/, async (route) => {
    await hasArrived
    await route.continue()
  })
  await page.goto('/results', { waitUntil: 'commit' })
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
  await expect(page.locator('[data-on-map]')).toHaveCount(0)
  arrive()
  await expect(page.locator('[data-on-map]').first()).toBeVisible()
})
