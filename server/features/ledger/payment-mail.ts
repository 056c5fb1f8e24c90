import { type Lang, langOf } from '#protocol/core/text.ts'
import { pickupPlace } from '../fleet/pickup-place.ts'
import type { Config } from '../../config.ts'
import { dollarsText } from '../../core/dollars-text.ts'
import { layOutMail } from '../../core/mail/mail-layout.ts'
import { momentText } from '../../core/mail/moment-text.ts'
import { ownMailInstead } from '../../core/mail/notice-mail.ts'
import { queueMail } from '../../core/mail/outgoing-mail.ts'
import type { Tx } from '../../db/database.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import { plannedTrip } from '../pricing/present-quote.ts'
import { areaById } from '../site/areas-store.ts'
import { methodName } from './methods.ts'
import { type EndMoney, endMoney } from './money-words.ts'
import type { PaymentRow } from './payments-store.ts'

/** What a mail about a payment tells. */
export type PaymentNews =
  | 'paid'
  | 'waiting'
  | 'tooLate'
  | 'confirmed'
  | 'refused'
  | 'transferMissing'
  | 'cancelled'
  | 'noShow'
  | 'extended'
  | 'returned'

const en = {
  heading: {
    paid: 'Your booking is paid',
    waiting: 'We got your booking',
    tooLate: 'We are refunding your payment',
    confirmed: 'Your booking is confirmed',
    refused: 'We could not confirm your booking',
    transferMissing: 'Your booking has ended',
    cancelled: 'Your order is canceled',
    noShow: 'Your booking has ended',
    extended: 'Your rental is extended',
    returned: 'You returned the car',
  } satisfies Record<PaymentNews, string>,
  paragraph: {
    paid: 'We confirm it within 6 to 8 hours. Please read and accept the contract before you come for the keys.',
    waiting:
      'We confirm it when your payment arrives. Please read and accept the contract before you come for the keys.',
    tooLate:
      'Your payment arrived when this order could no longer be booked. We are refunding all of it. You do not have to do anything.',
    confirmed:
      'Everything is in order. Come to the pickup place at your appointment and bring your license.',
    refused: 'We are sorry that we cannot give you this car.',
    transferMissing:
      'Your bank transfer did not arrive within 24 hours, so the car is available to others again. You owe nothing.',
    cancelled: 'The car is available to others again.',
    noShow:
      'You did not pick up the car within 24 hours of the start, so it is available to others again.',
    extended: 'You keep the same car and the same deposit.',
    returned:
      'Thank you. Open the booking to see your final bill. What is left of your deposit comes back 72 hours after the return, unless a claim is open.',
  } satisfies Record<PaymentNews, string>,
  button: 'See the booking',
  contract: 'Read the contract',
  facts: {
    order: 'Order',
    car: 'Car',
    start: 'Start',
    end: 'End',
    place: 'Pickup place',
    amount: 'Amount',
    method: 'Paid by',
    number: 'Confirmation number',
    message: 'Message',
  },
}

const es: typeof en = {
  heading: {
    paid: 'Tu reserva está pagada',
    waiting: 'Recibimos tu reserva',
    tooLate: 'Te reembolsamos tu pago',
    confirmed: 'Tu reserva está confirmada',
    refused: 'No pudimos confirmar tu reserva',
    transferMissing: 'Tu reserva terminó',
    cancelled: 'Tu orden está cancelada',
    noShow: 'Tu reserva terminó',
    extended: 'Tu renta está extendida',
    returned: 'Devolviste el auto',
  },
  paragraph: {
    paid: 'La confirmamos en un plazo de 6 a 8 horas. Lee y acepta el contrato antes de venir por las llaves.',
    waiting:
      'La confirmamos cuando llegue tu pago. Lee y acepta el contrato antes de venir por las llaves.',
    tooLate:
      'Tu pago llegó cuando esta orden ya no se podía reservar. Te lo reembolsamos completo. No tienes que hacer nada.',
    confirmed:
      'Todo está en orden. Ve al lugar de entrega a la hora de tu cita y lleva tu licencia.',
    refused: 'Lamentamos no poder darte este auto.',
    transferMissing:
      'Tu transferencia no llegó en 24 horas, así que el auto vuelve a estar disponible para otras personas. No debes nada.',
    cancelled: 'El auto vuelve a estar disponible para otras personas.',
    noShow:
      'No recogiste el auto en las 24 horas después del inicio, así que vuelve a estar disponible para otras personas.',
    extended: 'Conservas el mismo auto y el mismo depósito.',
    returned:
      'Gracias. Abre la reserva para ver tu cuenta final. Lo que quede de tu depósito se te devuelve 72 horas después de la devolución, si no hay un reclamo abierto.',
  },
  button: 'Ver la reserva',
  contract: 'Leer el contrato',
  facts: {
    order: 'Orden',
    car: 'Auto',
    start: 'Inicio',
    end: 'Fin',
    place: 'Lugar de entrega',
    amount: 'Monto',
    method: 'Forma de pago',
    number: 'Número de confirmación',
    message: 'Mensaje',
  },
}

const messages: Record<Lang, typeof en> = { en, es }

/** The next step of a booking that was just paid or promised is its contract. */
const isBooked = (news: PaymentNews) => news === 'paid' || news === 'waiting'

/** What the miles will cost is said while they are ahead. */
const isAhead = (news: PaymentNews) => isBooked(news) || news === 'confirmed'

/** Before the keys a booking is shown by its confirmation, afterwards on the dashboard. */
const screenOf = (news: PaymentNews) =>
  ['extended', 'returned', 'cancelled', 'noShow'].includes(news) ? 'dashboard' : 'confirmation'

/** Tells the renter, in their language, with the next step as a link. */
export async function queuePaymentMail(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow | undefined,
  news: PaymentNews,
  config: Config,
  now: Date,
  /** Words of the staff, and what becomes of the money of an order that ended. */
  { message, money }: { message?: string | undefined; money?: EndMoney } = {},
): Promise<void> {
  const user = await tx
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow()
  const car = await tx
    .selectFrom('car')
    .selectAll()
    .where('id', '=', order.car_id)
    .executeTakeFirstOrThrow()
  const area = await areaById(tx, order.area_id)
  const lang = langOf(user.language)
  const words = messages[lang]
  const zone = area?.zone ?? 'America/Los_Angeles'
  const amount = payment ? payment.due_cents + payment.fee_cents : order.total_cents
  const trip = isAhead(news) ? plannedTrip(order, lang) : undefined
  const facts: [string, string | undefined][] = [
    [words.facts.order, String(order.number)],
    [words.facts.car, `${car.make} ${car.model} ${car.year}`],
    [words.facts.start, momentText(order.starts_at, zone, lang)],
    [words.facts.end, momentText(order.ends_at, zone, lang)],
    [words.facts.place, area && pickupPlace(order.paid, car, area)],
    [words.facts.amount, dollarsText(amount)],
    [trip?.label ?? '', trip && dollarsText(trip.cents)],
    [words.facts.method, payment && methodName(payment.method, lang)],
    [words.facts.number, payment?.confirmation_number ?? undefined],
    [words.facts.message, message],
  ]
  const mail = layOutMail(lang, {
    subject: words.heading[news],
    heading: words.heading[news],
    paragraphs: [words.paragraph[news], ...(money ? [endMoney[money][lang]] : [])],
    closing: trip && [trip.note],
    facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    button: {
      label: isBooked(news) ? words.contract : words.button,
      url: `${config.publicUrl}/${screenOf(news)}?order=${order.id}`,
    },
  })
  await ownMailInstead(tx, user.id, `rental ${order.transaction_id}`, now)
  await queueMail(tx, { to: user.email, ...mail }, now)
}
