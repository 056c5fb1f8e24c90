import { costPerMileCents } from './booking-price.ts'
import type { Quote } from './quote.ts'
import type { QuoteLine } from './quote-line.ts'
import { mileageCents } from './settlement.ts'

/** Miles that an extension settles, at the price they were driven at. */
export type MilesSoFar = { miles: number; mileCents: number; coefficient: number }

/** Cents that a swap costs unless maintenance or a breakdown is its reason (PRODUCT.md 6). */
export const swapFee = 5_000

/** The lines that only extensions and swaps have (PRODUCT.md 6). */
export function changeLines(input: {
  milesSoFar?: MilesSoFar
  swap?: { credit: number; fee: number }
}): QuoteLine[] {
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
  if (input.swap) {
    const { credit, fee } = input.swap
    lines.push(
      once('swapCredit', credit === 0 ? 0 : -credit, 'swap-credit'),
      once('swapFee', fee, fee > 0 ? 'swap-fee' : 'swap-free'),
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
