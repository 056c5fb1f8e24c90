import { sql } from 'kysely'
import type { Text } from '#protocol/core/text.ts'
import type { NotificationTopic } from '#protocol/rentals/notification.ts'
import type { Tx } from '../db/database.ts'
import { randomId } from './random.ts'

export type Notice = {
  userId: string
  orderId?: string
  topic: NotificationTopic
  /** What it is about: a newer notice of the same thread takes the place of an unread one. */
  thread: string
  severity?: 'info' | 'success' | 'warning' | 'danger'
  title: Text
  text: Text
  /** Where it leads: a named route and its query (SEED.md 2.1). */
  route?: string
  query?: Record<string, string>
}

/**
 * Tells a person something inside the app, in the transaction of what happened, unless they
 * switched this topic off. One per thread while it is unread (PRODUCT.md 7).
 */
export async function notify(tx: Tx, notice: Notice, now: Date): Promise<void> {
  const { userId, orderId, topic, thread, severity = 'info', title, text, route, query } = notice
  const off = await tx
    .selectFrom('notification_preference')
    .select('topic')
    .where('user_id', '=', userId)
    .where('topic', '=', topic)
    .where('in_app', '=', false)
    .executeTakeFirst()
  if (off) return
  await sql`
    insert into notification
      (id, user_id, order_id, topic, thread, severity, title_en, title_es, text_en, text_es, route, query, created_at)
    values (${randomId()}, ${userId}, ${orderId ?? null}::text, ${topic}, ${thread}, ${severity},
      ${title.en}, ${title.es}, ${text.en}, ${text.es}, ${route ?? null}::text,
      ${JSON.stringify(query ?? {})}::jsonb, ${now}::timestamptz)
    on conflict (user_id, thread) where read_at is null do update set
      order_id = excluded.order_id, topic = excluded.topic, severity = excluded.severity,
      title_en = excluded.title_en, title_es = excluded.title_es, text_en = excluded.text_en,
      text_es = excluded.text_es, route = excluded.route, query = excluded.query,
      created_at = excluded.created_at`.execute(tx)
}
