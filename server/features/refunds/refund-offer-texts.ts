import { formatWallTime } from '#domain/time/format-date.ts'
import type { WallTime } from '#domain/time/wall-time.ts'
import type { QuoteLine } from '#protocol/bookings/calculator-data.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import { methodName } from '../ledger/methods.ts'
import type { RefundPart } from '../ledger/refund-parts.ts'
import type { RefundLine } from './refund-offer.ts'

const rules: Record<Exclude<RefundLine['rule'], 'early-return'>, Text> = {
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
  'cancel-car-late': {
    en: 'The car you booked is not back: everything goes back.',
    es: 'El auto que reservaste no ha vuelto: se devuelve todo.',
  },
  'rent-paid': {
    en: 'The rent of this car, its extensions included.',
    es: 'La renta de este auto, con sus extensiones.',
  },
  'refund-tax': {
    en: 'The tax on the rent that goes back.',
    es: 'El impuesto de la renta que se devuelve.',
  },
  'fee-share': {
    en: 'The card fee goes back with the money it was taken for.',
    es: 'La comisión vuelve con el dinero por el que se cobró.',
  },
}

const labels: Record<RefundLine['code'], Text> = {
  paid: { en: 'Paid', es: 'Pagado' },
  kept: { en: 'One day’s rent', es: 'Un día de renta' },
  rentPaid: { en: 'Rent paid', es: 'Renta pagada' },
  rentUsed: { en: 'Rent until the car is back', es: 'Renta hasta que vuelva el auto' },
  tax: { en: 'Tax', es: 'Impuesto' },
  fee: { en: 'Card fee, its share', es: 'Comisión de la tarjeta, su parte' },
}

function ruleOf(rule: RefundLine['rule'], countsUntil: WallTime | undefined, lang: Lang): string {
  if (rule !== 'early-return') return rules[rule][lang]
  const until = countsUntil ? formatWallTime(countsUntil) : ''
  return {
    en: `The price of the days until ${until}. Rent counts for at least 24 hours after your notice, and never more than you paid.`,
    es: `El precio de los días hasta el ${until}. La renta cuenta al menos 24 horas después de tu aviso y nunca más de lo que pagaste.`,
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
    en: 'In cash at the office, from the next business day on.',
    es: 'En efectivo en la oficina, a partir del siguiente día hábil.',
  },
}

/** When money that goes back this way is there. */
export function arrivesText(kind: string, lang: Lang): string {
  return arrives[kind]?.[lang] ?? ''
}

/** The ways a refund goes, those of one method together; dollars. */
export function presentWays(parts: readonly RefundPart[], lang: Lang) {
  return [...new Set(parts.map((part) => part.method))].map((method) => {
    const own = parts.filter((part) => part.method === method)
    const kind = own[0]?.kind ?? ''
    const cents = own.reduce((sum, part) => sum + part.cents + part.fee, 0)
    return {
      method,
      name: methodName(method, lang),
      amount: cents / 100,
      arrives: arrivesText(kind, lang),
      needsDestination: kind === 'transfer',
    }
  })
}
