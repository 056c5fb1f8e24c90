// @phone
import type { Locator } from '@playwright/test'
import { emailMessages } from '#web/people/account/settings/email-messages.ts'
import { noticeMessages } from '#web/rentals/dashboard/notice-messages.ts'
import { sessionsMessages } from '#web/people/account/settings/sessions-messages.ts'
import { networkMessages } from '#web/community/network/messages.ts'
import { dialogMessages } from '#web/rentals/rentals/dialogs/dialog-messages.ts'
import { welcomeMessages } from '#web/people/account/welcome-messages.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { checkBothSizes, inBothSizes } from '../support/both-sizes.ts'
import { expect, test } from '../support/fixtures.ts'
import { readNewestCode } from '../support/mail.ts'
import { knownRenter, openAs, signedIn } from '../support/people.ts'

/** A thing of the screen reaches no further to the right than what it stands in. */
async function isWithin(thing: Locator, around: Locator) {
  const right = async (element: Locator) => {
    const box = await element.boundingBox()
    return box ? box.x + box.width : Number.NaN
  }
  expect(await right(thing)).toBeLessThanOrEqual(await right(around))
}

const newAddress = () => `account-${crypto.randomUUID().slice(0, 8)}@example.com`

test('sessions are told apart, one is ended, then all others', async ({
  page,
  server,
  readMail,
  browser,
}) => {
  const words = sessionsMessages.en
  const email = newAddress()
  const elsewhere = await knownRenter(server.url, email)
  await page.goto('/welcome')
  const since = new Date()
  await page.getByLabel(welcomeMessages.en.email).fill(email)
  await page.getByRole('button', { name: welcomeMessages.en.next }).click()
  const { code } = await readMail(email, since)
  await page.getByLabel(welcomeMessages.en.code).fill(code)
  await expect(page.getByRole('heading', { name: welcomeMessages.en.codeTitle })).toHaveCount(0)
  await page.goto('/personal')
  const card = page.getByRole('region', { name: words.title })
  const here = card.getByRole('listitem').filter({ hasText: words.here })
  await expect(here).toContainText(/Chrome on (Android|Linux)/)
  await expect(here).toContainText('Pacific Time · In use now')
  await expect(card.getByRole('listitem')).toHaveCount(3)
  await checkBothSizes(page, 'the sessions of an account')

  const context = await browser.newContext({ baseURL: server.url })
  const other = await context.newPage()
  await openAs(other, elsewhere, '/personal')
  const there = other.getByRole('region', { name: words.title })
  await expect(there.getByText(words.here)).toBeVisible()
  await there
    .getByRole('button', { name: words.endOf('Chrome on') })
    .first()
    .focus()
  await other.keyboard.press('Enter')
  await expect(there.getByRole('listitem')).toHaveCount(2)
  await expect(there.getByRole('heading', { name: words.title })).toBeFocused()
  // The one that was ended stops at its next call, and is led to sign in.
  await page.reload()
  await expect(page).toHaveURL(/welcome/)

  const third = await signedIn(server.url, email)
  await other.reload()
  await there.getByRole('button', { name: words.endOthers }).click()
  await expect(there.getByRole('listitem')).toHaveCount(1)
  await openAs(page, third, '/personal')
  await expect(page).toHaveURL(/welcome/)
  await context.close()
})

test('the e-mail is changed by a code from each mailbox; a wrong one says so', async ({
  page,
  server,
}) => {
  const words = emailMessages.en
  const before = newAddress()
  // As long as some are: nothing to break it at, and still within the screen.
  const after = newAddress().replaceAll('-', '').replace('@', '.maria.hernandez@')
  await openAs(page, await knownRenter(server.url, before), '/personal')
  const card = page.getByRole('region', { name: words.title })
  await card.getByRole('button', { name: words.change }).click()
  await expect(card.getByLabel(words.newEmail)).toBeFocused()
  await card.getByRole('button', { name: words.sendCodes }).click()
  await expect(card.getByLabel(words.newEmail)).toHaveAccessibleDescription(/./)
  await card.getByLabel(words.newEmail).fill(before)
  await card.getByRole('button', { name: words.sendCodes }).click()
  await expect(card).toContainText('This is your e-mail already.')
  await expect(card.getByLabel(words.newEmail)).toHaveValue(before)
  const since = new Date()
  await card.getByLabel(words.newEmail).fill(after)
  await card.getByRole('button', { name: words.sendCodes }).click()
  await expect(card.getByText(words.underWay(after))).toBeVisible()
  await expect(card.getByRole('heading', { name: words.title })).toBeFocused()
  await checkBothSizes(page, 'a change of e-mail under way')
  await inBothSizes(page, () => isWithin(card.getByLabel(words.code(after)), card))

  const codes = {
    [before]: await readNewestCode(server.dataDir, before, since),
    [after]: await readNewestCode(server.dataDir, after, since),
  }
  const type = async (email: string, code = '') => {
    await card.getByLabel(words.code(email)).fill(code)
    await card.getByRole('button', { name: words.confirmOf(email) }).click()
  }
  await type(after, '12345')
  await expect(card).toContainText(uiMessages.en.codeShort)
  await type(after, codes[before])
  await expect(card).toContainText('This code is wrong')
  await expect(card.getByLabel(words.code(after))).toHaveValue(codes[before] ?? '')
  await type(after, codes[after])
  await expect(card.getByText(words.confirmed(after))).toBeVisible()
  // What was confirmed stays so over a reload.
  await page.reload()
  await expect(card.getByText(words.confirmed(after))).toBeVisible()
  await type(before, codes[before])
  await expect(page.getByText(words.done(after))).toBeVisible()
  await inBothSizes(page, () => isWithin(page.getByText(words.done(after)), page.locator('body')))
  await expect(card.getByText(after, { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: words.change })).toBeVisible()
  expect(await signedIn(server.url, after)).toMatch(/.{20}/)
})

test('what others see and how one is written to is saved as it is chosen', async ({
  page,
  server,
}) => {
  const words = noticeMessages.en
  await openAs(page, await knownRenter(server.url, newAddress()), '/personal')
  const privacy = page.getByRole('region', { name: networkMessages.en.privacy })
  const byEmail = privacy.getByLabel(networkMessages.en.foundByEmail)
  await expect(byEmail).not.toBeChecked()
  await expect(page.getByLabel(words.language)).toHaveValue('en')
  await checkBothSizes(page, 'privacy and notices of an account')
  // It changes when the change is on its way, a moment after the click.
  await byEmail.click()
  await expect(page.getByText(networkMessages.en.privacySaved, { exact: true })).toBeVisible()
  const notices = page.getByRole('region', { name: words.title, exact: true })
  await notices.getByLabel(words.language).selectOption('es')
  await expect(page.getByText(noticeMessages.es.languageSaved)).toBeVisible()
  await notices.getByLabel(words.from).selectOption('06:00')
  await expect(page.getByText(words.hoursSaved)).toBeVisible()
  const network = notices.getByRole('group', { name: 'Network' })
  await network.getByLabel(dialogMessages.en.mail).click()
  await expect(page.getByText(dialogMessages.en.saved, { exact: true })).toBeVisible()
  await page.reload()
  await expect(byEmail).toBeChecked()
  await expect(notices.getByLabel(words.language)).toHaveValue('es')
  await expect(notices.getByLabel(words.from)).toHaveValue('6')
  await expect(notices.getByLabel(words.to)).toHaveValue('20')
  await expect(network.getByLabel(dialogMessages.en.mail)).not.toBeChecked()
  await expect(network.getByLabel(dialogMessages.en.inApp)).toBeChecked()
})
