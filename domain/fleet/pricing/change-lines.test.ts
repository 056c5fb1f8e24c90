import { expect, it } from 'vitest'
import { balanceQuote, swapFee } from './change-lines.ts'
import { quote, type QuoteInput } from './quote.ts'
import { taxesOf } from './taxes/order-taxes.ts'

/** What the sample company's cover costs a month. */
const cover = [
  { from: 0, month: 5_000 },
  { from: 74_500, month: 10_000 },
]

const week: QuoteInput = {
  start: '2027-01-12T10:00',
  end: '2027-01-19T10:00',
  rates: { day: 3_900, week: 22_900, month: 84_900 },
  mileCents: 9,
  coefficient: 1,
  modifierId: 'normal',
  extras: [],
  cover,
  taxes: [],
  depositMinimum: 40_000,
  depositMaximum: 100_000,
  deductibles: [],
  driverBirthDays: ['2003-01-01'],
  depositHeld: true,
}
const amounts = (input: QuoteInput) =>
  quote(input).lines.map(({ code, amount }): [string, number] => [code, amount])

it('extends without a second deposit, and settles the miles so far at their own price', () => {
  const milesSoFar = { miles: 830, included: 0, mileCents: 9, coefficient: 1.2 }
  const extension = { ...week, milesSoFar }
  expect(amounts(extension)).toEqual([
    ['weeks', 22_900],
    ['priceModifier', 0],
    // The cover still follows from the deposit that is held.
    ['ownCollision', 10_000],
    ['milesSoFar', 6_225],
  ])
  expect(quote(extension)).toMatchObject({ deposit: 0, total: 39_125, donationBase: 39_125 })
})

it('swaps to a dearer car for the difference and the fee, to a cheaper one for money back', () => {
  const swapped = { ...week, cover: [] }
  expect(quote({ ...swapped, swap: { credit: 12_900, fee: swapFee } })).toMatchObject({
    total: 15_000,
    dueNow: 15_000,
  })
  const cheaper = quote({
    ...swapped,
    taxes: taxesOf({ taxRate: 0.1 }),
    swap: { credit: 32_900, fee: 0 },
  })
  expect(cheaper).toMatchObject({ total: -11_000, dueNow: 0, deposit: 0 })
  expect(cheaper.lines.find((line) => line.code === 'swapFee')).toMatchObject({ rule: 'swap-free' })
})

it('makes what is owed beyond the deposit one line, with no donation', () => {
  const balance = balanceQuote(1_234, quote(week))
  expect(balance).toMatchObject({ total: 1_234, dueNow: 1_234, deposit: 0, donationBase: 0 })
  expect(balance.lines).toMatchObject([{ code: 'balance', amount: 1_234 }])
})
