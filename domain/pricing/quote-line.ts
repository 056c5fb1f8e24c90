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
  /** Which extra or price modifier, by its id. */
  ref?: string
  /** For `percent` the percentage, which may be negative for a price modifier. */
  quantity: number
  unit: 'month' | 'week' | 'day' | 'once' | 'percent'
  /** Cents; for `percent` the amount of which it is the percentage. */
  unitPrice: number
  /** Cents. */
  amount: number
  rule: RuleCode
  refundable: boolean
}
