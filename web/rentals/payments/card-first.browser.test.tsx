import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paymentMessages } from '#web/money/payments/messages.ts'
import { faultsInBothSizes } from '#testing/screens/clean-screen.ts'
import { gatewayThatSays, pay, shownButton, typeCard } from '#testing/screens/gateway.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, place, settled } from '#testing/screens/open-screen.tsx'
import { bookingOf, heldOrder } from '#testing/screens/orders.ts'

const words = paymentMessages.en
const number = page.getByLabelText(words.number)
const title = page.getByRole('heading', { level: 1 })
const fold = page.getByText(words.otherWays)
const transfer = page.getByRole('radio', { name: /^Bank transfer/ })
const declined = 'This card does not have enough funds. Nothing was charged.'

const card = { kind: 'card' }
const paymentMethods = [
  { ...card, id: 'creditCard', name: 'Credit card', transactionFee: 0.03, fee: 27, total: 927 },
  { ...card, id: 'debitCard', name: 'Debit card', total: 900 },
  { id: 'bankTransfer', kind: 'transfer', name: 'Bank transfer', total: 900, instructions: 'IBAN' },
  { id: 'cash', kind: 'cash', name: 'Cash at the office', total: 900, instructions: 'Bring it.' },
]

/** The payment of an order by a gateway that refuses the card without funds; what the server is asked to take. */
async function openPayment(methods: readonly object[] = paymentMethods) {
  const { asked } = await openScreen(
    '/payment?order=41',
    {
      ...heldOrder,
      booking: ({ order }) =>
        bookingOf({
          orderId: order,
          state: 'held',
          holdSeconds: 1800,
          allowedActions: ['extendHold'],
        }),
      paymentGateways: made('paymentGateways', { paymentMethods: methods }),
      submitPaymentRefund: ({ paymentMethod = '' }) =>
        paymentMethod.endsWith('Card')
          ? made('submitPaymentRefund', { payment: { gateway: 'test', clientSecret: 'secret' } })
          : made('submitPaymentRefund'),
    },
    { signedIn: true, otherwiseLeast: true },
  )
  gatewayThatSays(({ confirmationToken: typed = '' }) =>
    typed.endsWith('9995') ? { status: 0, message: declined } : { status: 1, state: 'processing' },
  )
  await expect.element(title).toHaveTextContent(words.kinds.start.title)
  await settled()
  return () =>
    asked
      .filter(({ name }) => name === 'submitPaymentRefund')
      .map(({ fields }) => [fields.paymentMethod, fields.total])
}

test('the first digits say the fee, and every sum follows before anything is asked', async () => {
  await openPayment()
  const sums = (sum: string) =>
    page
      .getByText(sum, { exact: true })
      .elements()
      .filter((each) => each.checkVisibility())
  await expect.element(shownButton(/^Pay \$900\.00/)).toBeVisible()
  await expect.element(page.getByText(words.feeLater('3%')).first()).toBeVisible()
  await number.fill('4242 4')
  await expect.element(page.getByText(words.feeLater('3%')).first()).toBeVisible()
  await number.fill('4242 42')
  const [credit = '', creditTotal = ''] = words.kindOf.credit('$927.00', '3%', '$27.00')
  await expect.element(page.getByRole('status').getByText(credit)).toBeVisible()
  await expect.element(page.getByRole('status').getByText(creditTotal)).toBeVisible()
  await expect.element(shownButton(/^Pay \$927\.00/)).toBeVisible()
  expect(sums('$900.00')).toHaveLength(0)
  expect(await faultsInBothSizes()).toEqual([])
  await number.fill('4000 05')
  await expect.element(page.getByText(words.kindOf.debit('$900.00')[0] ?? '')).toBeVisible()
  await expect.element(shownButton(/^Pay \$900\.00/)).toBeVisible()
  expect(sums('$927.00')).toHaveLength(0)
})

test('a card that the gateway keeps has its fee in every sum at once', async () => {
  const savedCard = { last4: '4242', expiry: '12/30', hasConsent: false }
  const [credit, ...others] = paymentMethods
  const taken = await openPayment([{ ...credit, savedCard }, ...others])
  await expect.element(page.getByText(words.savedCard('4242'))).toBeVisible()
  await expect
    .element(page.getByText(words.kindOf.credit('$927.00', '3%', '$27.00')[0] ?? ''))
    .toBeVisible()
  await pay()
  await expect.poll(place).toBe('/confirmation?order=41')
  expect(taken()).toEqual([['creditCard', '927']])
})

test('a refused card leads on and loses nothing but the card', async () => {
  const taken = await openPayment()
  await page.getByRole('checkbox', { name: words.remember }).click()
  const more = page.getByRole('button', { name: words.holdLonger })
  await expect.element(more).not.toBeInTheDocument()
  await typeCard('4000000000009995')
  await pay()
  await expect.element(page.getByRole('alert').getByText(declined)).toBeVisible()
  await expect.element(title).toHaveTextContent(words.refusedTitle)
  await expect.element(number).toHaveFocus()
  for (const name of [words.number, words.expiry, words.cvc])
    await expect.element(page.getByLabelText(name)).toHaveValue('')
  await expect.element(page.getByRole('checkbox', { name: words.remember })).toBeChecked()
  await expect.element(more).toBeVisible()
  await expect.element(transfer).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^Cash.+\$900\.00/ })).toBeVisible()
  expect(await faultsInBothSizes()).toEqual([])
  await page.getByRole('radio', { name: /^Cash/ }).click()
  await shownButton(/^Book for \$900\.00/).click()
  await expect.poll(place).toBe('/confirmation?order=41')
  expect(taken()).toEqual([
    ['creditCard', '927'],
    ['cash', '900'],
  ])
})

test('other ways are folded, and a keyboard opens them, chooses one and comes back to the card', async () => {
  await openPayment()
  await expect.element(transfer).not.toBeInTheDocument()
  page.getByRole('checkbox', { name: words.remember }).element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => document.activeElement?.textContent).toContain(words.otherWays)
  await userEvent.keyboard('{Enter}')
  await expect.element(transfer).toBeVisible()
  await userEvent.keyboard('{Tab} ')
  await expect.element(transfer).toBeChecked()
  await expect.element(page.getByLabelText(words.bankNumber)).toBeVisible()
  await expect.element(number).not.toBeInTheDocument()
  await expect.element(shownButton(/^Book for \$900\.00/)).toBeVisible()
  expect(await faultsInBothSizes()).toEqual([])
  await fold.click()
  await expect.element(number).toBeVisible()
  await expect.element(shownButton(/^Pay \$900\.00/)).toBeVisible()
})
