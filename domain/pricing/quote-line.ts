/** Every rule that can make a line of a quote; a stable code, put into words by its reader (PRODUCT.md 2). */
export type RuleCode =
  /** Months, weeks and days at the car's prices (SEED.md 9). */
  | 'booking-price'
  /** The same, on the line that holds the one day for 6 leftover hours or more (SEED.md 4.5). */
  | 'extra-day'
  | 'price-modifier'
  | 'extras-once'
  | 'daytime-pickup'
  | 'evening-pickup'
  /** The company's collision cover while the base deposit is under $745. */
  | 'own-collision-low-deposit'
  /** The company's collision cover while the base deposit is $745 or more. */
  | 'own-collision-high-deposit'
  | 'area-tax'
  | 'deposit-maximum'
  | 'deposit-minimum'
  | 'deposit-collision-deductible'
  | 'deposit-under-25'
  /** An extension settles the miles driven so far (PRODUCT.md 6). */
  | 'miles-so-far'
  /** What was paid for the first car and is not used any more (PRODUCT.md 6). */
  | 'swap-credit'
  | 'swap-fee'
  /** A swap for maintenance or a breakdown costs no fee (PRODUCT.md 6). */
  | 'swap-free'
  /** A swap that the company offered costs no fee (PRODUCT.md 6). */
  | 'swap-offered'
  /** The booked car did not come back: another one costs the renter nothing (PRODUCT.md 4). */
  | 'swap-no-cost'
  /** An accepted offer, off the rent of the next extension (PRODUCT.md 6). */
  | 'offer-credit'
  /** What is owed beyond the deposit (PRODUCT.md 6). */
  | 'beyond-deposit'

/** One line of a quote: what it is, what it costs and which rule made it (PRODUCT.md 5). */
export type QuoteLine = {
  code:
    | 'months'
    | 'weeks'
    | 'days'
    | 'priceModifier'
    | 'extra'
    | 'appointment'
    | 'ownCollision'
    | 'tax'
    | 'deposit'
    | 'milesSoFar'
    | 'swapCredit'
    | 'swapFee'
    | 'offerCredit'
    | 'balance'
  /** Which extra or price modifier, by its id. */
  ref?: string
  /** For `percent` the percentage, which may be negative for a price modifier. */
  quantity: number
  unit: 'month' | 'week' | 'day' | 'once' | 'percent' | 'mile'
  /** Cents; for `percent` the amount of which it is the percentage; for `mile` not rounded. */
  unitPrice: number
  /** Cents. */
  amount: number
  rule: RuleCode
  refundable: boolean
}
