// @phone
import { formatDay } from '#domain/core/time/format-date.ts'
import { addDaysToDay } from '#domain/core/time/wall-time.ts'
import { userInfo } from '#protocol/people/account/user-info.ts'
import { conductMessages } from '#web/staff/conduct/messages.ts'
import { peopleMessages } from '#web/staff/staff/people/people-messages.ts'
import { staffMessages } from '#web/staff/staff/messages.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { rowDay } from '#web/staff/staff/instant-text.ts'
import { openDeskRow } from './pages/desk-row.ts'
import { checkBothSizes } from './support/both-sizes.ts'
import { knownRenter, openAs, signedIn, verifiedRenter } from './support/people.ts'
import { expect } from './support/fixtures.ts'
import { test } from './support/staff-server.ts'

test('a person is reported, blocked by staff until a day, and reads why', async ({
  page,
  server,
  staffToken,
  browser,
}) => {
  const words = conductMessages.en
  const staffWords = peopleMessages.en
  const email = `conduct-${crypto.randomUUID().slice(0, 8)}@example.com`
  const rude = await knownRenter(server.url, email)
  const answer = await page.request.get(`${server.url}/api?objectType=${userInfo.name}`, {
    headers: { authorization: `Bearer ${rude}` },
  })
  const { id } = ((await answer.json()) as { userInfo: { id: string } }).userInfo

  const reporter = await signedIn(server.url, verifiedRenter)
  await openAs(page, reporter, `/about?dialogType=viewProfile&userId=${id}`)
  await page.getByRole('button', { name: /^Report / }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Report / })
  await dialog.getByLabel(words.text).fill('Insults by WhatsApp')
  await dialog.getByRole('button', { name: words.send }).click()
  await expect(dialog.getByLabel(words.reason)).toBeFocused()
  await checkBothSizes(page, 'a report without a reason')
  await dialog.getByLabel(words.reason).selectOption('harassment')
  await dialog.getByRole('button', { name: words.send }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(words.thanks)).toBeVisible()
  // What fails is said over what is open, and can be put away there.
  const news = page.getByRole('region', { name: uiMessages.en.notifications })
  await page.getByRole('button', { name: /^Report Ana/ }).click()
  await dialog.getByLabel(words.reason).selectOption('spam')
  await dialog.getByLabel(words.text).fill('Once more')
  await dialog.getByRole('button', { name: words.send }).click()
  await expect(news.getByRole('alert')).toContainText('You have reported this person already')
  await checkBothSizes(page, 'a failure while a dialog is open')
  await news.getByRole('alert').getByRole('button', { name: uiMessages.en.dismiss }).click()
  await expect(dialog.getByLabel(words.text)).toHaveValue('Once more')

  const desk = await (await browser.newContext({ baseURL: server.url })).newPage()
  await openAs(desk, staffToken, `/staff?view=people&subject=${email}`)
  const panel = await openDeskRow(desk, email)
  const decision = panel.getByRole('form', { name: /^Decide on / })
  await expect(panel.getByText('Insults by WhatsApp')).toBeVisible()
  // Of a dismissal nobody but the staff reads.
  await expect(decision.getByLabel(staffWords.decision)).toHaveValue('dismiss')
  await expect(decision.getByLabel(staffWords.note)).toBeVisible()
  await checkBothSizes(desk, 'a person with a report')
  await decision.getByLabel(staffWords.decision).selectOption('block')
  await decision.getByLabel(staffWords.message).fill('Insults.')
  const block = decision.getByRole('button', { name: staffWords.choices.block })
  await block.click()
  await expect(decision.getByLabel(staffWords.until)).toBeFocused()
  const today = new Date().toISOString().slice(0, 10)
  const last = formatDay(addDaysToDay(today, 30))
  await decision.getByLabel(staffWords.until).fill(last)
  await block.click()
  await expect(desk.getByText(staffMessages.en.done)).toBeVisible()
  const shown = rowDay(addDaysToDay(today, 30), { lang: 'en', today })
  await expect(panel.getByText(staffWords.blocked(shown))).toBeVisible()
  await expect(decision.getByRole('button')).toBeFocused()
  await checkBothSizes(desk, 'a person who is blocked')

  await openAs(page, rude, '/about')
  await expect(
    page.getByText(/^Your account is blocked through .* Reason: Insults\./),
  ).toBeVisible()
  await checkBothSizes(page, 'a screen of somebody who is blocked')
  await desk.context().close()
})
