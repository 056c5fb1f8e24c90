import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { errorMessages } from '#web/core/api/errors.ts'
import { openScreens, orderScreens, ownScreens, routes } from '#web/core/routing/routes.ts'
import { siteMessages } from '#web/fleet/site/messages.ts'
import { uiMessages } from '#web/ui/messages.ts'
import type * as z from 'zod/mini'
import type { Operation } from '#protocol/core/operation.ts'
import { operations } from '#protocol/operations.ts'
import { type Answers, failed } from '#testing/screens/answers.ts'
import { home } from '#testing/screens/company.ts'
import { openScreen, place, settled } from '#testing/screens/open-screen.tsx'

/** docs/product/app.md#routes: these need somebody signed in. */
const guarded = [
  ...Object.values(orderScreens).map((path) => `${path}?order=x&pm=normal`),
  ...Object.values(ownScreens).map((path) => path.replace('$id', '17')),
  '/waiting-list?area=5',
  '/referral-tree?userId=x',
  '/jobs?jobOwnerId=x&status=open',
  '/jobs/routes?edit=new&detour=5',
  '/jobs?status=open&area=',
  '/waiting-list?x=&area=',
]

// @2.1-payment @2.1-payment-extend @2.1-refund @2.1-waiting-list @2.1-dashboard @2.1-extend
// @2.1-keys @2.1-vehicle-inspection @2.1-vehicle-maintenance @2.1-my-network @2.1-referral-tree
// @2.1-jobs @2.1-jobs-create @2.1-jobs-edit @2.1-jobs-routes @2.1-jobs-id @4.4-protected-route
// @6-visitors-use
test('a guarded screen leads visitors to sign-in and remembers the full path', async () => {
  for (const path of guarded) {
    await openScreen(path, {})
    expect(place()).toBe(`/welcome?returnUrl=${encodeURIComponent(path)}`)
  }
})

// @2.1-personal @2.1-accessibility
test('every public screen opens for visitors with a heading and a title of its own', async () => {
  const titles = new Set<string>()
  for (const path of Object.values(openScreens)) {
    await openScreen(path, { home }, { otherwiseLeast: true })
    await settled()
    // A screen may add a usual trip to its query.
    expect(place().split('?')[0]).toBe(path)
    expect([path, document.querySelector('h1') !== null]).toEqual([path, true])
    expect(document.title).toMatch(/.+ · Tramo$/)
    titles.add(document.title)
  }
  // The company has written no title of its own above About, FAQ, terms and accessibility.
  expect(titles.size).toBe(Object.keys(openScreens).length - 3)
})

// @2.1-404 @2.1-unknown-paths @2.3-not-found @8-page-not
test('an unknown path is /404, with a way home', async () => {
  const title = page.getByRole('heading', { level: 1, name: siteMessages.en.pageNotFound })
  for (const path of ['/nowhere', '/jobs/1/2/3', '/results.html', '/old/page.php']) {
    await openScreen(path, {}, { otherwiseLeast: true })
    await expect.element(title).toBeVisible()
    expect(place()).toBe('/404')
  }
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect.poll(place).toBe('/')
})

const { lostOrder } = errorMessages.en
const { lostCar, ownRentals } = uiMessages.en

/** The sentence stands there, once, and nothing is told besides. */
async function expectOnce(sentence: string, where: string) {
  const times = (text: string | RegExp, exact: boolean) =>
    page.getByText(text, { exact }).elements().length
  await expect.poll(() => [where, times(sentence, true)]).toEqual([where, 1])
  await settled()
  const others = times(/Error: ?404|went wrong|could not be loaded/, false)
  expect([where, times(sentence, true), others]).toEqual([where, 1, 0])
}

const missing = () => failed(404, 'Nothing is there.')

/** What the server says of everything that is asked about an order of somebody else. */
const notTheirs: Answers = Object.fromEntries(
  Object.values<Operation>(operations)
    .filter(({ kind, input }) => kind === 'query' && 'order' in (input as z.ZodMiniObject).shape)
    .map(({ name }) => [name, missing]),
)

// @8-sorry-order
test('every screen of an order says once that it is lost, missing or somebody else’s', async () => {
  const ofAnOrder = [
    ...Object.values(orderScreens),
    routes.confirmation,
    `${routes.results}?type=change`,
  ]
  for (const path of [...ofAnOrder, routes.dashboard]) {
    const and = path.includes('?') ? '&' : '?'
    await openScreen(`${path}${and}order=LOST`, notTheirs, { signedIn: true, otherwiseLeast: true })
    await expectOnce(lostOrder, `${path} with an order that is not theirs`)
    if (path === routes.dashboard) continue
    await openScreen(path, {}, { signedIn: true, otherwiseLeast: true })
    await expectOnce(lostOrder, `${path} without an order`)
  }
  await page.getByRole('link', { name: ownRentals }).click()
  await expect.poll(place).toBe('/dashboard')
})

// @2.1-confirmation
test('the confirmation is public: a visitor reads the sentence, or signs in for an order', async () => {
  await openScreen('/confirmation', {}, { otherwiseLeast: true })
  await expectOnce(lostOrder, 'a visitor without an order')
  expect(place()).toBe('/confirmation')
  await openScreen('/confirmation?order=X', {}, { otherwiseLeast: true })
  await expect.poll(place).toBe('/welcome?returnUrl=%2Fconfirmation%3Forder%3DX')
})

test('a car that is not there is told in words, wherever it is asked for', async () => {
  const trip = 'start=2030-01-10T10:00&end=2030-02-10T10:00'
  for (const path of [
    `/details?car=LOST&${trip}`,
    '/details?car=LOST',
    '/details',
    `/booking?car=LOST&${trip}`,
    '/booking?car=LOST',
  ]) {
    await openScreen(path, { home, booking: missing }, { otherwiseLeast: true })
    await expectOnce(lostCar, path)
    expect(place()).toContain(path.split('?')[0])
  }
})
