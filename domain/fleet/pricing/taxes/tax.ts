import type { Day } from '#domain/core/time/wall-time.ts'
import { shareOf } from '../half-up.ts'

/** What a tax can be taken of: never a deposit, a card's fee or credit (docs/product/prices.md#taxes). */
export const taxBases = [
  'rent',
  'miles',
  'extras',
  'appointment',
  'cover',
  'changeFee',
  'energy',
] as const
export type TaxBase = (typeof taxBases)[number]

/** A tax of an area: a share of what it is on, or cents for each rental day. Plain JSON. */
export type Tax = {
  id: string
  nameEn: string
  nameEs: string
  /** Of what it is on, with at most six decimals; absent of a tax by the day. */
  fraction?: number | undefined
  /** Cents a rental day, and for how many first days of a rental; for all when absent. */
  dayCents?: number | undefined
  firstDays?: number | undefined
  on: readonly TaxBase[]
  /** Earlier ones of the list that it is taken of as well, by their ids. */
  onTaxes: readonly string[]
  /** The code of its account in the books; absent: the one that all taxes share. */
  account?: string | undefined
}

/** The days on which a tax of an area is taken: from its first, to its last where it has one. */
export type DatedTax = Tax & { from: Day; until?: Day | undefined }

/** The taxes of a list that prices of that day have. */
export const taxesOn = (taxes: readonly DatedTax[], day: Day): Tax[] =>
  taxes.filter(({ from, until }) => from <= day && (until === undefined || day <= until))

/** Cents of each thing that tax can be taken of. */
export type Bases = Partial<Record<TaxBase, number>>

/** What taxes are taken of: sums, rental days, and how many days the rental had before them. */
export type Taxable = { bases: Bases; days?: number; daysBefore?: number }

/** What a tax comes to: for `percent` the percentage of `unitPrice`, for `day` so many days at it; cents. */
export type TaxLine = {
  tax: Tax
  quantity: number
  unit: 'percent' | 'day'
  unitPrice: number
  amount: number
}

/**
 * What each tax comes to, in the list's order, rounded half up once (docs/product/prices.md#taxes). Of a change
 * to a cheaper car a tax goes back, so that it is negative. Those that have nothing to be taken of come to 0.
 */
export function taxLines(
  taxes: readonly Tax[],
  { bases, days = 0, daysBefore = 0 }: Taxable,
): TaxLine[] {
  const lines: TaxLine[] = []
  for (const tax of taxes) {
    const { fraction, dayCents = 0, firstDays = Number.MAX_SAFE_INTEGER, on, onTaxes } = tax
    if (fraction === undefined) {
      const counted = Math.min(daysBefore + days, firstDays) - Math.min(daysBefore, firstDays)
      const amount = counted * dayCents
      lines.push({ tax, quantity: counted, unit: 'day', unitPrice: dayCents, amount })
      continue
    }
    const base =
      on.reduce((sum, of) => sum + (bases[of] ?? 0), 0) +
      lines.reduce((sum, line) => (onTaxes.includes(line.tax.id) ? sum + line.amount : sum), 0)
    lines.push({
      tax,
      quantity: Math.round(fraction * 1_000_000) / 10_000,
      unit: 'percent',
      unitPrice: base,
      amount: Math.sign(base) * shareOf(Math.abs(base), fraction),
    })
  }
  return lines
}

/** What the taxes come to together; cents. */
export const taxOf = (taxes: readonly Tax[], of: Taxable): number =>
  taxLines(taxes, of).reduce((sum, { amount }) => sum + amount, 0)

const baseOf: Partial<Record<string, TaxBase>> = {
  months: 'rent',
  weeks: 'rent',
  days: 'rent',
  season: 'rent',
  priceModifier: 'rent',
  lateDays: 'rent',
  swapCredit: 'rent',
  swapGift: 'rent',
  offerCredit: 'rent',
  discount: 'rent',
  milesSoFar: 'miles',
  miles: 'miles',
  extra: 'extras',
  appointment: 'appointment',
  ownCollision: 'cover',
  swapFee: 'changeFee',
  gas: 'energy',
  charging: 'energy',
}

/** What the lines of a quote or of a settlement give taxes to be taken of. */
export function basesOf(lines: readonly { code: string; amount: number }[]): Bases {
  const bases: Bases = {}
  for (const { code, amount } of lines) {
    const base = baseOf[code]
    if (base) bases[base] = (bases[base] ?? 0) + amount
  }
  return bases
}
