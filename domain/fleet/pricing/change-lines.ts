import { costPerMileCents, mileageCents } from './booking-price.ts'
import type { Quote, QuoteLine } from './quote-line.ts'

/** Miles that an extension settles, at the price they were driven at. */
export type MilesSoFar = {
  /** Those that are paid, and those that the days so far include. */
  miles: number
  included: number
  mileCents: number
  coefficient: number
}

/** Cents that a swap costs unless maintenance or a breakdown is its reason (docs/product/prices.md#extensions-and-changes-of-car). */
export const swapFee = 5_000

/** Days that a rental was late when it is extended, at what each costs in cents: one for each price they have. */
export type LateSoFar = { days: number; dayPrice: number }

/** What a change of the rental adds to a quote; cents. */
export type ChangeInput = {
  /** An extension: miles driven so far that are paid with it. */
  milesSoFar?: MilesSoFar
  /** An extension after the end: late days that are paid with it. */
  lateSoFar?: readonly LateSoFar[]
  /** An extension: what an accepted offer takes off its rent. */
  offerCredit?: number
  /**
   * A swap: what is credited for the first car, and what the swap costs; `offered` when the company
   * proposed it, `atNoCost` when it gives what the other car costs more.
   */
  swap?: { credit: number; fee: number; offered?: boolean; atNoCost?: boolean }
}

/** The late days that are paid with an extension. */
export const lateDaysIn = ({ lateSoFar = [] }: ChangeInput): number =>
  lateSoFar.reduce((sum, { days }) => sum + days, 0)

/** The lines that only extensions and swaps have (docs/product/prices.md#extensions-and-changes-of-car); no offer takes off more than `rent`. */
export function changeLines(input: ChangeInput, rent: number): QuoteLine[] {
  const lines: QuoteLine[] = []
  if (input.milesSoFar) {
    const { miles, included, mileCents, coefficient } = input.milesSoFar
    lines.push({
      code: 'milesSoFar',
      quantity: miles,
      unit: 'mile',
      unitPrice: costPerMileCents(mileCents, coefficient),
      amount: mileageCents(miles, mileCents, coefficient),
      rate: { cents: mileCents, coefficient },
      included,
      rule: 'miles-so-far',
      refundable: false,
    })
  }
  for (const { days, dayPrice } of input.lateSoFar ?? []) {
    if (days === 0) continue
    lines.push({
      code: 'lateDays',
      quantity: days,
      unit: 'day',
      unitPrice: dayPrice,
      amount: days * dayPrice,
      rule: 'late-days',
      refundable: false,
    })
  }
  const credited = Math.min(input.offerCredit ?? 0, Math.max(0, rent))
  if (credited > 0) lines.push(once('offerCredit', -credited, 'offer-credit'))
  if (input.swap) {
    const { credit, fee, offered, atNoCost } = input.swap
    const free = offered ? 'swap-offered' : 'swap-free'
    lines.push(
      once('swapCredit', credit === 0 ? 0 : -credit, 'swap-credit'),
      once('swapFee', fee, fee > 0 ? 'swap-fee' : free),
    )
    // A line of its own: what is given was never paid, so nothing of it ever goes back.
    const gift = atNoCost ? rent - credit : 0
    if (gift > 0) lines.push(once('swapGift', -gift, 'swap-no-cost'))
  }
  return lines
}

function once(code: QuoteLine['code'], amount: number, rule: QuoteLine['rule']): QuoteLine {
  return { code, quantity: 1, unit: 'once', unitPrice: amount, amount, rule, refundable: false }
}

/**
 * The parts of a deposit that are asked for later, as something to pay (docs/product/money.md#deposit-owed): what a
 * cover had taken off it before staff did not accept it, by the `rule` that fixes the deposit now, and what a driver
 * under 25 adds. Parts of no cents are left out.
 */
export function depositOwedQuote(
  parts: readonly { cents: number; rule: QuoteLine['rule'] }[],
  of: Quote,
): Quote {
  const asked = parts.filter((part) => part.cents > 0)
  const lines = asked.map((part) => ({
    ...once('deposit', part.cents, part.rule),
    refundable: true,
  }))
  const cents = asked.reduce((sum, part) => sum + part.cents, 0)
  return { ...balanceQuote(cents, of), lines, deposit: cents }
}

/** What other dates cost more than those that were paid, as something to pay: one line (docs/product/prices.md#other-dates). */
export const newDatesQuote = (cents: number, of: Quote): Quote => ({
  ...balanceQuote(cents, of),
  lines: [once('balance', cents, 'new-dates')],
})

/** What is owed beyond the deposit, as something to pay: one line, no rent, no donation. */
export function balanceQuote(cents: number, of: Quote): Quote {
  return {
    ...of,
    lines: [once('balance', cents, 'beyond-deposit')],
    total: cents,
    dueNow: cents,
    deposit: 0,
    donationBase: 0,
    months: 0,
    weeks: 0,
    days: 0,
    totalDays: 0,
  }
}
