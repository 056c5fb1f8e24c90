import { lineFormula, unitPriceText } from '#domain/fleet/pricing/line-text.ts'
import { donation } from '#domain/fleet/pricing/payment-fee.ts'
import { milesEstimate, quotedTripPrice } from '#domain/fleet/pricing/trip-price.ts'
import type { QuoteLine } from '#domain/fleet/pricing/quote.ts'
import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import { taxesOf } from '#domain/fleet/pricing/taxes/order-taxes.ts'
import type { CalculatorData, QuoteLine as WireLine } from '#protocol/fleet/cars/calculator-data.ts'
import type { Lang } from '#protocol/core/text.ts'
import { unitDollars } from '../../platform/six-places.ts'
import { quoteTexts } from './quote-texts.ts'

/** Names of extras and price modifiers by their ids, in the language of the answer. */
export type Names = { extras: Map<string, string>; modifiers: Map<string, string> }

const dollars = (cents: number) => cents / 100

/** As the order's list calls it; the one of before had no name. */
function taxLabel({ terms }: Quote, { ref, quantity, unit }: QuoteLine, lang: Lang): string {
  const tax = taxesOf(terms).find(({ id }) => id === ref)
  const name = lang === 'es' ? tax?.nameEs : tax?.nameEn
  if (!name) return quoteTexts[lang].tax(quantity)
  return unit === 'percent' ? `${name} ${quantity}%` : name
}

/** As the order's list calls it. */
function seasonLabel({ terms }: Quote, { ref }: QuoteLine, lang: Lang): string {
  const season = terms.seasons?.find(({ id }) => id === ref)
  return (lang === 'es' ? season?.nameEs : season?.nameEn) ?? ''
}

function labelOf(quote: Quote, line: QuoteLine, lang: Lang, names: Names): string {
  const words = quoteTexts[lang]
  switch (line.code) {
    case 'months':
    case 'weeks':
    case 'days':
      return words.label[line.code](line.quantity)
    case 'priceModifier':
      return names.modifiers.get(line.ref ?? '') ?? line.ref ?? ''
    case 'extra':
      return names.extras.get(line.ref ?? '') ?? line.ref ?? ''
    case 'season':
      return seasonLabel(quote, line, lang)
    case 'tax':
      return taxLabel(quote, line, lang)
    case 'milesSoFar':
      return words.milesSoFar(line.quantity, line.included ?? 0)
    case 'lateDays':
      return words.lateDays(line.quantity)
    case 'discount':
      return line.reason ? `${words.discount}: ${line.reason}` : words.discount
    case 'balance':
      return line.rule === 'new-dates' ? words.newDates : words.balance
    case 'appointment':
    case 'ownCollision':
    case 'deposit':
    case 'swapCredit':
    case 'swapFee':
    case 'swapGift':
    case 'offerCredit':
    case 'credit':
      return words[line.code]
  }
}

/** The lines of a quote as a paper shows them: each with its name; amounts stay in cents. */
export const linesByName = (quote: Quote, lang: Lang, names: Names) =>
  quote.lines.map((line) => {
    const label = labelOf(quote, line, lang, names)
    // Of a season the paper says what it is a part of, too.
    const formula = line.code === 'season' && lineFormula(line)
    return { label: formula ? `${label}, ${formula}` : label, cents: line.amount }
  })

/** An order's whole trip with the miles that its renter means to drive, as papers and mails say it; cents. */
export function plannedTrip(
  { quote, planned_miles: miles }: { quote: Quote; planned_miles: number | null },
  lang: Lang,
): { label: string; cents: number; note: string } | undefined {
  if (miles === null) return undefined
  const { wholeTrip, wholeTripIs } = quoteTexts[lang]
  return { label: wholeTrip(miles), cents: quotedTripPrice(quote, miles), note: wholeTripIs }
}

/** What is given away of an order (docs/product/prices.md#lines), in cents. */
export const donationOf = (quote: Quote): number =>
  donation(Math.max(0, quote.donationBase), quote.terms)

/** What the miles will cost at the return; shown beside the lines, and part of no total. */
function estimateLine(quote: Quote, lang: Lang, miles: number): WireLine {
  const { paidMiles, unitPrice, amount, rate, tax } = milesEstimate(quote, miles)
  const line = { quantity: paidMiles, unit: 'mile', unitPrice, amount, rate, tax }
  return {
    code: 'milesEstimate',
    label: quoteTexts[lang].milesEstimate(miles, miles - paidMiles),
    quantity: paidMiles,
    unit: 'mile',
    unitPrice: unitDollars(unitPrice),
    amount: dollars(amount),
    rate,
    ...(tax > 0 ? { tax: dollars(tax) } : {}),
    rule: quoteTexts[lang].milesLater({
      miles,
      paidMiles,
      price: unitPriceText(line),
      isTaxed: tax > 0,
    }),
    refundable: false,
  }
}

/**
 * A quote as `calculatorData` on the wire: dollars, and every line with its rule as a sentence; with
 * `miles`, how far its renter means to drive, also what the whole trip costs.
 */
export function presentQuote(
  quote: Quote,
  lang: Lang,
  names: Names,
  miles?: number | null,
): CalculatorData {
  const isPlanned = typeof miles === 'number'
  const lines: WireLine[] = quote.lines.map((line) => ({
    code: line.code,
    label: labelOf(quote, line, lang, names),
    quantity: line.quantity,
    unit: line.unit,
    unitPrice: unitDollars(line.unitPrice),
    amount: dollars(line.amount),
    rate: line.rate,
    rule: quoteTexts[lang].rule[line.rule](line),
    refundable: line.refundable,
  }))
  return {
    lines: isPlanned ? [...lines, estimateLine(quote, lang, miles)] : lines,
    total: dollars(quote.total),
    dueNow: dollars(quote.dueNow),
    deposit: dollars(quote.deposit),
    costPerMile: Math.round(quote.costPerMile * 10_000) / 10_000,
    months: quote.months,
    weeks: quote.weeks,
    days: quote.days,
    totalDays: quote.totalDays,
    coefficient: quote.coefficient,
    donation: dollars(donationOf(quote)),
    ...(isPlanned && { miles, tripPrice: dollars(quotedTripPrice(quote, miles)) }),
  }
}
