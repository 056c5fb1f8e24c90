import { dayOf, type Day, type WallTime } from '#domain/core/time/wall-time.ts'
import { costPerMile, type Rates } from './booking-price.ts'
import { type CoverPrices, deposit, under25Deposit } from './deposit/deposit.ts'
import { isOver25 } from '../../people/drivers/driver-age.ts'
import { rentalDuration } from './duration.ts'
import { shareOf } from './half-up.ts'
import { type ChangeInput, changeLines } from './change-lines.ts'
import { serviceLines } from './service-lines.ts'
import { rentLines } from './rent-lines.ts'
import type { Quote, QuoteLine } from './quote-line.ts'

export type { QuoteLine, RuleCode } from './quote-line.ts'

/** All that decides a price. Amounts are cents, times are the area's wall clock. Plain JSON. */
export type QuoteInput = ChangeInput & {
  start: WallTime
  end: WallTime
  rates: Rates
  mileCents: number
  /** Of the price modifier, with at most three decimals. */
  coefficient: number
  modifierId: string
  extras: readonly { id: string; price: number }[]
  /** Given when a pickup appointment is chosen, 0 when it is free. */
  appointmentPrice?: number
  /** The prices of the company's own collision cover, when it is bought. */
  cover?: CoverPrices
  /** The area's, a fraction with at most six decimals. */
  taxRate: number
  /** What the company gives away of its sales, a fraction with at most three decimals; nothing when left out. */
  donationRate?: number
  depositMinimum: number
  depositMaximum: number
  /** Of the drivers' own collision covers that are valid for the trip + 1 day. */
  deductibles: readonly number[]
  /** Of the listed drivers; those not known yet are left out of account. */
  driverBirthDays: readonly (Day | undefined)[]
  /** Miles a day that cost nothing; 0 when left out. */
  includedMilesPerDay?: number
  /** An extension or a swap: the deposit of the rental goes on and is not charged again. */
  depositHeld?: boolean
}

const sum = (lines: readonly QuoteLine[]) => lines.reduce((total, line) => total + line.amount, 0)

/**
 * The price of a rental, line by line, without a payment method's fee (docs/product/prices.md#fees). It follows
 * from its input alone, so what is shown, held and charged is one computation. Throws RangeError
 * when an amount or a coefficient cannot be one.
 */
export function quote(input: QuoteInput): Quote {
  const { months, weeks, days, totalDays, extraDay } = rentalDuration(input.start, input.end)
  const under25 = !isOver25(input.driverBirthDays, dayOf(input.start))
  const kept = deposit({
    minimum: input.depositMinimum,
    maximum: input.depositMaximum,
    deductibles: input.deductibles,
    under25,
  })
  const rent = rentLines(
    input.rates,
    { months, weeks, days, totalDays, extraDay },
    { id: input.modifierId, coefficient: input.coefficient },
  )
  const sales = [
    ...rent,
    ...serviceLines(input, kept.base, totalDays),
    ...changeLines(input, sum(rent)),
  ]
  const donationBase = sum(sales)
  const deposits = input.depositHeld ? [] : depositLines(kept, under25)
  const lines = [...sales, ...taxLines(donationBase, input.taxRate), ...deposits]
  const total = sum(lines)
  if ((total < 0 && !input.swap) || !lines.every((line) => Number.isSafeInteger(line.amount))) {
    throw new RangeError('An amount of a quote is negative or not whole cents')
  }
  return {
    lines,
    total,
    dueNow: Math.max(0, total),
    deposit: sum(deposits),
    donationBase,
    costPerMile: costPerMile(input.mileCents, input.coefficient),
    months,
    weeks,
    days,
    totalDays,
    coefficient: input.coefficient,
    terms: {
      rates: input.rates,
      mileCents: input.mileCents,
      includedMilesPerDay: input.includedMilesPerDay ?? 0,
      taxRate: input.taxRate,
      donationRate: input.donationRate ?? 0,
    },
  }
}

function taxLines(base: number, taxRate: number): QuoteLine[] {
  if (taxRate === 0) return []
  return [
    {
      code: 'tax',
      quantity: Math.round(taxRate * 1_000_000) / 10_000,
      unit: 'percent',
      unitPrice: base,
      // Of a swap to a cheaper car the tax goes back too.
      amount: Math.sign(base) * shareOf(Math.abs(base), taxRate),
      rule: 'area-tax',
      refundable: false,
    },
  ]
}

/** The base and the surcharge follow from different rules, so each is a line of its own. */
function depositLines(kept: ReturnType<typeof deposit>, under25: boolean): QuoteLine[] {
  const line = (amount: number, rule: QuoteLine['rule']): QuoteLine => ({
    code: 'deposit',
    quantity: 1,
    unit: 'once',
    unitPrice: amount,
    amount,
    rule,
    refundable: true,
  })
  return under25
    ? [line(kept.base, kept.rule), line(under25Deposit, 'deposit-under-25')]
    : [line(kept.base, kept.rule)]
}
