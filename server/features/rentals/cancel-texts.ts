import type { CancellationRefund, CancellationRule } from '#domain/pricing/refund.ts'
import type { QuoteLine } from '#protocol/bookings/calculator-data.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import type { OrderRow } from './orders-store.ts'

const rules: Record<CancellationRule, Text> = {
  'cancel-more-than-a-day-before': {
    en: 'Cancelled more than 24 hours before the start: everything goes back.',
    es: 'Cancelada más de 24 horas antes del inicio: se devuelve todo.',
  },
  'cancel-within-an-hour': {
    en: 'Cancelled within 1 hour of booking: everything goes back.',
    es: 'Cancelada dentro de la primera hora tras reservar: se devuelve todo.',
  },
  'cancel-late': {
    en: 'Cancelled later than 24 hours before the start: one day’s rent stays, at most the rent.',
    es: 'Cancelada a menos de 24 horas del inicio: se queda un día de renta, como máximo la renta.',
  },
}
const labels = {
  paid: { en: 'Paid', es: 'Pagado' },
  kept: { en: 'One day’s rent', es: 'Un día de renta' },
  fee: { en: 'Card fee, its share', es: 'Comisión de la tarjeta, su parte' },
} satisfies Record<string, Text>
const feeRule: Text = {
  en: 'The card fee goes back with the money it was taken for.',
  es: 'La comisión vuelve con el dinero por el que se cobró.',
}

/** A cancellation as lines with their rules; dollars. */
export function presentCancellation(
  order: OrderRow,
  { rule, keptRent, keptTax, refund }: CancellationRefund,
  feeCents: number,
  lang: Lang,
) {
  const kept = keptRent + keptTax
  const line = (code: keyof typeof labels, cents: number, text: Text): QuoteLine => ({
    code,
    label: labels[code][lang],
    quantity: 1,
    unit: 'once',
    unitPrice: cents / 100,
    amount: cents / 100,
    rule: text[lang],
    refundable: true,
  })
  const paid = order.paid ? Math.max(0, order.quote.total) : 0
  const lines = [line('paid', paid, rules[rule])]
  if (kept > 0) lines.push(line('kept', -kept, rules[rule]))
  if (feeCents > 0) lines.push(line('fee', feeCents, feeRule))
  return { lines, refund: (refund + feeCents) / 100, fee: feeCents / 100, kept: kept / 100 }
}
