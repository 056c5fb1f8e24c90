import { addMinutes, type WallTime, wallMinutes } from '#domain/core/time/wall-time.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { swapFee } from './change-lines.ts'
import { type QuoteInput, quote } from './quote.ts'
import type { Quote } from './quote-line.ts'
import {
  earlyEnd,
  earlyReturnRefund,
  earlyReturnTaxes,
  type PaidStretch,
  paidParts,
} from './refunds/refund.ts'
import { sumOfShares, taxedOf, taxesOf } from './taxes/order-taxes.ts'
import { type Tax } from './taxes/tax.ts'

const minutesADay = 1440

type Step = {
  kind: 'extension' | 'swap' | 'freeSwap' | 'offeredSwap'
  /** Minutes since the step before. */
  later: number
  days: number
  rates: QuoteInput['rates']
  coefficient: number
  offerCredit: number
}

const cents = (max: number) => fc.integer({ min: 1, max })
const rates = fc.record({ day: cents(30_000), week: cents(150_000), month: cents(500_000) })
const coefficient = fc.constantFrom(0.85, 1, 1.2)
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('extension', 'swap', 'freeSwap', 'offeredSwap'),
  later: fc.integer({ min: 0, max: 20 * minutesADay }),
  days: fc.integer({ min: 1, max: 45 }),
  rates,
  coefficient,
  offerCredit: fc.oneof(fc.constant(0), cents(100_000)),
})
const rentals = fc.record({
  first: fc.record({ days: fc.integer({ min: 7, max: 90 }), rates, coefficient }),
  /** Minutes from the booking to the start. */
  ahead: fc.integer({ min: 0, max: 3 * minutesADay }),
  taxes: fc.constantFrom(...[0, 0.0875, 0.1025].map((taxRate) => taxesOf({ taxRate }))),
  steps: fc.array(step, { maxLength: 7 }),
  returned: fc.integer({ min: 0, max: 60 * minutesADay }),
})

const rest = {
  mileCents: 9,
  modifierId: 'any',
  extras: [],
  depositMinimum: 40_000,
  depositMaximum: 100_000,
  deductibles: [],
  driverBirthDays: ['1990-01-01'],
}

/** What really came in for rent and tax, and what could still go back; cents. */
class Rental {
  now: WallTime = '2026-11-21T10:00'
  rent = 0
  tax = 0
  stretches: PaidStretch[] = []
  end: WallTime
  taxes: readonly Tax[]
  constructor(
    start: WallTime,
    days: number,
    taxes: readonly Tax[],
    priced: Pick<QuoteInput, 'rates' | 'coefficient'>,
  ) {
    this.taxes = taxes
    this.end = addMinutes(start, days * minutesADay)
    this.stretches = [this.pay(quote({ ...rest, ...priced, taxes, start, end: this.end }), start)]
  }

  pay(bought: Quote, start: WallTime): PaidStretch {
    const of = (...codes: string[]) =>
      bought.lines
        .filter((line) => codes.includes(line.code))
        .reduce((sum, line) => sum + line.amount, 0)
    // All that is neither tax nor deposit nor the fee of a swap is rent, whatever it is called.
    this.rent += bought.total - of('tax', 'deposit', 'swapFee')
    this.tax += of('tax')
    const { coefficient: factor, terms } = bought
    const { rent } = paidParts(bought)
    const taxed = taxedOf(bought)
    return { start, end: this.end, rent, rates: terms.rates, coefficient: factor, taxed }
  }

  credit(at: WallTime): number {
    return earlyReturnRefund(this.stretches, at).reduce((sum, one) => sum + one, 0)
  }

  take({ kind, later, days, offerCredit, ...priced }: Step): void {
    const now = addMinutes(this.now, later)
    const { taxes } = this
    if (kind === 'extension') {
      const start = this.end
      if (now >= start) return
      this.now = now
      this.end = addMinutes(start, days * minutesADay)
      const { coefficient: factor } = priced
      const { rates: own } = this.stretches.at(-1) ?? priced
      const added = { start, end: this.end, rates: own, coefficient: factor, depositHeld: true }
      this.stretches.push(this.pay(quote({ ...rest, ...added, taxes, offerCredit }), start))
      return
    }
    const begun = this.stretches[0]?.start ?? now
    const start = now > begun ? now : begun
    if (wallMinutes(this.end) - wallMinutes(start) < minutesADay) return
    this.now = now
    const swap = {
      credit: this.credit(start),
      fee: kind === 'swap' ? swapFee : 0,
      offered: kind !== 'swap',
      atNoCost: kind === 'freeSwap',
    }
    const other = { ...rest, ...priced, start, end: this.end, depositHeld: true, swap }
    this.stretches = [this.pay(quote({ ...other, taxes }), start)]
  }
}

it('gives back no rent that was not paid, whatever was swapped and extended before', () => {
  const met = { gifts: 0, refunds: 0 }
  fc.assert(
    fc.property(rentals, ({ first, ahead, taxes, steps, returned }) => {
      const start = addMinutes('2026-11-21T10:00', ahead)
      const { days, ...priced } = first
      const rental = new Rental(start, days, taxes, priced)
      for (const one of steps) {
        rental.take(one)
        const { rent } = rental
        const counted = rental.stretches.reduce((sum, stretch) => sum + stretch.rent, 0)
        // What counts as paid for this car was paid, and what was used before is not counted again.
        expect(counted).toBeGreaterThanOrEqual(0)
        expect(counted).toBeLessThanOrEqual(rent)
        if (one.kind === 'freeSwap') met.gifts += 1
      }
      const noticed = addMinutes(rental.now > start ? rental.now : start, returned)
      const counted = earlyEnd(noticed, noticed)
      const unused = earlyReturnRefund(rental.stretches, counted)
      const back = unused.reduce((sum, one) => sum + one, 0)
      if (back > 0) met.refunds += 1
      expect(back).toBeLessThanOrEqual(rental.rent)
      const taxBack = sumOfShares(earlyReturnTaxes(rental.stretches, unused, counted))
      expect(taxBack).toBeLessThanOrEqual(rental.tax + steps.length + 1)
    }),
    { numRuns: 2_000 },
  )
  expect(met.gifts).toBeGreaterThan(100)
  expect(met.refunds).toBeGreaterThan(100)
})

it('charges exactly nothing for a free swap, and keeps nothing of a cheaper car', () => {
  fc.assert(
    fc.property(rates, cents(500_000), fc.constantFrom(0, 0.0875), (priced, credit, taxRate) => {
      const start = '2026-11-21T10:00'
      const input = { ...rest, start, end: '2026-12-21T10:00', rates: priced, coefficient: 1 }
      const asked = { ...input, taxes: taxesOf({ taxRate }), depositHeld: true }
      const free = quote({ ...asked, swap: { credit, fee: 0, offered: true, atNoCost: true } })
      const paid = quote({ ...asked, swap: { credit, fee: 0, offered: true } })
      expect(free.total).toBe(Math.min(0, paid.total))
      expect(paidParts(free).rent).toBe(Math.min(credit, priced.month))
    }),
  )
})
