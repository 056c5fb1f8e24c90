// @phone
import { userInfo } from '#protocol/people/account/user-info.ts'
import { errorMessages } from '#web/core/api/errors.ts'
import { networkMessages } from '#web/community/network/messages.ts'
import { profileMessages } from '#web/community/profile/messages.ts'
import { shellMessages } from '#web/app/shell/messages.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { checkAccessibility } from './support/clean-screen.ts'
import { expect, test } from './support/fixtures.ts'
import { knownRenter, openAs, signedIn, verifiedRenter } from './support/people.ts'
import { smallPicture } from './support/picture.ts'
import { ask, post } from './support/wire.ts'

const words = profileMessages.en

/** Somebody who came by an invitation of a person of the demo. */
async function invitedBy(base: string, inviter: string, email: string) {
  const invited = await post(base, inviter, {
    objectType: 'referralInvite',
    firstName: 'Ana',
    reputation: '9',
  })
  const { link } = invited.body.invitation as { link: string }
  const referral = new URL(link).searchParams.get('referral') ?? ''
  const session = await signedIn(base, email)
  const { body } = await post(base, session, {
    objectType: 'newUserRegistration',
    firstName: 'Ana',
    lastName: 'Núñez',
    phone: '+13055550123',
    birthDate: '1990-05-04',
    email,
    acceptedTerms: '1',
    referral,
  })
  const token = String(body.token)
  const { userInfo: me } = await ask<{ userInfo: { id: string } }>(base, token, {
    objectType: userInfo.name,
  })
  return { token, id: me.id }
}

// @2.2-usertype @2.3-profile-dialog-share
test('a shared link shows a visitor what is public, leads to who invited the person, to the tree, and to signing in', async ({
  page,
  server,
  context,
}) => {
  const emilio = await signedIn(server.url, verifiedRenter)
  const email = `shared-${crypto.randomUUID().slice(0, 8)}@example.com`
  const ana = await invitedBy(server.url, emilio, email)
  const link = `/?dialogType=viewProfile&userId=${ana.id}`

  await page.goto(link)
  const dialog = page.getByRole('dialog', { name: words.title })
  await expect(dialog.getByRole('heading', { name: 'Ana', exact: true })).toBeVisible()
  await expect(dialog.getByRole('list', { name: words.facts })).toContainText('Member since')
  await expect(dialog).not.toContainText('Núñez')
  await expect(dialog).not.toContainText('Emilio')
  await checkAccessibility(page, 'a profile that a visitor opens')
  await dialog.getByRole('link', { name: words.signIn }).click()
  await expect(page).toHaveURL(/\/welcome\?returnUrl=.*viewProfile/)

  await page.goto('/?dialogType=viewProfile&userId=nobody')
  await expect(page.getByText(errorMessages.en.noUser)).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('link', { name: words.signIn })).toBeVisible()

  await openAs(page, ana.token, link)
  await expect(dialog.getByRole('heading', { name: 'Ana Núñez' })).toBeVisible()
  await dialog.getByRole('button', { name: words.share }).click()
  const share = page.getByRole('dialog', { name: words.share })
  await expect(share.getByRole('img', { name: words.qrOf('Ana Núñez') })).toBeVisible()
  await checkAccessibility(page, 'a profile that is shared')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await share.getByRole('button', { name: networkMessages.en.copy }).click()
  await expect(page.getByText(networkMessages.en.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(server.url + link)
  // Back closes the upper one alone.
  await page.goBack()
  await expect(share).toHaveCount(0)

  await dialog.getByRole('button', { name: words.showProfile('Emilio') }).click()
  await expect(page).toHaveURL(/userType=referrer/)
  const referrer = page.getByRole('dialog', { name: words.referrer })
  await expect(referrer.getByRole('heading', { name: 'Emilio Estrada' })).toBeVisible()
  await checkAccessibility(page, 'the card of who invited somebody')
  await referrer.getByRole('link', { name: words.referralTree }).click()
  await expect(page.getByRole('treeitem', { name: 'Emilio' })).toBeVisible()
  await expect(page.getByRole('treeitem', { name: /Ana/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

// @2.3-header-name @2.3-profile-dialog @2.3-profile-dialog-avatar @8-sorry-no
test('a picture is chosen, cut and saved on the own profile, stands in the menu, nobody else may change it, and a wrong link says so', async ({
  page,
  server,
  browser,
}) => {
  const someone = () => `profile-${crypto.randomUUID().slice(0, 8)}@example.com`
  const mine = someone()
  const token = await knownRenter(server.url, mine)
  const other = await knownRenter(server.url, someone())
  await page.addInitScript((session) => localStorage.setItem('userToken', session), token)

  await page.goto('/')
  await page.getByRole('button', { name: shellMessages.en.account }).click()
  const menu = page.getByRole('navigation', { name: shellMessages.en.menu })
  await expect(menu).toContainText('Ana Núñez')
  await expect(menu).toContainText(mine)
  await menu.getByRole('link', { name: shellMessages.en.profile }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.changePicture }).click()
  const editor = page.getByRole('dialog', { name: uiMessages.en.avatarTitle })
  await editor.locator('input[type=file]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  })
  await expect(editor).toContainText('Please choose an image file')
  await editor.locator('input[type=file]').setInputFiles(await smallPicture('me.png'))
  await editor.getByRole('button', { name: uiMessages.en.save }).click()
  await expect(editor).toHaveCount(0)
  await expect(page.getByText(words.pictureSaved)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: shellMessages.en.account }).locator('img'),
  ).toBeVisible()

  const query = new URLSearchParams({ objectType: userInfo.name })
  const response = await fetch(`${server.url}/api?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { userInfo: me } = (await response.json()) as { userInfo: { id: string } }
  const context = await browser.newContext({ baseURL: server.url })
  const theirs = await context.newPage()
  await theirs.addInitScript((session) => localStorage.setItem('userToken', session), other)
  await theirs.goto(`/?dialogType=viewProfile&userId=${me.id}`)
  await expect(theirs.getByRole('dialog')).toContainText('Ana')
  await expect(theirs.getByRole('dialog').locator('img').first()).toBeVisible()
  await expect(theirs.getByRole('button', { name: words.changePicture })).toHaveCount(0)
  await expect(theirs.getByRole('dialog')).not.toContainText(mine)

  await theirs.goto('/?dialogType=viewProfile&userId=nobody')
  await expect(
    theirs.getByText('Sorry, no user found - please check the link and try again', { exact: true }),
  ).toHaveCount(1)
  await context.close()
})
