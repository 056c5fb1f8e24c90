// @phone
import type { Page } from '@playwright/test'
import { errorMessages } from '#web/core/api/errors.ts'
import { dialogMessages } from '#web/rentals/rentals/dialogs/dialog-messages.ts'
import { dashboardMessages } from '#web/rentals/rentals/messages.ts'
import { moneyMessages } from '#web/rentals/rentals/money-messages.ts'
import { noticeMessages } from '#web/app/shell/notice-messages.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { paidBooking } from './support/bookings.ts'
import { drivingRenter, knownRenter, openAs, signedIn } from './support/people.ts'
import { expect, test } from './support/fixtures.ts'
import { extendMessages } from '#web/rentals/extension/extend-messages.ts'
import { whatIfMessages } from '#web/rentals/rentals/what-if/what-if-messages.ts'
import { nowMessages } from '#web/rentals/rentals/now/now-messages.ts'
import { isReadyForNoSignal } from './support/no-signal.ts'
import { dialogsAreGone } from './pages/dialogs.ts'
import { openRow } from './pages/rows.ts'
import { inspect } from './support/inspect.ts'
import { quiet } from './support/quiet.ts'
import { ask } from './support/wire.ts'

const words = dashboardMessages.en
const now = nowMessages.en
const dialog = dialogMessages.en

const anyAddress = () => `e2e-${crypto.randomUUID().slice(0, 8)}@example.com`

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

// @2.1-dashboard @3-rental-contracturl @7-appointments
test('what is booked and paid is accepted, moved and told on the dashboard', {
  tag: '@quick',
}, async ({ page, server }) => {
  const token = await knownRenter(server.url, anyAddress())
  const order = await paidBooking(server.url, token)
  await openAs(page, token, '/dashboard')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/^(Your .+ is booked|Pick up your .+)$/)
  await expect(await openRow(page, now.history)).toContainText('Vehicle not picked up yet')

  // The one thing to do is the contract: read, accepted, gone.
  const duty = page.getByRole('region', { name: now.now, exact: true }).getByRole('button', {
    name: words.actions.acceptContract,
  })
  await duty.click()
  const open = page.getByRole('dialog')
  await expect(open.getByText(order).first()).toBeVisible()
  await button(page, dialog.accept).click()
  await expect(open).toHaveCount(0)
  await expect(duty).toHaveCount(0)

  // Another pickup time.
  await openRow(page, now.times)
  await button(page, words.actions.acceptAppointment).click()
  const times = open.getByRole('group', { name: dialog.time })
  await expect(button(page, dialog.keep)).toHaveAttribute('aria-disabled', 'true')
  await quiet(page)
  const taken = (await open.getByText(/^Now: /).innerText()).slice(-5)
  const free = times.locator('label:has(input:enabled)').filter({ hasNotText: taken })
  const time = (await free.last().innerText()).slice(0, 5)
  await free.last().click()
  await button(page, dialog.keep).click()
  await expect(open).toHaveCount(0)
  const facts = page.getByRole('term').filter({ hasText: words.pickupAt }).first().locator('..')
  await expect(facts).toContainText(time)

  // What happened is told once, until it is read.
  await openRow(page, words.notices)
  const notices = page.getByRole('region', { name: words.notices })
  await notices.getByRole('button', { name: words.readAll }).click()
  await expect(notices.getByRole('button', { name: words.readAll })).toHaveCount(0)

  // Appointments are not to be mailed any more; payments always are.
  const mailOf = () =>
    open.getByRole('group', { name: 'Appointments' }).getByRole('checkbox', { name: dialog.mail })
  await button(page, words.preferences).click()
  await expect(mailOf()).toBeChecked()
  await expect(open.getByRole('group', { name: 'Payments' })).toContainText(dialog.mailAlways)
  await mailOf().uncheck()
  await expect(page.getByText(dialog.saved, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await dialogsAreGone(page)

  await page.reload()
  await expect(title).toBeVisible()
  await openRow(page, now.times)
  await openRow(page, words.notices)
  await expect(facts).toContainText(time)
  await expect(notices.getByRole('button', { name: words.readAll })).toHaveCount(0)
  await button(page, words.preferences).click()
  await expect(mailOf()).not.toBeChecked()
  await page.goBack()
  await expect(open).toHaveCount(0)

  await openRow(page, now.history)
  await button(page, moneyMessages.en.history).click()
  await expect(open.getByText('Contract accepted')).toBeVisible()
  await page.keyboard.press('Escape')

  await openRow(page, now.money)
  const download = page.waitForEvent('download')
  await button(page, moneyMessages.en.contract).click()
  expect((await download).suggestedFilename()).toBe(`contract-${order}.pdf`)
})

// @2.2-order @8-sorry-order
test('a lost order says so and leads to the own rentals, of which there are none yet', async ({
  page,
  server,
}) => {
  const token = await knownRenter(server.url, anyAddress())
  await openAs(page, token, '/dashboard?order=LOST')
  await expect(page.getByRole('main').getByText(errorMessages.en.lostOrder)).toBeVisible()
  await page.getByRole('link', { name: uiMessages.en.ownRentals }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('You have no rentals yet')).toBeVisible()
  await page.getByRole('link', { name: words.findCar }).first().click()
  await expect(page).toHaveURL(/\/results/)
})

test('another return day is priced at once, and leads to the extension until that day', async ({
  page,
  server,
}) => {
  const wish = whatIfMessages.en
  const token = await signedIn(server.url, drivingRenter)
  type Board = { selectedRental: { orderId: string; car: { lastOdometerReading: number } } }
  const { selectedRental } = await ask<Board>(server.url, token, { objectType: 'dashboard' })
  // What is due would be the first thing to do.
  const odometer = String(selectedRental.car.lastOdometerReading + 100)
  await inspect(server.url, token, selectedRental.orderId, { kind: 'weekly', odometer })
  await openAs(page, token, '/dashboard')
  const day = page.getByRole('slider', { name: wish.day })
  const lines = page.getByRole('region', { name: wish.title }).getByRole('term')
  await expect(lines.last()).toHaveText(wish.total)
  await expect(lines).toHaveCount(3)
  await day.fill('3')
  await expect(lines.nth(1)).toHaveText(wish.more(3))
  await page.getByRole('link', { name: /^Keep it until/ }).click()
  await expect(page).toHaveURL(/\/extend\?order=.+&end=\d{4}-\d\d-\d\dT/)
  await expect(page.getByRole('heading', { level: 1, name: extendMessages.en.title })).toBeVisible()
})

test('without signal the last rental is there, and how old it is', {
  tag: '@worker',
}, async ({ page, context, server }) => {
  await openAs(page, await signedIn(server.url, drivingRenter), '/dashboard')
  await expect(await openRow(page, now.history)).toContainText('Picked up')
  await quiet(page)
  await isReadyForNoSignal(page)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('region', { name: now.now, exact: true })).toBeVisible()
  await expect(await openRow(page, now.history)).toContainText('Picked up')
  await expect(page.getByRole('list', { name: words.timeline })).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: noticeMessages.en.offline }),
  ).toContainText(/data from/)

  await openRow(page, now.times)
  // What was not opened before says why it is not there.
  await button(page, words.actions.scheduleReturn).click()
  await expect(page.getByRole('dialog').getByText(errorMessages.en.network)).toBeVisible()
})
