// @phone
import type { Page, Request } from '@playwright/test'
import { expect } from '../support/fixtures.ts'
import { withOwnServer } from '../support/own-server.ts'
import { drivingRenter, knownRenter, signedIn } from '../support/people.ts'
import { carScreens, renterScreens, settle, visitorScreens } from '../support/screens.ts'

/** Other journeys change the demo people's rentals, and with them what a screen fetches. */
const test = withOwnServer()

/**
 * What a first visit may cost over the wire until the screen stands there: kB of script, and requests.
 * They are what was measured and two of each; what becomes cheaper takes its number along (docs/decisions/0028-files-by-screen.md).
 */
type Budget = readonly [scriptKB: number, requests: number]

const ofVisitors: Record<string, Budget> = {
  '/': [130, 14],
  '/about': [118, 13],
  '/faq': [123, 13],
  // The counts of its filters and the months of its dates come when they are opened.
  '/results': [151, 22],
  '/terms': [119, 14],
  '/accessibility': [118, 13],
  '/welcome': [160, 21],
  '/personal': [194, 27],
  '/contact': [146, 16],
  '/confirmation': [137, 14],
  '/passport': [136, 14],
  '/trust-card': [118, 12],
  '/booking': [144, 18],
  '/404': [122, 14],
  '/nowhere': [122, 14],
  '/details': [156, 20],
}

const ofRenters: Record<string, Budget> = {
  '/personal': [213, 35],
  '/passport': [142, 20],
  '/trust-card': [126, 20],
  '/waiting-list': [146, 21],
  '/dashboard': [158, 21],
  // Its form asks whether a field is a phone number, which brings the schemas along.
  '/extend': [173, 25],
  '/keys': [160, 22],
  '/vehicle-inspection': [154, 22],
  '/vehicle-maintenance': [140, 20],
  '/my-network': [171, 27],
  '/referral-tree': [129, 16],
  '/jobs': [152, 29],
  '/jobs/create': [175, 24],
  '/jobs/routes': [176, 26],
  '/jobs/…': [195, 30],
  '/jobs/edit/…': [183, 27],
  '/staff': [144, 20],
  '/booking': [151, 22],
  '/payment': [186, 28],
  '/confirmation': [143, 20],
  '/refund': [152, 22],
  '/results': [175, 31],
  // A change of car: what its price is made of is asked and chosen there.
  '/details': [172, 28],
}

const ofDrivers: Record<string, Budget> = {
  '/dashboard': [156, 21],
  '/keys': [165, 23],
  '/vehicle-inspection': [157, 23],
  '/vehicle-maintenance': [140, 21],
}

/** What web.dev calls good is 0.1: how far what stands there already is moved by what comes later. */
const mostShift = 0.1

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
  // Answers take a while, as on the road: what comes later shows what it moves.
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  const costs = new Map<string, Budget>()
  const shifts = new Map<string, number>()
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
    shifts.set(address, await page.evaluate(() => Reflect.get(window, 'layoutShift') as number))
  }
  const found = [...costs].map(([screen, [kB, asked]]) => `${screen} ${kB} kB ${asked} requests`)
  test.info().annotations.push({ type: 'costs', description: found.join('\n') })
  const over = [...costs].filter(([screen, [kB, asked]]) => {
    const [mostKB, mostRequests] = budgets[screen] ?? [0, 0]
    return kB > mostKB || asked > mostRequests || kB < 20
  })
  expect(over, 'over their budget').toEqual([])
  const shifting = [...shifts].filter(([, shift]) => shift > mostShift)
  expect(shifting, 'moving while they load').toEqual([])
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const idle = window.requestIdleCallback.bind(window)
    // What a screen does when it rests names its patience; how this test waits does not.
    window.requestIdleCallback = (work, options) => (options?.timeout ? 0 : idle(work))
    Reflect.set(window, 'layoutShift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(
          window,
          'layoutShift',
          Number(Reflect.get(window, 'layoutShift')) + Number(Reflect.get(entry, 'value')),
        )
    }).observe({ type: 'layout-shift', buffered: true })
  }),
)

const keepSession = (page: Page, token: string) =>
  page.addInitScript((session) => localStorage.setItem('userToken', session), token)

// @2.1-screens-load
test('every screen of visitors is within its budget', async ({ page, server }) => {
  await visit(page, await visitorScreens(server.url), ofVisitors)
})

test('every screen of a renter is within its budget', { tag: '@thorough' }, async ({
  page,
  server,
}) => {
  const token = await knownRenter(server.url, 'budget@example.org')
  await keepSession(page, token)
  await visit(page, await renterScreens(server.url, token), ofRenters)
})

test('every screen of who has a car is within its budget', { tag: '@thorough' }, async ({
  page,
  server,
}) => {
  const token = await signedIn(server.url, drivingRenter)
  await keepSession(page, token)
  await visit(page, await carScreens(server.url, token), ofDrivers)
})
