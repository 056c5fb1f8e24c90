import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { failed } from '#testing/screens/answers.ts'
import { gatewayThatSays, pay, shownButton, typeCard } from '#testing/screens/gateway.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, place, settled } from '#testing/screens/open-screen.tsx'
import { bookingOf, heldOrder, later, trip } from '#testing/screens/orders.ts'
import { bookingMessages } from './messages.ts'

const words = bookingMessages.en
const payment = paymentMessages.en
const number = page.getByLabelText(payment.number)
const title = page.getByRole('heading', { level: 1 })

const paymentGateways = made('paymentGateways', {
  paymentMethods: [
    { id: 'debitCard', kind: 'card', name: 'Debit card', total: 900 },
    { id: 'creditCard', kind: 'card', name: 'Credit card', fee: 27, total: 927 },
  ],
})
const signedIn = { signedIn: true, otherwiseLeast: true }

// @7-submitPaymentRefund
test('a declined card says why and leads on; another card pays', async () => {
  const declined = 'Your bank declined this card. Try another one.'
  const { asked } = await openScreen(
    '/payment?order=41',
    {
      ...heldOrder,
      paymentGateways,
      submitPaymentRefund: made('submitPaymentRefund', {
        payment: { gateway: 'test', clientSecret: 'secret' },
      }),
    },
    signedIn,
  )
  gatewayThatSays(({ confirmationToken: typed = '' }) =>
    typed.endsWith('0002') ? { status: 0, message: declined } : { status: 1, state: 'processing' },
  )
  await expect.element(title).toHaveTextContent(payment.kinds.start.title)
  await settled()
  await pay()
  await expect.element(number).toHaveFocus()
  expect(asked.filter(({ name }) => name === 'submitPaymentRefund')).toHaveLength(0)
  await typeCard('4000000000000002')
  await pay()
  await expect.element(page.getByText(declined).first()).toBeVisible()
  await expect.element(number).toHaveValue('')
  await expect.element(number).toHaveFocus()
  await typeCard('4242424242424242')
  await pay()
  await expect.poll(place).toBe('/confirmation?order=41')
  await expect.element(title).toHaveTextContent('Transit is yours from')
})

/** Continues from the trip, of which a pickup time stands chosen. */
async function goOnFromTrip(slot: string) {
  await expect.element(title).toHaveTextContent(words.title)
  await expect.poll(place).toContain(`appt=${slot}`)
  await settled()
  await shownButton(new RegExp(`^${words.toPayment}$`)).click()
}

test('the hold runs out: nothing was charged, and the same choices can be booked again', async () => {
  const told = 'The time to pay is over. Nothing was charged.'
  const { asked } = await openScreen(
    '/payment?order=41',
    {
      ...heldOrder,
      paymentGateways,
      booking: ({ order }) =>
        order === '41'
          ? bookingOf({
              orderId: order,
              state: 'lapsed',
              rentalDescription: told,
              appointment: later,
            })
          : bookingOf(order ? { orderId: order, state: 'held', holdSeconds: 1800 } : undefined),
      submitBooking: made('submitBooking', { orderId: '42' }),
    },
    signedIn,
  )
  await expect.element(title).toHaveTextContent(payment.holdOver)
  await expect.element(page.getByRole('alert').getByText(told)).toBeVisible()
  await page.getByRole('link', { name: payment.bookAgain }).first().click()
  await goOnFromTrip('slot-2')
  await expect.poll(place).toBe('/payment?order=42')
  await expect.element(title).toHaveTextContent(payment.kinds.start.title)
  const again = asked.find(({ name }) => name === 'submitBooking')?.fields
  expect(again).toMatchObject({ car: '5', ...trip, pm: 'normal', appt: 'slot-2', total: '900' })
})

test('somebody else was faster: the form stays, the reason is told and other cars are offered', async () => {
  const reason = 'Somebody just took this car for these dates. Choose other dates or another car.'
  const query = new URLSearchParams({ car: '5', area: '1', ...trip })
  await openScreen(
    `/booking?${query}`,
    { ...heldOrder, booking: bookingOf(), submitBooking: () => failed(409, reason) },
    signedIn,
  )
  await goOnFromTrip('slot-1')
  await expect.element(page.getByRole('alert').getByText(reason).first()).toBeVisible()
  await expect.element(title).toHaveTextContent(words.title)
  expect(place()).toContain('/booking?')
  await page.getByRole('link', { name: words.otherCars }).first().click()
  await expect.poll(place).toMatch(/^\/results\?/)
  expect(place()).toContain('start=2030-01-10T10')
})
