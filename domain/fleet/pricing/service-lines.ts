import { coverMonths, type CoverPrices, coverPriceFor } from './deposit/deposit.ts'
import type { QuoteLine } from './quote-line.ts'

/** The lines of what is bought with the rent: extras, appointment, own collision cover (docs/product/prices.md#cover). */
export function serviceLines(
  bought: {
    extras: readonly { id: string; price: number }[]
    appointmentPrice?: number
    cover?: CoverPrices
  },
  baseDeposit: number,
  totalDays: number,
): QuoteLine[] {
  // An extra costs its price once per order, however often it is named.
  const extras = new Map(bought.extras.map((extra) => [extra.id, extra.price]))
  const lines: QuoteLine[] = [...extras].map(([id, price]) => ({
    code: 'extra',
    ref: id,
    ...once(price),
    rule: 'extras-once',
  }))
  if (bought.appointmentPrice !== undefined) {
    lines.push({
      code: 'appointment',
      ...once(bought.appointmentPrice),
      rule: bought.appointmentPrice > 0 ? 'evening-pickup' : 'daytime-pickup',
    })
  }
  const price = bought.cover && coverPriceFor(bought.cover, baseDeposit)
  if (price) {
    const quantity = coverMonths(totalDays)
    const isLowest = price === bought.cover?.[0]
    const border = isLowest ? bought.cover?.[1]?.from : price.from
    lines.push({
      code: 'ownCollision',
      quantity,
      unit: 'month',
      unitPrice: price.month,
      amount: price.month * quantity,
      ...(border === undefined ? {} : { border }),
      rule: isLowest ? 'own-collision-low-deposit' : 'own-collision-high-deposit',
      refundable: false,
    })
  }
  return lines
}

function once(
  price: number,
): Pick<QuoteLine, 'quantity' | 'unit' | 'unitPrice' | 'amount' | 'refundable'> {
  return { quantity: 1, unit: 'once', unitPrice: price, amount: price, refundable: false }
}
