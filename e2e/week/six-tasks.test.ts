// @thorough
import type { Page } from '@playwright/test'
import { actionsMessages } from '#web/staff/staff/actions/actions-messages.ts'
import { goodwillMessages } from '#web/staff/staff/actions/goodwill-messages.ts'
import { menuMessages } from '#web/staff/staff/menu-messages.ts'
import { staffMessages } from '#web/staff/staff/messages.ts'
import { entryMessages } from '#web/staff/staff/month/entry-messages.ts'
import { monthMessages } from '#web/staff/staff/month/month-messages.ts'
import { orderMessages } from '#web/staff/staff/order/order-messages.ts'
import { searchMessages } from '#web/staff/staff/search/search-messages.ts'
import type { Lang } from '#protocol/core/text.ts'
import { expect } from '../support/fixtures.ts'
import { openAs } from '../support/people.ts'
import { test } from '../support/staff-server.ts'
import { Driver } from '../support/staff-work.ts'
import { ask } from '../support/wire.ts'
import { awaitedTransfer } from './desk.ts'
import { type Hands, pointing, typing } from './hands.ts'

type Worker = { page: Page; base: string; staffToken: string; lang: Lang; hands: Hands }

/** Six tasks of a week, as the desk has them on any screen, in either language and by any hand. */
async function sixTasks({ page, base, staffToken, lang, hands }: Worker): Promise<void> {
  const words = {
    actions: actionsMessages[lang],
    entries: entryMessages[lang],
    goodwill: goodwillMessages[lang],
    menu: menuMessages[lang],
    month: monthMessages[lang],
    order: orderMessages[lang],
    search: searchMessages[lang],
    staff: staffMessages[lang],
  }
  const driver = await Driver.of(base)
  const { bookings } = await ask<{
    bookings: { number: number; renter: string; phone?: string }[]
  }>(base, staffToken, { objectType: 'staffSearch', text: driver.order })
  const [booking] = bookings
  await awaitedTransfer(base)
  const panel = page.getByRole('dialog')
  const done = () => expect(page.getByText(words.staff.done).last()).toBeVisible()
  await page.addInitScript((code) => localStorage.setItem('langCode', code), lang)
  await openAs(page, staffToken, '/staff')

  await test.step('the visits of the morning', async () => {
    await hands.press(page.locator('a[data-row][href*="open="]').first())
    await expect(page.getByRole('button', { name: words.order.actions }).first()).toBeVisible()
  })
  await test.step('find by number of the order', async () => {
    await hands.press(page.getByRole('button', { name: words.search.open }))
    const palette = page.getByRole('dialog', { name: words.search.title })
    await palette.getByRole('searchbox').fill(String(booking?.number))
    await expect(palette.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { level: 1, name: booking?.renter ?? '' })
    await expect(heading).toBeVisible()
  })
  await test.step('goodwill of $80', async () => {
    await hands.press(page.getByRole('button', { name: words.order.actions }).first())
    await hands.choose(page.getByRole('menuitem', { name: words.actions.goodwill }))
    await hands.type(panel.getByLabel(words.goodwill.amount), '80')
    await hands.type(panel.getByLabel(words.goodwill.reason), 'The air conditioning was out.')
    // With its share of the card's fee, where it goes back to a card.
    const give = new RegExp(words.goodwill.giveBack(String.raw`\$8\d`), 'u')
    await hands.press(panel.getByRole('button', { name: give }))
    await done()
  })
  await test.step('a transfer arrived', async () => {
    await page.goto('/staff?view=payments')
    await hands.open(page.getByRole('row').filter({ hasText: 'B-2026-77' }).first())
    await hands.press(panel.getByRole('button', { name: words.staff.arrived }))
    await done()
  })
  await test.step('verify a license', async () => {
    await page.goto('/staff?view=documents')
    await hands.open(page.getByRole('row').filter({ hasText: '@' }).first())
    await hands.press(panel.getByRole('button', { name: words.staff.verify }))
    await done()
  })
  await test.step('the month, line by line', async () => {
    await page.goto('/staff?view=month')
    const numbers = page.getByRole('list', { name: words.month.numbers })
    await hands.press(numbers.getByRole('link', { name: new RegExp(words.month.sales, 'u') }))
    await expect(panel.getByText(words.entries['payment'] ?? '').first()).toBeVisible()
  })
}

test('six tasks of a week are done with the keyboard alone', { tag: '@desk' }, async ({
  page,
  server,
  staffToken,
}) => {
  await sixTasks({ page, base: server.url, staffToken, lang: 'en', hands: typing(page) })
})

test('the same six are done in Spanish', { tag: '@desk' }, async ({ page, server, staffToken }) => {
  await sixTasks({ page, base: server.url, staffToken, lang: 'es', hands: pointing })
})

test('the same six are done on a phone', { tag: '@phone' }, async ({
  page,
  server,
  staffToken,
}) => {
  await sixTasks({ page, base: server.url, staffToken, lang: 'en', hands: pointing })
})
