// @phone
import { fieldMessages } from '#protocol/core/field-messages.ts'
import { errorMessages } from '#web/core/api/errors.ts'
import { refundMessages } from '#web/rentals/cancellation/refund-messages.ts'
import { payByCard } from './support/bookings.ts'
import { drivingRenter, openAs, signedIn, verifiedRenter } from './support/people.ts'
import { ask, post } from './support/wire.ts'
import { expect, test } from './support/fixtures.ts'
import { Renter } from './pages/renter.ts'
import { dates } from './support/screens.ts'

const words = refundMessages.en

type Dashboard = { selectedRental: { orderId: string; rentalStatus: number } }

// @1-visitors-search @2.1-refund @2.1-payment-2 @2.2-order
test('a booking is cancelled: quoted, asked, refunded the way it came, and when it arrives', async ({
  page,
  server,
}) => {
  const token = await signedIn(server.url, verifiedRenter)
  const { cars } = await ask<{ cars: { id: string }[] }>(server.url, token, {
    objectType: 'cars',
    area: '1',
    ...dates,
  })
  const car = cars[0]?.id ?? ''
  const held = await post(server.url, token, { objectType: 'submitBooking', car, ...dates })
  const order = String(held.body.orderId)
  await payByCard(server.url, token, order)
  const renter = new Renter(page)
  await openAs(page, token, `/refund?order=${order}`)
  await renter.heading(words.titles.cancel)
  await expect(page.getByText(/5 to 10 business days/)).toBeVisible()
  // The button names the sum: pressing it is the confirmation.
  await page
    .getByRole('button', { name: /^Cancel, \$[\d,.]+ back$/ })
    .filter({ visible: true })
    .click()
  // A card's refund is sent by the server beside all this, before or after it is looked at.
  const headline = page.getByRole('heading', {
    name: new RegExp(`${words.done}|${words.doneSent}`),
  })
  await expect(headline).toBeVisible()
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
  await page.reload()
  await expect(headline).toBeVisible()
})

// @2.1-refund
test('an early return needs a time and, for a transfer, an account; then it is arranged', async ({
  page,
  server,
}) => {
  const token = await signedIn(server.url, drivingRenter)
  const rental = async () =>
    (await ask<Dashboard>(server.url, token, { objectType: 'dashboard' })).selectedRental
  const { orderId: order } = await rental()
  const renter = new Renter(page)
  await openAs(page, token, `/refund?order=${order}`)
  await renter.heading(words.titles.earlyReturn)
  const press = () =>
    page
      .getByRole('button', { name: /^Return on / })
      .filter({ visible: true })
      .first()
      .click()
  await page.getByRole('slider', { name: words.returnDay }).press('ArrowRight')
  await page.getByRole('button', { name: words.moreTimes }).click()
  await page
    .getByRole('group', { name: words.returnHour })
    .getByText(/^12:00/)
    .click()
  await press()
  await expect(page.getByText(fieldMessages.en.required()).first()).toBeVisible()
  await page.getByLabel(words.bank).fill('Bay Bank')
  await page.getByLabel(words.routing).fill('121000359')
  await page.getByLabel(words.account).fill('7712')
  await expect(page.getByText(words.routingWrong)).toBeVisible()
  await page.getByLabel(words.routing).fill('121000358')
  await press()
  await expect(page.getByText(/^Your return is scheduled for/)).toBeVisible()
  expect((await rental()).rentalStatus).toBe(92)
})

// @8-sorry-order
test('a lost order says so', async ({ page, server }) => {
  const token = await signedIn(server.url, verifiedRenter)
  await openAs(page, token, '/refund?order=LOST')
  await expect(page.getByText(errorMessages.en.lostOrder)).toBeVisible()
})
