// @phone
import type { Locator, Page } from '@playwright/test'
import { passkeyMessages } from '#web/people/account/passkey-messages.ts'
import { sessionsMessages } from '#web/people/account/settings/sessions-messages.ts'
import { menuMessages } from '#web/staff/staff/menu-messages.ts'
import { checkBothSizes } from '../support/both-sizes.ts'
import { staffEmail } from '../support/demo-server.ts'
import { expect } from '../support/fixtures.ts'
import { readNewestCode } from '../support/mail.ts'
import { knownRenter, openAs, signedIn } from '../support/people.ts'
import { withStaffServer } from '../support/staff-server.ts'

const words = passkeyMessages.en

/**
 * Passkeys are for a name, so the same server is visited by its name. It is no other journey's: staff
 * who have a passkey are staff with it alone.
 */
const test = withStaffServer().extend({
  baseURL: async ({ server }, use) => {
    await use(server.url.replace('127.0.0.1', 'localhost'))
  },
})

// What still fades in has no contrast of its own yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A device with a passkey program whose owner is there, or refuses. */
async function withDevice(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    ownerIs: (there: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: there }),
  }
}

/** Before a change of passkeys: the code of the mail. */
async function openByMail(card: Locator, dataDir: string, email: string) {
  const since = new Date()
  await card.getByRole('button', { name: words.sendCode }).click()
  await card.getByLabel(words.code).fill(await readNewestCode(dataDir, email, since))
  await expect(card.getByRole('button', { name: words.add })).toBeVisible()
}

test('a passkey is added, signs in alone, is renamed and removed', async ({ page, server }) => {
  const email = `passkey-${crypto.randomUUID().slice(0, 8)}@example.com`
  const device = await withDevice(page)
  await openAs(page, await knownRenter(server.url, email), '/personal')
  const card = page.getByRole('region', { name: words.title })
  await expect(card.getByText(words.none)).toBeVisible()
  await openByMail(card, server.dataDir, email)
  await expect(card.getByLabel(words.name)).toHaveValue(/^Chrome on (Android|Linux)$/)

  // The owner refuses: said beside the button, and the name stays.
  await device.ownerIs(false)
  await card.getByLabel(words.name).fill('My blue phone')
  await card.getByRole('button', { name: words.add }).click()
  await expect(card.getByRole('alert')).toHaveText(words.notAdded)
  await expect(card.getByLabel(words.name)).toHaveValue('My blue phone')
  await device.ownerIs(true)
  await card.getByLabel(words.name).press('Enter')
  const line = card.getByRole('listitem').filter({ hasText: 'My blue phone' })
  await expect(line.getByText(words.here)).toBeVisible()
  await expect(line.getByText(words.notUsed)).toHaveCount(0)
  // The next one has a name of its own.
  await expect(card.getByLabel(words.name)).toHaveValue(/^Chrome on (Android|Linux)$/)
  await expect(card.getByRole('heading', { name: words.title })).toBeFocused()
  await checkBothSizes(page, 'the passkeys of an account')
  // The same device has one already.
  await card.getByRole('button', { name: words.add }).click()
  await expect(card.getByRole('alert')).toHaveText(words.known)

  await page.evaluate(() => localStorage.clear())
  await page.goto('/welcome?returnUrl=%2Fpersonal')
  await device.ownerIs(false)
  const enter = page.getByRole('button', { name: words.signIn })
  await enter.click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(words.cancelled)
  await checkBothSizes(page, 'a sign-in by passkey that did not finish')
  await device.ownerIs(true)
  await enter.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/personal$/)
  await expect(line.getByText(words.here)).toBeVisible()
  const here = page.getByRole('region', { name: sessionsMessages.en.title })
  await expect(here.getByText('Pacific Time')).toBeVisible()

  await line.getByRole('button', { name: words.renameOf('My blue phone') }).click()
  const newName = page.getByLabel(words.newName('My blue phone'))
  await newName.fill('Not this one')
  await page.keyboard.press('Escape')
  await expect(newName).toHaveCount(0)
  await line.getByRole('button', { name: words.renameOf('My blue phone') }).click()
  await newName.fill('Old phone')
  await page.keyboard.press('Enter')
  // Another session, so it is asked again who is there.
  await checkBothSizes(page, 'the question before passkeys are changed')
  await card.getByRole('button', { name: words.openByPasskey }).click()
  await card.getByRole('button', { name: words.removeOf('Old phone') }).click()
  const question = page.getByRole('alertdialog', { name: words.removeTitle('Old phone') })
  await checkBothSizes(page, 'the question before a passkey is removed')
  await question.getByRole('button', { name: words.cancel }).click()
  await card.getByRole('button', { name: words.removeOf('Old phone') }).click()
  await question.getByRole('button', { name: words.remove }).click()
  await expect(card.getByText(words.none)).toBeVisible()

  // The device still offers it; the server knows it no more.
  await page.evaluate(() => localStorage.clear())
  await page.goto('/welcome')
  await enter.click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('was not accepted')
})

test('staff who have a passkey need it for staff’s rights, and sign in with it there', async ({
  page,
  server,
  staffToken,
}) => {
  await withDevice(page)
  await openAs(page, staffToken, '/personal')
  const card = page.getByRole('region', { name: words.title })
  await openByMail(card, server.dataDir, staffEmail)
  await card.getByRole('button', { name: words.add }).click()
  await expect(card.getByText(words.here)).toBeVisible()
  await page.goto('/staff')
  await expect(
    page.getByRole('heading', { level: 1, name: menuMessages.en.views.today }),
  ).toBeVisible()

  const byMail = await signedIn(server.url, staffEmail)
  await openAs(page, byMail, '/staff')
  await expect(page.getByRole('heading', { level: 1, name: words.needed })).toBeVisible()
  await checkBothSizes(page, 'staff who need their passkey')
  await page.goto('/personal')
  await expect(card.getByText(words.needed)).toBeVisible()
  await expect(card.getByRole('button', { name: words.add })).toHaveCount(0)
  await page.goto('/staff')
  await page.getByRole('button', { name: words.signIn }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: menuMessages.en.views.today }),
  ).toBeVisible()
})
