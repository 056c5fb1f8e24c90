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
  '/': [130, 12],
  '/about': [137, 13],
  '/faq': [137, 13],
  '/results': [147, 16],
  '/terms': [137, 14],
  '/welcome': [200, 22],
  '/personal': [200, 22],
  '/contact': [165, 16],
  '/confirmation': [173, 18],
  '/passport': [173, 19],
  '/trust-card': [155, 16],
  '/booking': [159, 19],
  '/404': [144, 14],
  '/nowhere': [144, 14],
  '/details': [162, 19],
}

const ofRenters: Record<string, Budget> = {
  '/personal': [264, 39],
  '/passport': [178, 24],
  '/trust-card': [163, 23],
  '/waiting-list': [201, 23],
  '/dashboard': [176, 21],
  '/extend': [194, 25],
  '/keys': [190, 23],
  '/vehicle-inspection': [190, 23],
  '/vehicle-maintenance': [194, 22],
  '/my-network': [258, 33],
  '/referral-tree': [176, 21],
  '/jobs': [191, 27],
  '/jobs/create': [258, 28],
  '/jobs/routes': [262, 29],
  '/jobs/…': [297, 32],
  '/jobs/edit/…': [262, 29],
  '/staff': [204, 25],
  '/booking': [165, 22],
  '/payment': [228, 27],
  '/confirmation': [178, 23],
  '/refund': [228, 27],
  '/results': [184, 25],
  '/details': [184, 27],
}

const ofDrivers: Record<string, Budget> = {
  '/dashboard': [176, 22],
  '/keys': [194, 23],
  '/vehicle-inspection': [194, 23],
  '/vehicle-maintenance': [194, 23],
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
