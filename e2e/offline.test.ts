// @phone
import type { Page } from '@playwright/test'
import { homeMessages } from '#web/rentals/home/home-messages.ts'
import { noticeMessages } from '#web/app/shell/notice-messages.ts'
import { expect, test } from './support/fixtures.ts'
import { knownRenter } from './support/people.ts'
import { isReadyForNoSignal } from './support/no-signal.ts'
import { Renter } from './pages/renter.ts'
import { quiet } from './support/quiet.ts'

// What the service worker keeps is part of what is told here.
test.use({ serviceWorkers: 'allow' })

const words = noticeMessages.en

/** Whether anything in the browser's caches has this text in it. */
function keptAnywhere(page: Page, text: string): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    for (const name of await caches.keys()) {
      const store = await caches.open(name)
      for (const request of await store.keys()) {
        const body = await (await store.match(request))?.text()
        if (body?.includes(wanted)) return true
      }
    }
    return false
  }, text)
}

function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map((request) => request.url)
  })
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: words.offline })

test('after one visit home, the last results and the last car open without signal, say so, and recover', async ({
  page,
  context,
}) => {
  const renter = new Renter(page)
  await renter.search()
  const results = page.url()
  await expect(page.locator('a[href*="/details?"]').first()).toBeVisible()
  await renter.openCar()
  const car = page.url()
  // A make, a model and a year; before that the heading only says «Car».
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ \d{4}$|^\d{4} |.{8}/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/cars/)
  const carName = await page.getByRole('heading', { level: 1 }).innerText()
  await quiet(page)
  await isReadyForNoSignal(page)

  await context.setOffline(true)
  await expect(notice(page)).toHaveCount(1)

  await page.goto('/')
  await expect(page.getByRole('heading', { name: homeMessages.en.offer(30) })).toBeVisible()
  await expect(page.getByRole('link', { name: /Miami/ }).first()).toBeVisible()
  await expect(notice(page)).toHaveText(
    /^You are offline · data from (\d\d\/\d\d\/\d{4} )?\d\d:\d\d$/,
  )

  await page.goto(results)
  await expect(page.locator('a[href*="/details?"]').first()).toBeVisible()
  await page.goto(car)
  await expect(page.getByRole('heading', { level: 1, name: carName })).toBeVisible()
  // Told once, by the bar; nothing that was seen before fails.
  await expect(notice(page)).toHaveCount(1)
  await expect(page.getByRole('alert').filter({ hasText: 'Network Error' })).toHaveCount(0)

  const asked = page.waitForResponse((response) => response.url().includes('objectType=cars'))
  await context.setOffline(false)
  await expect(notice(page)).toHaveCount(0)
  expect((await asked).status()).toBe(200)
})

// @4.4-sign-out
test('signing out takes all that was kept of the person away, also without signal', async ({
  page,
  context,
  server,
}) => {
  const email = `e2e-${crypto.randomUUID().slice(0, 8)}@example.com`
  const token = await knownRenter(server.url, email)
  await page.goto('/')
  await page.evaluate((value) => localStorage.setItem('userToken', value), token)
  await page.goto('/personal')
  await isReadyForNoSignal(page)
  await expect.poll(() => keptAnywhere(page, email)).toBe(true)
  expect((await keptAddresses(page)).filter((url) => url.includes('/files/'))).toEqual([])

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => keptAnywhere(page, email)).toBe(false)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userToken'))).toBeNull()
  await page.goto('/personal')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Núñez')).toHaveCount(0)
})
