import { answerBy } from '#domain/money/orders/answer-by.ts'
import type { RefusalKey } from '#domain/money/orders/transitions.ts'
import type { Text } from '#protocol/core/text.ts'
import { joined } from '../../platform/joined.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import {
  type Answering,
  bookingConfirmedWhen,
  onceDoneOf,
} from '../../money/orders/texts/texts-of.ts'

type Order = Pick<OrderRow, 'kind' | 'booked_at' | 'confirmation'>

/** Who changes the car has one already … */
const otherCarNotBack: Text = {
  en: 'The other car is not back from its last rental yet. Keep your car and come later, or withdraw the change and get back everything you paid for it.',
  es: 'El otro auto aún no ha vuelto de su última renta. Quédate con el tuyo y ven más tarde, o retira el cambio y te devolvemos todo lo que pagaste por él.',
}
/** … unless the change is before the pickup. */
const otherCarNotBackYet: Text = {
  en: 'The other car is not back from its last rental yet. Come later, or withdraw the change and get back everything you paid for it.',
  es: 'El otro auto aún no ha vuelto de su última renta. Ven más tarde, o retira el cambio y te devolvemos todo lo que pagaste por él.',
}

const changeUnpaid: Text = {
  en: 'The car change is not paid yet.',
  es: 'El cambio de auto aún no está pagado.',
}

const undecided: Record<'start' | 'swap', Text> = {
  start: { en: 'The booking is not confirmed yet.', es: 'La reserva aún no está confirmada.' },
  swap: {
    en: 'The car change is not approved yet.',
    es: 'El cambio de auto aún no está aprobado.',
  },
}
const changeAnswered: Text = { en: 'We answer within 24 hours.', es: 'Respondemos en 24 horas.' }
const stillChecking: Text = {
  en: 'We are still checking it and will write to you.',
  es: 'Todavía la estamos revisando y te escribiremos.',
}
const stillCheckingChange: Text = {
  ...stillChecking,
  es: 'Todavía lo estamos revisando y te escribiremos.',
}

/** When a booking or a change of car that is not decided is answered. */
function answeredWhen(
  { booked_at: booked }: Order,
  { isChange, now, answering }: { isChange: boolean } & Pick<Facts, 'now' | 'answering'>,
): Text {
  if (isChange)
    return answerBy('swap', booked, now, { hours: 0 }) ? changeAnswered : stillCheckingChange
  return answering ? bookingConfirmedWhen(answering, now) : stillChecking
}

function notConfirmed(
  order: Order,
  { isAsked, now, answering }: Pick<Facts, 'isAsked' | 'now' | 'answering'>,
): Text {
  // A change that was agreed waits for the booking that it is of, of which nothing is promised here.
  const isChange = order.kind === 'swap' && order.confirmation !== 'confirmed'
  const known = order.kind === 'swap' ? undefined : answering
  const next = isAsked
    ? onceDoneOf(isChange ? 'swap' : 'start', true)
    : answeredWhen(order, { isChange, now, answering: known })
  return joined(undecided[isChange ? 'swap' : 'start'], next)
}

/** `isAsked`: the renter has yet to do what staff asked (`askedOf`). */
type Facts = {
  isFirstCarOut: boolean
  isAsked: boolean
  now: Date
  answering: Answering | undefined
}

/**
 * Why there are no keys, where that depends on what the order is: a booking or a change of car, and whether its
 * renter drives the first car already. Undefined when the sentence of the refusal says it all.
 */
export function keysRefusal(
  order: Order,
  refusal: RefusalKey,
  { isFirstCarOut, isAsked, now, answering }: Facts,
): Text | undefined {
  if (refusal === 'confirmed') return notConfirmed(order, { isAsked, now, answering })
  if (order.kind !== 'swap') return undefined
  if (refusal === 'paid') return changeUnpaid
  if (refusal === 'carIsBack') return isFirstCarOut ? otherCarNotBack : otherCarNotBackYet
  return undefined
}
