import { sql } from 'kysely'
import { digestTime, type NoticeHours } from '#domain/core/notices/digest-time.ts'
import type { NotificationTopic } from '#protocol/core/notification.ts'
import type { Tx } from '../db/database.ts'
import type { News } from './notice.ts'
import { wake } from '../work/topics.ts'
import { randomId } from '../random.ts'

/** Told at once; everything else is gathered. */
const urgentTopics: readonly NotificationTopic[] = ['payment', 'help']
const isUrgent = ({ mail, topic, severity }: News) =>
  mail === 'now' ||
  (mail === undefined &&
    (urgentTopics.includes(topic) || severity === 'warning' || severity === 'danger'))

/**
 * When each of some people is told what is gathered: by the hours that they chose
 * (docs/product/accounts.md#notices), in the zone of where they rent; without a rental in the
 * reference zone (docs/product/app.md#dates).
 */
async function dueTimes(tx: Tx, userIds: readonly string[], now: Date): Promise<Map<string, Date>> {
  const { rows } = await sql<NoticeHours & { id: string; zone: string | null; last: Date | null }>`
    select h.user_id as id, h.notice_from as "from", h.notice_to as "to", h.zone,
      (select m.done_at from notice_mail m where m.user_id = h.user_id and not m.urgent and m.mail_id is not null
        order by m.done_at desc limit 1) as last
    from notice_hours h where h.user_id = any(${userIds}::text[])`.execute(tx)
  return new Map(
    rows.map(({ id, from, to, zone, last }) => {
      const hours = { from, to }
      const at = { now, last: last ?? undefined, hours, zone: zone ?? 'America/Los_Angeles' }
      return [id, digestTime(at)]
    }),
  )
}

/** What waits for the person's old hours waits for the new ones. */
export async function moveGatheredNews(tx: Tx, userId: string, now: Date): Promise<void> {
  const due = (await dueTimes(tx, [userId], now)).get(userId)
  if (!due) return
  await tx
    .updateTable('notice_mail')
    .set({ due_at: due })
    .where('user_id', '=', userId)
    .where('done_at', 'is', null)
    .where('urgent', '=', false)
    .execute()
}

/** Somebody to mail, and what they are shown of it in the app. */
type Reader = { userId: string; notificationId: string | undefined }

/**
 * Puts news among those to mail to some people, in the transaction of what happened: so there is
 * exactly one mail of it to each, whatever crashes. `sendNotices` writes the mails. Who moved in with a company's books
 * and was not invited yet reads it in the app, once they come (docs/product/company.md#moving-in).
 */
export async function gatherNotices(
  tx: Tx,
  readers: readonly Reader[],
  news: News,
  now: Date,
): Promise<void> {
  if (readers.length === 0) return
  const { thread, title, text, route, query } = news
  const urgent = isUrgent(news)
  const userIds = readers.map(({ userId }) => userId)
  const times = urgent ? new Map<string, Date>() : await dueTimes(tx, userIds, now)
  const due = userIds.map((id) => times.get(id) ?? now)
  const shown = readers.map(({ notificationId }) => notificationId ?? null)
  await sql`
    insert into notice_mail
      (id, user_id, notification_id, thread, title_en, title_es, text_en, text_es, route, query, urgent, created_at, due_at)
    select id, user_id, notification_id, ${thread}, ${title.en}, ${title.es},
      ${text.en}, ${text.es}, ${route ?? null}::text, ${JSON.stringify(query ?? {})}::jsonb, ${urgent}::boolean,
      ${now}::timestamptz, due_at
    from unnest(${readers.map(() => randomId())}::text[], ${userIds}::text[], ${shown}::text[],
      ${due}::timestamptz[]) as reader (id, user_id, notification_id, due_at)
    where not exists (select from waits_for_invitation w where w.user_id = reader.user_id)
    order by user_id
    on conflict (user_id, thread) where done_at is null and not urgent do update set
      notification_id = excluded.notification_id, title_en = excluded.title_en, title_es = excluded.title_es,
      text_en = excluded.text_en, text_es = excluded.text_es, route = excluded.route, query = excluded.query,
      created_at = excluded.created_at`.execute(tx)
  if (due.some((at) => at <= now)) await wake(tx, 'notices')
}

/**
 * A mail of its own tells the same event better: what was gathered of it in this transaction is
 * not mailed. `now` is the transaction's own.
 */
export async function ownMailInstead(
  tx: Tx,
  userId: string,
  thread: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('notice_mail')
    .set({ done_at: now })
    .where('user_id', '=', userId)
    .where('thread', '=', thread)
    .where('created_at', '=', now)
    .where('done_at', 'is', null)
    .execute()
}

/** It is decided what becomes of these: they went into this mail, or nobody is mailed them. */
export async function markDecided(
  tx: Tx,
  ids: readonly string[],
  mailId: string | undefined,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('notice_mail')
    .set({ done_at: now, ...(mailId !== undefined && { mail_id: mailId }) })
    .where('id', 'in', ids)
    .execute()
}

/** Nothing that waits is mailed to these people any more, as if it had been at once. */
export async function closeNoticeMails(tx: Tx, userIds: readonly string[]): Promise<void> {
  await sql`
    update notice_mail set done_at = created_at where done_at is null and user_id = any(${userIds}::text[])`.execute(
    tx,
  )
}
