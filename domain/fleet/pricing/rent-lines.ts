import {
  basePrice,
  bookingPrice,
  coefficientThousandths,
  type Rates,
  seasonPrice,
  type Stay,
} from './booking-price.ts'
import type { Duration } from './duration.ts'
import type { QuoteLine } from './quote-line.ts'

/** The lines of the booking price: months, weeks, days, each season and the difference the modifier makes (docs/product/prices.md#lines). */
export function rentLines(
  rates: Rates,
  duration: Duration & Pick<Stay, 'seasons'>,
  modifier: { id: string; coefficient: number },
): QuoteLine[] {
  const periods = [
    { code: 'months', unit: 'month', quantity: duration.months, unitPrice: rates.month },
    { code: 'weeks', unit: 'week', quantity: duration.weeks, unitPrice: rates.week },
    { code: 'days', unit: 'day', quantity: duration.days, unitPrice: rates.day },
  ] as const
  const charged = periods.filter((period) => period.quantity > 0)
  const lines: QuoteLine[] = charged.map((period, index) => ({
    ...period,
    amount: period.quantity * period.unitPrice,
    // The extra day is the last one counted, so it fell into the smallest period there is.
    rule: duration.extraDay && index === charged.length - 1 ? 'extra-day' : 'booking-price',
    refundable: false,
  }))
  for (const share of duration.seasons ?? []) {
    const { base: unitPrice, amount } = seasonPrice(rates, share)
    lines.push({
      code: 'season',
      ref: share.id,
      quantity: share.percent,
      unit: 'percent',
      unitPrice,
      amount,
      rule: 'season',
      refundable: false,
    })
  }
  const base = basePrice(rates, duration)
  lines.push({
    code: 'priceModifier',
    ref: modifier.id,
    quantity: (coefficientThousandths(modifier.coefficient) - 1000) / 10,
    unit: 'percent',
    unitPrice: base,
    amount: bookingPrice(rates, duration, modifier.coefficient) - base,
    rule: 'price-modifier',
    refundable: false,
  })
  return lines
}
