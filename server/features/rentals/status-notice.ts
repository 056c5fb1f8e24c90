import type { Notice } from '../../core/notifications.ts'
import type { Change } from './change-status.ts'
import type { OrderRow } from './orders-store.ts'
import { eventTexts } from './rental-texts.ts'
import { statusTextOf } from './texts-of.ts'

/** What the renter just did by their own hand and sees on the screen: nothing to mail. */
const unmailed = ['arrive', 'extendCar', 'carChange', 'bookingChangesCompleted']
/** Staff wait for an answer. */
const mailedNow = ['proposeChanges']
const appointments = ['acceptAppointment', 'scheduleReturn', 'scheduleMaintenance']

/** What the renter is told of a change of their order (PRODUCT.md 6). */
export function statusNotice(order: OrderRow, change: Change, code: string, to: number): Notice {
  const moved = order.rental_status !== to
  const status = statusTextOf(order, to)
  const title = (moved ? status?.title : eventTexts[code]) ?? status?.title ?? { en: '', es: '' }
  const text = change.notice?.text ?? (moved ? status?.description : undefined) ?? title
  const mail = unmailed.includes(code) ? 'none' : mailedNow.includes(code) ? 'now' : undefined
  return {
    userId: order.user_id,
    orderId: order.id,
    topic: appointments.includes(code) ? 'appointment' : 'rental',
    thread: `rental ${order.transaction_id}`,
    severity: change.notice?.severity ?? 'info',
    title,
    text,
    route: 'dashboard',
    query: { order: order.id },
    ...(mail ? { mail } : {}),
  }
}
