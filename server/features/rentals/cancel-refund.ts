import { type CancellationRefund, cancellationRefund, oneDayPrice } from '#domain/pricing/refund.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import type { OrderRow } from './orders-store.ts'

const minutesBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 60_000

/** The rent of a quote, its price modifier included; cents. */
export function rentOf({ lines }: Quote): number {
  const rent = ['months', 'weeks', 'days', 'priceModifier']
  return lines
    .filter((line) => rent.includes(line.code))
    .reduce((sum, line) => sum + line.amount, 0)
}

/** What an order's quote was paid for, in the parts that refunds know; cents. */
export function paidParts({ quote }: OrderRow) {
  const of = (...codes: string[]) =>
    quote.lines
      .filter((line) => codes.includes(line.code))
      .reduce((sum, line) => sum + line.amount, 0)
  const rent = of('months', 'weeks', 'days', 'priceModifier', 'offerCredit')
  const tax = of('tax')
  return { rent, tax, deposit: quote.deposit, services: quote.total - rent - tax - quote.deposit }
}

/**
 * What goes back when an order is cancelled now (PRODUCT.md 6). A swap or an extension that never
 * came about keeps nothing; nor does an order that was never paid.
 */
export function cancellationOf(order: OrderRow, now: Date): CancellationRefund {
  const { quote } = order
  if (!order.paid || order.kind !== 'start') {
    const refund = order.paid ? Math.max(0, quote.total) : 0
    return { rule: 'cancel-more-than-a-day-before', keptRent: 0, keptTax: 0, refund }
  }
  return cancellationRefund({
    paid: paidParts(order),
    taxRate: quote.terms.taxRate,
    oneDay: oneDayPrice(quote.terms.rates.day, quote.coefficient),
    minutesToStart: minutesBetween(now, order.starts_at),
    minutesSinceBooking: minutesBetween(order.booked_at ?? order.created_at, now),
  })
}
