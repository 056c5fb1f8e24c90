import type { Page } from '@playwright/test'
import { errorMessages } from '#web/core/api/errors.ts'
import { orderScreens, routes } from '#web/core/routing/routes.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { expect, test } from './support/fixtures.ts'
import { drivingRenter, knownRenter, openAs, signedIn } from './support/people.ts'
import { quiet } from './support/quiet.ts'

const { lostOrder } = errorMessages.en
const { lostCar, ownRentals } = uiMessages.en

/** What is open to visitors and of an order all the same. */
const openOnes = [routes.confirmation, `${routes.results}?type=change`]

const ofAnOrder = [...Object.values(orderScreens), ...openOnes]

/** The sentence stands there, once, and nothing is told besides. */
async function saysOnce(page: Page, sentence: string, where: string) {
  await expect(page.getByText(sentence, { exact: true }), where).toHaveCount(1)
  await quiet(page)
  await expect(page.getByText(sentence, { exact: true }), where).toHaveCount(1)
  await expect(page.getByText(/Error: ?404|went wrong|could not be loaded/), where).toHaveCount(0)
}

// @8-sorry-order
test('every screen of an order says once that it is lost, missing or somebody else’s', {
  tag: '@phone',
}, async ({ page, server }) => {
  const token = await knownRenter(server.url, `lost-${crypto.randomUUID()}@example.com`)
  await openAs(page, token, '/terms')
  for (const path of [...ofAnOrder, routes.dashboard]) {
    const and = path.includes('?') ? '&' : '?'
    await page.goto(`${path}${and}order=LOST`)
    await saysOnce(page, lostOrder, `${path} with an order that is not theirs`)
    if (path === routes.dashboard) continue
    await page.goto(path)
    await saysOnce(page, lostOrder, `${path} without an order`)
  }
  await page.getByRole('link', { name: ownRentals }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

// @8-sorry-order
test('without an order the only rental that fits is taken, and the address names it', {
  tag: '@phone',
}, async ({ page, server }) => {
  await openAs(page, await signedIn(server.url, drivingRenter), '/terms')
  // Nothing of it is left to pay.
  const fitting = ofAnOrder.filter((path) => !path.startsWith(routes.payment))
  for (const path of fitting) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/[?&]order=\w+/)
    await quiet(page)
    await expect(page.getByText(lostOrder), path).toHaveCount(0)
  }
})

// @2.1-confirmation
test('the confirmation is public: a visitor reads the sentence, or signs in for an order', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/confirmation')
  await saysOnce(page, lostOrder, 'a visitor without an order')
  await expect(page).toHaveURL('/confirmation')
  await page.goto('/confirmation?order=X')
  await expect(page).toHaveURL('/welcome?returnUrl=%2Fconfirmation%3Forder%3DX')
})

test('a car that is not there is told in words, wherever it is asked for', {
  tag: '@phone',
}, async ({ page }) => {
  const trip = 'start=2030-01-10T10:00&end=2030-02-10T10:00'
  for (const path of [
    `/details?car=LOST&${trip}`,
    '/details?car=LOST',
    '/details',
    `/booking?car=LOST&${trip}`,
    '/booking?car=LOST',
  ]) {
    await page.goto(path)
    await saysOnce(page, lostCar, path)
  }
})
