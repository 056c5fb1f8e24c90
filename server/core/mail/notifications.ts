import { sql } from 'kysely'
import type { NotificationTopic } from '#protocol/dashboard/notification.ts'
import type { Tx } from '../../db/database.ts'
import { alwaysMailed, gatherNotice } from './notice-mail.ts'
import { randomId } from '../random.ts'
import type { Notice } from './notice.ts'

/** What an unread notice asked for is done. */
export async function settleNotice(
  tx: Tx,
  userId: string,
  thread: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('notification')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('thread', '=', thread)
    .where('read_at', 'is', null)
    .execute()
}

/**
 * Tells a person something inside the app and by mail, in the transaction of what happened, as far
 * as they did not switch the topic off. In the app one per thread while it is unread (docs/product/help-and-claims.md#messages).
 */
export async function notify(tx: Tx, notice: Notice, now: Date): Promise<void> {
  const ways = await waysOf(tx, notice.userId, notice.topic)
  const shown = ways.inApp ? await show(tx, notice, now) : undefined
  if (ways.mail && notice.mail !== 'none') await gatherNotice(tx, notice, shown, now)
}

/** How a person wants news of a topic; both ways unless they switched one off. */
export async function waysOf(
  tx: Tx,
  userId: string,
  topic: NotificationTopic,
): Promise<{ inApp: boolean; mail: boolean }> {
  const chosen = await tx
    .selectFrom('notification_preference')
    .select(['in_app', 'mail'])
    .where('user_id', '=', userId)
    .where('topic', '=', topic)
    .executeTakeFirst()
  return {
    inApp: chosen?.in_app ?? true,
    mail: alwaysMailed.includes(topic) || (chosen?.mail ?? true),
  }
}

async function show(tx: Tx, notice: Notice, now: Date): Promise<string | undefined> {
  const { userId, orderId, topic, thread, severity = 'info', title, text, route, query } = notice
  const { rows } = await sql<{ id: string }>`
    insert into notification
      (id, user_id, order_id, topic, thread, severity, title_en, title_es, text_en, text_es, route, query, created_at)
    values (${randomId()}, ${userId}, ${orderId ?? null}::text, ${topic}, ${thread}, ${severity},
      ${title.en}, ${title.es}, ${text.en}, ${text.es}, ${route ?? null}::text,
      ${JSON.stringify(query ?? {})}::jsonb, ${now}::timestamptz)
    on conflict (user_id, thread) where read_at is null do update set
      order_id = excluded.order_id, topic = excluded.topic, severity = excluded.severity,
      title_en = excluded.title_en, title_es = excluded.title_es, text_en = excluded.text_en,
      text_es = excluded.text_es, route = excluded.route, query = excluded.query,
      created_at = excluded.created_at
    returning id`.execute(tx)
  return rows[0]?.id
}
