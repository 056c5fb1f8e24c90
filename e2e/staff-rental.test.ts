// @phone
import type { Page } from '@playwright/test'
import { actionsMessages } from '#web/staff/staff/actions/actions-messages.ts'
import { auditMessages } from '#web/staff/staff/audit/audit-messages.ts'
import { claimMessages } from '#web/staff/staff/claims/claim-messages.ts'
import { menuMessages } from '#web/staff/staff/menu-messages.ts'
import { staffMessages } from '#web/staff/staff/messages.ts'
import { orderMessages } from '#web/staff/staff/order/order-messages.ts'
import { swapMessages } from '#web/staff/staff/swaps/swap-messages.ts'
import { openDeskRow } from './pages/desk-row.ts'
import { openAs } from './support/people.ts'
import { expect } from './support/fixtures.ts'
import { DriverBoard } from './pages/driver-board.ts'
import { test } from './support/staff-server.ts'
import { Driver } from './support/staff-work.ts'

const words = {
  ...staffMessages.en,
  menu: menuMessages.en,
  actions: actionsMessages.en,
  claims: claimMessages.en,
  swaps: swapMessages.en,
}

/** Opens a list by the menu, which is behind a button on a phone. */
async function open(page: Page, view: keyof typeof words.menu.views) {
  const menu = page.getByRole('navigation', { name: words.menu.menu })
  const button = menu.getByRole('button')
  await expect(menu).toBeVisible()
  if (await button.isVisible()) await button.click()
  await menu.getByRole('link', { name: words.menu.views[view] }).click()
  const heading = page.getByRole('heading', { level: 1, name: words.menu.views[view] })
  await expect(heading).toBeFocused()
}

async function closePanel(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Chooses from the one menu of an order's page. */
async function choose(page: Page, action: string) {
  await page.getByRole('button', { name: orderMessages.en.actions, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

const done = (page: Page) =>
  expect(page.getByText(words.done, { exact: true }).last()).toBeVisible()

// @2.1-staff
test('an offer is taken, a change of car agreed to, a claim appealed and charged; the log tells all', async ({
  browser,
  page,
  server,
  staffToken,
}) => {
  const driver = await Driver.of(server.url)
  const booking = `/staff?view=bookings&open=${driver.order}`
  await openAs(page, staffToken, booking)
  const card = page.getByRole('dialog')

  const wanted = 'Please send a better picture of your license.'
  await choose(page, words.actions.changes)
  await card.getByLabel(words.actions.what).fill(wanted)
  await card.getByRole('button', { name: words.actions.ask }).click()
  await done(page)
  await choose(page, words.actions.offer)
  await card.getByLabel(words.actions.kind, { exact: true }).selectOption('swap')
  await card.getByRole('button', { name: words.actions.make }).click()
  await done(page)
  const board = await DriverBoard.of(browser, driver.token, driver.order)
  await board.changesAreMade(wanted)
  await board.takeFirstOffer()
  const comment = 'It makes a noise when I brake.'
  const swap = await driver.askForSwap(comment)

  await closePanel(page)
  await open(page, 'swaps')
  await openDeskRow(page, 'Guadalupe')
  const asked = page.getByRole('region').filter({ hasText: comment })
  await asked.getByRole('button', { name: words.swaps.agree }).click()
  await expect(asked).toBeHidden()

  await page.goto(booking)
  await choose(page, words.actions.claim)
  await card.getByRole('button', { name: words.actions.open }).click()
  // What is missing is said at its field, and what is typed stays.
  await expect(card.getByLabel(words.actions.estimate)).toBeFocused()
  await card.getByLabel(words.actions.estimate).fill('180')
  await card.getByLabel(words.actions.description).fill('A scratch along the left door.')
  await card.getByRole('button', { name: words.actions.open }).click()
  // An earlier "Done" may still be on the screen; the form closes only when this one is saved.
  await expect(card.getByLabel(words.actions.description)).toBeHidden()
  await done(page)
  const appeal = 'It was there when I got the car.'
  await board.look()
  await board.appeal(appeal)

  await closePanel(page)
  await open(page, 'claims')
  await page.reload()
  await openDeskRow(page, 'Guadalupe')
  const claim = page.getByRole('region').filter({ hasText: appeal })
  const charge = async (amount: string, reason: string) => {
    await claim.getByLabel(words.claims.amount).fill(amount)
    await claim.getByLabel(words.claims.reason).fill(reason)
    await claim.getByRole('button', { name: words.claims.charge, exact: true }).click()
  }
  // More than the renter could answer to is refused, and nothing typed is lost.
  await charge('180.01', 'Half of it was there.')
  await expect(claim.getByText('The value must be 180.00 or less')).toBeVisible()
  await charge('90', 'Half of it was there.')
  await expect(claim).toBeHidden()
  await board.look()
  await board.reads('$90.00', 'Half of it was there.')
  await board.appeal(appeal)
  // The address still opens it.
  await page.reload()
  await charge('45.50', 'A quarter, then.')
  await expect(claim).toBeHidden()
  await board.look()
  await board.reads('$45.50', 'A quarter, then.')
  await board.close()
  expect((await driver.rental()).claims).toMatchObject([{ state: 'charged' }])

  await open(page, 'audit')
  const newest = page.getByRole('row').filter({ hasText: 'Rosa' }).first()
  await expect(newest).toContainText('$45.50')
  await page.getByLabel(auditMessages.en.about).fill(swap)
  await page.getByRole('button', { name: words.search }).click()
  await expect(page).toHaveURL(new RegExp(`subject=${swap}`))
  await expect(page.getByText('Approved a car change')).toBeVisible()
})
