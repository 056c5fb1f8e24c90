import { carName } from '#domain/fleet/fleet/car-name.ts'
import { type Lang, langOf } from '#protocol/core/text.ts'
import { pickupPlace } from '../../fleet/fleet/pickup-place.ts'
import type { Config } from '../../config.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { layOutMail } from '../../platform/mail/mail-layout.ts'
import { dateTimeText } from '../../platform/mail/date-time-text.ts'
import { ownMailInstead } from '../../platform/mail/notice-mail.ts'
import { queueMail } from '../../platform/mail/outgoing-mail.ts'
import type { Tx } from '../../platform/db/database.ts'
import { readAround } from '../orders/around-orders.ts'
import { type Ended, endTextsOf } from '../orders/texts/end-texts.ts'
import { howItEnds } from '../orders/texts/how-it-ends.ts'
import { bookingConfirmedWhen } from '../orders/texts/texts-of.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import { answeringOf, askedTextOf, awaitedForKeys } from '../orders/awaited.ts'
import { isFirstCarOut } from '../orders/order-facts.ts'
import { plannedTrip } from '../../fleet/pricing/present-quote.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import { methodName } from './methods.ts'
import { type EndMoney, endMoney } from './money-words.ts'
import {
  approvedBefore,
  inOrder,
  isEnding,
  newsTexts,
  onceDoneTexts,
  notInOrder,
  type PaymentNews,
} from './payment-mail-texts.ts'
import type { PaymentRow } from './payments-store.ts'

const en = {
  button: 'See the booking',
  contract: 'Read the contract',
  facts: {
    order: 'Order',
    car: 'Car',
    start: 'Start',
    end: 'End',
    place: 'Pickup place',
    amount: 'Amount',
    method: 'Payment method',
    number: 'Confirmation number',
    message: 'Message',
  },
}

const es: typeof en = {
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

/** Keys wait for a booking and for a change of car: they have a pickup and a contract. */
const hasKeys = ({ kind }: OrderRow) => kind === 'start' || kind === 'swap'

/** The next step of a booking that was just paid or promised is its contract. */
const isBooked = (news: PaymentNews) => news === 'paid' || news === 'waiting'

/** What the miles will cost is said while they are ahead. */
const isAhead = (news: PaymentNews) => isBooked(news) || news === 'confirmed'

/** Before the keys a booking is shown by its confirmation, all else on the dashboard. */
const screenOf = (news: PaymentNews, order: OrderRow) =>
  !hasKeys(order) || ['extended', 'returned', 'cancelled', 'noShow'].includes(news)
    ? 'dashboard'
    : 'confirmation'

/** What the mail says: of an order that ended, as what it was; of one that is confirmed, what its keys wait for; what staff have asked for. */
async function readTexts(
  tx: Tx,
  order: OrderRow,
  news: PaymentNews,
  { zone, lang, missing, now }: { zone: string; lang: Lang; missing?: Ended['missing']; now: Date },
): Promise<{ heading: string; paragraphs: string[] }> {
  if (isEnding(news)) {
    const { heading, text } = endTextsOf(await howItEnds(tx, order, { why: news, missing, now }))
    return { heading: heading[lang], paragraphs: [text[lang]] }
  }
  // What stands around it is asked for a booking that is paid, a change of car, and what is confirmed.
  const isAround = isAhead(news) && (news === 'confirmed' || hasKeys(order))
  const around = isAround ? await readAround(tx, [order]) : undefined
  const answering = around && answeringOf(order, order.booked_at ?? now, { around, zone })
  const usual = newsTexts(order, news, answering && bookingConfirmedWhen(answering, now))
  if (!isAhead(news)) return { heading: usual.heading[lang], paragraphs: [usual.text[lang]] }
  const asked = askedTextOf(order, around?.ordersOf(order) ?? [])?.[lang]
  if (news !== 'confirmed' || !around) {
    const { heading, text } = asked && hasKeys(order) ? onceDoneTexts(usual, order) : usual
    return { heading: heading[lang], paragraphs: [text[lang], ...(asked ? [asked] : [])] }
  }
  const isBefore = order.kind === 'swap' && !isFirstCarOut(order, around.ordersOf(order))
  const { heading, text } = isBefore ? approvedBefore(usual) : usual
  const awaited = awaitedForKeys(order, { around, zone, lang })
  const before = awaited.length > 0 ? [notInOrder[lang], ...awaited] : []
  // The keys do not wait for what staff have asked for, and yet not everything is in order.
  const open = [...before, ...(asked ? [asked] : [])]
  return {
    heading: heading[lang],
    paragraphs: [...(open.length > 0 ? open : [inOrder[lang]]), text[lang]],
  }
}

/** Tells the renter, in their language, with the next step as a link. */
export async function queuePaymentMail(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow | undefined,
  news: PaymentNews,
  config: Config,
  now: Date,
  /** Words of the staff, and what becomes of the money of an order that ended. */
  {
    message,
    money,
    missing,
  }: { message?: string | undefined; money?: EndMoney; missing?: Ended['missing'] } = {},
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
  const trip = isAhead(news) && hasKeys(order) ? plannedTrip(order, lang) : undefined
  const facts: [string, string | undefined][] = [
    [words.facts.order, String(order.number)],
    [words.facts.car, carName(car)],
    [words.facts.start, dateTimeText(order.starts_at, zone, lang)],
    [words.facts.end, dateTimeText(order.ends_at, zone, lang)],
    [words.facts.place, area && hasKeys(order) ? pickupPlace(order.paid, car, area) : undefined],
    [words.facts.amount, dollarsText(amount)],
    [trip?.label ?? '', trip && dollarsText(trip.cents)],
    [words.facts.method, payment && methodName(payment.method, lang)],
    [words.facts.number, payment?.confirmation_number ?? undefined],
    [words.facts.message, message],
  ]
  const { heading, paragraphs } = await readTexts(tx, order, news, { zone, lang, missing, now })
  const mail = layOutMail(lang, {
    subject: heading,
    heading,
    paragraphs: [...paragraphs, ...(money ? [endMoney[money][lang]] : [])],
    closing: trip && [trip.note],
    facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    button: {
      label: isBooked(news) && hasKeys(order) ? words.contract : words.button,
      url: `${config.publicUrl}/${screenOf(news, order)}?order=${order.id}`,
    },
  })
  await ownMailInstead(tx, user.id, `rental ${order.transaction_id}`, now)
  await queueMail(tx, { to: user.email, ...mail }, now)
}
