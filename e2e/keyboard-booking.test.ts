// @desk
import type { Page } from '@playwright/test'
import { bookingMessages } from '#web/rentals/bookings/messages.ts'
import { detailsMessages } from '#web/fleet/cars/details/details-messages.ts'
import { confirmationMessages } from '#web/rentals/bookings/confirmation-messages.ts'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { Keyboard } from './pages/keyboard.ts'
import { expect, test } from './support/fixtures.ts'
import { knownRenter } from './support/people.ts'

const shown = (page: Page, role: 'button' | 'link', name: string | RegExp) =>
  page.getByRole(role, { name }).filter({ visible: true }).first()

test('a car is booked and paid with the keyboard alone, and a screen reader hears what happens', async ({
  page,
  server,
}) => {
  const keyboard = new Keyboard(page)
  const email = `keys-${crypto.randomUUID().slice(0, 8)}@example.com`
  const token = await knownRenter(server.url, email)
  await page.addInitScript((value) => localStorage.setItem('userToken', value), token)

  await page.goto('/results?area=3')
  await expect(page.getByRole('heading', { level: 1, name: /for your dates/ })).toBeVisible()
  await keyboard.to(page.locator('a[href*="/details?"]').first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const plans = page.getByRole('group', { name: detailsMessages.en.plan })
  // The plan that the list reckoned with comes along; the others are reached from it.
  await keyboard.to(plans.getByRole('radio', { checked: true }))
  const more = plans.getByRole('radio', { name: /More miles/ })
  for (let presses = 0; presses < 2 && !(await more.isChecked()); presses++)
    await page.keyboard.press('ArrowDown')
  await expect(more).toBeChecked()
  const extra = page.getByRole('checkbox', { name: /Phone mount/ })
  await keyboard.press(page.locator('summary', { hasText: detailsMessages.en.extras }))
  await keyboard.to(extra)
  await page.keyboard.press('Space')
  await expect(extra).toBeChecked()
  await keyboard.to(shown(page, 'link', /^Book/))
  await page.keyboard.press('Enter')

  const trip = bookingMessages.en
  await expect(page.getByRole('heading', { level: 1, name: trip.title })).toBeFocused()
  await expect(page).toHaveURL(/appt=/)
  // What was chosen at the car is not asked again.
  await expect(page.getByRole('region', { name: trip.trip })).toContainText(
    'More miles · Phone mount',
  )
  const cover = page.getByRole('radio', { name: /My insurance/ })
  await keyboard.to(cover)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Our collision cover/ })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(cover).toBeChecked()
  await keyboard.to(shown(page, 'button', trip.toPayment))
  await page.keyboard.press('Enter')

  const pay = paymentMessages.en
  await expect(page.getByRole('heading', { level: 1, name: pay.kinds.start.title })).toBeFocused()
  await expect(page.getByRole('timer')).toBeVisible()
  await keyboard.to(page.getByLabel(pay.number))
  await page.keyboard.type('4000000000009995')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1230')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await keyboard.to(shown(page, 'button', /^Pay/))
  await page.keyboard.press('Enter')
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /does not have enough funds/ })
      .first(),
  ).toBeVisible()

  const number = page.getByLabel(pay.number)
  await expect(number).toBeFocused()
  await expect(number).toHaveValue('')
  await page.keyboard.type('4242424242424242')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1230')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await keyboard.to(shown(page, 'button', /^Pay/))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/confirmation\?order=/)
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: new RegExp(confirmationMessages.en.booked('.+', '.+')),
    }),
  ).toBeVisible()
})
