import { type RawBuilder, sql } from 'kysely'
import type { NotificationTopic } from '#protocol/core/notification.ts'
import type { Tx } from '../db/database.ts'
import { gatherNotices } from './notice-mail.ts'
import { readWays } from './ways.ts'
import { randomId } from '../random.ts'
import type { News, Notice } from './notice.ts'

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
 * What unread notices of an order asked for, or announced, is over: those of the threads, and all of the topics.
 */
export async function settleNoticesOfOrder(
  tx: Tx,
  { userId, orderId }: { userId: string; orderId: string },
  { threads, topics }: { threads: readonly string[]; topics: readonly NotificationTopic[] },
  now: Date,
): Promise<void> {
  await sql`
    update notification set read_at = ${now}::timestamptz
    where user_id = ${userId} and order_id = ${orderId} and read_at is null
      and (thread = any(${threads}::text[]) or topic = any(${topics}::text[]))`.execute(tx)
}

/**
 * What was asked of anybody about one of these orders is done: unread notices whose thread is `subject`
 * and the order's id.
 * @returns how many there were
 */
export async function settleForEverybody(
  tx: Tx,
  subject: string,
  orders: RawBuilder<{ id: string }>,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update notification n set read_at = ${now}::timestamptz from (${orders}) o
    where n.order_id = o.id and n.thread = ${`${subject} `}::text || o.id and n.read_at is null`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0)
}

/**
 * Tells a person something inside the app and by mail, in the transaction of what happened, as far
 * as they did not switch the topic off. In the app one per thread while it is unread (docs/product/help-and-claims.md#messages).
 */
export const notify = (tx: Tx, { userId, ...news }: Notice, now: Date): Promise<void> =>
  notifyAll(tx, [userId], news, now)

/** The same to several people, by as many statements as for one. */
export async function notifyAll(
  tx: Tx,
  userIds: readonly string[],
  news: News,
  now: Date,
): Promise<void> {
  const ways = await readWays(tx, userIds, news.topic)
  const inApp = userIds.filter((id) => ways(id).inApp)
  const shown = await show(tx, inApp, news, now)
  const byMail = news.mail === 'none' ? [] : userIds.filter((id) => ways(id).mail)
  await gatherNotices(
    tx,
    byMail.map((userId) => ({ userId, notificationId: shown.get(userId) })),
    news,
    now,
  )
}

/** @returns the ids of what each is shown now, by the people's */
async function show(
  tx: Tx,
  userIds: readonly string[],
  { orderId, topic, thread, severity = 'info', title, text, route, query }: News,
  now: Date,
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; user_id: string }>`
    insert into notification
      (id, user_id, order_id, topic, thread, severity, title_en, title_es, text_en, text_es, route, query, created_at)
    select id, user_id, ${orderId ?? null}::text, ${topic}, ${thread}, ${severity},
      ${title.en}, ${title.es}, ${text.en}, ${text.es}, ${route ?? null}::text,
      ${JSON.stringify(query ?? {})}::jsonb, ${now}::timestamptz
    from unnest(${userIds.map(() => randomId())}::text[], ${userIds}::text[]) as to_tell (id, user_id)
    order by user_id
    on conflict (user_id, thread) where read_at is null do update set
      order_id = excluded.order_id, topic = excluded.topic, severity = excluded.severity,
      title_en = excluded.title_en, title_es = excluded.title_es, text_en = excluded.text_en,
      text_es = excluded.text_es, route = excluded.route, query = excluded.query,
      created_at = excluded.created_at
    returning id, user_id`.execute(tx)
  return new Map(rows.map(({ id, user_id }) => [user_id, id]))
}
