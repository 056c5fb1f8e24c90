// @phone
import { personalMessages } from '#web/people/account/personal-messages.ts'
import { welcomeMessages } from '#web/people/account/welcome-messages.ts'
import { quiet } from './support/quiet.ts'
import { expect, test } from './support/fixtures.ts'
import { knownRenter, openAs } from './support/people.ts'
import { post } from './support/wire.ts'
import { Renter } from './pages/renter.ts'

const newAddress = () => `e2e-${crypto.randomUUID().slice(0, 8)}@example.com`

// @2.3-header-logo @4.4-sign-out @7-userInfo
test('signing out clears what is stored, ends the session, and does so in all open tabs', async ({
  page,
  context,
  server,
}) => {
  const token = await knownRenter(server.url, newAddress())
  await page.goto('/terms')
  await page.evaluate((value) => {
    localStorage.setItem('userToken', value)
    localStorage.setItem('langCode', 'en')
    localStorage.setItem('favoriteCars', '3,5')
    localStorage.setItem('draft:contact', '{"name":"Ana"}')
    sessionStorage.setItem('typed', 'here')
  }, token)
  const other = await context.newPage()
  await other.goto('/personal')
  await expect(other.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await other.evaluate(() => sessionStorage.setItem('typed', 'there'))

  await page.reload()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  const kept = () => [
    ...Object.keys(localStorage).filter((key) => !['langCode', 'appVersion'].includes(key)),
    ...Object.keys(sessionStorage).filter((key) => key === 'typed'),
  ]
  await expect.poll(() => page.evaluate(kept)).toEqual([])
  const { register } = personalMessages.en
  await expect(other.getByRole('heading', { level: 1, name: register })).toBeVisible()
  await expect(other.getByText('Núñez')).toHaveCount(0)
  await expect.poll(() => other.evaluate(kept)).toEqual([])
  const dead = await fetch(`${server.url}/api?objectType=userInfo&lang=en`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(dead.status).toBe(401)
})

test('a session that died elsewhere leads to sign-in and back, with what was typed', async ({
  page,
  server,
  readMail,
}) => {
  const words = personalMessages.en
  const email = newAddress()
  await post(server.url, undefined, { objectType: 'userVerification', email })
  const { code } = await readMail(email)
  const signedIn = await post(server.url, undefined, { objectType: 'signIn', email, code })
  const token = String(signedIn.body.token)
  await openAs(page, token, '/personal')
  const form = {
    [words.firstName]: 'Guadalupe',
    [words.lastName]: 'Ibáñez',
    [words.phone]: '(305) 555-0123',
    [words.birthDate]: '04/05/1990',
  }
  for (const [label, value] of Object.entries(form))
    await page.getByRole('textbox', { name: label }).fill(value)
  await page.getByRole('checkbox', { name: words.terms }).check()

  // What the screen still asks for would be refused too, and lead away before the button.
  await quiet(page)
  await post(server.url, token, { objectType: 'signOut' })
  const since = new Date()
  await page.getByRole('button', { name: words.save }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL('/welcome?returnUrl=%2Fpersonal')
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(0)

  const renter = new Renter(page)
  // Typing starts once the previous screen is gone; no person is faster than that.
  await quiet(page)
  await page.getByLabel(welcomeMessages.en.email).fill(email)
  await page.getByRole('button', { name: welcomeMessages.en.next }).click()
  await renter.typeCode((await readMail(email, since)).code)
  await expect(page).toHaveURL(/\/personal(\?|$)/)
  for (const [label, value] of Object.entries(form)) {
    await expect(page.getByRole('textbox', { name: label })).toHaveValue(value)
  }
})
