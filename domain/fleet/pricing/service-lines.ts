import { collisionCover, collisionCoverMonthly, coverMonths } from './deposit/deposit.ts'
import type { QuoteLine } from './quote-line.ts'

/** The lines of what is bought with the rent: extras, appointment, own collision cover (docs/product/prices.md#cover). */
export function serviceLines(
  bought: {
    extras: readonly { id: string; price: number }[]
    appointmentPrice?: number
    ownCollision: boolean
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
  if (bought.ownCollision) {
    const monthly = collisionCoverMonthly(baseDeposit)
    lines.push({
      code: 'ownCollision',
      quantity: coverMonths(totalDays),
      unit: 'month',
      unitPrice: monthly,
      amount: collisionCover(baseDeposit, totalDays),
      rule: isDear(monthly) ? 'own-collision-high-deposit' : 'own-collision-low-deposit',
      refundable: false,
    })
  }
  return lines
}

const isDear = (monthly: number) => monthly > collisionCoverMonthly(0)

function once(
  price: number,
): Pick<QuoteLine, 'quantity' | 'unit' | 'unitPrice' | 'amount' | 'refundable'> {
  return { quantity: 1, unit: 'once', unitPrice: price, amount: price, refundable: false }
}
