// @phone
import { openScreens, orderScreens, ownScreens, routes } from '#web/core/routing/routes.ts'
import { shellMessages } from '#web/app/shell/messages.ts'
import { expect, test } from './support/fixtures.ts'

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

const open = Object.values(openScreens)

// @2.1-payment @2.1-payment-extend @2.1-refund @2.1-waiting-list @2.1-dashboard @2.1-extend
// @2.1-keys @2.1-vehicle-inspection @2.1-vehicle-maintenance @2.1-my-network @2.1-referral-tree
// @2.1-jobs @2.1-jobs-create @2.1-jobs-edit @2.1-jobs-routes @2.1-jobs-id @4.4-protected-route
// @6-visitors-use
test('a guarded screen leads visitors to sign-in and remembers the full path', async ({ page }) => {
  for (const path of guarded) {
    await page.goto(path)
    const welcome = new URL(page.url())
    await expect(page).toHaveURL(/\/welcome\?/)
    expect(new URL(page.url()).searchParams.get('returnUrl'), welcome.href).toBe(path)
  }
})

// @2.1-personal
test('every public screen opens for visitors with a heading and a title of its own', async ({
  page,
}) => {
  const titles = new Set<string>()
  for (const path of open) {
    await page.goto(path)
    // A screen may add a usual trip to its query.
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await expect(page).toHaveTitle(/.+ · Tramo$/)
    titles.add(await page.title())
  }
  // Contact and FAQ are two names of the same place in the menu.
  expect(titles.size).toBeGreaterThanOrEqual(open.length - 1)
})

test('titles are in the language of the screen', async ({ page }) => {
  await page.goto('/terms?lang=es')
  await expect(page).toHaveTitle(/^Términos de uso · Tramo$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
})

// @4.4-rewritten
test('a path with /#/ becomes a normal one, on arrival and within the program', async ({
  page,
}) => {
  await page.goto('/#/results?area=5')
  await expect(page).toHaveURL(/\/results\?.*area=5/)
  await page.goto('/')
  await page.evaluate(() => {
    window.location.hash = '/about'
  })
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible()
})

// @2.1-404 @2.1-unknown-paths @2.3-not-found @8-page-not
test('an unknown path is /404, with a way home', async ({ page }) => {
  for (const path of [
    '/nowhere',
    '/jobs/1/2/3',
    '/results.html',
    '/old/page.php',
    '/%E0%A4%A',
    '/foo%zz',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL('/404')
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
})

// @2.1-path-style
test('a new screen begins at its top with the focus on its heading, and Back returns to the old place', async ({
  page,
}) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: /Los Angeles/ }).first()
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400)
  await link.click()
  await expect(page).toHaveURL(/\/results/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
})

// @2.1-named-routes
test('every named route of the menu is there', () => {
  const named =
    'home about faq contact dashboard waitingList jobs myNetwork welcome personal results details booking extend payment-extend refund keys vehicleMaintenance referralTree'
  expect(Object.keys(routes)).toEqual(expect.arrayContaining(named.split(' ')))
  expect(shellMessages.en.contact).toBe('Contact')
})
