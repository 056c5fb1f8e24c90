import { carName } from '#domain/fleet/fleet/car-name.ts'
import { type Lang, langOf, type Text } from '#protocol/core/text.ts'
import type { Services } from '../../platform/api/context.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { layOutMail } from '../../platform/mail/mail-layout.ts'
import { dateTimeText } from '../../platform/mail/date-time-text.ts'
import { ownMailInstead } from '../../platform/mail/notice-mail.ts'
import { notify } from '../../platform/mail/notifications.ts'
import { queueMail } from '../../platform/mail/outgoing-mail.ts'
import type { Tx } from '../../platform/db/database.ts'
import { joined } from '../../platform/joined.ts'
import type { EndMoney } from '../../money/ledger/money-words.ts'
import { endTextsOf } from '../../money/orders/texts/end-texts.ts'
import { howItEnds } from '../../money/orders/texts/how-it-ends.ts'
import { keepStaffWord } from '../../money/orders/moves/marks.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { areaById } from '../../fleet/site/areas-store.ts'

type Told = { reason: string; services: Pick<Services, 'config'>; now: Date }

const words = {
  hold: { en: 'We canceled your hold', es: 'Cancelamos tu apartado' },
  order: { en: 'Order', es: 'Orden' },
  car: { en: 'Car', es: 'Auto' },
  start: { en: 'Start', es: 'Inicio' },
  end: { en: 'End', es: 'Fin' },
  refund: { en: 'Refund', es: 'Reembolso' },
  reason: { en: 'Reason', es: 'Motivo' },
  button: { en: 'See the order', es: 'Ver la orden' },
} satisfies Record<string, Text>

/** Of the money, as it is; cents. */
function moneyText(order: OrderRow, back: number, money: EndMoney, isAwaited: boolean): Text {
  if (back > 0) {
    const amount = dollarsText(back)
    if (money === 'asksAccount') {
      return {
        en: `You get back ${amount} by bank transfer. We will ask you which account to send it to.`,
        es: `Te devolvemos ${amount} por transferencia bancaria. Te preguntaremos a qué cuenta enviarlo.`,
      }
    }
    return {
      en: `You get back ${amount}. It is on its way.`,
      es: `Te devolvemos ${amount}. Va en camino.`,
    }
  }
  if (order.paid)
    return {
      en: 'By the cancellation terms, nothing is refunded.',
      es: 'Según las condiciones de cancelación, no hay reembolso.',
    }
  if (isAwaited)
    return {
      en: 'We have received no payment. If you already sent a bank transfer, you get it back once it arrives.',
      es: 'No hemos recibido ningún pago. Si ya enviaste una transferencia, te la devolvemos en cuanto llegue.',
    }
  return { en: 'You have paid nothing for it.', es: 'No pagaste nada por ella.' }
}

const stillPaidText: Text = {
  en: 'If a payment for it still arrives, you get it back.',
  es: 'Si todavía llega un pago por ella, te lo devolvemos.',
}

const heldText: Text = {
  en: 'The car is no longer held for you. If a payment for it still arrives, you get it back.',
  es: 'El auto ya no está apartado para ti. Si todavía llega un pago por él, te lo devolvemos.',
}

/** The mail to the renter, in their language, instead of the notice's. */
async function queueCancelMail(
  tx: Tx,
  order: OrderRow,
  mail: { heading: Text; text: Text; back: number },
  { reason, services, now }: Told,
): Promise<void> {
  const user = await tx
    .selectFrom('app_user')
    .select(['id', 'email', 'language'])
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow()
  const car = await tx
    .selectFrom('car')
    .select(['make', 'model', 'year'])
    .where('id', '=', order.car_id)
    .executeTakeFirstOrThrow()
  const zone = (await areaById(tx, order.area_id))?.zone ?? 'America/Los_Angeles'
  const lang: Lang = langOf(user.language)
  const facts: [string, string][] = [
    [words.order[lang], String(order.number)],
    [words.car[lang], carName(car)],
    [words.start[lang], dateTimeText(order.starts_at, zone, lang)],
    [words.end[lang], dateTimeText(order.ends_at, zone, lang)],
    [words.reason[lang], reason],
  ]
  if (mail.back > 0) facts.push([words.refund[lang], dollarsText(mail.back)])
  const heading = mail.heading[lang]
  const laidOut = layOutMail(lang, {
    subject: heading,
    heading,
    paragraphs: [mail.text[lang]],
    facts,
    button: {
      label: words.button[lang],
      url: `${services.config.publicUrl}/dashboard?order=${order.id}`,
    },
  })
  await ownMailInstead(tx, user.id, `rental ${order.transaction_id}`, now)
  await queueMail(tx, { to: user.email, ...laidOut }, now)
}

async function tell(
  tx: Tx,
  order: OrderRow,
  mail: { heading: Text; text: Text; back: number },
  told: Told,
): Promise<void> {
  const { reason, now } = told
  const notice = {
    userId: order.user_id,
    orderId: order.id,
    topic: 'rental',
    thread: `rental ${order.transaction_id}`,
    severity: 'warning',
    title: mail.heading,
    text: {
      en: `${mail.text.en} Reason: ${reason}`,
      es: `${mail.text.es} Motivo: ${reason}`,
    },
    route: 'dashboard',
    query: { order: order.id },
    mail: 'none',
  } as const
  await notify(tx, notice, now)
  await queueCancelMail(tx, order, mail, told)
}

/** Staff called a booking off: why, and what goes back (`back` in cents) in which way. */
export async function tellOfStaffCancel(
  tx: Tx,
  order: OrderRow,
  { back, money: way, ...told }: Told & { back: number; money: EndMoney },
): Promise<void> {
  const awaited = await tx
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', order.id)
    .where('kind', '=', 'transfer')
    .where('refusal', '=', 'staffCancelled')
    .executeTakeFirst()
  const how = await howItEnds(tx, order, { why: 'staffCancelled', now: told.now })
  const { heading, text: ending } = endTextsOf(how)
  const money = moneyText(order, back, way, awaited !== undefined)
  // A booking is over with its heading; of an extension or a change of car it is said what goes on.
  const text = how.keeps ? joined(ending, money) : money
  await tell(tx, order, { heading, text, back }, told)
}

/** Staff took a car back that was held and not paid. */
export async function tellOfCancelledHold(tx: Tx, order: OrderRow, told: Told): Promise<void> {
  const how = await howItEnds(tx, order, { why: 'staffCancelled', now: told.now })
  const { heading, text: ending } = endTextsOf(how)
  await keepStaffWord(tx, order.id, told.reason)
  const mail = how.keeps
    ? { heading, text: joined(ending, stillPaidText) }
    : { heading: words.hold, text: heldText }
  await tell(tx, order, { ...mail, back: 0 }, told)
}
