import { creditIn, withCredit } from './credit-line.ts'
import { mostOff } from './offer-discount.ts'
import type { Quote, QuoteLine } from './quote-line.ts'
import { daysAdded, taxesOf, taxQuoteLines } from './taxes/order-taxes.ts'
import { basesOf } from './taxes/tax.ts'

/** What staff take off a booking's rent, in cents, and why, as the renter reads it. */
export type Discount = { cents: number; reason: string }

/** What was taken off; undefined when nothing was. */
export function discountOf({ lines }: Pick<Quote, 'lines'>): Discount | undefined {
  const line = lines.find(({ code }) => code === 'discount')
  return line && { cents: -line.amount, reason: line.reason ?? '' }
}

const isSold = ({ code }: QuoteLine) =>
  code !== 'discount' && code !== 'tax' && code !== 'deposit' && code !== 'credit'

/** The most that can be taken off a quote: its rent without what was taken off before; cents. */
export const rentToLower = ({ lines }: Pick<Quote, 'lines'>): number =>
  Math.max(0, basesOf(lines.filter(isSold)).rent ?? 0)

const sum = (lines: readonly QuoteLine[]) => lines.reduce((total, { amount }) => total + amount, 0)

/**
 * A quote with that much less rent, at most all of it, in the place of what was taken off before
 * (docs/product/prices.md#lowered-price). Taxes and what is given away are taken of what is left; the deposit stays. Of the
 * renter's `credit`, in cents, it takes what then fits. Without a discount it is the quote as it was priced.
 */
export function withDiscount(
  quote: Quote,
  discount: Discount | undefined,
  credit = creditIn(quote),
): Quote {
  if (!discount && !discountOf(quote)) return quote
  const cents = mostOff(discount?.cents ?? 0, rentToLower(quote))
  const sales = quote.lines.filter(isSold)
  if (discount && cents > 0) sales.push(line(cents, discount.reason))
  const taxes = taxQuoteLines(taxesOf(quote.terms), {
    bases: basesOf(sales),
    days: daysAdded(quote),
    daysBefore: quote.daysBefore ?? 0,
  })
  const deposits = quote.lines.filter(({ code }) => code === 'deposit')
  const lines = [...sales, ...taxes, ...deposits]
  const total = sum(lines)
  const lowered = { ...quote, lines, total, dueNow: Math.max(0, total), donationBase: sum(sales) }
  return withCredit(lowered, credit)
}

const line = (cents: number, reason: string): QuoteLine => ({
  code: 'discount',
  reason,
  quantity: 1,
  unit: 'once',
  unitPrice: -cents,
  amount: -cents,
  rule: 'staff-discount',
  refundable: false,
})
