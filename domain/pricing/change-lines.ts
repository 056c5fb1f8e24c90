import { costPerMileCents } from './booking-price.ts'
import type { Quote } from './quote.ts'
import type { QuoteLine } from './quote-line.ts'
import { mileageCents } from './settlement.ts'

/** Miles that an extension settles, at the price they were driven at. */
export type MilesSoFar = { miles: number; mileCents: number; coefficient: number }

/** Cents that a swap costs unless maintenance or a breakdown is its reason (PRODUCT.md 6). */
export const swapFee = 5_000

/** What a change of the rental adds to a quote; cents. */
export type ChangeInput = {
  /** An extension: miles driven so far that are paid with it. */
  milesSoFar?: MilesSoFar
  /** An extension: what an accepted offer takes off its rent. */
  offerCredit?: number
  /** A swap: what is credited for the first car, and what the swap costs; `offered` when the company proposed it. */
  swap?: { credit: number; fee: number; offered?: boolean; atNoCost?: boolean }
}

/** The lines that only extensions and swaps have (PRODUCT.md 6); no offer takes off more than `rent`. */
export function changeLines(input: ChangeInput, rent: number): QuoteLine[] {
  const lines: QuoteLine[] = []
  if (input.milesSoFar) {
    const { miles, mileCents, coefficient } = input.milesSoFar
    lines.push({
      code: 'milesSoFar',
      quantity: miles,
      unit: 'mile',
      unitPrice: costPerMileCents(mileCents, coefficient),
      amount: mileageCents(miles, mileCents, coefficient),
      rule: 'miles-so-far',
      refundable: false,
    })
  }
  const credited = Math.min(input.offerCredit ?? 0, Math.max(0, rent))
  if (credited > 0) lines.push(once('offerCredit', -credited, 'offer-credit'))
  if (input.swap) {
    const { credit, fee, offered, atNoCost } = input.swap
    const free = offered ? 'swap-offered' : 'swap-free'
    lines.push(
      once('swapCredit', credit === 0 ? 0 : -credit, atNoCost ? 'swap-no-cost' : 'swap-credit'),
      once('swapFee', fee, fee > 0 ? 'swap-fee' : free),
    )
  }
  return lines
}

function once(code: QuoteLine['code'], amount: number, rule: QuoteLine['rule']): QuoteLine {
  return { code, quantity: 1, unit: 'once', unitPrice: amount, amount, rule, refundable: false }
}

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
