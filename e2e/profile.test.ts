import { userInfo } from '#protocol/account/user-info.ts'
import { profileMessages } from '#web/features/profile/messages.ts'
import { shellMessages } from '#web/shell/messages.ts'
import { uiMessages } from '#web/ui/messages.ts'
import { expect, test } from './support/fixtures.ts'
import { knownRenter } from './support/people.ts'
import { smallPicture } from './support/picture.ts'

const words = profileMessages.en

test('a picture is chosen, cut and saved on the own profile, stands in the menu, nobody else may change it, and a wrong link says so', async ({
  page,
  server,
  readMail,
  browser,
}) => {
  const someone = () => `profile-${crypto.randomUUID().slice(0, 8)}@example.com`
  const mine = someone()
  const token = await knownRenter(server.url, mine, readMail)
  const other = await knownRenter(server.url, someone(), readMail)
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
