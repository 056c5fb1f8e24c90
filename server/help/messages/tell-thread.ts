import type { Text } from '#protocol/core/text.ts'
import { notify, settleNotice } from '../../platform/mail/notifications.ts'
import type { Notice } from '../../platform/mail/notice.ts'
import { findUnread } from '../../platform/mail/read-notices.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'

/** The staff's lists that such a notice leads to. */
type StaffView = 'help' | 'messages' | 'specialRequests'

type News = {
  view?: StaffView
  topic: 'help' | 'messages'
  title: Text
  text: Text
  severity?: Notice['severity']
}

/** One unread notice a thread, whatever happens in it (docs/product/help-and-claims.md#messages). */
const threadOf = (order: OrderRow) => `thread ${order.transaction_id}`

/** Tells the other side of a rental's thread: the renter, or everybody of the staff. */
export async function tellThread(
  tx: Tx,
  order: OrderRow,
  to: 'renter' | 'staff',
  news: News,
  now: Date,
): Promise<void> {
  const { view = news.topic, ...said } = news
  const notice = {
    orderId: order.id,
    thread: threadOf(order),
    severity: 'info' as const,
    ...said,
  }
  if (to === 'renter') {
    const place = { route: 'dashboard', query: { order: order.id } }
    return notify(tx, { userId: order.user_id, ...notice, ...place }, now)
  }
  const place = { route: 'staff', query: { view } }
  await tellStaff(tx, { renterId: order.user_id, right: 'desk', ...notice, ...place }, now)
}

/** The caller's unread notice of the thread of a rental. */
export const unreadNotice = (db: Db | Tx, order: OrderRow, userId: string) =>
  findUnread(db, threadOf(order), userId)

/** A person who writes has read what was there. */
export const markThreadRead = (tx: Tx, order: OrderRow, userId: string, now: Date) =>
  settleNotice(tx, userId, threadOf(order), now)
