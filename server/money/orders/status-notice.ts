import type { Text } from '#protocol/core/text.ts'
import type { Notice } from '../../platform/mail/notice.ts'
import type { Change } from './status-change.ts'
import type { OrderRow } from './orders-store.ts'
import { eventTitleOf } from './rental-texts.ts'
import { statusTextOf } from './texts/texts-of.ts'

/** What the renter just did by their own hand and sees on the screen: nothing to mail. */
const unmailed = ['arrive', 'extendCar', 'carChange', 'bookingChangesCompleted']
/** Staff wait for an answer. */
const mailedNow = ['proposeChanges']
const appointments = ['acceptAppointment', 'scheduleReturn', 'scheduleMaintenance']

/** What comes next of what changes no status. */
const nextOf: Record<string, Text> = {
  extendCar: {
    en: 'It takes effect once you pay. Until then, your rental keeps its current end.',
    es: 'Vale en cuanto la pagues. Hasta entonces tu renta conserva su final actual.',
  },
  carChange: {
    en: 'Once nothing is left to pay for it, we answer within 24 hours. Until then, your rental stays as it is.',
    es: 'Cuando no quede nada por pagar, respondemos en 24 horas. Hasta entonces tu renta sigue igual.',
  },
  bookingChangesCompleted: {
    en: 'We will review it and write to you.',
    es: 'Lo revisaremos y te escribiremos.',
  },
}

/** The same of a change of car, while the renter has yet to do what staff asked of its booking. */
const changeOnceDone: Text = {
  en: 'Once nothing is left to pay for it and you have done what we asked, we approve it. Until then, your rental stays as it is.',
  es: 'Cuando no quede nada por pagar y hayas hecho lo que te pedimos, lo aprobamos. Hasta entonces tu renta sigue igual.',
}

const nextTextOf = (order: OrderRow, code: string): Text | undefined =>
  code === 'carChange' && order.changes_asked !== null ? changeOnceDone : nextOf[code]

type Told = { code: string; to: number; isFirstCarOut: boolean }

/** What the renter is told of a change of their order (docs/product/help-and-claims.md#notifications). */
export function statusNotice(
  order: OrderRow,
  own: Exclude<Change['notice'], 'none'>,
  { code, to, isFirstCarOut }: Told,
): Notice {
  const moved = order.rental_status !== to
  const status = statusTextOf(order, to, isFirstCarOut)
  const title = own?.title ??
    (moved ? status?.title : eventTitleOf(order.kind, code)) ??
    status?.title ?? { en: '', es: '' }
  const text = own?.text ?? (moved ? undefined : nextTextOf(order, code)) ?? status?.description
  const mail = unmailed.includes(code) ? 'none' : mailedNow.includes(code) ? 'now' : undefined
  return {
    userId: order.user_id,
    orderId: order.id,
    topic: appointments.includes(code) ? 'appointment' : 'rental',
    thread: `rental ${order.transaction_id}`,
    severity: own?.severity ?? 'info',
    title,
    // Never the title once more.
    text: text ?? { en: '', es: '' },
    route: 'dashboard',
    query: { order: order.id },
    ...(mail ? { mail } : {}),
  }
}
