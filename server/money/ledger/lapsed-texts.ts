import type { OrderMoney } from '#domain/fleet/pricing/order-money.ts'
import type { Text } from '#protocol/core/text.ts'
import { joined } from '../../platform/joined.ts'
import { lapsedMoney } from './money-words.ts'
import type { StatusText } from '../orders/rental-texts.ts'

/** How a hold ended: its time was over, somebody gave it back, or something newer of its renter took its place. */
export type LapsedBy = 'time' | 'release' | 'newer'

const stillPaid: Text = {
  en: 'If a payment for it still arrives, you get it back.',
  es: 'Si todavía llega un pago, te lo devolvemos.',
}

const expired: Text = { en: 'The hold has expired', es: 'El apartado venció' }
const canceled: Text = { en: 'The hold is canceled', es: 'El apartado está cancelado' }
const booking: Record<LapsedBy, StatusText> = {
  time: {
    title: expired,
    description: {
      en: 'You did not pay in time, so the car is available to others again.',
      es: 'No se pagó a tiempo y el auto vuelve a estar disponible para otras personas.',
    },
  },
  release: {
    title: canceled,
    description: joined(
      {
        en: 'The car is available to others again.',
        es: 'El auto vuelve a estar disponible para otras personas.',
      },
      stillPaid,
    ),
  },
  newer: {
    title: {
      en: 'Replaced by your newer booking',
      es: 'Reemplazada por tu reserva más reciente',
    },
    description: {
      en: 'You asked for this car again, and the newer booking took the place of this one.',
      es: 'Volviste a pedir este auto y la reserva más reciente tomó el lugar de esta.',
    },
  },
}

const extension: Record<LapsedBy, StatusText> = {
  time: {
    title: { en: 'Extension not made', es: 'Extensión no realizada' },
    description: {
      en: 'You did not pay in time, so this extension was not made.',
      es: 'No se pagó a tiempo y esta extensión no se hizo.',
    },
  },
  release: {
    title: { en: 'The extension is canceled', es: 'La extensión está cancelada' },
    description: joined(
      { en: 'This extension was not made.', es: 'Esta extensión no se hizo.' },
      stillPaid,
    ),
  },
  newer: {
    title: { en: 'Extension not made', es: 'Extensión no realizada' },
    description: {
      en: 'This extension was not made, because your rental has changed since.',
      es: 'Esta extensión no se hizo, porque tu renta cambió desde entonces.',
    },
  },
}

const swap: Record<LapsedBy, StatusText> = {
  time: {
    title: { en: 'Car change not made', es: 'Cambio de auto no realizado' },
    description: {
      en: 'You did not pay in time, so this car change was not made.',
      es: 'No se pagó a tiempo y este cambio de auto no se hizo.',
    },
  },
  release: {
    title: { en: 'The car change is canceled', es: 'El cambio de auto está cancelado' },
    description: joined(
      { en: 'This car change was not made.', es: 'Este cambio de auto no se hizo.' },
      stillPaid,
    ),
  },
  newer: {
    title: { en: 'Car change not made', es: 'Cambio de auto no realizado' },
    description: {
      en: 'This car change was not made, because your rental has changed since.',
      es: 'Este cambio de auto no se hizo, porque tu renta cambió desde entonces.',
    },
  },
}

/** What is owed was counted anew, or the part of a deposit is not needed any more: no car hangs on it. */
const notOwed: StatusText = {
  title: { en: 'No longer to be paid', es: 'Ya no hay que pagarlo' },
  description: {
    en: 'This amount is no longer to be paid.',
    es: 'Este monto ya no hay que pagarlo.',
  },
}
const balance: Record<LapsedBy, StatusText> = { time: notOwed, release: notOwed, newer: notOwed }

/**
 * Title and description of an order whose hold is over, by what it was and how it ended, with what
 * became of the money that may have been sent for it (docs/product/money.md#sentences).
 */
export function lapsedTextOf(kind: string, by: LapsedBy, money: OrderMoney): StatusText {
  const own: Partial<Record<string, typeof booking>> = { extension, swap, balance }
  const { title, description } = (own[kind] ?? booking)[by]
  return { title, description: joined(description, lapsedMoney[money]) }
}

const holdOver: Text = {
  en: 'Your hold has expired and the car is available to others again.',
  es: 'Tu apartado venció y el auto vuelve a estar disponible para otras personas.',
}

/** What to do next when it cannot be paid any more; nothing where a newer order, or nothing, is to be paid. */
const again: Record<'start', Text> & Partial<Record<string, Text>> = {
  start: { en: 'Please book again.', es: 'Reserva de nuevo.' },
  extension: { en: 'Please ask for it again.', es: 'Vuelve a pedirla.' },
  swap: { en: 'Please ask for it again.', es: 'Vuelve a pedirlo.' },
}

/** That an order cannot be paid, because its hold is over, and why. */
export function holdOverWords(kind: string, by: LapsedBy, money: OrderMoney): Text {
  if (kind === 'start' && by === 'time') return joined(holdOver, lapsedMoney[money], again.start)
  const next = by === 'newer' ? undefined : again[kind]
  const { description } = lapsedTextOf(kind, by, money)
  return next ? joined(description, next) : description
}
