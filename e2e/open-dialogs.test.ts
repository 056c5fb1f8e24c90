import type { Page } from '@playwright/test'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { devMessages } from '#web/app/dev/messages.ts'
import { dashboardMessages } from '#web/rentals/rentals/messages.ts'
import { moneyMessages } from '#web/rentals/rentals/money-messages.ts'
import { nowMessages } from '#web/rentals/rentals/now/now-messages.ts'
import { openRow } from './pages/rows.ts'
import { waitingListMessages } from '#web/rentals/waiting-list/messages.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { drivingRenter, knownRenter, openAs, signedIn } from './support/people.ts'
import { post } from './support/wire.ts'
import { expect, test } from './support/fixtures.ts'
import { Renter } from './pages/renter.ts'
import { dates } from './support/screens.ts'
import { brokenRules } from './support/clean-screen.ts'
import { dialogsAreGone } from './pages/dialogs.ts'
import { quiet } from './support/quiet.ts'

/** Scans what is open, once it stands still. */
async function scan(page: Page, what: string) {
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).last()).toBeVisible()
  expect.soft(await brokenRules(page), what).toEqual([])
}

test.use({
  colorScheme: ({ isMobile }, use) => use(isMobile ? 'light' : 'dark'),
  contextOptions: { reducedMotion: 'reduce' },
})

// @2.3-dialogs-you @2.3-widgets-back
test('every shared dialog, also one over another; Back closes the upper one alone', async ({
  page,
}) => {
  const { dialog, plain, danger, openInside, inside } = devMessages.en
  await page.goto('/dev/widgets')
  for (const name of [plain, danger]) {
    await page.getByRole('button', { name, exact: true }).click()
    await scan(page, name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }
  await page.getByRole('button', { name: dialog, exact: true }).click()
  await page.getByRole('button', { name: openInside }).click()
  await expect(page.getByRole('dialog', { name: inside })).toBeVisible()
  await scan(page, inside)
  await page.goBack()
  await expect(page.getByRole('alertdialog')).toContainText(uiMessages.en.sureTitle)
  await scan(page, 'the question before it closes')
  await page.getByRole('button', { name: uiMessages.en.ok, exact: true }).click()
  await expect(page.getByRole('dialog', { name: inside })).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: dialog, exact: true })).toBeVisible()
})

test('every dialog of the dashboard, opened and closed by keyboard', async ({ page, server }) => {
  const token = await signedIn(server.url, drivingRenter)
  await openAs(page, token, '/dashboard')
  const { actions, preferences, notices, messages, help } = dashboardMessages.en
  for (const row of [nowMessages.en.times, nowMessages.en.history, notices])
    await openRow(page, row)
  const openers = [
    actions.scheduleReturn,
    actions.scheduleMaintenance,
    moneyMessages.en.history,
    preferences,
    messages,
    help,
  ]
  for (const name of openers) {
    const opener = page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await quiet(page)
    await scan(page, name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

test('the own profile, the question of a bank, the question before an entry of the waiting list is deleted', async ({
  page,
  server,
}) => {
  const email = `dialogs-${crypto.randomUUID().slice(0, 8)}@example.com`
  const token = await knownRenter(server.url, email)
  await page.addInitScript((session) => localStorage.setItem('userToken', session), token)

  await page.goto('/?dialogType=viewProfile')
  await expect(page.getByRole('dialog')).toContainText('Ana Núñez')
  await scan(page, 'profile')
  await page.goBack()
  await dialogsAreGone(page)

  const query = new URLSearchParams({ objectType: 'cars', area: '1', ...dates })
  const answer = (await (await fetch(`${server.url}/api?${query}`)).json()) as {
    cars: { id: string }[]
  }
  const car = answer.cars[0]?.id ?? ''
  const held = await post(server.url, token, { objectType: 'submitBooking', car, ...dates })
  await page.goto(`/payment?order=${String(held.body.orderId)}`)
  const renter = new Renter(page)
  await renter.typeCard('4000 0025 0000 3155')
  await renter.pay()
  await expect(page.getByRole('alertdialog')).toContainText(paymentMessages.en.approveTitle)
  await scan(page, 'approval of the bank')
  await page.getByRole('button', { name: paymentMessages.en.refuse }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  // What was typed is still there: another card, or the same again.
  await expect(page.getByLabel(paymentMessages.en.cvc)).toHaveValue('123')

  const entry = { area: '1', start: dates.start, end: dates.end, highestMonthPrice: '1' }
  const added = await post(server.url, token, { objectType: 'addWaitingList', ...entry })
  expect(added.body.status, JSON.stringify(added.body)).toBe(1)
  await dialogsAreGone(page)
  await page.goto('/waiting-list')
  await page
    .getByRole('button', { name: new RegExp(waitingListMessages.en.remove) })
    .first()
    .click()
  await scan(page, 'deleting an entry')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
