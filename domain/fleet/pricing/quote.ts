import { dayOf, type Day, type WallTime } from '#domain/core/time/wall-time.ts'
import { costPerMile, type Rates } from './booking-price.ts'
import { type CoverPrices, deposit, under25Deposit } from './deposit/deposit.ts'
import { isOver25 } from '../../people/drivers/driver-age.ts'
import { rentalDuration } from './duration.ts'
import { type ChangeInput, changeLines, lateDaysIn } from './change-lines.ts'
import { serviceLines } from './service-lines.ts'
import { rentLines } from './rent-lines.ts'
import type { Quote, QuoteLine } from './quote-line.ts'
import { inSeasons, type Season } from './seasons/season.ts'
import { keptSeasons, seasonsToKeep } from './seasons/kept-seasons.ts'
import { taxQuoteLines } from './taxes/order-taxes.ts'
import { basesOf, type Tax } from './taxes/tax.ts'

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
  /** The area's, as they are in force (docs/product/prices.md#taxes). */
  taxes: readonly Tax[]
  /** The company's, as they are set; what the car has of them by its area and type counts. None when left out. */
  seasons?: readonly Season[]
  place?: { area: string; type: string }
  /** Days that the rental has had before; none when left out. */
  daysBefore?: number
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
  const duration = rentalDuration(input.start, input.end)
  const { months, weeks, days, totalDays } = duration
  const kept = seasonsToKeep(input)
  const under25 = !isOver25(input.driverBirthDays, dayOf(input.start))
  const held = deposit({
    minimum: input.depositMinimum,
    maximum: input.depositMaximum,
    deductibles: input.deductibles,
    under25,
  })
  const rent = rentLines(input.rates, inSeasons(duration, input.start, keptSeasons(kept)), {
    id: input.modifierId,
    coefficient: input.coefficient,
  })
  const sales = [
    ...rent,
    ...serviceLines(input, held.base, totalDays),
    ...changeLines(input, sum(rent)),
  ]
  const donationBase = sum(sales)
  const deposits = input.depositHeld ? [] : depositLines(held, under25)
  // The days of a change of car were counted with the first one.
  const daysAdded = input.swap ? 0 : totalDays + lateDaysIn(input)
  const { daysBefore = 0 } = input
  const taxes = taxQuoteLines(input.taxes, { bases: basesOf(sales), days: daysAdded, daysBefore })
  const lines = [...sales, ...taxes, ...deposits]
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
    ...(daysBefore > 0 && { daysBefore }),
    coefficient: input.coefficient,
    terms: {
      rates: input.rates,
      mileCents: input.mileCents,
      includedMilesPerDay: input.includedMilesPerDay ?? 0,
      taxes: input.taxes,
      ...kept,
      donationRate: input.donationRate ?? 0,
    },
  }
}

/** The base and the surcharge follow from different rules, so each is a line of its own. */
function depositLines(held: ReturnType<typeof deposit>, under25: boolean): QuoteLine[] {
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
    ? [line(held.base, held.rule), line(under25Deposit, 'deposit-under-25')]
    : [line(held.base, held.rule)]
}
