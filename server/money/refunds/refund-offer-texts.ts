import type { CancellationRule } from '#domain/fleet/pricing/refunds/refund.ts'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import type { QuoteLine } from '#protocol/fleet/cars/calculator-data.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import { wayName, yourCard } from '../ledger/refund-way.ts'
import type { RefundPart } from '../ledger/refund-parts.ts'
import type { RefundLine } from './refund-offer.ts'

const rules: Record<Exclude<RefundLine['rule'], 'early-return'>, Text> = {
  'cancel-more-than-a-day-before': {
    en: 'Canceled more than 24 hours before the start: full refund.',
    es: 'Cancelada más de 24 horas antes del inicio: reembolso total.',
  },
  'cancel-within-an-hour': {
    en: 'Canceled within 1 hour of booking: full refund.',
    es: 'Cancelada en la primera hora después de reservar: reembolso total.',
  },
  'cancel-late': {
    en: 'Canceled less than 24 hours before the start: we keep one day’s rent, never more than the rent.',
    es: 'Cancelada a menos de 24 horas del inicio: cobramos un día de renta, nunca más que la renta.',
  },
  'cancel-car-late': {
    en: 'The car you booked is not back: full refund.',
    es: 'El auto que reservaste no ha vuelto: reembolso total.',
  },
  'cancel-car-broken': {
    en: 'We could not give you the car you booked: full refund.',
    es: 'No pudimos darte el auto que reservaste: reembolso total.',
  },
  'cancel-unpaid': {
    en: 'Nothing was paid, so nothing goes back.',
    es: 'No se pagó nada, así que no se devuelve nada.',
  },
  'cancel-change': {
    en: 'What you paid for a change that is not made goes back in full.',
    es: 'Lo que pagaste por un cambio que no se hace se te devuelve completo.',
  },
  'rent-paid': {
    en: 'The rent for this car, including extensions.',
    es: 'La renta de este auto, incluidas las extensiones.',
  },
  'refund-tax': {
    en: 'The tax on the refunded rent.',
    es: 'El impuesto de la renta reembolsada.',
  },
  'fee-share': {
    en: 'The card fee is refunded with the amount it was charged on.',
    es: 'El cargo de la tarjeta se reembolsa con el monto por el que se cobró.',
  },
}

/** Why a cancellation gives back what it does. */
export const cancellationRuleText = (rule: CancellationRule): Text => rules[rule]

const labels: Record<RefundLine['code'], Text> = {
  paid: { en: 'Paid', es: 'Pagado' },
  kept: { en: 'One day’s rent', es: 'Un día de renta' },
  rentPaid: { en: 'Rent paid', es: 'Renta pagada' },
  rentUsed: { en: 'Rent until you return the car', es: 'Renta hasta que devuelvas el auto' },
  tax: { en: 'Tax', es: 'Impuesto' },
  fee: { en: 'Share of the card fee', es: 'Parte del cargo de la tarjeta' },
}

function ruleOf(rule: RefundLine['rule'], countsUntil: WallTime | undefined, lang: Lang): string {
  if (rule !== 'early-return') return rules[rule][lang]
  const until = countsUntil ? dayAndTime(countsUntil, lang) : ''
  return {
    en: `Rent is charged until ${until}. The 24 hours after your notice always count, up to what you paid.`,
    es: `La renta se cobra hasta el ${until}. Las 24 horas después de tu aviso siempre cuentan, sin pasar de lo que pagaste.`,
  }[lang]
}

/** The lines of a refund with their rules; dollars. */
export function presentRefundLines(
  lines: readonly RefundLine[],
  countsUntil: WallTime | undefined,
  lang: Lang,
): QuoteLine[] {
  return lines.map(({ code, cents, rule }) => ({
    code,
    label: labels[code][lang],
    quantity: 1,
    unit: 'once',
    unitPrice: cents / 100,
    amount: cents / 100,
    rule: ruleOf(rule, countsUntil, lang),
    refundable: false,
  }))
}

const arrives: Record<string, Text> = {
  card: {
    en: 'On your card 5 to 10 business days after we send it.',
    es: 'En tu tarjeta de 5 a 10 días hábiles después de que lo enviamos.',
  },
  transfer: {
    en: 'In your account 1 to 3 business days after we send it.',
    es: 'En tu cuenta de 1 a 3 días hábiles después de que lo enviamos.',
  },
  cash: {
    en: 'In cash at the office, from the next business day.',
    es: 'En efectivo en la oficina, a partir del siguiente día hábil.',
  },
}

/** When money that goes back this way is there; nothing of what was handed over. */
export function arrivesText(kind: string, lang: Lang, isSent = false): string {
  const isThere = isSent && (kind === 'cash' || kind === 'check')
  return isThere ? '' : (arrives[kind]?.[lang] ?? '')
}

/** The ways a refund goes, those of one method and card together; dollars. */
export function presentWays(parts: readonly RefundPart[], lang: Lang) {
  const nameOf = (part: RefundPart) => `${part.method} ${wayName(part, lang)}`
  const isFirst = (part: RefundPart, index: number) =>
    parts.findIndex((one) => nameOf(one) === nameOf(part)) === index
  return parts.filter(isFirst).map((first) => {
    const { method, kind, card } = first
    const own = parts.filter((part) => nameOf(part) === nameOf(first))
    const cents = own.reduce((sum, part) => sum + part.cents + part.fee, 0)
    return {
      method,
      name: wayName(first, lang),
      ...(card && { card: yourCard(card)[lang] }),
      amount: cents / 100,
      arrives: arrivesText(kind, lang),
      needsDestination: kind === 'transfer',
    }
  })
}
