import { carName } from '#domain/fleet/fleet/car-name.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { langOf } from '#protocol/core/text.ts'
import { carById } from '../../fleet/fleet/cars-store.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { readDrivers } from '../../people/drivers/drivers-store.ts'
import { missingForBooking } from '../../people/drivers/missing-for-booking.ts'
import type { UserRow } from '../../people/people/account-store.ts'
import type { Config } from '../../config.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import type { Tx } from '../../platform/db/database.ts'
import { dateTimeText } from '../../platform/mail/date-time-text.ts'
import { layOutMail } from '../../platform/mail/mail-layout.ts'
import { notify } from '../../platform/mail/notifications.ts'
import { queueMail } from '../../platform/mail/outgoing-mail.ts'
import { pathToBooking, signedInFirst } from './link-to-booking.ts'

const en = {
  subject: (car: string) => `${car} is held for you`,
  text: (until: string) =>
    `We hold this car for you until ${until}. Check it, add what is missing and pay, by card or another way. Until then nothing is booked.`,
  signIn: (email: string) =>
    `The button asks for this e-mail: ${email}. We send you a link to sign in; there is no password.`,
  facts: { order: 'Order', start: 'Start', end: 'End', total: 'Due now', until: 'Held until' },
  button: 'See and pay',
  notYou: 'You did not call us? Ignore this e-mail; the car goes back by itself.',
  short: (until: string) => `Pay before ${until} to book it.`,
}
const es: typeof en = {
  subject: (car) => `Te apartamos un ${car}`,
  text: (until) =>
    `Te apartamos este auto hasta el ${until}. Revísalo, agrega lo que falte y paga con tarjeta o de otra forma. Hasta entonces no hay nada reservado.`,
  signIn: (email) =>
    `El botón te pide este correo: ${email}. Te mandamos un enlace para entrar; no hay contraseña.`,
  facts: {
    order: 'Orden',
    start: 'Inicio',
    end: 'Fin',
    total: 'Se paga ahora',
    until: 'Apartado hasta',
  },
  button: 'Ver y pagar',
  notYou: '¿No nos llamaste? Ignora este correo; el auto se libera solo.',
  short: (until) => `Paga antes del ${until} para reservarlo.`,
}
const messages = { en, es }

/** What a caller is written, by mail and in the app: the car, the sum, until when, and where they pay. */
export async function mailHold(
  tx: Tx,
  order: OrderRow,
  { user, config, now }: { user: UserRow; config: Config; now: Date },
): Promise<void> {
  const car = await carById(tx, order.car_id)
  const area = await areaById(tx, order.area_id)
  if (!car || !area) throw new Error(`order ${order.id} has no car or area`)
  const lang = langOf(user.language)
  const t = messages[lang]
  const drivers = await readDrivers(tx, user.id)
  const [start, end] = [toWall(order.starts_at, area.zone), toWall(order.ends_at, area.zone)]
  // Who lacks papers goes through the booking, which asks for them and prices the deposit with them.
  const isComplete = missingForBooking(drivers, dayOf(end), lang).length === 0
  const { car_id, options, price_modifier_id: pm, insurance_plan: insurancePlan } = order
  const path = isComplete
    ? `/payment?order=${order.id}`
    : signedInFirst(pathToBooking({ car: car_id, start, end, options, pm, insurancePlan }))
  const at = (instant: Date, language = lang) => dateTimeText(instant, area.zone, language)
  const until = at(order.hold_expires_at)
  const mail = layOutMail(lang, {
    subject: t.subject(carName(car)),
    heading: t.subject(carName(car)),
    paragraphs: [t.text(until), ...(user.email_verified_at ? [] : [t.signIn(user.email)])],
    facts: [
      [t.facts.order, String(order.number)],
      [t.facts.start, at(order.starts_at)],
      [t.facts.end, at(order.ends_at)],
      [t.facts.total, dollarsText(order.total_cents)],
      [t.facts.until, until],
    ],
    button: { label: t.button, url: `${config.publicUrl}${path}` },
    closing: [t.notYou],
  })
  await queueMail(tx, { to: user.email, ...mail }, now)
  await notify(
    tx,
    {
      userId: user.id,
      orderId: order.id,
      topic: 'payment',
      // As every hold: what ends it settles this too.
      thread: `hold ${order.id}`,
      title: { en: en.subject(carName(car)), es: es.subject(carName(car)) },
      text: {
        en: en.short(at(order.hold_expires_at, 'en')),
        es: es.short(at(order.hold_expires_at, 'es')),
      },
      route: 'payment',
      query: { order: order.id },
      mail: 'none',
    },
    now,
  )
}
