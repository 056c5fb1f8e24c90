import { dollarsText } from '../../platform/dollars-text.ts'
import { type Lateness, lateness } from '#domain/rentals/rentals/lateness.ts'
import { keptSeasons } from '#domain/fleet/pricing/seasons/kept-seasons.ts'
import { rentalDays, taxesOf } from '#domain/fleet/pricing/taxes/order-taxes.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import { counted } from '#protocol/core/counted.ts'
import type { QuoteLine } from '#protocol/fleet/cars/calculator-data.ts'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { chargeLabel, chargeTexts } from '../../money/ledger/charge-texts.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import type { StatusText } from '../../money/orders/rental-texts.ts'

/** What late days of an order cost by: what was agreed for it. */
export const lateTerms = ({ quote }: OrderRow): Parameters<typeof lateness>[2] => ({
  dayCents: quote.terms.rates.day,
  coefficient: quote.coefficient,
  seasons: keptSeasons(quote.terms),
  taxes: taxesOf(quote.terms),
  rentalDays: rentalDays(quote),
})

/** What an order costs by being late, by the prices that were agreed for it. */
export function latenessOf(order: OrderRow, zone: string, now: Date): Lateness | undefined {
  return lateness(toWall(order.ends_at, zone), toWall(now, zone), lateTerms(order))
}

const days = {
  en: counted('en', { one: '# late day', other: '# late days' }),
  es: counted('es', { one: '# día de retraso', other: '# días de retraso' }),
}

const inSentence = (wall: WallTime): Text => ({
  en: dayAndTime(wall, 'en'),
  es: dayAndTime(wall, 'es'),
})

/**
 * The same while an extension that was promised waits for its money: the days are agreed only once it
 * is there, and late without it.
 */
export function promisedTexts(late: Lateness, end: WallTime, title: Text): StatusText {
  const [due, grace, one] = [
    inSentence(end),
    inSentence(late.graceUntil),
    dollarsText(late.dayPrice),
  ]
  return {
    title,
    description: {
      en: `Your rental ended on ${due.en}. It goes on once we receive your payment. Without it, each day started after ${grace.en} costs ${one}.`,
      es: `Tu renta terminó el ${due.es}. Sigue en cuanto recibamos tu pago. Sin él, cada día iniciado después del ${grace.es} cuesta ${one}.`,
    },
  }
}

/** Title and description of a rental whose end is over while its car is still out (docs/product/rental.md#overdue). */
export function lateTexts(late: Lateness, end: string): StatusText {
  const [due, until] = [inSentence(end), inSentence(late.until)]
  const [one, sum] = [dollarsText(late.dayPrice), dollarsText(late.cost + late.tax)]
  if (late.days === 0) {
    return {
      title: { en: 'Your rental is over', es: 'Tu renta terminó' },
      description: {
        en: `The car was due back on ${due.en}. There is no charge until ${until.en}. After that, each started day costs ${one}.`,
        es: `Debías devolver el auto el ${due.es}. No hay cargo hasta el ${until.es}. Después, cada día iniciado cuesta ${one}.`,
      },
    }
  }
  const [en, es] = [days.en(late.days), days.es(late.days)]
  return {
    title: { en: 'Your return is late', es: 'Tu devolución está atrasada' },
    description: {
      en: `The car was due back on ${due.en}. So far that is ${en}: ${sum}. Another day is added on ${until.en}. Return the car or extend.`,
      es: `Debías devolver el auto el ${due.es}. Hasta ahora son ${es}: ${sum}. El ${until.es} se suma un día más. Devuélvelo o extiende la renta.`,
    },
  }
}

/** The same as lines with their rules, as a return at this moment would charge them; dollars. */
export function presentLate(late: Lateness, end: string, lang: Lang): Rental['late'] {
  const line = (
    code: 'lateDays' | 'tax',
    label: string,
    amounts: Pick<QuoteLine, 'quantity' | 'unit'> & { unitPrice: number; amount: number },
  ): QuoteLine => ({
    code,
    label,
    rule: chargeTexts[code].rule[lang],
    refundable: false,
    ...amounts,
    unitPrice: amounts.unitPrice / 100,
    amount: amounts.amount / 100,
  })
  const parts = late.days > 0 ? late.parts : [{ days: 0, dayPrice: late.dayPrice }]
  const lines = [
    ...parts.map(({ days: quantity, dayPrice }) =>
      line('lateDays', chargeTexts.lateDays.label[lang], {
        quantity,
        unit: 'day',
        unitPrice: dayPrice,
        amount: quantity * dayPrice,
      }),
    ),
    ...late.taxes.map(({ tax, quantity, unit, unitPrice, amount }) =>
      line('tax', chargeLabel({ code: 'tax', name_en: tax.nameEn, name_es: tax.nameEs }, lang), {
        quantity,
        unit,
        unitPrice,
        amount,
      }),
    ),
  ]
  return {
    since: end,
    graceUntil: late.graceUntil,
    until: late.until,
    days: late.days,
    dayPrice: late.dayPrice / 100,
    cost: (late.cost + late.tax) / 100,
    lines,
  }
}
