// @phone
import { networkMessages } from '#web/community/network/messages.ts'
import { sessionsMessages } from '#web/people/account/settings/sessions-messages.ts'
import { noticeMessages } from '#web/rentals/dashboard/notice-messages.ts'
import { expect, test } from '../support/fixtures.ts'
import { knownRenter, openAs, signedIn } from '../support/people.ts'

test('what was chosen is there after a reload; a session that is ended elsewhere is led to sign in', async ({
  page,
  server,
  browser,
}) => {
  const email = `account-${crypto.randomUUID().slice(0, 8)}@example.com`
  await openAs(page, await knownRenter(server.url, email), '/personal')
  const privacy = page.getByRole('region', { name: networkMessages.en.privacy })
  const byEmail = privacy.getByLabel(networkMessages.en.foundByEmail)
  await byEmail.click()
  await expect(page.getByText(networkMessages.en.privacySaved, { exact: true })).toBeVisible()
  const notices = page.getByRole('region', { name: noticeMessages.en.title, exact: true })
  await notices.getByLabel(noticeMessages.en.from).selectOption('06:00')
  await expect(page.getByText(noticeMessages.en.hoursSaved)).toBeVisible()
  await page.reload()
  await expect(byEmail).toBeChecked()
  await expect(notices.getByLabel(noticeMessages.en.from)).toHaveValue('6')

  const other = await browser.newPage({ baseURL: server.url })
  await openAs(other, await signedIn(server.url, email), '/personal')
  const sessions = other.getByRole('region', { name: sessionsMessages.en.title })
  await sessions.getByRole('button', { name: sessionsMessages.en.endOthers }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(page).toHaveURL(/welcome/)
  await other.close()
})
