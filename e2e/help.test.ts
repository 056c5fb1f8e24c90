// @phone
import type { Page } from '@playwright/test'
import { fieldMessages } from '#protocol/core/field-messages.ts'
import { helpMessages } from '#web/help/help/help-messages.ts'
import { specialRequestMessages } from '#web/help/help/special-request-messages.ts'
import { dashboardMessages } from '#web/rentals/rentals/messages.ts'
import { staffHelpMessages } from '#web/staff/staff/help/staff-help-messages.ts'
import { specialRequestMessages as staffSpecialRequestMessages } from '#web/staff/staff/special-requests/special-request-messages.ts'
import { waitingMessages } from '#web/app/shell/waiting-messages.ts'
import { drivingRenter, openAs, signedIn } from './support/people.ts'
import { expect } from './support/fixtures.ts'
import { smallPicture } from './support/picture.ts'
import { test } from './support/staff-server.ts'
import { checkAccessibility } from './support/clean-screen.ts'
import { openDeskRow } from './pages/desk-row.ts'
import { quiet } from './support/quiet.ts'

const words = helpMessages.en
const specialRequestWords = specialRequestMessages.en
const desk = staffHelpMessages.en
const { required, imageOnly } = fieldMessages.en

/** Answers the card after it was opened on the dashboard. */
async function helpCard(page: Page) {
  await page.getByRole('button', { name: dashboardMessages.en.help }).last().click()
  const card = page.getByRole('dialog', { name: words.title })
  await expect(card.getByRole('link', { name: words.call })).toHaveAttribute('href', 'tel:911')
  return card
}

// @7-helpRequest
test('a breakdown is reported with symptom and photo, answered both ways, and resolved', async ({
  page,
  browser,
  server,
  staffToken,
}) => {
  const token = await signedIn(server.url, drivingRenter)
  await openAs(page, token, '/dashboard')
  const card = await helpCard(page)
  await checkAccessibility(page, 'the help card')
  await card.getByRole('button', { name: words.kinds.breakdownReport.name }).click()
  await checkAccessibility(page, 'the form of a breakdown')

  // What is missing is said at its field; the position is refused and there is a way on.
  const send = card.getByRole('button', { name: words.send, exact: true })
  await send.click()
  await expect(card.getByText(required())).toHaveCount(2)
  await expect(card.getByLabel(words.symptom, { exact: false })).toBeFocused()
  await card.getByRole('button', { name: words.sharePosition }).click()
  await expect(card.getByText(words.noPosition)).toBeVisible()
  await card.getByLabel(words.place, { exact: false }).fill('I-880 north, exit 42')
  await card.getByLabel(words.symptom, { exact: false }).selectOption('overheating')
  await expect(card.getByText(words.stopNow)).toBeVisible()
  await card.getByLabel(words.message).fill('Steam comes out.')
  await card.locator('input[type=file]').setInputFiles(await smallPicture('engine.png'))
  await expect(card.getByRole('img', { name: words.photo(1) })).toBeVisible()

  // Back closes the card and loses nothing of the text.
  await page.goBack()
  await expect(card).toHaveCount(0)
  await helpCard(page)
  await card.getByRole('button', { name: words.kinds.breakdownReport.name }).click()
  await expect(card.getByLabel(words.message)).toHaveValue('Steam comes out.')
  await expect(card.getByRole('img', { name: words.photo(1) })).toBeVisible()
  await send.click()
  await expect(card.getByText(words.sent(words.kinds.breakdownReport.name))).toBeVisible()
  const request = card.getByRole('article', { name: /^H-\d+ / })
  await expect(request).toContainText('The engine overheats')
  await expect(request.getByRole('button', { name: /photo/i })).toBeVisible()

  const other = await browser.newContext({ baseURL: server.url })
  const staff = await other.newPage()
  await openAs(staff, staffToken, '/staff?view=help')
  await openDeskRow(staff, /Guadalupe.*H-\d+/)
  const entry = staff.getByRole('region', { name: /^H-\d+, Guadalupe/ })
  await expect(entry).toContainText('I-880 north, exit 42')
  await entry.getByLabel(desk.status).selectOption('acknowledged')
  await entry.getByLabel(desk.answer).fill('A tow truck comes in 20 minutes.')
  await entry.getByRole('button', { name: desk.send, exact: true }).click()
  await expect(entry.getByText(desk.statuses.acknowledged)).toBeVisible()

  await page.reload()
  await helpCard(page)
  await expect(request).toContainText(desk.statuses.acknowledged)
  const thread = card.getByRole('log', { name: words.thread })
  await expect(thread).toContainText('A tow truck comes in 20 minutes.')
  await card.getByLabel(words.writeHere).fill('Thank you, I wait.')
  await send.click()
  await expect(thread).toContainText('Thank you, I wait.')
  await expect(card.getByLabel(words.writeHere)).toHaveValue('')
  await checkAccessibility(page, 'the thread')

  await entry.getByRole('button', { name: desk.thread }).click()
  await expect(entry.getByRole('log')).toContainText('Thank you, I wait.')
  await entry.getByLabel(desk.status).selectOption('resolved')
  await entry.getByRole('button', { name: desk.send, exact: true }).last().click()
  await expect(entry).toHaveCount(0)
  await page.reload()
  await helpCard(page)
  await expect(request).toContainText(desk.statuses.resolved)
  await other.close()
})

test('a special request gets a price and is accepted on the card', async ({
  page,
  browser,
  server,
  staffToken,
}) => {
  await openAs(page, await signedIn(server.url, drivingRenter), '/dashboard')
  const card = await helpCard(page)
  await card.getByRole('button', { name: specialRequestWords.ask }).click()
  await card.getByRole('button', { name: specialRequestWords.send }).click()
  await expect(card.getByText(required())).toBeVisible()
  await card
    .getByLabel(specialRequestWords.text, { exact: false })
    .fill('Please bring it to Berkeley.')
  await checkAccessibility(page, 'the form of a special request')
  await card.getByRole('button', { name: specialRequestWords.send }).click()
  const specialRequest = card.getByRole('article', { name: specialRequestWords.kinds.delivery })
  await expect(specialRequest).toContainText('Please bring it to Berkeley.')

  const other = await browser.newContext({ baseURL: server.url })
  const staff = await other.newPage()
  await openAs(staff, staffToken, '/staff?view=specialRequests')
  await openDeskRow(staff, 'Guadalupe')
  const entry = staff.getByRole('region', { name: /Guadalupe/ })
  await entry.getByLabel(staffSpecialRequestMessages.en.price).fill('45.50')
  await entry
    .getByLabel(staffSpecialRequestMessages.en.answer, { exact: false })
    .fill('Gladly, by noon.')
  await entry.getByRole('button', { name: staffSpecialRequestMessages.en.offer }).click()
  await expect(staff.getByRole('row').filter({ hasText: 'Guadalupe' })).toHaveCount(0)
  await other.close()

  await page.reload()
  await helpCard(page)
  await specialRequest.getByRole('button', { name: specialRequestWords.accept('$45.50') }).click()
  await expect(specialRequest).toContainText('Agreed')
})

// @7-helpRequest
test('without signal a report is kept, and sent once when the signal is back', {
  tag: '@worker',
}, async ({ page, context, server }) => {
  const token = await signedIn(server.url, drivingRenter)
  await openAs(page, token, '/dashboard')
  const card = await helpCard(page)
  await quiet(page)
  const before = await card.getByRole('article', { name: /^H-\d+ Lost keys/ }).count()
  await context.setOffline(true)
  await card.getByRole('button', { name: words.kinds.lostKeys.name }).click()
  await card.getByLabel(words.message, { exact: false }).fill('They fell into the bay.')
  await card.getByRole('button', { name: words.send, exact: true }).click()
  const name = words.kinds.lostKeys.name
  await expect(card.getByText(words.kept(name))).toBeVisible()
  await expect(card.getByRole('log')).toContainText(words.waitingToSend)

  await context.setOffline(false)
  const found = card.getByRole('article', { name: /^H-\d+ Lost keys/ })
  await expect(found).toHaveCount(before + 1)
  await expect(found.first()).toContainText('They fell into the bay.')
  await expect(page.getByText(waitingMessages.en.waiting(name))).toHaveCount(0)
})

test('what was kept and is refused comes back into its field with its photo', {
  tag: '@worker',
}, async ({ page, context, server }) => {
  const token = await signedIn(server.url, drivingRenter)
  await openAs(page, token, '/dashboard')
  const card = await helpCard(page)
  await quiet(page)
  await context.setOffline(true)
  const field = card.getByLabel(words.writeHere)
  // Longer than the field itself would let through.
  await field.evaluate((element) => element.removeAttribute('maxlength'))
  await field.fill('See the photo.'.padEnd(4001, '!'))
  const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await card.locator('input[type=file]').setInputFiles(broken)
  await expect(card.getByText(imageOnly())).toBeVisible()
  await card.locator('input[type=file]').setInputFiles(await smallPicture('bay.png'))
  const send = card.getByRole('button', { name: words.send, exact: true })
  await send.click()
  await expect(field).toHaveValue('')

  await context.setOffline(false)
  await expect(card.getByRole('button', { name: words.correct })).toBeVisible()
  await page.goto('/terms')
  await page.getByRole('button', { name: waitingMessages.en.correct }).click()
  const correct = card.getByRole('button', { name: words.correct })
  await expect(correct).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(/^See the photo/)
  await expect(card.getByRole('img', { name: words.photo(1) })).toBeVisible()
  await field.fill('See the photo.')
  await send.click()
  const thread = card.getByRole('log', { name: words.thread })
  await expect(thread).toContainText('See the photo.')
  await expect(card.getByRole('button', { name: words.correct })).toHaveCount(0)
})
