import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dialogMessages } from '#web/rentals/rentals/dialogs/dialog-messages.ts'
import { refundMessages } from '#web/rentals/cancellation/refund-messages.ts'
import { faultsInBothSizes } from '#testing/screens/clean-screen.ts'
import { shownButton } from '#testing/screens/gateway.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, settled } from '#testing/screens/open-screen.tsx'
import { bookingOf, heldOrder } from '#testing/screens/orders.ts'

const words = refundMessages.en
const way = { method: 'card', name: 'Debit card', needsDestination: false }

async function open(rental: object, refundQuote: (fields: Record<string, string>) => object) {
  const { asked } = await openScreen(
    '/refund?order=41',
    {
      ...heldOrder,
      booking: () => bookingOf({ orderId: '41', state: 'booked', ...rental }),
      refundQuote: (fields) => made('refundQuote', refundQuote(fields)),
      appointments: ({ day = '2030-02-04' }) =>
        made('appointments', {
          days: ['2030-02-03', '2030-02-04', '2030-02-05', '2030-02-10'],
          day,
          appointments: ['09:00', '10:00', '17:30', '18:00'].map((time) => ({
            appointmentId: `return-${day.replaceAll('-', '')}T${time.replace(':', '')}-1`,
            date: `${day}T${time}`,
            price: time === '18:00' ? 15 : 0,
            available: true,
          })),
        }),
      submitPaymentRefund: made('submitPaymentRefund'),
    },
    { signedIn: true, otherwiseLeast: true },
  )
  await settled()
  return () =>
    asked.filter(({ name }) => name === 'submitPaymentRefund').map(({ fields }) => fields)
}

test('a booking is cancelled with one press on the sum, and says until when all of it comes back', async () => {
  const moved = { rentalStatus: 85, allowedActions: ['acceptAppointment'] }
  const sent = await open(moved, () => ({
    kind: 'cancel',
    refund: 1116,
    kept: 0,
    ways: [{ ...way, amount: 1116 }],
    free: {
      now: '2030-01-08T09:41',
      until: '2030-01-09T10:00',
      start: '2030-01-10T10:00',
      later: { refund: 1089, kept: 27 },
    },
  }))
  await expect.element(page.getByText(words.everything)).toBeVisible()
  await expect.element(page.getByText(words.free.title('Wed 9 Jan, 10:00'))).toBeVisible()
  await expect
    .element(page.getByRole('img', { name: words.free.track('24 h 19 min') }))
    .toBeVisible()
  await expect.element(page.getByText(words.free.stays('$27.00'))).toBeVisible()
  expect(await faultsInBothSizes()).toEqual([])
  // Only the hour may be what does not fit: it opens here, and Escape leads back.
  const otherTime = page.getByRole('button', { name: words.otherTime })
  await otherTime.click()
  const hours = page.getByRole('dialog', { name: dialogMessages.en.slots.pickup })
  await expect.element(hours.getByRole('radio', { name: '17:30' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(otherTime).toHaveFocus()
  await shownButton(/^Cancel, \$1,116\.00 back$/).click()
  await expect.poll(sent).toMatchObject([{ order: '41', total: '-1116' }])
})

test('each part of a refund names the card it goes to', async () => {
  await open({ rentalStatus: 85 }, () => ({
    kind: 'cancel',
    refund: 60,
    kept: 20,
    ways: [
      { ...way, amount: 40, name: 'Visa ending in 4242', card: 'your Visa ending in 4242' },
      { ...way, amount: 20, name: 'Amex ending in 0005', card: 'your Amex ending in 0005' },
    ],
  }))
  await expect.element(page.getByText('$40.00 to your Visa ending in 4242')).toBeVisible()
  await expect.element(page.getByText('$20.00 to your Amex ending in 0005')).toBeVisible()
  expect(await faultsInBothSizes()).toEqual([])
})

test('an early return begins with the first day that saves money, and its button names the day', async () => {
  const sent = await open(
    {
      rentalStatus: 86,
      dates: { start: '2030-01-10T10:00', end: '2030-02-10T10:00' },
      pickupAddress: '657 Bay Street, Concord',
    },
    ({ appt = '' }) => ({
      kind: 'earlyReturn',
      refund: appt.includes('20300205') ? 50 : 60,
      countsUntil: '2030-02-04T08:00',
      lines: [{ code: 'rentUsed', label: 'Rent', amount: -40, rule: 'Until Mon 4 Feb, 08:00.' }],
      ways: [{ ...way, amount: 60 }],
      deposit: { held: 500, state: 'held' },
    }),
  )
  await expect.element(shownButton(/^Return on Mon 4 Feb/)).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: '10:00' }))
    .toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText(words.depositBy('Thu 7 Feb'))).toBeVisible()
  await expect.element(page.getByText('657 Bay Street, Concord, 10:00')).toBeVisible()
  await expect.element(page.getByText(words.fromCosts('18:00', '$15.00'))).toBeVisible()
  await expect.element(page.getByText('Until Mon 4 Feb, 08:00.')).toBeVisible()
  expect(await faultsInBothSizes()).toEqual([])
  await page.getByRole('button', { name: words.moreTimes }).click()
  await expect.element(page.getByRole('radio', { name: '10:00' })).toHaveFocus()
  await page.getByRole('slider', { name: words.returnDay }).fill('2')
  await expect.element(shownButton(/^Return on Tue 5 Feb/)).toBeVisible()
  await settled()
  await shownButton(/^Return on Tue 5 Feb/).click()
  await expect.poll(sent).toMatchObject([{ appt: 'return-20300205T1000-1', total: '-50' }])
})

test('only money that cannot go back to a card asks for an account, and a wrong digit is found', async () => {
  const sent = await open({ rentalStatus: 85 }, () => ({
    kind: 'cancel',
    refund: 40,
    kept: 20,
    ways: [{ ...way, name: 'Bank transfer', amount: 40, needsDestination: true }],
  }))
  await shownButton(/^Cancel, /).click()
  await expect.element(page.getByLabelText(words.bank)).toHaveFocus()
  await page.getByLabelText(words.bank).fill('Bay Bank')
  await page.getByLabelText(words.routing).fill('121000359')
  await page.getByLabelText(words.account).fill('12 34')
  await expect.element(page.getByText(words.routingWrong)).toBeVisible()
  expect(sent()).toEqual([])
  await page.getByLabelText(words.routing).fill('121000358')
  await shownButton(/^Cancel, /).click()
  await expect
    .poll(sent)
    .toMatchObject([{ paymentRefundDestination: 'Bay Bank, routing 121000358, account 1234' }])
})
