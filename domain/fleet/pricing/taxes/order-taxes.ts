import type { Quote, QuoteLine } from '../quote-line.ts'
import { basesOf, type Tax, type Taxable, taxBases, taxLines } from './tax.ts'

/** The id of the one tax of orders from before an area had a list of them. */
const earlierTax = 'tax'

/** The taxes that an order keeps; a rate of before is one on all that is sold. */
export function taxesOf({
  taxes,
  taxRate = 0,
}: Pick<Quote['terms'], 'taxes' | 'taxRate'>): readonly Tax[] {
  if (taxes) return taxes
  if (taxRate === 0) return []
  const on = taxBases.filter((base) => base !== 'energy')
  return [{ id: earlierTax, nameEn: '', nameEs: '', fraction: taxRate, on, onTaxes: [] }]
}

type Counted = Pick<Quote, 'lines' | 'totalDays' | 'daysBefore'>

/** Rental days that an order adds to its rental: a change of car adds none, an extension its late days too. */
export function daysAdded({ lines, totalDays }: Counted): number {
  if (lines.some(({ code }) => code === 'swapCredit')) return 0
  return lines.reduce(
    (sum, { code, quantity }) => (code === 'lateDays' ? sum + quantity : sum),
    totalDays,
  )
}

/** Rental days of a rental up to the end of an order, from its first one on. */
export const rentalDays = (quote: Counted): number => (quote.daysBefore ?? 0) + daysAdded(quote)

/** An order's taxes, what they were taken of, and what was paid for each by its id; cents. */
export type Taxed = Taxable & { taxes: readonly Tax[]; paid: Readonly<Record<string, number>> }

/** The same of a quote that was paid. */
export function taxedOf(quote: Counted & Pick<Quote, 'terms'>): Taxed {
  const paid: Record<string, number> = {}
  for (const { code, ref = earlierTax, amount } of quote.lines)
    if (code === 'tax') paid[ref] = (paid[ref] ?? 0) + amount
  return {
    taxes: taxesOf(quote.terms),
    bases: basesOf(quote.lines),
    days: daysAdded(quote),
    daysBefore: quote.daysBefore ?? 0,
    paid,
  }
}

/** Cents of one tax. */
export type TaxShare = { tax: Tax; cents: number }

/** What goes back of each tax when only `kept` of an order is: what was paid less what the rule takes of that. */
export function taxesBack({ taxes, paid, daysBefore }: Taxed, kept: Taxable): TaxShare[] {
  return taxLines(taxes, { daysBefore, ...kept })
    .map(({ tax, amount }) => ({ tax, cents: Math.max(0, (paid[tax.id] ?? 0) - amount) }))
    .filter(({ cents }) => cents > 0)
}

/** What stays of each tax with that much kept: what the rule takes of it, at most what was paid. */
export function taxesKept({ taxes, paid, daysBefore }: Taxed, kept: Taxable): TaxShare[] {
  return taxLines(taxes, { daysBefore, ...kept })
    .map(({ tax, amount }) => ({ tax, cents: Math.min(paid[tax.id] ?? 0, amount) }))
    .filter(({ cents }) => cents > 0)
}

export const sumOfShares = (shares: readonly TaxShare[]): number =>
  shares.reduce((sum, { cents }) => sum + cents, 0)

/** The lines of a quote that its taxes are. */
export function taxQuoteLines(taxes: readonly Tax[], of: Taxable): QuoteLine[] {
  return taxLines(taxes, of)
    .filter(({ unit, quantity }) => unit === 'percent' || quantity > 0)
    .map(({ tax, ...line }) => ({
      code: 'tax',
      ref: tax.id,
      ...line,
      rule: line.unit === 'day' ? 'area-tax-by-day' : 'area-tax',
      refundable: false,
    }))
}
