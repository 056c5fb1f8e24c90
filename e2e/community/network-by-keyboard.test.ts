// @thorough
import type { Locator } from '@playwright/test'
import { networkMessages } from '#web/community/network/messages.ts'
import { userInfo } from '#protocol/people/account/user-info.ts'
import { profileMessages } from '#web/community/profile/messages.ts'
import { dialogsAreGone } from '../pages/dialogs.ts'
import { Keyboard } from '../pages/keyboard.ts'
import { expect } from '../support/fixtures.ts'
import { withOwnServer } from '../support/own-server.ts'
import { knownRenter, openAs, signedIn, verifiedRenter } from '../support/people.ts'
import { quiet } from '../support/quiet.ts'
import { ask, post } from '../support/wire.ts'

/** Ties of the demo end here. */
const test = withOwnServer()

const words = networkMessages.en
/** Everything that a whole network has to press. */
const far = 250
const ana = 'Ana Núñez'

test('a network with the keyboard alone: invite, find, ask, confirm, vouch, withdraw, block', {
  tag: '@desk',
}, async ({ page, server, browser }) => {
  const email = `by-keys-${crypto.randomUUID().slice(0, 8)}@example.com`
  const anaToken = await knownRenter(server.url, email)
  const privacy = { foundByEmail: '1', foundByPhone: '0', nameless: '0', publicProfile: '1' }
  await post(server.url, anaToken, { objectType: 'privacySettings', ...privacy })
  type Me = { userInfo: { id: string } }
  const { id } = (await ask<Me>(server.url, anaToken, { objectType: userInfo.name })).userInfo
  await openAs(page, await signedIn(server.url, verifiedRenter), '/my-network')
  await quiet(page)
  const keyboard = new Keyboard(page)
  const key = (name: string) => page.keyboard.press(name)
  const dialog = page.getByRole('dialog')
  /** What went from a list leaves the focus to the heading of its card, or of the card in its place. */
  const onAHeading = () => expect(page.locator('h2:focus')).toBeInViewport()
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await test.step('invite: the dialog takes the focus, keeps it, and gives it back', async () => {
    const invite = button(words.invite)
    await keyboard.press(invite)
    await expect(dialog).toBeVisible()
    await keyboard.isIn(dialog)
    await keyboard.type(dialog.getByLabel(words.friend), 'Guadalupe')
    await keyboard.type(dialog.getByLabel(words.review), 'She drives like a saint.')
    await keyboard.type(dialog.getByLabel(words.reputation), '9')
    await key('Enter')
    await expect(dialog.getByRole('img', { name: words.qr('Guadalupe') })).toBeVisible()
    await keyboard.isIn(dialog)
    await keyboard.to(dialog.getByRole('button', { name: words.copy }))
    await keyboard.isSeen()
    await key('Escape')
    await dialogsAreGone(page)
    await expect(invite).toBeFocused()
    await keyboard.isSeen()
  })

  const connect = button(words.connectWith(ana))
  await test.step('find, and ask with a few words; an empty question is closed by Escape', async () => {
    await keyboard.type(page.getByLabel(words.findLabel), email, far)
    await key('Enter')
    await expect(page.getByText(words.found(1))).toBeVisible()
    await keyboard.press(connect)
    await keyboard.isIn(dialog)
    await key('Escape')
    await dialogsAreGone(page)
    await expect(connect).toBeFocused()
    await key('Enter')
    await keyboard.type(dialog.getByLabel(words.connectComment), 'We share a garage.')
    await keyboard.press(dialog.getByRole('button', { name: words.send, exact: true }))
    await dialogsAreGone(page)
    await expect(page.getByRole('heading', { name: words.asked })).toBeVisible()
    // Nobody is asked twice.
    await expect(page.getByText(words.state.asked, { exact: true })).toBeVisible()
    await expect(connect).toHaveCount(0)
    await onAHeading()
  })

  await test.step('the other one confirms', async () => {
    const context = await browser.newContext({ baseURL: server.url })
    const theirs = await context.newPage()
    await openAs(theirs, anaToken, '/my-network')
    const confirm = theirs.getByRole('button', { name: words.confirmOf('Emilio Estrada') })
    await expect(confirm).toBeVisible()
    await new Keyboard(theirs).press(confirm)
    await expect(theirs.getByRole('link', { name: 'Emilio Estrada' })).toBeVisible()
    await expect(confirm).toHaveCount(0)
    await expect(theirs.locator('h2:focus')).toBeInViewport()
    await context.close()
  })

  await page.reload()
  await quiet(page)
  const profile = page.getByRole('dialog', { name: profileMessages.en.title })
  const inProfile = (name: string) => profile.getByRole('button', { name, exact: true })
  const link = page.getByRole('main').locator(`a[href*="${id}"]`).first()
  await test.step('the profile opens and closes', async () => {
    await keyboard.press(link, far)
    await expect(profile.getByRole('heading', { name: ana })).toBeVisible()
    await keyboard.isIn(profile)
    await key('Escape')
    await dialogsAreGone(page)
    await expect(link).toBeFocused()
    await key('Enter')
    await expect(profile.getByRole('heading', { name: ana })).toBeVisible()
  })

  await test.step('vouch, and withdraw after a question that No and Escape answer too', async () => {
    await keyboard.press(inProfile(words.vouchFor(ana)))
    const vouch = page.getByRole('dialog', { name: words.vouchFor(ana) })
    await keyboard.isIn(vouch)
    await keyboard.type(vouch.getByLabel(words.vouchComment), 'Careful with every car.')
    await keyboard.type(vouch.getByLabel(words.rating), '9')
    await keyboard.to(vouch.getByRole('radio', { checked: true }))
    await key('ArrowDown')
    await expect(vouch.getByRole('radio', { name: words.confidences['0.75'] })).toBeChecked()
    await keyboard.isSeen()
    await keyboard.press(vouch.getByRole('button', { name: words.send, exact: true }))
    await expect(vouch).toHaveCount(0)
    await expect(inProfile(words.vouchNewOf(ana))).toBeFocused()

    const question = page.getByRole('alertdialog')
    const withdraw = inProfile(words.withdrawOf(ana))
    await keyboard.press(withdraw)
    await keyboard.isIn(question)
    await key('Escape')
    await expect(question).toHaveCount(0)
    await expect(withdraw).toBeFocused()
    await key('Enter')
    await keyboard.press(question.getByRole('button', { name: words.withdraw, exact: true }))
    await expect(withdraw).toHaveCount(0)
    await keyboard.isIn(profile)
    await keyboard.isSeen()
  })

  await test.step('block; what had the focus is gone, and the profile still has it', async () => {
    const question = page.getByRole('alertdialog')
    await keyboard.press(inProfile(words.blockOf(ana)))
    await keyboard.press(question.getByRole('button', { name: words.block, exact: true }))
    await expect(inProfile(words.unblockOf(ana))).toBeVisible()
    await expect(question).toHaveCount(0)
    await keyboard.isIn(profile)
    await keyboard.isSeen()
    await key('Escape')
    await dialogsAreGone(page)
    await expect(page.getByRole('region', { name: words.blockedPeople })).toContainText(ana)
    // The row that opened the profile is gone with the connection.
    await onAHeading()
  })

  await test.step('what goes from a list leaves the focus to a heading near it', async () => {
    const leave = async (row: Locator, yes?: string) => {
      await keyboard.press(row, far)
      if (yes !== undefined) {
        const question = page.getByRole('alertdialog')
        await keyboard.press(question.getByRole('button', { name: yes, exact: true }))
        await dialogsAreGone(page)
      }
      await onAHeading()
      await quiet(page)
      await onAHeading()
    }
    await leave(button(words.unblockOf(ana)))
    await leave(button(words.revokeOf('Guadalupe')), words.revoke)
    const first = (name: string) =>
      page.getByRole('button', { name: new RegExp(`^${name}`) }).first()
    await leave(first(words.withdrawOf('')), words.withdraw)
    await leave(first(words.removeOf('')), words.remove)
    await leave(first(words.ignoreOf('')))
  })
})
