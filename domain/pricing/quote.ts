import { dayOf, type Day, type WallTime } from '#domain/time/wall-time.ts'
import { costPerMile, type Rates } from './booking-price.ts'
import { deposit, under25Deposit } from './deposit.ts'
import { isOver25 } from './driver-age.ts'
import { rentalDuration } from './duration.ts'
import { shareOf } from './half-up.ts'
import { serviceLines } from './service-lines.ts'
import type { QuoteLine } from './quote-line.ts'
import { rentLines } from './rent-lines.ts'

export type { QuoteLine, RuleCode } from './quote-line.ts'

/** All that decides a price. Amounts are cents, times are the area's wall clock. Plain JSON. */
export type QuoteInput = {
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
  /** Whether the company's own collision cover is bought. */
  ownCollision: boolean
  /** The area's, a fraction with at most six decimals. */
  taxRate: number
  depositMinimum: number
  depositMaximum: number
  /** Of the drivers' own collision covers that are valid for the trip + 1 day. */
  deductibles: readonly number[]
  /** Of the listed drivers; those not known yet are left out of account. */
  driverBirthDays: readonly (Day | undefined)[]
}

/** A price with every line that makes it. Amounts are cents; costPerMile is dollars. */
export type Quote = {
  lines: QuoteLine[]
  /** The sum of the lines, deposit included. */
  total: number
  dueNow: number
  deposit: number
  /** What tax is taken from and 10 % of which is given away: all lines but deposit and tax. */
  donationBase: number
  costPerMile: number
  months: number
  weeks: number
  days: number
  totalDays: number
  coefficient: number
}

const sum = (lines: readonly QuoteLine[]) => lines.reduce((total, line) => total + line.amount, 0)

/**
 * The price of a rental, line by line, without a payment method's fee (PRODUCT.md 5). It follows
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
  const sales = [
    ...rentLines(
      input.rates,
      { months, weeks, days, totalDays, extraDay },
      { id: input.modifierId, coefficient: input.coefficient },
    ),
    ...serviceLines(input, kept.base, totalDays),
  ]
  const donationBase = sum(sales)
  const lines = [...sales, ...taxLines(donationBase, input.taxRate), ...depositLines(kept, under25)]
  const total = sum(lines)
  if (total < 0 || !lines.every((line) => Number.isSafeInteger(line.amount))) {
    throw new RangeError('An amount of a quote is negative or not whole cents')
  }
  return {
    lines,
    total,
    dueNow: total,
    deposit: kept.amount,
    donationBase,
    costPerMile: costPerMile(input.mileCents, input.coefficient),
    months,
    weeks,
    days,
    totalDays,
    coefficient: input.coefficient,
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
      amount: shareOf(base, taxRate),
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
