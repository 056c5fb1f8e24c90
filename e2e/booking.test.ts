import { bookingMessages } from '#web/rentals/bookings/messages.ts'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { expect, test } from './support/fixtures.ts'
import { knownRenter } from './support/people.ts'
import { Renter } from './pages/renter.ts'

const newAddress = () => `e2e-${crypto.randomUUID().slice(0, 8)}@example.com`

// @1-visitors-search @2.1-home @2.1-results @2.1-details @2.1-welcome @2.1-personal @2.1-booking
// @2.1-confirmation @2.1-payment @2.2-area @2.2-car @2.2-token @4.4-token-query @7-orderHistory
test('a visitor becomes a renter: search, car, sign-in by link, driver, payment, confirmation', {
  tag: '@quick',
}, async ({ page, readMail }) => {
  const renter = new Renter(page)
  await renter.search()
  await renter.openCar()
  await renter.book()
  await renter.goOnFromTrip()
  const email = newAddress()
  await renter.askForMail(email)
  const { link } = await readMail(email)
  await page.goto(link)
  await expect(page).not.toHaveURL(/token=/)
  await renter.describeDriver()
  await renter.goOnToPayment()
  await renter.typeCard('4242424242424242')
  await renter.pay()
  await renter.isBooked()
  await page.reload()
  await renter.isBooked()
})

// @2.1-welcome
test('a returning renter signs in with the code and pays at once, with a card that turns out to be debit', {
  tag: '@phone',
}, async ({ page, server, readMail }) => {
  const email = newAddress()
  await knownRenter(server.url, email)
  const renter = new Renter(page)
  await renter.search()
  await renter.openCar(1)
  await renter.book()
  await renter.goOnFromTrip()
  const since = new Date()
  await renter.askForMail(email)
  await renter.typeCode((await readMail(email, since)).code)
  await renter.heading(bookingMessages.en.title)
  await renter.goOnFromTrip()
  await renter.heading(paymentMessages.en.kinds.start.title)
  await renter.typeCard('4000056655665556')
  await renter.pay()
  await renter.isBooked()
})

test('the same in Spanish, from the language switch to the confirmation', {
  tag: '@phone',
}, async ({ page, server }) => {
  const token = await knownRenter(server.url, newAddress())
  await page.addInitScript(
    ([value]) => {
      localStorage.setItem('userToken', value ?? '')
      localStorage.setItem('langCode', 'es')
    },
    [token],
  )
  const renter = new Renter(page, 'es')
  await renter.search()
  await expect(page.locator('html')).toHaveAttribute('lang', /^es/)
  await renter.openCar(5)
  await renter.book()
  await renter.goOnFromTrip()
  await renter.heading(paymentMessages.es.kinds.start.title)
  await renter.typeCard('4242424242424242')
  await renter.pay()
  await renter.isBooked()
})
