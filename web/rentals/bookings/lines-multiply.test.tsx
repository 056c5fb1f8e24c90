import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { mileageCents } from '#domain/fleet/pricing/booking-price.ts'
import { shareOf } from '#domain/fleet/pricing/half-up.ts'
import type { OpenRental } from '#domain/fleet/pricing/while-out/open-rental.ts'
import type { CalculatorData, QuoteLine } from '#protocol/fleet/cars/calculator-data.ts'
import { recomputed } from '#testing/recomputed.ts'
import { queryClient } from '#web/core/api/query-client.ts'
import { TripLines } from '#web/fleet/cars/details/trip-lines.tsx'
import type { ChosenPrice } from '#web/fleet/cars/details/use-chosen-price.ts'
import { lastLookMessages } from '#web/rentals/inspections/steps/last-look-messages.ts'
import { returnLines } from '#web/rentals/inspections/steps/return-lines.ts'
import { milesCostText } from '#web/rentals/rentals/folded/trip.tsx'
import { moneyMessages } from '#web/rentals/rentals/money-messages.ts'
import { PriceBreakdown } from '#web/fleet/pricing/price-breakdown.tsx'
import { NowAndReturn } from './parts/now-and-return.tsx'

afterEach(cleanup)

const taxRate = 0.095
/** Miles, cents a mile and a plan: even, of three decimals, of none that four say, and of thousands. */
const trips: [miles: number, cents: number, coefficient: number][] = [
  [850, 20, 1],
  [850, 10, 0.85],
  [3, 13, 1.2],
  [12_345, 37, 0.85],
]

type Priced = { miles: number; rate: { cents: number; coefficient: number }; net: number }

const priced = ([miles, cents, coefficient]: (typeof trips)[number]): Priced => ({
  miles,
  rate: { cents, coefficient },
  net: mileageCents(miles, cents, coefficient),
})

function milesLine({ miles, rate, net }: Priced, taxed: boolean): QuoteLine {
  return {
    code: taxed ? 'milesEstimate' : 'milesSoFar',
    label: 'Miles',
    quantity: miles,
    unit: 'mile',
    unitPrice: rate.cents / rate.coefficient / 100,
    amount: (taxed ? net + shareOf(net, taxRate) : net) / 100,
    rate,
    ...(taxed ? { tax: shareOf(net, taxRate) / 100 } : {}),
    rule: '',
    refundable: false,
  }
}

/** «850 miles at 20¢» of a label, taken by its word. */
function fromLabel(label: string): number {
  const [, count, price] = /([\d,]+) (?:miles|mi) (?:at|×) ([^,]+)/.exec(label) ?? []
  return recomputed(`${count} × ${price}`)
}

test.each(trips)('the lines of a bill multiply to the cent: %i miles at %i¢ ÷ %d', (...trip) => {
  for (const taxed of [false, true]) {
    const line = milesLine(priced(trip), taxed)
    const { container } = render(<PriceBreakdown lines={[line]} total={0} />)
    const shown = [...container.querySelectorAll('dt span')].map((each) => each.textContent ?? '')
    const formula = shown.findLast((text) => text.includes('×')) ?? ''
    expect([formula, recomputed(formula)]).toEqual([formula, Math.round(line.amount * 100)])
    cleanup()
  }
})

test.each(trips)('a car’s trip: %i miles at %i¢ ÷ %d', (...trip) => {
  const { miles, rate, net } = priced(trip)
  const milesTax = shareOf(net, taxRate) / 100
  const milesPrice = net / 100 + milesTax
  const price = { miles: miles + 500, paidMiles: miles, milesPrice, milesTax, rate, total: 0 }
  const quote = { lines: [], deposit: 0, costPerMile: 0 } as unknown as CalculatorData
  const { container } = render(<TripLines quote={quote} price={price as ChosenPrice} />)
  const label = container.querySelectorAll('dt')[0]?.textContent ?? ''
  expect([label, fromLabel(label.replace('500 more', ', 500 more'))]).toEqual([
    label,
    Math.round(milesPrice * 100),
  ])
  expect(label).toContain('500 more included')
})

test.each(trips)('a booking, now and at the return: %i miles at %i¢ ÷ %d', (...trip) => {
  const line = milesLine(priced(trip), true)
  const miles = line.quantity + 490
  const quote = { lines: [line], dueNow: 100, deposit: 0, costPerMile: 0.1176, miles }
  render(
    <QueryClientProvider client={queryClient}>
      <NowAndReturn quote={quote as unknown as CalculatorData} />
    </QueryClientProvider>,
  )
  const text = screen.getByText(/miles at/).textContent ?? ''
  expect([text, fromLabel(text)]).toEqual([text, Math.round(line.amount * 100)])
  expect(text).toContain(', 490 miles included')
})

test.each(trips)('the miles of a rental that is out: %i miles at %i¢ ÷ %d', (...trip) => {
  const { miles, rate, net } = priced(trip)
  const facts = { paid: miles, cost: net / 100, costPerMile: 0.1176, rate, odometer: 0 }
  const said = milesCostText({ ...facts, soFar: miles + 1_000 }, moneyMessages.en)
  expect([said, fromLabel(said)]).toEqual([said, net])
  expect(said).toMatch(/, 1,000 included$/)
  expect(milesCostText({ ...facts, soFar: miles }, moneyMessages.en)).not.toContain('included')
})

test.each(trips)('the last look before the keys go back: %i miles at %i¢ ÷ %d', (...trip) => {
  const { miles, rate } = priced(trip)
  const end = '2027-01-06T10:00'
  const open = {
    startOdometer: 48_210,
    start: '2026-12-02T10:00',
    end,
    includedMilesPerDay: 0,
    mileCents: rate.cents,
    coefficient: rate.coefficient,
    taxes: [],
    dayCents: 3_400,
    rentalDays: 35,
    fuel: { kind: 'gas', start: 8, tankGallons: 13, gasPriceCents: 480 },
    appointment: 0,
    stretches: [],
    deposit: 50_000,
    owed: 0,
    credit: 0,
  } as unknown as OpenRental
  const readings = { odometer: 48_210 + miles, level: 8 }
  const { lines } = returnLines(open, readings, { now: end, lang: 'en' }, lastLookMessages.en)
  const { label = '', cents } = lines[1] ?? {}
  expect([label, fromLabel(label)]).toEqual([label, 0 - (cents ?? 0)])
})
