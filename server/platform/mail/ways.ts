import { sql } from 'kysely'
import type { NotificationTopic } from '#protocol/core/notification.ts'
import type { Tx } from '../db/database.ts'

/** Mails that nobody can switch off, because money moves (docs/product/rental.md#reminders). */
export const alwaysMailed: readonly NotificationTopic[] = ['payment']

/** How somebody is told of a topic. */
export type Ways = { inApp: boolean; mail: boolean }

/** How each of some people wants news of a topic; both ways unless they switched one off. */
export async function readWays(
  tx: Tx,
  userIds: readonly string[],
  topic: NotificationTopic,
): Promise<(userId: string) => Ways> {
  const rows = await tx
    .selectFrom('notification_preference')
    .select(['user_id', 'in_app', 'mail'])
    .where('user_id', 'in', userIds)
    .where('topic', '=', topic)
    .execute()
  const chosen = new Map(rows.map((row) => [row.user_id, row]))
  return (userId) => ({
    inApp: chosen.get(userId)?.in_app ?? true,
    mail: alwaysMailed.includes(topic) || (chosen.get(userId)?.mail ?? true),
  })
}

/** Some people are told of these topics in these ways from now on. */
export async function chooseWays(
  tx: Tx,
  userIds: readonly string[],
  topics: readonly NotificationTopic[],
  { inApp, mail }: Ways,
): Promise<void> {
  await sql`
    insert into notification_preference (user_id, topic, in_app, mail)
    select user_id, topic, ${inApp}::boolean, ${mail}::boolean
    from unnest(${userIds}::text[]) as person (user_id), unnest(${topics}::text[]) as news (topic)
    on conflict (user_id, topic) do update set in_app = excluded.in_app, mail = excluded.mail`.execute(
    tx,
  )
}

/** What some people chose is forgotten. */
export async function forgetWays(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('notification_preference').where('user_id', 'in', userIds).execute()
}
