import { sql } from 'kysely'
import { digestTime, type NoticeHours } from '#domain/notices/digest-time.ts'
import type { NotificationTopic } from '#protocol/dashboard/notification.ts'
import type { Tx } from '../../db/database.ts'
import type { Notice } from './notice.ts'
import { wake } from '../jobs/topics.ts'
import { randomId } from '../random.ts'

/** Mails that nobody can switch off, because money moves (docs/product/rental.md#reminders). */
export const alwaysMailed: readonly NotificationTopic[] = ['payment']

/** Told at once; everything else is gathered. */
const urgentTopics: readonly NotificationTopic[] = ['payment', 'help']
const isUrgent = ({ mail, topic, severity }: Notice) =>
  mail === 'now' ||
  (mail === undefined &&
    (urgentTopics.includes(topic) || severity === 'warning' || severity === 'danger'))

/**
 * The hours that the person chose (docs/product/accounts.md#notices), in the zone of where they
 * rent; without a rental in the reference zone (docs/product/app.md#dates).
 */
async function hoursOf(tx: Tx, userId: string): Promise<{ hours: NoticeHours; zone: string }> {
  const { from, to, zone } = await tx
    .selectFrom('app_user')
    .select((eb) => [
      'notice_from as from',
      'notice_to as to',
      eb
        .selectFrom('rental_order')
        .innerJoin('area', 'area.id', 'rental_order.area_id')
        .select('area.zone')
        .where('rental_order.user_id', '=', userId)
        .orderBy('rental_order.created_at', 'desc')
        .limit(1)
        .as('zone'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { hours: { from, to }, zone: zone ?? 'America/Los_Angeles' }
}

async function dueAt(tx: Tx, userId: string, now: Date): Promise<Date> {
  const row = await tx
    .selectFrom('notice_mail')
    .select('done_at')
    .where('user_id', '=', userId)
    .where('urgent', '=', false)
    .where('mail_id', 'is not', null)
    .orderBy('done_at', 'desc')
    .executeTakeFirst()
  return digestTime({ now, last: row?.done_at ?? undefined, ...(await hoursOf(tx, userId)) })
}

/** What waits for the person's old hours waits for the new ones. */
export async function moveGatheredNews(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('notice_mail')
    .set({ due_at: await dueAt(tx, userId, now) })
    .where('user_id', '=', userId)
    .where('done_at', 'is', null)
    .where('urgent', '=', false)
    .execute()
}

/**
 * Puts a notice among those to mail, in the transaction of what happened: so there is exactly one
 * mail of it, whatever crashes. `sendNotices` writes the mails.
 */
export async function gatherNotice(
  tx: Tx,
  notice: Notice,
  notificationId: string | undefined,
  now: Date,
): Promise<void> {
  const { userId, thread, title, text, route, query } = notice
  const urgent = isUrgent(notice)
  const due = urgent ? now : await dueAt(tx, userId, now)
  await sql`
    insert into notice_mail
      (id, user_id, notification_id, thread, title_en, title_es, text_en, text_es, route, query, urgent, created_at, due_at)
    values (${randomId()}, ${userId}, ${notificationId ?? null}::text, ${thread}, ${title.en}, ${title.es},
      ${text.en}, ${text.es}, ${route ?? null}::text, ${JSON.stringify(query ?? {})}::jsonb, ${urgent}::boolean,
      ${now}::timestamptz, ${due}::timestamptz)
    on conflict (user_id, thread) where done_at is null and not urgent do update set
      notification_id = excluded.notification_id, title_en = excluded.title_en, title_es = excluded.title_es,
      text_en = excluded.text_en, text_es = excluded.text_es, route = excluded.route, query = excluded.query,
      created_at = excluded.created_at`.execute(tx)
  if (due <= now) await wake(tx, 'notices')
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
