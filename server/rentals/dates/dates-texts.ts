import { dayAndTime } from '#domain/core/time/format-date.ts'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import type { Text } from '#protocol/core/text.ts'

/** What stands in the way of other dates, and what the renter is told of them (docs/product/rental.md#other-dates). */
export const datesTexts = {
  same: { en: 'These are the dates it has.', es: 'Son las fechas que ya tiene.' },
  notPaid: {
    en: 'This booking is not paid yet. Take the payment first, or cancel it and book again.',
    es: 'Esta reserva no está pagada. Primero recibe el pago, o cancélala y reserva de nuevo.',
  },
  notABooking: {
    en: 'Only the dates of a booking itself are changed. Open the booking that this belongs to.',
    es: 'Solo se cambian las fechas de la reserva misma. Abre la reserva a la que esto pertenece.',
  },
  startIsOver: {
    en: 'The renter has the car, so its start stays as it is.',
    es: 'El cliente ya tiene el auto, así que el inicio queda como está.',
  },
  shorterCostsMore: {
    en: 'These fewer days cost more than the ones that were paid. Keep the dates, or give money back as goodwill.',
    es: 'Estos días, aunque son menos, cuestan más que los pagados. Deja las fechas, o devuelve dinero como cortesía.',
  },
  bothSides: {
    en: 'This begins earlier, ends later and costs more. Change one side first; once it is paid, change the other.',
    es: 'Empieza antes, termina después y cuesta más. Cambia primero un lado; cuando se pague, cambia el otro.',
  },
  noSlot: {
    en: 'No pickup time within 2 hours of this start is free. Choose another start.',
    es: 'No hay hora de entrega libre a menos de 2 horas de este inicio. Elige otro inicio.',
  },
  changed: { en: 'Your dates changed', es: 'Tus fechas cambiaron' },
  offered: { en: 'New dates for your booking', es: 'Fechas nuevas para tu reserva' },
  over: { en: 'Your new dates are no longer possible', es: 'Tus fechas nuevas ya no son posibles' },
  overText: {
    en: 'Your booking changed meanwhile and keeps its dates. What you paid for the new ones goes back the way you paid.',
    es: 'Tu reserva cambió mientras tanto y conserva sus fechas. Lo que pagaste por las nuevas se devuelve por donde pagaste.',
  },
  extension: { en: 'More days with your car', es: 'Más días con tu auto' },
} satisfies Record<string, Text>

type Taken = {
  kind: string
  name: string | null
  number: number | null
  reason: string | null
  from: WallTime
  until: WallTime
}

const kinds: Record<string, Text> = {
  maintenance: { en: 'maintenance', es: 'mantenimiento' },
  block: { en: 'a block', es: 'un bloqueo' },
  hold: { en: 'a hold', es: 'un apartado' },
  rental: { en: 'a booking', es: 'una reserva' },
}

/** Who or what has the car then, by name. */
export function takenText({ kind, name, number, reason, from, until }: Taken): Text {
  const by = (lang: 'en' | 'es') => {
    const what = kinds[kind]?.[lang] ?? kind
    const whose = name ? `${name}${number === null ? '' : `, ${number}`}` : what
    return reason ? `${whose} (${reason})` : whose
  }
  return {
    en: `In the way: ${by('en')}, from ${dayAndTime(from, 'en')} to ${dayAndTime(until, 'en')}, with the hours after it.`,
    es: `Lo impide: ${by('es')}, del ${dayAndTime(from, 'es')} al ${dayAndTime(until, 'es')}, con las horas de después.`,
  }
}

type Told = { first: string; start: WallTime; end: WallTime; slot: WallTime | undefined }

const dates = ({ start, end }: Pick<Told, 'start' | 'end'>): Text => ({
  en: `${dayAndTime(start, 'en')} to ${dayAndTime(end, 'en')}`,
  es: `del ${dayAndTime(start, 'es')} al ${dayAndTime(end, 'es')}`,
})

const come = (slot: WallTime | undefined): Text =>
  slot === undefined
    ? { en: '', es: '' }
    : {
        en: ` Your pickup: ${dayAndTime(slot, 'en')}.`,
        es: ` Tu entrega: ${dayAndTime(slot, 'es')}.`,
      }

/** The dates are others already; cents that go back. */
export function changedText({ first, slot, ...period }: Told, back: number): Text {
  const [to, at] = [dates(period), come(slot)]
  const money = {
    en: back > 0 ? ` You get back ${dollarsText(back)} the way you paid.` : '',
    es: back > 0 ? ` Te devolvemos ${dollarsText(back)} por donde pagaste.` : '',
  }
  return {
    en: `Hi ${first}, your booking is now ${to.en}.${at.en}${money.en} Please accept its contract again before the keys.`,
    es: `Hola, ${first}: tu reserva es ahora ${to.es}.${at.es}${money.es} Acepta de nuevo su contrato antes de las llaves.`,
  }
}

/** The dates are offered; cents to pay, and until when. */
export function offeredText(
  { first, slot, ...period }: Told,
  cents: number,
  until: WallTime,
): Text {
  const [to, at] = [dates(period), come(slot)]
  return {
    en: `Hi ${first}, your booking can be ${to.en} for ${dollarsText(cents)} more.${at.en} Pay it by ${dayAndTime(until, 'en')} and the dates are yours; until then nothing changes.`,
    es: `Hola, ${first}: tu reserva puede ser ${to.es} por ${dollarsText(cents)} más.${at.es} Págalo antes del ${dayAndTime(until, 'es')} y las fechas son tuyas; hasta entonces nada cambia.`,
  }
}

/** Staff asked for more days for somebody who has the car. */
export function extensionText(
  { first, end }: Pick<Told, 'first' | 'end'>,
  cents: number,
  until: WallTime,
): Text {
  return {
    en: `Hi ${first}, you can keep your car until ${dayAndTime(end, 'en')} for ${dollarsText(cents)}. Pay it by ${dayAndTime(until, 'en')}; until then your return stays as it is.`,
    es: `Hola, ${first}: puedes quedarte con tu auto hasta el ${dayAndTime(end, 'es')} por ${dollarsText(cents)}. Págalo antes del ${dayAndTime(until, 'es')}; hasta entonces tu devolución queda como está.`,
  }
}
