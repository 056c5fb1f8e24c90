// @phone
import { networkMessages } from '#web/community/network/messages.ts'
import { trustMessages } from '#web/community/trust/messages.ts'
import { treeMessages } from '#web/community/network/tree-messages.ts'
import { personalMessages } from '#web/people/account/personal-messages.ts'
import { welcomeMessages } from '#web/people/account/welcome-messages.ts'
import { errorMessages } from '#web/core/api/errors.ts'
import { profileMessages } from '#web/community/profile/messages.ts'
import { Renter } from './pages/renter.ts'
import { checkBothSizes } from './support/both-sizes.ts'
import { expect, test } from './support/fixtures.ts'
import { openAs, signedIn, verifiedRenter } from './support/people.ts'

const words = networkMessages.en
const friendName = 'Guadalupe Ibáñez'

// @1-keys-inspection @2.1-my-network @2.1-referral-tree @7-trust
test('a friend comes by an invitation, is connected, found in the tree, and blocked', async ({
  page,
  server,
  readMail,
  browser,
}) => {
  const token = await signedIn(server.url, verifiedRenter)
  await openAs(page, token, '/my-network')
  const known = page.getByRole('heading', { name: new RegExp(`^${words.connections} \\(`) })
  const before = Number(/\d+/.exec((await known.textContent()) ?? '')?.[0])
  await page.getByRole('button', { name: words.invite, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.makeLink }).click()
  await expect(dialog.getByLabel(words.friend)).toBeFocused()
  await dialog.getByLabel(words.friend).fill('Guadalupe')
  await dialog.getByLabel(words.review).fill('She drives like a saint.')
  await dialog.getByLabel(words.reputation).fill('9')
  await dialog.getByRole('button', { name: words.makeLink }).click()
  await expect(dialog.getByRole('img', { name: words.qr('Guadalupe') })).toBeVisible()
  await checkBothSizes(page, 'an invitation that was made')
  const link = (await dialog.getByText(/welcome\?referral=/).textContent()) ?? ''

  const context = await browser.newContext({ baseURL: server.url })
  const friend = await context.newPage()
  await friend.goto(link.slice(link.indexOf('/welcome')))
  await expect(friend.getByText(words.invites('Emilio'))).toBeVisible()
  await expect(friend.getByText('She drives like a saint.')).toBeVisible()
  await checkBothSizes(friend, 'an invitation that was opened')
  await friend.getByRole('link', { name: welcomeMessages.en.register }).click()
  // The screen before it has a field for the e-mail too.
  await new Renter(friend).heading(personalMessages.en.register)
  await expect(friend.getByText(words.invites('Emilio'))).toBeVisible()
  const email = `network-${crypto.randomUUID().slice(0, 8)}@example.com`
  await friend.getByLabel(personalMessages.en.email).fill(email)
  await new Renter(friend).describePerson()
  await friend.goto((await readMail(email)).link)
  await expect(friend.getByRole('main').getByText('Guadalupe').first()).toBeVisible()

  await friend.goto('/my-network')
  await friend.getByLabel(words.findLabel).fill('emilio estr')
  await friend.getByRole('button', { name: words.search }).click()
  await friend.getByRole('button', { name: /^Connect with Emilio Estrada$/ }).click()
  await friend.getByLabel(words.connectComment).fill('You invited me.')
  await friend.getByRole('dialog').getByRole('button', { name: words.send }).click()
  await expect(friend.getByRole('heading', { name: words.asked })).toBeVisible()

  await page.goto('/my-network')
  await expect(page.getByText('You invited me.')).toBeVisible()
  await expect(page.getByText(words.statuses.used).first()).toBeVisible()
  await page.getByRole('button', { name: words.confirmOf(friendName) }).click()
  await expect(known).toHaveText(`${words.connections} (${before + 1})`)

  await friend.reload()
  await friend.getByRole('link', { name: 'Emilio Estrada' }).click()
  const profile = friend.getByRole('dialog')
  await expect(profile.getByRole('link', { name: profileMessages.en.call })).toBeVisible()

  // Nobody vouches before they have rented or two others vouch for them.
  const forEmilio = { name: words.vouchFor('Emilio Estrada') }
  await expect(profile.getByRole('button', forEmilio)).toHaveCount(0)

  await page.getByRole('link', { name: friendName }).click()
  await expect(page.getByText('You and Guadalupe are connected.')).toBeVisible()
  const trust = page.getByRole('img', { name: trustMessages.en.drawing })
  await expect(trust).toBeVisible()
  await page.getByText(trustMessages.en.why, { exact: true }).click()
  await expect(page.getByText('You and Guadalupe are connected', { exact: true })).toBeVisible()
  await checkBothSizes(page, 'why somebody is trusted')

  await page
    .getByRole('button', { name: words.vouchFor(friendName) })
    .last()
    .click()
  const vouch = page.getByRole('dialog', { name: words.vouchFor(friendName) })
  await vouch.getByLabel(words.vouchComment).fill('Careful with every car.')
  await vouch.getByLabel(words.rating).fill('11')
  await vouch.getByRole('button', { name: words.send }).click()
  await expect(vouch.getByLabel(words.rating)).toBeFocused()
  await expect(vouch.getByLabel(words.vouchComment)).toHaveValue('Careful with every car.')
  await vouch.getByLabel(words.rating).fill('9')
  await vouch.getByText(words.confidences['0.75']).click()
  await checkBothSizes(page, 'a vouch that is written')
  await vouch.getByRole('button', { name: words.send }).click()
  await expect(page.getByText(words.vouched)).toBeVisible()
  // The same button stands in the list below the dialog, and may be there before this one.
  const shown = page.getByRole('dialog', { name: profileMessages.en.title })
  await shown.getByRole('button', { name: words.withdrawOf(friendName) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.withdraw }).click()
  await expect(page.getByText(words.withdrawn)).toBeVisible()

  await page.goto('/referral-tree')
  const tree = page.getByRole('tree', { name: treeMessages.en.title })
  await page.getByLabel(treeMessages.en.find).fill('guadal')
  await expect(tree.getByRole('treeitem', { name: 'Guadalupe' })).toHaveAttribute('aria-level', '2')
  await checkBothSizes(page, 'a referral tree')
  await tree.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: words.blockOf(friendName) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.block }).click()
  await expect(page.getByRole('button', { name: words.unblockOf(friendName) })).toBeVisible()

  await friend.reload()
  await expect(friend.getByRole('dialog')).toContainText(errorMessages.en.noUser)
  await context.close()
})
