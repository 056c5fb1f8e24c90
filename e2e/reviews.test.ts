// @phone
import { dashboardMessages } from '#web/rentals/rentals/messages.ts'
import { openRow } from './pages/rows.ts'
import { profileMessages } from '#web/community/profile/messages.ts'
import { reviewMessages } from '#web/community/reviews/messages.ts'
import { actionsMessages } from '#web/staff/staff/actions/actions-messages.ts'
import { orderMessages } from '#web/staff/staff/order/order-messages.ts'
import { staffReviewMessages } from '#web/staff/staff/reviews/staff-review-messages.ts'
import { checkBothSizes } from './support/both-sizes.ts'
import { expect } from './support/fixtures.ts'
import { longRental } from './support/long-rental.ts'
import { openAs } from './support/people.ts'
import { withStaffServer } from './support/staff-server.ts'
import { Driver } from './support/staff-work.ts'

// A rental that others drive on with ends here.
const test = withStaffServer()

const words = reviewMessages.en
const company = staffReviewMessages.en
const criteria = ['Vehicle care', 'Cleanliness', 'Punctuality', 'Communication', 'Honesty']

// @7-submitRating
test('who brings the car back is asked, rates without knowing what the company says, reads it when both have, and answers it', async ({
  browser,
  page,
  server,
  staffToken,
}) => {
  const { token, order } = await Driver.of(server.url)
  await longRental(server.url, token).bringBackByWire(order)

  await openAs(page, token, `/dashboard?order=${order}`)
  const notices = await openRow(page, dashboardMessages.en.notices)
  await expect(notices).toContainText('How was it? Rate your rental')
  const card = page.getByRole('main').getByRole('region', { name: /^Rate: / })
  await card.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: words.dialogTitle })
  // By keyboard: the arrows choose, the tab goes on to the next criterion.
  await dialog.getByRole('radio').first().focus()
  for (const criterion of criteria.slice(0, 4)) {
    const scale = dialog.getByRole('group', { name: criterion })
    await scale.getByRole('radio', { name: words.of(8, 10) }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(scale.getByRole('radio', { name: words.of(9, 10) })).toBeChecked()
  }
  const text = 'The car ran like new, and the pickup took five minutes.'
  await dialog.getByLabel(words.comment).fill(text)
  await dialog.getByRole('button', { name: words.send }).click()
  // The focus is where something is missing, however far up.
  await expect(
    dialog.getByRole('radio', { name: words.of(1, 10), exact: true }).last(),
  ).toBeFocused()
  // One criterion is missing: it is said there, and nothing is lost.
  await expect(dialog.getByText('Field is Required', { exact: true })).toHaveCount(1)
  await expect(dialog.getByLabel(words.comment)).toHaveValue(text)
  await checkBothSizes(page, 'a rating without one of its criteria')
  await dialog
    .getByRole('group', { name: 'Honesty' })
    .getByRole('radio', { name: words.of(10, 10), exact: true })
    .check()
  await dialog.getByRole('button', { name: words.send }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card.getByText('Hidden until both reviews are in')).toBeVisible()

  const context = await browser.newContext({ baseURL: server.url })
  const staff = await context.newPage()
  await openAs(staff, staffToken, `/staff?view=bookings&open=${order}`)
  await staff.getByRole('button', { name: orderMessages.en.actions, exact: true }).click()
  await staff.getByRole('menuitem', { name: actionsMessages.en.reviews }).click()
  const booking = staff.getByRole('dialog', { name: actionsMessages.en.reviews })
  await expect(booking.getByText(company.renterWaits)).toBeVisible()
  await expect(booking).not.toContainText(text)
  await booking.getByRole('button', { name: company.usual }).click()
  await expect(booking.getByLabel(words.comment)).not.toHaveValue('')
  await checkBothSizes(staff, 'what the company says of a rental')
  await booking.getByRole('button', { name: company.send }).click()
  await expect(booking).toContainText(text)
  await context.close()

  await page.reload()
  await card.getByRole('link', { name: words.readIt }).click()
  const profile = page.getByRole('dialog', { name: profileMessages.en.title })
  // The company has rated earlier rentals of hers too; the newest comes first.
  const review = profile
    .getByRole('listitem')
    .filter({ hasText: 'Tramo' })
    .filter({ hasText: '10.0' })
    .first()
  await review.getByRole('button', { name: words.replyTo('Tramo') }).click()
  await review.getByLabel(words.replyTo('Tramo')).fill('Thank you. See you next time!')
  await review.getByRole('button', { name: words.sendReply }).click()
  await expect(review).toContainText('See you next time!')
  await checkBothSizes(page, 'a profile with a review that was answered')
  await expect(review.getByRole('button', { name: words.replyTo('Tramo') })).toHaveCount(0)

  await profile.getByLabel(words.sort).selectOption('lowest')
  await expect(review).toBeVisible()
  await profile.getByRole('tab', { name: words.tab.canceled }).click()
  await expect(profile.getByText(words.noReviews)).toBeVisible()
})
