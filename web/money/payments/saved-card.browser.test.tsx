import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faultsInBothSizes } from '#testing/screens/clean-screen.ts'
import { gatewayThatSays, pay, typeCard } from '#testing/screens/gateway.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, place } from '#testing/screens/open-screen.tsx'
import { heldOrder } from '#testing/screens/orders.ts'
import { paymentMessages } from './messages.ts'

const words = paymentMessages.en
const number = page.getByLabelText(words.number)
const saved = page.getByText(words.savedCard('5556'))

/** The payment of an order; what the server and the gateway are asked. */
async function openPayment(isSaved: boolean) {
  let isKept = isSaved
  const card = { last4: '5556', expiry: '12/30' }
  const { asked } = await openScreen(
    '/payment?order=41',
    {
      ...heldOrder,
      paymentGateways: () =>
        made('paymentGateways', {
          paymentMethods: [
            { id: 'debitCard', kind: 'card', total: 900, savedCard: isKept ? card : undefined },
          ],
        }),
      submitPaymentRefund: made('submitPaymentRefund', {
        payment: { gateway: 'test', clientSecret: 'secret' },
      }),
      forgetCard: () => {
        isKept = false
        return made('forgetCard')
      },
    },
    { signedIn: true, otherwiseLeast: true },
  )
  const gateway = gatewayThatSays(() => ({ status: 1, state: 'processing' }))
  const sent = () => asked.find(({ name }) => name === 'submitPaymentRefund')?.fields ?? {}
  return { sent, gateway }
}

test('a card is saved only when that is ticked', async () => {
  for (const isTicked of [false, true]) {
    const { sent, gateway } = await openPayment(false)
    const save = page.getByRole('checkbox', { name: words.remember })
    await expect.element(save).not.toBeChecked()
    if (isTicked) await save.click()
    await typeCard('4000056655665556')
    await pay()
    await expect.poll(place).toBe('/confirmation?order=41')
    const { rememberCard, savedCard } = sent()
    expect([rememberCard, savedCard]).toEqual([isTicked ? '1' : undefined, undefined])
    expect(gateway.map((asked) => asked.confirmationToken)).toEqual(['4000056655665556'])
  }
})

test('a card that was saved pays without typing', async () => {
  const { sent, gateway } = await openPayment(true)
  await expect.element(saved).toBeVisible()
  await expect.element(page.getByText(words.savedUntil('12/30'))).toBeVisible()
  await expect.element(number).not.toBeInTheDocument()
  expect(await faultsInBothSizes()).toEqual([])
  await pay()
  await expect.poll(place).toBe('/confirmation?order=41')
  expect(sent()).toMatchObject({ savedCard: '1', total: '900' })
  expect(gateway).toMatchObject([{ remembered: '1', clientSecret: 'secret' }])
})

test('another card can be typed, and the saved one removed: then digits are asked for again', async () => {
  await openPayment(true)
  await page.getByRole('button', { name: words.otherCard }).click()
  await expect.element(number).toBeVisible()
  await page.getByRole('button', { name: words.useSaved }).click()
  await page.getByRole('button', { name: words.forgetCard }).click()
  await expect.element(number).toBeVisible()
  await expect.element(saved).not.toBeInTheDocument()
  expect(page.getByRole('button', { name: words.useSaved }).elements()).toHaveLength(0)
})
