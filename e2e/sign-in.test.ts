import { paymentMessages } from '#web/money/payments/messages.ts'
import { confirmEmailMessages } from '#web/people/account/confirm-email-messages.ts'
import { personalMessages } from '#web/people/account/personal-messages.ts'
import { welcomeMessages } from '#web/people/account/welcome-messages.ts'
import { heldOrderMessages } from '#web/app/shell/held-order-messages.ts'
import { shellMessages } from '#web/app/shell/messages.ts'
import { checkBothSizes } from './support/both-sizes.ts'
import { expect, test } from './support/fixtures.ts'
import { knownRenter } from './support/people.ts'
import { Renter } from './pages/renter.ts'
import { post } from './support/wire.ts'

const newAddress = () => `e2e-${crypto.randomUUID().slice(0, 8)}@example.com`
const words = confirmEmailMessages.en

/** From the search to a held car, registered on /personal and with nothing confirmed. */
async function registerAndHold(renter: Renter, email: string, nth: number) {
  const { page } = renter
  await renter.search()
  await renter.openCar(nth)
  await renter.book()
  await renter.goOnFromTrip()
  await page.getByRole('link', { name: welcomeMessages.en.register }).click()
  // The address is there before the screen, and the screen before it has an e-mail field too.
  await renter.heading(personalMessages.en.driver)
  await renter.describeDriver()
  await page.getByLabel(personalMessages.en.email).fill(email)
  await renter.goOnToPayment()
}

// @2.1-personal
test('a visitor registers on /personal, books, and pays once the e-mail is confirmed', {
  tag: '@phone',
}, async ({ page, readMail }) => {
  const renter = new Renter(page)
  const email = newAddress()
  await registerAndHold(renter, email, 6)
  const order = renter.order()
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
  await checkBothSizes(page, 'payment before the e-mail is confirmed')

  // A new mail leads back here, its link or its code.
  const since = new Date()
  await page.getByRole('button', { name: words.again }).click()
  const { code, link } = await readMail(email, since)
  expect(new URL(link).pathname).toBe('/payment')
  await page.getByLabel(welcomeMessages.en.code).fill(code)
  await expect(page.getByRole('heading', { name: words.title })).toHaveCount(0)
  expect(renter.order()).toBe(order)
  expect(await renter.payByCard()).toBe(order)
})

test('what is missing in a registration is shown from the top on, wherever the form knows it from', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/personal')
  const save = page.getByRole('button', { name: personalMessages.en.save })
  await save.click()
  await expect(page.getByLabel(personalMessages.en.firstName)).toBeFocused()
  await page.getByLabel(personalMessages.en.firstName).fill('Guadalupe')
  await save.click()
  await expect(page.getByLabel(personalMessages.en.lastName)).toBeFocused()
})

test('the link of a registration confirms it at once in its own browser', {
  tag: '@phone',
}, async ({ page, readMail }) => {
  const renter = new Renter(page)
  const email = newAddress()
  await page.goto('/personal')
  await page.getByLabel(personalMessages.en.email).fill(email)
  await renter.describePerson()
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
  await page.goto((await readMail(email)).link)
  await expect(
    page.getByRole('heading', { level: 1, name: personalMessages.en.account }),
  ).toBeVisible()
  await expect(page.getByRole('main').getByText('Guadalupe')).toBeVisible()
  await expect(page.getByRole('heading', { name: words.title })).toHaveCount(0)
})

test('who registered with the address of an account takes the held car into it', {
  tag: '@phone',
}, async ({ page, server, readMail }) => {
  const email = newAddress()
  await knownRenter(server.url, email)
  const renter = new Renter(page)
  const since = new Date()
  await registerAndHold(renter, email, 7)
  const order = renter.order()
  await page.getByLabel(welcomeMessages.en.code).fill((await readMail(email, since)).code)
  const question = page.getByRole('dialog', { name: heldOrderMessages.en.title })
  await expect(question).toBeVisible()
  await checkBothSizes(page, 'whose order it is')
  await question.getByRole('button', { name: heldOrderMessages.en.yes }).click()
  await renter.heading(paymentMessages.en.kinds.start.title)
  await expect(page.getByLabel(paymentMessages.en.number)).toBeVisible()
  expect(renter.order()).toBe(order)
  expect(await renter.payByCard()).toBe(order)
  await page.goto('/personal')
  await expect(page.getByRole('main').getByText('Núñez')).toBeVisible()
  await expect(page.getByText('Guadalupe')).toHaveCount(0)
})

test('a link opened in another browser asks first, and is as good as before after a no', {
  tag: '@phone',
}, async ({ page, browser, server, readMail }) => {
  const email = newAddress()
  // A stranger asks for a link to an address of their own and sends it on.
  await post(server.url, undefined, { objectType: 'userVerification', email })
  const { link } = await readMail(email)
  const title = `Sign in as ${email[0]}…@example.com?`
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).not.toHaveURL(/token=/)
  await checkBothSizes(page, 'the question of a link')
  await page.getByRole('button', { name: shellMessages.en.linkRefuse }).click()
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull()

  const other = await browser.newContext({ baseURL: server.url })
  const phone = await other.newPage()
  await phone.goto(link)
  await phone.getByRole('button', { name: shellMessages.en.linkContinue, exact: true }).click()
  await expect(phone).toHaveURL(/\/personal/)
  await expect
    .poll(() => phone.evaluate(() => localStorage.getItem('userToken')))
    .toMatch(/^.{43}$/)
  await other.close()
})
