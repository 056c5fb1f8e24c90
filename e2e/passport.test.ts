// @phone
import { readFileSync } from 'node:fs'
import { passportMessages } from '#web/community/passport/messages.ts'
import { expect, test } from './support/fixtures.ts'
import { drivingRenter, signedIn } from './support/people.ts'
import { scan } from './support/scan.ts'

const words = passportMessages.en

// @2.1-passport
test('a passport is downloaded, verified on another device, and found out when it was changed', async ({
  page,
  server,
  browser,
}) => {
  const token = await signedIn(server.url, drivingRenter)
  await page.addInitScript((session) => localStorage.setItem('userToken', session), token)
  await page.goto('/passport')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words.download }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('rental-passport.json')
  const whole = readFileSync(await file.path(), 'utf8')

  await page.getByRole('button', { name: words.showCode }).click()
  const code = page.getByRole('img', { name: words.code })
  await expect(code).toBeVisible()
  const scanned = await scan(code)
  expect(scanned).toContain(`${server.url}/passport#`)

  const other = await browser.newContext({ serviceWorkers: 'block' })
  const visitor = await other.newPage()
  await visitor.goto(`${server.url}/passport`)
  await expect(visitor.getByRole('link', { name: words.signIn })).toBeVisible()
  // Who was shown one comes to check it.
  await expect(visitor.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    words.check,
    words.yours,
  ])
  const choose = (name: string, text: string) =>
    visitor.getByLabel(name).setInputFiles({
      name: 'passport.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
  const outcome = visitor.getByRole('main').getByRole('status')
  await choose(words.choose, whole)
  await expect(outcome).toContainText(words.verified(server.url))
  await expect(visitor.getByText('Guadalupe')).toBeVisible()
  await choose(words.choose, whole.replace('Guadalupe', 'Margarita'))
  await expect(outcome).toContainText(words.changed)
  await expect(visitor.getByText('Margarita')).toHaveCount(0)
  await choose(words.choose, 'something else')
  await expect(outcome).toContainText(words.unreadable)

  // Another company's passport: its keys are asked for, and ours are not among them.
  const foreign = whole.replace(/"key": "[^"]+"/, '"key": "elsewhere"')
  await choose(words.choose, foreign)
  await expect(outcome).toContainText(words.otherKeys(server.url))
  await choose(words.chooseKeys, '{}')
  await expect(outcome).toContainText(words.noKeys)
  const keys = await (await fetch(`${server.url}/.well-known/tramo-keys.json`)).text()
  await choose(words.chooseKeys, keys)
  await expect(outcome).toContainText(words.otherKeys(server.url))

  // Scanned from the screen: verified likewise, and gone from the address.
  await visitor.goto('/about')
  await visitor.goto(scanned)
  await expect(outcome).toContainText(words.verified(server.url))
  await expect(visitor.getByText('Guadalupe')).toBeVisible()
  expect(visitor.url()).toBe(`${server.url}/passport`)
  await other.close()
})
