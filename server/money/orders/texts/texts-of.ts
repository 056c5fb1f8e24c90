import { answerBy } from '#domain/money/orders/answer-by.ts'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { Promised } from '#domain/people/company/promise.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Text } from '#protocol/core/text.ts'
import type { OrderRow } from '../orders-store.ts'
import {
  confirmationTexts,
  confirmedByText,
  onceCompleteText,
  statusTexts,
  type StatusText,
} from '../rental-texts.ts'

/** An extension that waits for its money has no keys to come for. */
const waitingExtension: StatusText = {
  title: { en: 'Extension not paid yet', es: 'Extensión aún sin pagar' },
  description: {
    en: 'It starts as soon as we receive your payment. Until then, your rental keeps its current end, and late days count from then.',
    es: 'Empieza en cuanto recibamos tu pago. Hasta entonces tu renta conserva su final actual y los días de retraso cuentan desde ahí.',
  },
}

/** What is left of an extension or a change of car that was not made: no booking of its own has ended. */
const notMade: Partial<Record<string, StatusText>> = {
  extension: {
    title: { en: 'Extension not made', es: 'Extensión no realizada' },
    description: { en: 'This extension was not made.', es: 'Esta extensión no se hizo.' },
  },
  swap: {
    title: { en: 'Car change not made', es: 'Cambio de auto no realizado' },
    description: { en: 'This car change was not made.', es: 'Este cambio de auto no se hizo.' },
  },
}

/** The visit of a change of car: with the first car, or in its place. */
const swapVisit: Record<'out' | 'before', Text> = {
  out: {
    en: 'Come to the pickup place at your appointment. You swap cars in one visit.',
    es: 'Ve al lugar de entrega a la hora de tu cita. Haces el cambio en una sola visita.',
  },
  before: {
    en: 'Come to the pickup place at your appointment. You get this car instead of the first one.',
    es: 'Ve al lugar de entrega a la hora de tu cita. Te damos este auto en lugar del primero.',
  },
}

const swapConfirmation: Record<string, Text> = {
  pending: {
    en: 'We answer within 24 hours. After that, the change is approved automatically if nothing stands in the way.',
    es: 'Respondemos en 24 horas. Después, el cambio se aprueba automáticamente si nada lo impide.',
  },
  confirmed: { en: 'Your car change is approved.', es: 'Tu cambio de auto está aprobado.' },
  refused: {
    en: 'We could not approve this change.',
    es: 'No pudimos aprobar este cambio.',
  },
}

/** Only what is paid is confirmed by itself. */
const unpaid: Partial<Record<string, Text>> = {
  start: {
    en: 'We confirm your booking when your payment arrives.',
    es: 'Confirmamos tu reserva cuando llegue tu pago.',
  },
  swap: {
    en: 'We approve the change when your payment arrives.',
    es: 'Aprobamos el cambio cuando llegue tu pago.',
  },
}

/** Staff wait for what they have asked of the renter: until that is done, no hours are promised. */
const onceDone: Record<'start' | 'swap', Record<'paid' | 'unpaid', Text>> = {
  start: {
    paid: {
      en: 'We confirm it once you have done what we asked.',
      es: 'La confirmamos cuando hayas hecho lo que te pedimos.',
    },
    unpaid: {
      en: 'We confirm it once your payment has arrived and you have done what we asked.',
      es: 'La confirmamos cuando haya llegado tu pago y hayas hecho lo que te pedimos.',
    },
  },
  swap: {
    paid: {
      en: 'We approve it once you have done what we asked.',
      es: 'Lo aprobamos cuando hayas hecho lo que te pedimos.',
    },
    unpaid: {
      en: 'We approve it once your payment has arrived and you have done what we asked.',
      es: 'Lo aprobamos cuando haya llegado tu pago y hayas hecho lo que te pedimos.',
    },
  },
}

/** When a booking or a change of car is confirmed whose renter was asked for something. */
export const onceDoneOf = (kind: string, isPaid: boolean): Text =>
  onceDone[kind === 'swap' ? 'swap' : 'start'][isPaid ? 'paid' : 'unpaid']

const extensionRefused: Text = {
  en: 'We could not make this extension.',
  es: 'No pudimos hacer esta extensión.',
}

type Standing = Pick<OrderRow, 'kind' | 'confirmation' | 'paid' | 'booked_at'>

/** The hours that were promised have passed. */
const stillLooking: Record<'start' | 'swap', Text> = {
  start: {
    en: 'We are still looking at your booking and will write to you.',
    es: 'Todavía estamos revisando tu reserva y te escribiremos.',
  },
  swap: {
    en: 'We are still looking at your car change and will write to you.',
    es: 'Todavía estamos revisando tu cambio de auto y te escribiremos.',
  },
}

/**
 * Title and description of a code, as they fit what the order is. Only of a renter who is known to drive the first
 * car of a change is said that they bring it.
 */
export function statusTextOf(
  { kind }: Pick<OrderRow, 'kind'>,
  status: number,
  isFirstCarOut = false,
): StatusText | undefined {
  const usual = statusTexts[status]
  if (status === RentalStatus.cancelled) return notMade[kind] ?? usual
  if (status !== RentalStatus.notPickedUp || !usual) return usual
  if (kind === 'extension') return waitingExtension
  return kind === 'swap'
    ? { ...usual, description: swapVisit[isFirstCarOut ? 'out' : 'before'] }
    : usual
}

/** What the company promises, and since when the order can be answered (`answeringOf`). */
export type Answering = { promise: Promised; since: Date | undefined; zone: string }

/** When a paid booking is confirmed: by a moment, once it is complete, or late. */
export function bookingConfirmedWhen({ promise, since, zone }: Answering, now: Date): Text {
  if (!since) return onceCompleteText(promise)
  const by = answerBy('start', since, now, promise)
  return by ? confirmedByText(toWall(by, zone)) : stillLooking.start
}

/**
 * What the confirmation says now; an extension that waits for money needs none. `isAsked`: the renter has yet to do what
 * staff asked (`askedOf`); `answering` is known of a booking that waits.
 */
export function confirmationTextOf(
  { kind, confirmation, paid, booked_at: booked }: Standing,
  { now, isAsked, answering }: { now: Date; isAsked: boolean; answering?: Answering | undefined },
): Text | undefined {
  if (kind === 'extension' && confirmation !== 'confirmed')
    return confirmation === 'refused' ? extensionRefused : undefined
  if (confirmation === 'pending' && isAsked) return onceDoneOf(kind, paid)
  if (confirmation === 'pending' && !paid && unpaid[kind]) return unpaid[kind]
  if (kind === 'swap') {
    // Its hours are its own, whatever the company promises of bookings.
    const isLate = confirmation === 'pending' && !answerBy(kind, booked, now, { hours: 0 })
    return isLate ? stillLooking.swap : swapConfirmation[confirmation]
  }
  if (confirmation !== 'pending') return confirmationTexts[confirmation]
  return answering ? bookingConfirmedWhen(answering, now) : stillLooking.start
}
