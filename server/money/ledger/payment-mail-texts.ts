import type { EventOf } from '#domain/core/events.ts'
import type { Text } from '#protocol/core/text.ts'
import { joined } from '../../platform/joined.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import { onceDoneOf } from '../orders/texts/texts-of.ts'

/** How an order ended before its keys. */
type Ending = EventOf<'orderEnded'>['why']

/** What a mail about a payment tells of an order that goes on, or is over after its keys. */
type News = 'paid' | 'waiting' | 'tooLate' | 'confirmed' | 'extended' | 'returned'

/** What a mail about a payment tells. */
export type PaymentNews = News | Ending

const news = ['paid', 'waiting', 'tooLate', 'confirmed', 'extended', 'returned']

export const isEnding = (told: PaymentNews): told is Ending => !news.includes(told)

type Words = { heading: Text; text: Text }

const bookingPaid = (when: Text | undefined): Words => ({
  heading: { en: 'Your booking is paid', es: 'Tu reserva está pagada' },
  text: when ? joined(when, readContract) : readContract,
})

const booking: Record<Exclude<News, 'paid'>, Words> = {
  waiting: {
    heading: { en: 'We got your booking', es: 'Recibimos tu reserva' },
    text: {
      en: 'We confirm it when your payment arrives. Please read and accept the contract before you come for the keys.',
      es: 'La confirmamos cuando llegue tu pago. Lee y acepta el contrato antes de venir por las llaves.',
    },
  },
  tooLate: {
    heading: { en: 'We are refunding your payment', es: 'Te reembolsamos tu pago' },
    text: {
      en: 'Your payment arrived when this order could no longer be booked. We are refunding all of it. You do not have to do anything.',
      es: 'Tu pago llegó cuando esta orden ya no se podía reservar. Te lo reembolsamos completo. No tienes que hacer nada.',
    },
  },
  confirmed: {
    heading: { en: 'Your booking is confirmed', es: 'Tu reserva está confirmada' },
    text: {
      en: 'Come to the pickup place at your appointment and bring your license.',
      es: 'Ve al lugar de entrega a la hora de tu cita y lleva tu licencia.',
    },
  },
  extended: {
    heading: { en: 'Your rental is extended', es: 'Tu renta está extendida' },
    text: {
      en: 'You keep the same car and the same deposit.',
      es: 'Conservas el mismo auto y el mismo depósito.',
    },
  },
  returned: {
    heading: { en: 'You returned the car', es: 'Devolviste el auto' },
    text: {
      en: 'Thank you. Open the booking to see your final bill. What is left of your deposit comes back 72 hours after the return, unless a claim is open.',
      es: 'Gracias. Abre la reserva para ver tu cuenta final. Lo que quede de tu depósito se te devuelve 72 horas después de la devolución, si no hay un reclamo abierto.',
    },
  },
}

const extension: Partial<Record<News, Words>> = {
  waiting: {
    heading: { en: 'Your extension waits for your payment', es: 'Tu extensión espera tu pago' },
    text: {
      en: 'We extend your rental when your payment arrives. Until then it keeps its current end, and late days count from then.',
      es: 'Extendemos tu renta cuando llegue tu pago. Hasta entonces conserva su final actual y los días de retraso cuentan desde ahí.',
    },
  },
  tooLate: {
    ...booking.tooLate,
    text: {
      en: 'Your payment arrived when this extension could no longer be made. We are refunding all of it. You do not have to do anything.',
      es: 'Tu pago llegó cuando esta extensión ya no se podía hacer. Te lo reembolsamos completo. No tienes que hacer nada.',
    },
  },
}

const swap: Partial<Record<News, Words>> = {
  paid: {
    heading: { en: 'Your car change is paid', es: 'Tu cambio de auto está pagado' },
    text: {
      en: 'We answer within 24 hours. After that, the change is approved automatically if nothing stands in the way. Please read and accept the contract before you come for the keys.',
      es: 'Respondemos en 24 horas. Después, el cambio se aprueba automáticamente si nada lo impide. Lee y acepta el contrato antes de venir por las llaves.',
    },
  },
  waiting: {
    heading: { en: 'We got your car change', es: 'Recibimos tu cambio de auto' },
    text: {
      en: 'We approve it when your payment arrives. Please read and accept the contract before you come for the keys.',
      es: 'Lo aprobamos cuando llegue tu pago. Lee y acepta el contrato antes de venir por las llaves.',
    },
  },
  tooLate: {
    ...booking.tooLate,
    text: {
      en: 'Your payment arrived when this car change could no longer be made. We are refunding all of it. You do not have to do anything.',
      es: 'Tu pago llegó cuando este cambio de auto ya no se podía hacer. Te lo reembolsamos completo. No tienes que hacer nada.',
    },
  },
  confirmed: {
    heading: { en: 'Your car change is approved', es: 'Tu cambio de auto está aprobado' },
    text: {
      en: 'Come to the pickup place at your appointment and bring your license. You swap cars in one visit.',
      es: 'Ve al lugar de entrega a la hora de tu cita y lleva tu licencia. Haces el cambio en una sola visita.',
    },
  },
}

/** Before the pickup there is no car to bring. */
const swapBefore: Text = {
  en: 'Come to the pickup place at your appointment and bring your license. You get this car instead of the first one.',
  es: 'Ve al lugar de entrega a la hora de tu cita y lleva tu licencia. Te damos este auto en lugar del primero.',
}

/** What is told of an approved change of car whose renter has no car yet. */
export const approvedBefore = ({ heading }: Words): Words => ({ heading, text: swapBefore })

const noLongerOwed: Words = {
  ...booking.tooLate,
  text: {
    en: 'Your payment arrived when this amount was no longer to be paid. We are refunding all of it. You do not have to do anything.',
    es: 'Tu pago llegó cuando este monto ya no había que pagarlo. Te lo reembolsamos completo. No tienes que hacer nada.',
  },
}

const balance: Partial<Record<News, Words>> = {
  paid: {
    heading: { en: 'Your balance is paid', es: 'Tu saldo está pagado' },
    text: { en: 'Thank you. We got your payment.', es: 'Gracias. Recibimos tu pago.' },
  },
  waiting: {
    heading: { en: 'Your balance waits for your payment', es: 'Tu saldo espera tu pago' },
    text: {
      en: 'It stays open until your payment arrives. There is nothing else to do.',
      es: 'Sigue pendiente hasta que llegue tu pago. No hay que hacer nada más.',
    },
  },
  tooLate: noLongerOwed,
}

const restOfDeposit: Partial<Record<News, Words>> = {
  paid: {
    heading: { en: 'The rest of your deposit is paid', es: 'El resto de tu depósito está pagado' },
    text: {
      en: 'Thank you. We got your payment. You get it back with the deposit.',
      es: 'Gracias. Recibimos tu pago. Se te devuelve con el depósito.',
    },
  },
  waiting: {
    heading: {
      en: 'The rest of your deposit waits for your payment',
      es: 'El resto de tu depósito espera tu pago',
    },
    text: {
      en: 'It stays open until your payment arrives. If you do not have the keys yet, you get them after that.',
      es: 'Sigue pendiente hasta que llegue tu pago. Si todavía no tienes las llaves, las recibes después de eso.',
    },
  },
  tooLate: noLongerOwed,
}

const newDates: Partial<Record<News, Words>> = {
  paid: {
    heading: { en: 'Your new dates are paid', es: 'Tus fechas nuevas están pagadas' },
    text: {
      en: 'Thank you. We got your payment, and your booking has the new dates. Please accept its contract again before the keys.',
      es: 'Gracias. Recibimos tu pago y tu reserva tiene las fechas nuevas. Acepta de nuevo su contrato antes de las llaves.',
    },
  },
  waiting: {
    heading: {
      en: 'Your new dates wait for your payment',
      es: 'Tus fechas nuevas esperan tu pago',
    },
    text: {
      en: 'Your booking changes when your payment arrives, as long as we still hold the car.',
      es: 'Tu reserva cambia cuando llegue tu pago, mientras el auto siga apartado.',
    },
  },
  tooLate: noLongerOwed,
}

/** Heading and text of a mail about a payment, as they fit what the order is. */
export function newsTexts(
  {
    kind,
    deposit_cents: deposit,
    new_dates: dates,
  }: Pick<OrderRow, 'kind' | 'deposit_cents' | 'new_dates'>,
  told: News,
  /** Of a paid booking: when it is confirmed. */
  when: Text | undefined,
): Words {
  const own: Partial<Record<string, Partial<Record<News, Words>>>> = { extension, swap }
  const ofMoney = dates ? newDates : deposit > 0 ? restOfDeposit : balance
  const words = kind === 'balance' ? ofMoney : own[kind]
  if (words?.[told]) return words[told]
  return told === 'paid' ? bookingPaid(when) : booking[told]
}

const readContract: Text = {
  en: 'Please read and accept the contract before you come for the keys.',
  es: 'Lee y acepta el contrato antes de venir por las llaves.',
}

/** The same of what was just paid or promised while the renter has yet to do what staff asked: no hours are promised. */
export const onceDoneTexts = (
  { heading }: Words,
  { kind, paid }: Pick<OrderRow, 'kind' | 'paid'>,
): Words => ({ heading, text: joined(onceDoneOf(kind, paid), readContract) })

/** Nothing is missing any more before the keys of what was confirmed. */
export const inOrder: Text = { en: 'Everything is in order.', es: 'Todo está en orden.' }

export const notInOrder: Text = {
  en: 'Before you get the keys, this is still missing:',
  es: 'Antes de recibir las llaves, todavía falta esto:',
}
