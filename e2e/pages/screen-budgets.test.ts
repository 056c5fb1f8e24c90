import type { Page, Request } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { drivingRenter, knownRenter, signedIn } from '../support/people.ts'
import { carScreens, renterScreens, settle, visitorScreens } from '../support/screens.ts'

/**
 * What a first visit may cost over the wire until the screen stands there: kB of script, and requests.
 * They are what was measured and two of each; what becomes cheaper takes its number along (docs/decisions/0017-what-the-browser-is-given.md).
 */
type Budget = readonly [scriptKB: number, requests: number]

const ofVisitors: Record<string, Budget> = {
  '/': [124, 13],
  '/about': [131, 13],
  '/faq': [131, 13],
  '/results': [140, 16],
  '/terms': [131, 14],
  '/welcome': [205, 26],
  '/personal': [205, 26],
  '/contact': [161, 16],
  '/confirmation': [159, 17],
  '/passport': [170, 19],
  '/trust-card': [139, 15],
  '/booking': [143, 18],
  '/404': [137, 14],
  '/nowhere': [137, 14],
  '/details': [146, 18],
}

const ofRenters: Record<string, Budget> = {
  '/personal': [226, 42],
  '/passport': [177, 25],
  '/trust-card': [148, 23],
  '/waiting-list': [155, 25],
  '/dashboard': [163, 21],
  '/extend': [192, 25],
  '/keys': [180, 24],
  '/vehicle-inspection': [180, 24],
  '/vehicle-maintenance': [182, 22],
  '/my-network': [218, 34],
  '/referral-tree': [162, 21],
  '/jobs': [180, 29],
  '/jobs/create': [207, 29],
  '/jobs/routes': [211, 30],
  '/jobs/…': [240, 34],
  '/jobs/edit/…': [211, 31],
  '/staff': [201, 26],
  '/booking': [149, 22],
  '/payment': [195, 30],
  '/confirmation': [165, 22],
  '/refund': [195, 30],
  '/results': [171, 25],
  '/details': [171, 27],
}

const ofDrivers: Record<string, Budget> = {
  '/dashboard': [163, 22],
  '/keys': [182, 24],
  '/vehicle-inspection': [182, 24],
  '/vehicle-maintenance': [182, 24],
}

/** `/jobs/ABC?x=1` is `/jobs/…`: the screen, whatever it shows. */
function screenOf(address: string): string {
  const path = address.replace(/\?.*/, '')
  return path.replace(/^(\/jobs(?:\/edit)?)\/[A-Z0-9]{4,}$/, '$1/…')
}

/** Each as in a browser that has never been here; what a screen fetches while it rests is not counted. */
async function visit(page: Page, addresses: readonly string[], budgets: Record<string, Budget>) {
  const browser = await page.context().newCDPSession(page)
  let requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const costs = new Map<string, Budget>()
  for (const address of addresses) {
    await browser.send('Network.clearBrowserCache')
    requests = []
    await page.goto(address)
    await settle(page)
    const scripts = requests.filter((request) => request.resourceType() === 'script')
    const sizes = await Promise.all(scripts.map((request) => request.sizes()))
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    const [mostBytes = 0, mostRequests = 0] = costs.get(screenOf(address)) ?? []
    costs.set(screenOf(address), [
      Math.max(mostBytes, Math.ceil(bytes / 1024)),
      Math.max(mostRequests, requests.length),
    ])
  }
  const found = [...costs].map(([screen, [kB, asked]]) => `${screen} ${kB} kB ${asked} requests`)
  test.info().annotations.push({ type: 'costs', description: found.join('\n') })
  const over = [...costs].filter(([screen, [kB, asked]]) => {
    const [mostKB, mostRequests] = budgets[screen] ?? [0, 0]
    return kB > mostKB || asked > mostRequests || kB < 20
  })
  expect(over, 'over their budget').toEqual([])
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const idle = window.requestIdleCallback.bind(window)
    // What a screen does when it rests names its patience; how this test waits does not.
    window.requestIdleCallback = (work, options) => (options?.timeout ? 0 : idle(work))
  }),
)

const keepSession = (page: Page, token: string) =>
  page.addInitScript((session) => localStorage.setItem('userToken', session), token)

test('every screen of visitors is within its budget', async ({ page, server }) => {
  await visit(page, await visitorScreens(server.url), ofVisitors)
})

test('every screen of a renter is within its budget', async ({ page, server, readMail }) => {
  const token = await knownRenter(server.url, 'budget@example.org', readMail)
  await keepSession(page, token)
  await visit(page, await renterScreens(server.url, token), ofRenters)
})

test('every screen of who has a car is within its budget', async ({ page, server, readMail }) => {
  const token = await signedIn(server.url, drivingRenter, readMail)
  await keepSession(page, token)
  await visit(page, await carScreens(server.url, token), ofDrivers)
})
