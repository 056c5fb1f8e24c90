import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { compareMessages } from '#web/rentals/swap/compare-messages.ts'
import { swapMessages } from '#web/rentals/swap/swap-messages.ts'
import { type Fields, refused } from '#testing/screens/answers.ts'
import { fiveCars } from '#testing/screens/cars.ts'
import { faultsInBothSizes } from '#testing/screens/clean-screen.ts'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, place, settled } from '#testing/screens/open-screen.tsx'
import { bookingOf, heldOrder } from '#testing/screens/orders.ts'

const words = swapMessages.en
const { answer, take, withYou } = compareMessages.en

const rental: Partial<Rental> = {
  orderId: '41',
  state: 'booked',
  rentalStatus: 86,
  dates: { start: '2030-01-10T10:00', end: '2030-02-10T10:00' },
  allowedActions: ['carChange'],
}

/** Five cars with what each change costs: less is to be paid for the first of them. */
const offer = made('carChange', {
  reason: 'preference',
  dates: {
    start: '2030-01-20T10:00',
    end: '2030-02-10T10:00',
    earliest: '2030-01-20T10:00',
    latest: '2030-02-09T10:00',
  },
  cars: fiveCars.map((car, at) => ({
    car,
    difference: 100 * at - 150,
    fee: 50,
    total: 100 * at - 100,
    calculatorData: { coefficient: 1, costPerMile: 0.1 },
  })),
  picks: [
    { kind: 'sameSize', car: '2' },
    { kind: 'cheaper', car: '1' },
    { kind: 'bigger', car: '4' },
  ],
})

async function open(says: object = {}) {
  const { asked } = await openScreen(
    '/results?type=change&order=41',
    {
      ...heldOrder,
      // What is asked for is held until it is paid.
      booking: ({ order }: Fields) =>
        bookingOf(order === '77' ? { orderId: order, state: 'held', holdSeconds: 1800 } : rental),
      carChange: offer,
      carChangeByCar: made('carChangeByCar', { orderId: '77', paid: false }),
      ...says,
    },
    { signedIn: true, otherwiseLeast: true },
  )
  await settled()
  return () => asked.filter(({ name }) => name === 'carChangeByCar').map(({ fields }) => fields)
}

const fitting = page.getByRole('region', { name: / fits? you$/ })
const sheet = page.getByRole('dialog', { name: words.compareYours })
const choose = (letter: string) =>
  fitting.getByRole('button', { name: words.keep(`Toyota Model ${letter} 2024`) })
const toSheet = page.getByRole('button', { name: words.compare, exact: true })

/** What a row of the comparison says of each car. */
const values = (label: string) =>
  sheet
    .getByRole('row')
    .filter({ hasText: label })
    .getByRole('cell')
    .elements()
    .map((cell) => cell.lastChild?.textContent)

test('three that fit say one sum each, and all others stand behind them', async () => {
  await open()
  const cards = fitting.getByRole('listitem')
  await expect.poll(() => cards.elements()).toHaveLength(3)
  for (const [at, said] of [
    [words.fit.sameSize, '$0.00', words.today],
    [words.fit.cheaper, '$100.00', words.backToYou],
    [words.fit.bigger, '+$200.00', words.today],
  ].entries())
    for (const text of said) expect(cards.elements()[at]?.textContent).toContain(text)
  expect(page.getByRole('heading', { name: words.cars(5) }).elements()).toEqual([])
  expect(await faultsInBothSizes()).toEqual([])
  await page.getByRole('button', { name: words.seeAll(5) }).click()
  await expect.element(page.getByRole('heading', { name: words.cars(5) })).toHaveFocus()
})

test('two are compared with the own car, and one press asks for one of them', async () => {
  const sent = await open()
  await choose('B').click()
  await choose('D').click()
  await toSheet.click()
  await expect.element(sheet.getByText(answer)).toBeVisible()
  // The own car first, which costs nothing and is where its driver is.
  expect(values(words.facts.total)).toEqual(['$0.00', '$0.00', '$200.00'])
  expect(values('Where')).toEqual([withYou, 'Oakland', 'Oakland'])
  expect(await faultsInBothSizes()).toEqual([])
  await sheet.getByRole('button', { name: take('Model D') }).click()
  await expect.poll(sent).toMatchObject([{ order: '41', car: '4', total: '200' }])
  await expect.poll(place).toMatch(/^\/payment\?order=.*77/)
})

test('what is refused is said in the sheet, which stays', async () => {
  await open({ carChangeByCar: () => refused('This car was taken.') })
  await choose('A').click()
  await toSheet.click()
  await sheet.getByRole('button', { name: take('Model A') }).click()
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('This car was taken.')
})

test('by keyboard alone a car is kept, compared and left again', async () => {
  await open()
  ;(choose('B').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(choose('B')).toHaveAttribute('aria-pressed', 'true')
  ;(toSheet.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(sheet).toBeVisible()
  await expect.poll(() => sheet.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => sheet.elements()).toEqual([])
  await expect.element(toSheet).toHaveFocus()
  window.history.forward()
  await settled()
  expect(sheet.elements()).toEqual([])
})
