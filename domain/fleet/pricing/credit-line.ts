import type { Quote } from './quote-line.ts'

/** Cents that a bill leaves to pay at least: no card takes nothing. */
export const leastToPay = 100

/**
 * How much of somebody's credit a quote takes: never its deposit, so that no credit comes back as
 * money, and never all of it (docs/product/booking-and-payment.md#credit). Cents.
 */
export const creditFor = ({ total, deposit }: Quote, available: number): number =>
  Math.max(0, Math.min(available, total - deposit - leastToPay))

/** A quote less what its renter has earned; nothing else of it changes. */
export function withCredit(quote: Quote, available: number): Quote {
  const cents = creditFor(quote, available)
  if (cents === 0) return quote
  const total = quote.total - cents
  return {
    ...quote,
    lines: [
      ...quote.lines,
      {
        code: 'credit',
        quantity: 1,
        unit: 'once',
        unitPrice: -cents,
        amount: -cents,
        rule: 'relocation-credit',
        refundable: false,
      },
    ],
    total,
    dueNow: total,
  }
}

/** What a quote takes of its renter's credit; cents. */
export const creditIn = ({ lines }: Quote): number =>
  lines.reduce((sum, { code, amount }) => (code === 'credit' ? sum - amount : sum), 0)
