// @phone
import type { Page } from '@playwright/test'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { knownRenter } from './support/people.ts'
import { expect } from './support/fixtures.ts'
import { withStripe } from './support/stripe.ts'
import { Renter } from './pages/renter.ts'

const test = withStripe()
const words = paymentMessages.en
const newAddress = () => `e2e-${crypto.randomUUID().slice(0, 8)}@example.com`

async function toPayment(page: Page, base: string, nth: number): Promise<Renter> {
  const token = await knownRenter(base, newAddress())
  await page.addInitScript((value) => localStorage.setItem('userToken', value), token)
  const renter = new Renter(page)
  await renter.search()
  await renter.openCar(nth)
  await renter.book()
  await renter.goOnFromTrip()
  await renter.heading(words.kinds.start.title)
  return renter
}

const numberOf = (page: Page) => page.getByLabel('Number in the frame of Stripe')
const payButton = (page: Page) =>
  page.getByRole('button', { name: /^Pay / }).filter({ visible: true }).first()

test('a card is paid with Stripe: its fee is said before the press, and the policy lets nobody else in', async ({
  page,
  server,
  stripe,
}) => {
  const refusedByPolicy: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript/.test(message.text()))
      refusedByPolicy.push(message.text())
  })
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  const renter = await toPayment(page, server.url, 0)
  // The whole page was loaded, and only its document names Stripe.
  expect(documents).toEqual(['/', '/payment'])
  await expect(page.getByText(words.test)).toBeVisible()

  const free = await payButton(page).textContent()
  await numberOf(page).fill('4242 4242 4242 4242')
  await expect(page.getByRole('status').filter({ hasText: 'Credit card: 3% =' })).toBeVisible()
  await expect(payButton(page)).not.toHaveText(free ?? '')
  const said = Number((await payButton(page).textContent())?.replaceAll(/[^\d.]/g, ''))
  await renter.pay()
  await renter.isBooked()
  const [intent] = [...stripe.account.intents.values()].slice(-1)
  expect([intent?.status, intent?.amount]).toEqual(['succeeded', Math.round(said * 100)])
  expect(refusedByPolicy).toEqual([])
})

test('a refused card, a bank that asks and a debit card without a fee: nothing that was typed is lost', async ({
  page,
  server,
  stripe,
}) => {
  const renter = await toPayment(page, server.url, 1)
  await numberOf(page).fill('4000 0000 0000 0002')
  await expect(page.getByRole('status').filter({ hasText: 'Credit card' })).toBeVisible()
  await renter.pay()
  await expect(page.getByRole('alert').getByText('Your card was declined.')).toBeVisible()
  await expect(numberOf(page)).toHaveValue('4000 0000 0000 0002')

  page.once('dialog', (dialog) => void dialog.dismiss())
  await numberOf(page).fill('4000 0025 0000 3155')
  await expect(page.getByRole('status').filter({ hasText: 'Credit card' })).toBeVisible()
  await renter.pay()
  await expect(page.getByRole('alert').getByText('Your card was declined.')).toBeVisible()

  await numberOf(page).fill('4000 0566 5566 5556')
  await expect(page.getByRole('status').filter({ hasText: 'Debit card: no fee' })).toBeVisible()
  await renter.pay()
  await renter.isBooked()
  const charged = [...stripe.account.intents.values()].filter(
    ({ metadata, status }) => metadata.order === renter.order() && status === 'succeeded',
  )
  expect(charged).toHaveLength(1)
})

test('a card is kept with consent, and pays the next booking with one press', async ({
  page,
  server,
  stripe,
}) => {
  const renter = await toPayment(page, server.url, 2)
  await page.getByRole('checkbox', { name: words.remember }).check()
  await numberOf(page).fill('4000 0566 5566 5556')
  await renter.pay()
  await renter.isBooked()
  await renter.search()
  await renter.openCar(3)
  await renter.book()
  await renter.goOnFromTrip()
  await renter.heading(words.kinds.start.title)
  await renter.payBySavedCard()
  await renter.isBooked()
  expect([...stripe.account.customers]).toHaveLength(1)
})

test('where Stripe does not load, a sentence says so, and another way to pay still works', async ({
  page,
  server,
  stripe,
}) => {
  expect(stripe.url).toMatch(/^http/)
  await page.route('https://js.stripe.com/**', (route) => route.abort())
  const renter = await toPayment(page, server.url, 4)
  await expect(page.getByText(words.noFields)).toBeVisible()
  await page.unroute('https://js.stripe.com/**')
  await page.route('https://js.stripe.com/**', async (route) => {
    const { fakeStripeScript } = await import('#testing/stripe/fake-script.ts')
    await route.fulfill({ contentType: 'text/javascript', body: fakeStripeScript })
  })
  await page.getByRole('button', { name: words.loadFields }).click()
  await expect(numberOf(page)).toBeVisible()
  await renter.chooseWay(/^Bank transfer/)
  await expect(page.getByLabel(words.bankNumber)).toBeVisible()
})
