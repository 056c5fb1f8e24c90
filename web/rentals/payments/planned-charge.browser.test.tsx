import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cardConsent } from '#protocol/money/payments/card-consent.ts'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { faultsInBothSizes } from '#testing/screens/clean-screen.ts'
import { gatewayThatSays, pay, typeCard } from '#testing/screens/gateway.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, place } from '#testing/screens/open-screen.tsx'
import { bookingOf, heldOrder } from '#testing/screens/orders.ts'
import { plannedChargeMessages } from './parts/planned-charge.tsx'

const words = plannedChargeMessages.en

test('a yes to charges after the return is asked for with a card that is kept, and is its own', async () => {
  for (const isTicked of [false, true]) {
    const { asked } = await openScreen(
      '/payment?order=41',
      {
        ...heldOrder,
        paymentGateways: made('paymentGateways', {
          paymentMethods: [{ id: 'debitCard', kind: 'card', total: 900 }],
        }),
        submitPaymentRefund: made('submitPaymentRefund', {
          payment: { gateway: 'test', clientSecret: 'secret' },
        }),
      },
      { signedIn: true, otherwiseLeast: true },
    )
    gatewayThatSays(() => ({ status: 1, state: 'processing' }))
    const yes = page.getByRole('checkbox', { name: cardConsent.words.en })
    await expect.element(yes).not.toBeInTheDocument()
    await page.getByRole('checkbox', { name: paymentMessages.en.remember }).click()
    await expect.element(yes).not.toBeChecked()
    if (isTicked) await yes.click()
    await typeCard('4000056655665556')
    await pay()
    await expect.poll(place).toBe('/confirmation?order=41')
    const { cardConsent: sent } =
      asked.find(({ name }) => name === 'submitPaymentRefund')?.fields ?? {}
    expect(sent).toBe(isTicked ? String(cardConsent.version) : undefined)
  }
})

test('an announced charge says when, and is contested with words', async () => {
  let isContested = false
  const { asked } = await openScreen(
    '/payment?order=41',
    {
      ...heldOrder,
      booking: ({ order }) => bookingOf({ orderId: order, state: 'held', kind: 'balance' }),
      paymentGateways: () =>
        made('paymentGateways', {
          paymentMethods: [{ id: 'debitCard', kind: 'card', total: 80 }],
          plannedCharge: {
            amount: 80,
            at: '2030-02-12T10:00',
            rental: '40',
            state: isContested ? 'contested' : 'planned',
            mayContest: !isContested,
          },
        }),
      contestCardCharge: () => {
        isContested = true
        return made('contestCardCharge')
      },
    },
    { signedIn: true, otherwiseLeast: true },
  )
  await expect
    .element(page.getByText(words.planned('$80.00', 'Tue 12 Feb 2030, 10:00')))
    .toBeVisible()
  await page.getByRole('button', { name: words.contest }).click()
  await page.getByRole('textbox', { name: words.why }).fill('I did not drive so far.')
  expect(await faultsInBothSizes()).toEqual([])
  await page.getByRole('button', { name: words.send }).click()
  await expect.element(page.getByText(words.contested)).toBeVisible()
  const sent = asked.find(({ name }) => name === 'contestCardCharge')?.fields
  expect(sent).toMatchObject({ order: '41', text: 'I did not drive so far.' })
})
