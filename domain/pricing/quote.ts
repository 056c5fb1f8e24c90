import { type Day, dayOf, type WallTime } from '../time/wall-time.ts'
import { basePrice, bookingPrice, costPerMile, divideHalfUp, type Rates } from './booking-price.ts'
import { collisionCover, collisionCoverMonthly, deposit, under25Cents } from './deposit.ts'
import { isOver25 } from './driver-age.ts'
import { rentalDuration } from './duration.ts'

export type QuoteInput = {
  start: WallTime
  end: WallTime
  /** Cents. */
  rates: Rates
  /** Cents a mile. */
  mileCents: number
  coefficient: number
  modifierId: string
  /** Cents, once an order each. */
  extras: { id: string; price: number }[]
  /** Cents; absent without an appointment. */
  appointmentPrice?: number | undefined
  ownCollision: boolean
  /** A fraction of all lines but deposit and tax. */
  taxRate: number
  /** Cents. */
  depositMinimum: number
  depositMaximum: number
  deductibles: number[]
  driverBirthDays: (Day | undefined)[]
}

export type QuoteLineCode =
  | 'months'
  | 'weeks'
  | 'days'
  | 'priceModifier'
  | 'extra'
  | 'appointment'
  | 'ownCollision'
  | 'tax'
  | 'deposit'

export type QuoteRule =
  | 'monthPrice'
  | 'weekPrice'
  | 'dayPrice'
  | 'extraDay'
  | 'priceModifier'
  | 'extraOnce'
  | 'dayPickup'
  | 'eveningPickup'
  | 'coverLow'
  | 'coverHigh'
  | 'tax'
  | 'depositMaximum'
  | 'depositDeductible'
  | 'depositMinimum'
  | 'depositUnder25'

/** Amounts in cents. */
export type QuoteLine = {
  code: QuoteLineCode
  /** The extra or the modifier that the line is about. */
  ref?: string
  quantity: number
  unit: 'month' | 'week' | 'day' | 'once' | 'percent'
  unitPrice: number
  amount: number
  rule: QuoteRule
  refundable: boolean
}

export type Quote = {
  lines: QuoteLine[]
  total: number
  dueNow: number
  deposit: number
  /** What the 10 % are taken of: all lines but deposit and tax (PRODUCT.md 5). */
  donationBase: number
  /** Dollars. */
  costPerMile: number
  months: number
  weeks: number
  days: number
  totalDays: number
  coefficient: number
}

const plain = { refundable: false } as const

function rentLines(input: QuoteInput): QuoteLine[] {
  const { rates } = input
  const parts = rentalDuration(input.start, input.end)
  const dayRule = parts.extraDay ? 'extraDay' : 'dayPrice'
  const lines: QuoteLine[] = [
    {
      code: 'months',
      quantity: parts.months,
      unit: 'month',
      unitPrice: rates.month,
      amount: rates.month * parts.months,
      rule: 'monthPrice',
      ...plain,
    },
    {
      code: 'weeks',
      quantity: parts.weeks,
      unit: 'week',
      unitPrice: rates.week,
      amount: rates.week * parts.weeks,
      rule: 'weekPrice',
      ...plain,
    },
    {
      code: 'days',
      quantity: parts.days,
      unit: 'day',
      unitPrice: rates.day,
      amount: rates.day * parts.days,
      rule: dayRule,
      ...plain,
    },
  ]
  const difference = bookingPrice(rates, parts, input.coefficient) - basePrice(rates, parts)
  const modifier: QuoteLine = {
    code: 'priceModifier',
    ref: input.modifierId,
    quantity: input.coefficient,
    unit: 'once',
    unitPrice: difference,
    amount: difference,
    rule: 'priceModifier',
    ...plain,
  }
  return [...lines.filter((line) => line.quantity > 0), modifier]
}

function depositLine(input: QuoteInput, base: number, under25: boolean): QuoteLine {
  const amount = base + (under25 ? under25Cents : 0)
  const own = input.deductibles.length > 0
  const rule = under25
    ? 'depositUnder25'
    : !own || base === input.depositMaximum
      ? 'depositMaximum'
      : base === input.depositMinimum
        ? 'depositMinimum'
        : 'depositDeductible'
  return {
    code: 'deposit',
    quantity: 1,
    unit: 'once',
    unitPrice: amount,
    amount,
    rule,
    refundable: true,
  }
}

const sum = (lines: QuoteLine[]) => lines.reduce((total, line) => total + line.amount, 0)

/** The whole price of a booking, every line with the rule that made it (PRODUCT.md 5). Pure; exact to the cent. */
export function quote(input: QuoteInput): Quote {
  const { months, weeks, days, totalDays } = rentalDuration(input.start, input.end)
  const under25 = !isOver25(input.driverBirthDays, dayOf(input.start))
  const { base, amount: depositAmount } = deposit({
    minimum: input.depositMinimum,
    maximum: input.depositMaximum,
    deductibles: input.deductibles,
    under25,
  })
  const sales = rentLines(input)
  for (const { id, price } of input.extras) {
    sales.push({
      code: 'extra',
      ref: id,
      quantity: 1,
      unit: 'once',
      unitPrice: price,
      amount: price,
      rule: 'extraOnce',
      ...plain,
    })
  }
  if (input.appointmentPrice !== undefined) {
    const price = input.appointmentPrice
    const rule = price > 0 ? 'eveningPickup' : 'dayPickup'
    sales.push({
      code: 'appointment',
      quantity: 1,
      unit: 'once',
      unitPrice: price,
      amount: price,
      rule,
      ...plain,
    })
  }
  if (input.ownCollision) {
    const cover = collisionCover(base, totalDays)
    const unitPrice = collisionCoverMonthly(base)
    const rule = unitPrice > 5_000 ? 'coverHigh' : 'coverLow'
    sales.push({
      code: 'ownCollision',
      quantity: cover.months,
      unit: 'month',
      unitPrice,
      amount: cover.amount,
      rule,
      ...plain,
    })
  }
  const donationBase = sum(sales)
  const lines = [...sales]
  if (input.taxRate > 0) {
    const amount = divideHalfUp(donationBase * Math.round(input.taxRate * 100_000), 100_000)
    lines.push({
      code: 'tax',
      quantity: input.taxRate * 100,
      unit: 'percent',
      unitPrice: amount,
      amount,
      rule: 'tax',
      ...plain,
    })
  }
  lines.push(depositLine(input, base, under25))
  const total = sum(lines)
  return {
    lines,
    total,
    dueNow: total,
    deposit: depositAmount,
    donationBase,
    costPerMile: costPerMile(input.mileCents, input.coefficient),
    months,
    weeks,
    days,
    totalDays,
    coefficient: input.coefficient,
  }
}
