// @phone
import { leavingMessages } from '#web/staff/leaving/messages.ts'
import { checkBothSizes } from './support/both-sizes.ts'
import { expect, test } from './support/fixtures.ts'
import { readNewestCode } from './support/mail.ts'
import { drivingRenter, knownRenter, openAs, signedIn } from './support/people.ts'

test('a person deletes the account after a code, by keyboard, and is nobody then', async ({
  page,
  server,
}) => {
  const words = leavingMessages.en
  const email = `leaving-${crypto.randomUUID().slice(0, 8)}@example.com`
  const token = await knownRenter(server.url, email)
  await openAs(page, token, '/personal')
  const opener = page.getByRole('button', { name: words.open })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: words.title })
  await checkBothSizes(page, 'what goes and what stays')
  const since = new Date()
  await dialog.getByRole('button', { name: words.sendCode }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toContainText('l…@example.com')
  const code = await readNewestCode(server.dataDir, email, since)

  // A wrong one says so and keeps what was typed.
  await dialog.getByLabel(words.code).fill(code === '123456' ? '654321' : '123456')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('This code is wrong or older than 20 minutes.')
  await expect(dialog.getByLabel(words.code)).toBeFocused()
  await checkBothSizes(page, 'a wrong code')
  await dialog.getByLabel(words.code).fill(code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/(\?.*)?$/)
  await expect(page.getByText(words.gone)).toBeVisible()
  const asked = await page.request.get(`${server.url}/api?objectType=userInfo`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(asked.status()).toBe(401)
})

test('what is in the way of leaving is read out, and nothing is sent', async ({ page, server }) => {
  const words = leavingMessages.es
  await openAs(page, await signedIn(server.url, drivingRenter), '/personal?lang=es')
  const opener = page.getByRole('button', { name: words.open })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: words.title })
  const ask = dialog.getByRole('button', { name: words.sendCode })
  await ask.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText(/^Tienes una reserva o una renta\./)
  await expect(ask).toBeFocused()
  await checkBothSizes(page, 'what is in the way of leaving')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('a person collects all their data and downloads it', async ({ page, server }) => {
  const words = leavingMessages.en
  const email = `data-${crypto.randomUUID().slice(0, 8)}@example.com`
  await openAs(page, await knownRenter(server.url, email), '/personal')
  const card = page.getByRole('region', { name: words.dataTitle })
  await card.getByRole('button', { name: words.askData }).focus()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('status')).toContainText(/collecting|Ready/)
  await expect(card.getByRole('heading', { name: words.dataTitle })).toBeFocused()
  await expect(async () => {
    await page.reload()
    await expect(card.getByRole('button', { name: words.downloadData })).toBeVisible()
  }).toPass()
  await checkBothSizes(page, 'data that is ready')
  const coming = page.waitForEvent('download')
  await card.getByRole('button', { name: words.downloadData }).click()
  expect((await coming).suggestedFilename()).toBe('my-data.zip')
  await card.getByRole('button', { name: words.askAgain }).click()
  await expect(page.getByText(/^You already asked for your data today/)).toBeVisible()
})
