// @desk
import { actionsMessages } from '#web/staff/staff/actions/actions-messages.ts'
import { cashMessages } from '#web/staff/staff/actions/cash-messages.ts'
import { goodwillMessages } from '#web/staff/staff/actions/goodwill-messages.ts'
import { formatDay } from '#domain/core/time/format-date.ts'
import { dateMessages } from '#web/ui/dates/date-messages.ts'
import { callerMessages } from '#web/staff/staff/caller/caller-messages.ts'
import { menuMessages } from '#web/staff/staff/menu-messages.ts'
import { offRoadMessages } from '#web/staff/staff/garage/off-road-messages.ts'
import { entryMessages } from '#web/staff/staff/month/entry-messages.ts'
import { monthMessages } from '#web/staff/staff/month/month-messages.ts'
import { staffMessages } from '#web/staff/staff/messages.ts'
import { orderMessages } from '#web/staff/staff/order/order-messages.ts'
import { seasonMessages } from '#web/staff/staff/prices/season-messages.ts'
import { openDeskRow } from '../pages/desk-row.ts'
import { expect } from '../support/fixtures.ts'
import { awaitedTransfer, bookedByFour, dayAhead, Desk, tasksOf } from './desk.ts'
import { openAs } from '../support/people.ts'
import { test } from '../support/staff-server.ts'
import { Driver } from '../support/staff-work.ts'
import { ask } from '../support/wire.ts'

const words = {
  actions: actionsMessages.en,
  caller: callerMessages.en,
  cash: cashMessages.en,
  goodwill: goodwillMessages.en,
  menu: menuMessages.en,
  month: monthMessages.en,
  offRoad: offRoadMessages.en,
  order: orderMessages.en,
  seasons: seasonMessages.en,
  staff: staffMessages.en,
}

/** The most presses of a task, keys that are pressed as one among them; letters of a text are not. */
const most = {
  find: 2,
  brokenCar: 8,
  goodwill: 4,
  license: 4,
  month: 3,
  summer: 4,
  caller: 10,
  cash: 4,
  transfer: 4,
}

test('the tasks of a week at the desk take few presses', async ({ page, server, staffToken }) => {
  const driver = await Driver.of(server.url)
  const car = await bookedByFour(server.url)
  const { cars } = await ask<{ cars: { id: string; plate: string }[] }>(server.url, staffToken, {
    objectType: 'staffSearch',
    text: car,
  })
  const { bookings } = await ask<{
    bookings: { orderId: string; number: number; plate: string; phone?: string; renter: string }[]
  }>(server.url, staffToken, { objectType: 'staffSearch', text: driver.order })
  const [booking] = bookings
  const desk = new Desk(page)
  const { task, found } = await tasksOf(page, desk)
  await openAs(page, staffToken, '/staff')
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

  await task('find by number of the order', most.find, async () => {
    await desk.find(String(booking?.number))
    await expect(heading(booking?.renter ?? '')).toBeVisible()
  })
  await task('find by phone, in any writing', most.find, async () => {
    await desk.find((booking?.phone ?? '').replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2 $3'))
    await expect(
      page
        .getByRole('dialog')
        .getByText(booking?.renter ?? '')
        .first(),
    ).toBeVisible()
  })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await task('find by plate', most.find, async () => {
    await desk.find(cars[0]?.plate ?? '')
    await expect(page.getByText(cars[0]?.plate ?? '').first()).toBeVisible()
  })

  await page.goto(`/staff?view=bookings&open=${driver.order}`)
  await task('goodwill of $80', most.goodwill, async () => {
    await page.getByRole('button', { name: words.order.actions }).first().click()
    await page.getByRole('menuitem', { name: words.actions.goodwill }).click()
    const form = page.getByRole('form').or(page.getByRole('dialog')).last()
    await form.getByLabel(words.goodwill.amount).fill('80')
    await form.getByLabel(words.goodwill.reason).fill('The air conditioning was out for two days.')
    // With its share of the card's fee, where it goes back to a card.
    await form.getByRole('button', { name: /^Give back \$8\d/ }).click()
    await expect(page.getByText(words.staff.done).last()).toBeVisible()
  })

  await page.goto(`/staff?view=cars&car=${car}`)
  await task('a broken car, and its four renters', most.brokenCar, async () => {
    await page.getByRole('link', { name: words.offRoad.enter }).click()
    await page.getByLabel(words.offRoad.reason).fill('Timing belt')
    await page.getByRole('button', { name: words.offRoad.take }).click()
    await expect(page.getByText(words.offRoad.need(4))).toBeVisible()
    await page.getByRole('button', { name: words.offRoad.send(4) }).click()
    await expect(page.getByText(words.offRoad.nobody)).toBeVisible()
  })

  await page.goto('/staff?view=documents')
  await task('verify a license', most.license, async () => {
    const panel = await openDeskRow(page, /@/)
    await panel.getByRole('button', { name: words.staff.verify }).click()
    await expect(page.getByText(words.staff.done).last()).toBeVisible()
  })

  await page.goto('/staff')
  await task('the month, line by line', most.month, async () => {
    await page.getByRole('link', { name: words.menu.views.month }).click()
    const numbers = page.getByRole('list', { name: words.month.numbers })
    await numbers.getByText(words.month.sales).click()
    await expect(
      page
        .getByRole('dialog')
        .getByText(entryMessages.en['payment'] ?? '')
        .first(),
    ).toBeVisible()
  })
  await page.goto('/staff')
  await task('the journal for the accountant', most.month, async () => {
    await page.getByRole('link', { name: words.menu.views.month }).click()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: words.month.journal }).click()
    expect((await coming).suggestedFilename()).toMatch(/^journal-\d{4}-\d\d\.csv$/)
  })

  await page.goto('/staff?view=prices')
  const year = new Date().getFullYear() + 1
  await task('summer prices', most.summer, async () => {
    await page.getByRole('button', { name: words.seasons.add }).click()
    const form = page.getByRole('region', { name: words.seasons.newTitle })
    await form.getByLabel(words.seasons.nameEn).fill('Summer')
    await form.getByLabel(words.seasons.nameEs).fill('Verano')
    await form.getByLabel(words.seasons.percent).fill('20')
    await form.getByLabel(words.seasons.from).fill(`01/06/${year}`)
    await form.getByLabel(words.seasons.until).fill(`31/08/${year}`)
    await form.getByRole('button', { name: words.seasons.look }).click()
    await expect(form.getByText(words.seasons.nothingYet)).toBeVisible()
    await form.getByRole('button', { name: words.seasons.save('Summer') }).click()
    await expect(page.getByRole('region', { name: 'Summer', exact: true })).toBeVisible()
  })
  const trip = { start: `${year}-07-01T10:00`, end: `${year}-07-31T10:00` }
  const { cars: summerCars } = await ask<{
    cars: { price: { month: number }; bookingPrice: number }[]
  }>(server.url, staffToken, { objectType: 'cars', ...trip, limit: '1' })
  const [one] = summerCars
  // A month is a fifth dearer, whole dollars by the month or not.
  expect(Math.round((one?.bookingPrice ?? 0) * 100)).toBe(Math.round((one?.price.month ?? 1) * 120))
  await task('and undone', 1, async () => {
    await page.getByRole('button', { name: words.seasons.undo }).click()
    await expect(page.getByRole('region', { name: 'Summer', exact: true })).toHaveCount(0)
  })
  await page.goto('/staff')
  await task('a caller books', most.caller, async () => {
    await expect(page.getByRole('button', { name: menuMessages.en.newBooking })).toBeVisible()
    await desk.key('n')
    const drawer = page.getByRole('dialog', { name: words.caller.title })
    await drawer.getByRole('textbox', { name: words.caller.whoHint }).fill(booking?.phone ?? '')
    await expect(drawer.getByText(words.caller.found(1))).toBeVisible()
    await desk.key('Enter')
    // Not from tomorrow, which is what stands there.
    await drawer.getByRole('button', { name: new RegExp(`^${words.caller.from}`) }).click()
    const sheet = page.getByRole('dialog', { name: words.caller.from, exact: true })
    await sheet.getByLabel(dateMessages.en.typeDate).fill(formatDay(dayAhead(20)))
    await sheet.getByRole('button', { name: dateMessages.en.done }).click()
    await drawer.getByRole('button', { name: words.caller.lengths[21] ?? '' }).click()
    await drawer.getByRole('button', { name: 'SUV' }).click()
    await drawer.getByRole('button', { name: /^Child seat/ }).click()
    await drawer.getByLabel(words.caller.note).fill('Comes by bus from Kendall')
    await drawer.getByRole('button', { name: /^Send link to/ }).click()
    await expect(page).toHaveURL(/open=/)
    await expect(page.getByText(/^Held\. The link went to/)).toBeVisible()
  })
  await task('cash taken with receipt', most.cash, async () => {
    await page.getByRole('button', { name: words.order.actions }).first().click()
    await page.getByRole('menuitem', { name: words.actions.cash }).click()
    await page.getByRole('button', { name: /^I have \$/ }).click()
    await expect(page.getByText(/^Paid\. Receipt \w+/)).toBeVisible()
  })

  await awaitedTransfer(server.url)
  await page.goto('/staff?view=payments')
  await task('transfer arrived', most.transfer, async () => {
    const panel = await openDeskRow(page, /B-2026-77/)
    await panel.getByRole('button', { name: words.staff.arrived }).click()
    await expect(page.getByText(words.staff.done).last()).toBeVisible()
  })
  test.info().annotations.push({ type: 'presses', description: found.join('\n') })
  process.stdout.write(`${found.join('\n')}\n`)
})
