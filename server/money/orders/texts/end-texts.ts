import { dayAndTime } from '#domain/core/time/format-date.ts'
import type { EventOf } from '#domain/core/events.ts'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import type { Text } from '#protocol/core/text.ts'

/** What an order was that ended before its keys, and how it did. */
export type Ended = {
  kind: string
  why: EventOf<'orderEnded'>['why']
  /** Of money that did not come: what was promised, and whether its time was over or staff decided. */
  missing?: EventOf<'orderEnded'>['missing']
  /** Of an extension: the end that its rental keeps, and whether that is over; absent when the rental is over. */
  keeps?: { end: WallTime; isOver: boolean } | undefined
}

type Words = { heading: Text; text: Text }

/** Why the money of an order is missing, as the beginning of a sentence. */
const missingTexts: Record<NonNullable<Ended['missing']>, Text> = {
  transferInTime: {
    en: 'Your bank transfer did not arrive within 24 hours',
    es: 'Tu transferencia no llegó en 24 horas',
  },
  transfer: { en: 'Your bank transfer did not arrive', es: 'Tu transferencia no llegó' },
  cash: { en: 'We did not receive your cash payment', es: 'No recibimos tu pago en efectivo' },
}

/** Not that it is free for others: it may be late, or at the workshop. */
const notKept: Text = {
  en: 'we no longer keep the car for you',
  es: 'ya no te guardamos el auto',
}

const booking: Record<Ended['why'], Words> = {
  refused: {
    heading: { en: 'We could not confirm your booking', es: 'No pudimos confirmar tu reserva' },
    text: {
      en: 'We are sorry that we cannot give you this car.',
      es: 'Lamentamos no poder darte este auto.',
    },
  },
  transferMissing: {
    heading: { en: 'Your booking has ended', es: 'Tu reserva terminó' },
    text: {
      en: `so ${notKept.en}. You owe nothing.`,
      es: `así que ${notKept.es}. No debes nada.`,
    },
  },
  cancelled: {
    heading: { en: 'Your order is canceled', es: 'Tu orden está cancelada' },
    text: {
      en: 'We no longer keep the car for you.',
      es: 'Ya no te guardamos el auto.',
    },
  },
  staffCancelled: {
    heading: { en: 'We canceled your booking', es: 'Cancelamos tu reserva' },
    text: { en: 'We canceled this order.', es: 'Cancelamos esta orden.' },
  },
  noShow: {
    heading: { en: 'Your booking has ended', es: 'Tu reserva terminó' },
    text: {
      en: `You did not pick up the car within 24 hours, so ${notKept.en}.`,
      es: `No recogiste el auto en 24 horas, así que ${notKept.es}.`,
    },
  },
}

const notExtended: Text = { en: 'Your rental was not extended', es: 'Tu renta no se extendió' }

/** Nobody comes for the keys of an extension: without its money it is not made, whatever ended it. */
const extension: Record<Ended['why'], Words> = {
  refused: { heading: notExtended, text: dot(notExtended) },
  transferMissing: {
    heading: notExtended,
    text: so('your rental was not extended', 'tu renta no se extendió'),
  },
  cancelled: {
    heading: { en: 'Your extension is canceled', es: 'Tu extensión está cancelada' },
    text: dot(notExtended),
  },
  staffCancelled: {
    heading: { en: 'We canceled your extension', es: 'Cancelamos tu extensión' },
    text: dot(notExtended),
  },
  noShow: { heading: notExtended, text: dot(notExtended) },
}

const notChanged: Text = { en: 'Your car was not changed', es: 'No se cambió tu auto' }

const swap: Record<Ended['why'], Words> = {
  refused: {
    heading: {
      en: 'We could not approve your car change',
      es: 'No pudimos aprobar tu cambio de auto',
    },
    text: dot(notChanged),
  },
  transferMissing: {
    heading: notChanged,
    text: so('your car was not changed', 'no se cambió tu auto'),
  },
  cancelled: {
    heading: { en: 'Your car change is canceled', es: 'Tu cambio de auto está cancelado' },
    text: dot(notChanged),
  },
  staffCancelled: {
    heading: { en: 'We canceled your car change', es: 'Cancelamos tu cambio de auto' },
    text: dot(notChanged),
  },
  noShow: {
    heading: notChanged,
    text: {
      en: 'You did not come to change cars within 24 hours, so the change is not made.',
      es: 'No viniste a cambiar de auto en 24 horas, así que el cambio no se hace.',
    },
  },
}

function dot({ en, es }: Text): Text {
  return { en: `${en}.`, es: `${es}.` }
}

function so(en: string, es: string): Text {
  return { en: `so ${en}.`, es: `así que ${es}.` }
}

/** What of the rental goes on: an extension leaves its end as it was, a change of car its car. */
function goesOn({ kind, keeps }: Ended): Text | undefined {
  if (!keeps) return undefined
  if (kind === 'swap')
    return { en: 'Your rental goes on as it was.', es: 'Tu renta sigue como estaba.' }
  const { end, isOver } = keeps
  const late = isOver
    ? { en: ', and late days count from then', es: ', y los días de retraso cuentan desde ahí' }
    : { en: '', es: '' }
  return {
    en: `It keeps its end, ${dayAndTime(end, 'en')}${late.en}.`,
    es: `Conserva su final, ${dayAndTime(end, 'es')}${late.es}.`,
  }
}

/**
 * What its renter is told of an order that ended before its keys, as what it was: a booking, an
 * extension, a change of car (docs/product/rental.md#cancellation-and-no-show).
 */
export function endTextsOf(ended: Ended): Words {
  const { kind, why, missing = 'transfer' } = ended
  const words: Partial<Record<string, typeof booking>> = { extension, swap }
  const { heading, text } = (words[kind] ?? booking)[why]
  const on = goesOn(ended)
  const because = why === 'transferMissing' ? missingTexts[missing] : undefined
  return {
    heading,
    text: {
      en: `${because ? `${because.en}, ` : ''}${text.en}${on ? ` ${on.en}` : ''}`,
      es: `${because ? `${because.es}, ` : ''}${text.es}${on ? ` ${on.es}` : ''}`,
    },
  }
}
