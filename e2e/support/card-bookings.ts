import { expect, type Page } from '@playwright/test'
import { paymentMessages } from '#web/money/payments/messages.ts'
import type { FakeStripe } from '#testing/stripe/fake-stripe.ts'
import { Renter } from '../pages/renter.ts'
import { answerBrowser } from './stripe.ts'

const words = paymentMessages.en
const [declined, asks, debit] = [
  '4000 0000 0000 0002',
  '4000 0025 0000 3155',
  '4000 0566 5566 5556',
]
const fee = { yes: 'Credit card: 3% =', no: 'Debit card: no fee' }

/**
 * Two more cars, paid by card: the first with one that is declined and then one whose bank asks, with the fee of
 * credit cards; the second with a debit card, without. What was charged is what the button said, to the cent.
 */
export async function bookByCards(page: Page, stripe: FakeStripe): Promise<void> {
  await answerBrowser(page, stripe)
  const renter = new Renter(page)
  const number = page.getByLabel('Number in the frame of Stripe')
  const button = page.getByRole('button', { name: /^Pay / }).filter({ visible: true }).first()
  const press = async (typed: string | undefined, said: string) => {
    await number.fill(typed ?? '')
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
    const shown = (await button.textContent()) ?? ''
    await renter.pay()
    return Math.round(Number(shown.replaceAll(/[^\d.]/g, '')) * 100)
  }
  const toPayment = async (nth: number) => {
    // Home begins with the own car of whoever has one.
    await page.goto('/results')
    await renter.openCar(nth)
    await renter.book()
    await renter.goOnFromTrip()
    await renter.heading(words.kinds.start.title)
  }
  const charged = () =>
    [...stripe.account.intents.values()]
      .filter(({ status }) => status === 'succeeded')
      .map(({ amount }) => amount)

  await toPayment(1)
  await press(declined, fee.yes)
  await expect(page.getByRole('alert').getByText('Your card was declined.')).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  const first = await press(asks, fee.yes)
  await renter.isBooked()
  await toPayment(2)
  const second = await press(debit, fee.no)
  await renter.isBooked()
  expect(charged()).toEqual([first, second])
}
