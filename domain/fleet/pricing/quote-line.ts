import type { Day } from '#domain/core/time/wall-time.ts'
import type { MileRate } from './line-text.ts'
import type { Rates } from './booking-price.ts'
import type { Season } from './seasons/season.ts'
import type { Tax } from './taxes/tax.ts'

/** Every rule that can make a line of a quote; a stable code, put into words by its reader (docs/product/prices.md#lines). */
export type RuleCode =
  /** Months, weeks and days at the car's prices (docs/product/prices.md#booking-price). */
  | 'booking-price'
  /** The same, on the line that holds the one day for 6 leftover hours or more (docs/product/prices.md#duration). */
  | 'extra-day'
  /** The percentage of the rent of the days that lie in a season (docs/product/prices.md#seasons). */
  | 'season'
  | 'price-modifier'
  | 'extras-once'
  | 'daytime-pickup'
  | 'evening-pickup'
  /** The company's collision cover at its lowest price. */
  | 'own-collision-low-deposit'
  /** The company's collision cover at the price of a higher base deposit. */
  | 'own-collision-high-deposit'
  | 'area-tax'
  | 'area-tax-by-day'
  | 'deposit-maximum'
  | 'deposit-minimum'
  | 'deposit-collision-deductible'
  | 'deposit-under-25'
  /** An extension settles the miles driven so far (docs/product/money.md#settlement). */
  | 'miles-so-far'
  /** An extension after the end settles the late days first (docs/product/money.md#settlement). */
  | 'late-days'
  /** What was paid for the first car and not used (docs/product/prices.md#extensions-and-changes-of-car). */
  | 'swap-credit'
  | 'swap-fee'
  /** A swap for maintenance or a breakdown costs no fee (docs/product/prices.md#extensions-and-changes-of-car). */
  | 'swap-free'
  /** A swap that the company offered costs no fee (docs/product/rental.md#offers). */
  | 'swap-offered'
  /** The booked car did not come back: another one costs the renter nothing (docs/product/search.md#occupancy). */
  | 'swap-no-cost'
  /** An accepted offer, off the rent of the next extension (docs/product/rental.md#offers). */
  | 'offer-credit'
  /** Staff lowered the price before it was paid, for a reason that the renter reads (docs/product/prices.md#lowered-price). */
  | 'staff-discount'
  /** What the renter earned by bringing cars (docs/product/booking-and-payment.md#credit). */
  | 'relocation-credit'
  /** What is owed beyond the deposit (docs/product/money.md#settlement). */
  | 'beyond-deposit'
  /** What other dates of a booking cost more than those that were paid (docs/product/prices.md#other-dates). */
  | 'new-dates'

/** One line of a quote: what it is, what it costs and which rule made it (docs/product/prices.md#lines). */
export type QuoteLine = {
  code:
    | 'months'
    | 'weeks'
    | 'days'
    | 'season'
    | 'priceModifier'
    | 'extra'
    | 'appointment'
    | 'ownCollision'
    | 'tax'
    | 'deposit'
    | 'milesSoFar'
    | 'lateDays'
    | 'swapCredit'
    | 'swapFee'
    | 'swapGift'
    | 'offerCredit'
    | 'discount'
    | 'balance'
    | 'credit'
  /** Of a discount: the reason, as staff wrote it. */
  reason?: string
  /** Which extra, season, price modifier or tax, by its id. */
  ref?: string
  /** For `percent` the percentage, which may be negative for a price modifier. */
  quantity: number
  unit: 'month' | 'week' | 'day' | 'once' | 'percent' | 'mile'
  /** Cents; for `percent` the amount of which it is the percentage; for `mile` not rounded. */
  unitPrice: number
  /** Cents. */
  amount: number
  /** Of miles: what their price follows from, and how many more were driven that are included. */
  rate?: MileRate
  included?: number
  /** Of the cover: the base deposit, in cents, from which on it costs more, or costs this. */
  border?: number
  rule: RuleCode
  refundable: boolean
}

/** Prices an order keeps for its whole life. Cents. */
export type Terms = {
  rates: Rates
  mileCents: number
  includedMilesPerDay: number
  /** In force when it was priced (docs/product/prices.md#taxes). */
  taxes?: readonly Tax[]
  /**
   * Those of its area that were set when it was priced, on dates after its end too, and the type of its car: who changes
   * to a car of another type pays by the same (docs/product/prices.md#seasons). Absent where there were none.
   */
  seasons?: readonly Season[]
  carType?: string
  /** Its first day: that of a late cancellation. */
  firstDay?: Day
  /** Of orders from before an area had a list of taxes: the one it had, a fraction. */
  taxRate?: number
  /** Of orders from before it could be set: absent, and a tenth. */
  donationRate?: number
}

/** A price with every line that makes it. Amounts are cents; costPerMile is dollars. */
export type Quote = {
  lines: QuoteLine[]
  /** The sum of the lines, deposit included; negative only for a swap to a cheaper car. */
  total: number
  /** What is to be paid: never negative. */
  dueNow: number
  deposit: number
  /** Of which a part is given away: all lines but deposit and tax. */
  donationBase: number
  costPerMile: number
  months: number
  weeks: number
  days: number
  totalDays: number
  /** Days that the rental had before this order; none when left out. */
  daysBefore?: number
  coefficient: number
  /** What was agreed for the settlement and refunds, whatever the car costs later. */
  terms: Terms
}
