import { answerBy } from '#domain/money/orders/answer-by.ts'
import type { RefusalKey } from '#domain/money/orders/transitions.ts'
import type { Promised } from '#domain/people/company/promise.ts'
import type { Text } from '#protocol/core/text.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { onceDoneOf } from '../../money/orders/texts/texts-of.ts'

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

const undecided: Record<'start' | 'swap', { head: Text; promised: (promise: Promised) => Text }> = {
  start: {
    head: {
      en: 'The booking is not confirmed yet.',
      es: 'La reserva aún no está confirmada.',
    },
    promised: ({ words }) => ({
      en: `We confirm it ${words.en}.`,
      es: `La confirmamos ${words.es}.`,
    }),
  },
  swap: {
    head: {
      en: 'The car change is not approved yet.',
      es: 'El cambio de auto aún no está aprobado.',
    },
    promised: () => ({ en: 'We answer within 24 hours.', es: 'Respondemos en 24 horas.' }),
  },
}
const stillChecking: Text = {
  en: 'We are still checking it and will write to you.',
  es: 'Todavía la estamos revisando y te escribiremos.',
}
const stillCheckingChange: Text = {
  ...stillChecking,
  es: 'Todavía lo estamos revisando y te escribiremos.',
}

function notConfirmed(
  { kind, confirmation, booked_at: booked }: Order,
  { isAsked, now, promise }: Pick<Facts, 'isAsked' | 'now' | 'promise'>,
): Text {
  // A change that was agreed waits for the booking that it is of.
  const isChange = kind === 'swap' && confirmation !== 'confirmed'
  const { head, promised } = undecided[isChange ? 'swap' : 'start']
  const late = isChange ? stillCheckingChange : stillChecking
  const isPromised = (isChange || kind !== 'swap') && answerBy(kind, booked, now, promise)
  const usual = isPromised ? promised(promise) : late
  const next = isAsked ? onceDoneOf(isChange ? 'swap' : 'start', true) : usual
  return { en: `${head.en} ${next.en}`, es: `${head.es} ${next.es}` }
}

/** `isAsked`: the renter has yet to do what staff asked (`askedOf`). */
type Facts = { isFirstCarOut: boolean; isAsked: boolean; now: Date; promise: Promised }

/**
 * Why there are no keys, where that depends on what the order is: a booking or a change of car, and whether its
 * renter drives the first car already. Undefined when the sentence of the refusal says it all.
 */
export function keysRefusal(
  order: Order,
  refusal: RefusalKey,
  { isFirstCarOut, isAsked, now, promise }: Facts,
): Text | undefined {
  if (refusal === 'confirmed') return notConfirmed(order, { isAsked, now, promise })
  if (order.kind !== 'swap') return undefined
  if (refusal === 'paid') return changeUnpaid
  if (refusal === 'carIsBack') return isFirstCarOut ? otherCarNotBack : otherCarNotBackYet
  return undefined
}
