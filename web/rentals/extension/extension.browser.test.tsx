import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { extendMessages } from '#web/rentals/extension/extend-messages.ts'
import type { Answers } from '#testing/screens/answers.ts'
import { faultsInBothSizes } from '#testing/screens/clean-screen.ts'
import { gatewayThatSays, shownButton } from '#testing/screens/gateway.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, phone, place, settled } from '#testing/screens/open-screen.tsx'
import { bookingOf, heldOrder } from '#testing/screens/orders.ts'

const words = extendMessages.en
const start = '2030-02-10T10:00'
const card = { last4: '5556', expiry: '12/30', hasConsent: true }
const cardMethod = { id: 'debitCard', kind: 'card', name: 'Debit card', fee: 0 } as const
const reading = { miles: 48_890, at: '2030-02-07T09:41' }

/** Eight dollars a day, and a free car for thirty days. */
const offerOf = (end: string, more: object = {}) => {
  const days = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000)
  const dueNow = days * 8
  const line = { code: 'days', label: `${days} days`, quantity: days, unit: 'day' }
  const { cardMethod: method, ...extension } = more as { cardMethod?: object }
  return made('booking', {
    ...bookingOf({
      orderId: '41',
      state: 'booked',
      rentalStatus: 86,
      dates: { start: '2030-01-10T10:00', end: start },
      allowedActions: ['extendCar'],
    }),
    calculatorData: { dueNow, total: dueNow, lines: [{ ...line, unitPrice: 8, amount: dueNow }] },
    extension: {
      isOpen: true,
      opensAt: '2030-02-03T10:00',
      start,
      end,
      latestEnd: '2030-03-12T10:00',
      steps: [3, 7, 30].map((step) => ({
        days: step,
        end: `2030-${step === 30 ? '03-12' : `02-${10 + step}`}T10:00`,
        price: step * 8,
      })),
      ...(method && { cardMethod: { ...method, total: dueNow } }),
      ...extension,
    },
  })
}

async function open(more: object = {}, others: Answers = {}, options: object = {}) {
  const { asked } = await openScreen(
    '/extend?order=41',
    {
      ...heldOrder,
      booking: ({ order, isCarExtend, end = '2030-02-17T10:00' }) =>
        isCarExtend
          ? offerOf(end, more)
          : bookingOf({ orderId: order, state: 'held', kind: 'extension', holdSeconds: 1800 }),
      extendCar: made('extendCar', { orderId: '42', paid: false }),
      paymentGateways: made('paymentGateways', {
        paymentMethods: [{ ...cardMethod, total: 56, savedCard: card }],
      }),
      ...others,
    },
    { signedIn: true, otherwiseLeast: true, ...options },
  )
  await settled()
  return (name: string) => asked.filter((one) => one.name === name).map(({ fields }) => fields)
}

const slider = page.getByRole('slider', { name: words.end })
const heading = page.getByRole('heading', { level: 2 })

test('a slider to the last free day, three usual lengths, and what each costs by the server', async () => {
  const asked = await open()
  await expect.element(heading).toHaveTextContent('Sun 17 Feb')
  await expect.element(page.getByText(words.freeUntil('Tue 12 Mar'))).toBeVisible()
  const week = page.getByRole('button', { name: '+1 week' })
  await expect.element(week).toHaveAttribute('aria-pressed', 'true')
  await expect.element(week).toHaveTextContent('$56.00')
  await page.getByRole('button', { name: '+1 month' }).click()
  await expect.element(heading).toHaveTextContent('Tue 12 Mar')
  await expect.element(page.getByRole('status').getByText('$240.00')).toBeInTheDocument()
  expect(asked('booking').at(-1)?.end).toBe('2030-03-12T10:00')
  // By the arrow keys; today's end itself is no extension.
  slider.element().focus()
  await slider.fill('0')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Mon 11 Feb, 1 day more')
  await expect.element(page.getByRole('status').getByText('$8.00')).toBeInTheDocument()
  expect(await faultsInBothSizes()).toEqual([])
})

test('a fresh reading and a kept card: nothing is typed, and one press pays the sum that it names', async () => {
  const asked = await open(
    { reading, cardMethod: { ...cardMethod, savedCard: card } },
    {
      submitPaymentRefund: made('submitPaymentRefund', {
        payment: { gateway: 'test', clientSecret: 'secret' },
      }),
    },
  )
  gatewayThatSays(() => ({ status: 1, state: 'processing' }))
  await expect.element(page.getByText(words.reading('48,890 mi'))).toBeVisible()
  expect(page.getByLabelText(words.odometer).elements()).toHaveLength(0)
  await shownButton(/^Pay \$56\.00/).click()
  await expect.poll(place).toBe('/confirmation?order=42')
  expect(asked('extendCar')).toMatchObject([
    { order: '41', end: '2030-02-17T10:00', odometer: '48890', total: '56' },
  ])
  expect(asked('submitPaymentRefund')).toMatchObject([
    { order: '42', paymentMethod: 'debitCard', total: '56', savedCard: '1' },
  ])
})

test('a card that is refused goes on at the payment of what is held, and says why', async () => {
  const no = 'This card does not have enough funds. Nothing was charged.'
  await open(
    { reading, cardMethod: { ...cardMethod, savedCard: card } },
    {
      submitPaymentRefund: made('submitPaymentRefund', {
        payment: { gateway: 'test', clientSecret: 'secret' },
      }),
    },
  )
  gatewayThatSays(() => ({ status: 0, message: no }))
  await shownButton(/^Pay /).click()
  await expect.poll(place).toBe('/payment-extend?order=42')
  await settled()
  await expect.element(page.getByText(no)).toBeVisible()
})

test('without a fresh reading it is typed, kept through a reload, and not below the last one', async () => {
  const asked = await open()
  const odometer = page.getByLabelText(words.odometer)
  await shownButton(new RegExp(`^${words.toPayment}`)).click()
  await expect.element(odometer).toHaveFocus()
  expect(asked('extendCar')).toEqual([])
  await odometer.fill('0')
  await shownButton(new RegExp(`^${words.toPayment}`)).click()
  expect(asked('extendCar')).toEqual([])
  await odometer.fill('48900')
  await open({}, {}, { again: true })
  await expect.element(page.getByLabelText(words.odometer)).toHaveValue('48900')
})

test('a newer reading than the fresh one can be typed, and another way to pay chosen', async () => {
  const asked = await open({ reading, cardMethod: { ...cardMethod, savedCard: card } })
  await page.getByRole('button', { name: words.otherReading }).click()
  await page.getByLabelText(words.odometer).fill('48950')
  await expect.poll(() => asked('booking').at(-1)?.odometer).toBe('48950')
  await settled()
  await shownButton(new RegExp(words.payOtherwise)).click()
  await expect.poll(place).toBe('/payment-extend?order=42')
  expect(asked('extendCar')).toMatchObject([{ odometer: '48950' }])
})

test('in Spanish at 320 px nothing is cut off', async () => {
  await open({ reading, cardMethod: { ...cardMethod, savedCard: card } }, {}, { lang: 'es' })
  await page.viewport(320, phone.height)
  await expect.element(heading).toHaveTextContent('dom 17 feb')
  await expect.element(shownButton(/^Pagar \$56\.00/)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
})
