import { type Selectable, sql } from 'kysely'
import type { SmsTopic } from '#protocol/rentals/sms/choices.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { randomId, sha256 } from '../../platform/random.ts'
import { wake } from '../../platform/work/topics.ts'

/* Numbers that people gave for text messages, and the messages (docs/product/sms.md). */

export type NumberRow = Selectable<Schema['sms_number']>

export const numberOf = (db: Db | Tx, userId: string): Promise<NumberRow | undefined> =>
  db.selectFrom('sms_number').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** How long a link that confirms a number is good. */
const linkMs = 24 * 3_600_000

/** Keeps a number that is not confirmed yet, in the place of another one. */
export async function askNumber(
  tx: Tx,
  {
    userId,
    phone,
    topics,
    token,
    now,
  }: Pick<NumberRow, 'phone' | 'topics'> & {
    userId: string
    token: string
    now: Date
  },
): Promise<void> {
  const asked = {
    phone,
    topics,
    asked_at: now,
    token_hash: sha256(token),
    token_until: new Date(now.getTime() + linkMs),
    confirmed_at: null,
  }
  await tx
    .insertInto('sms_number')
    .values({ user_id: userId, ...asked })
    .onConflict((row) => row.column('user_id').doUpdateSet(asked))
    .execute()
}

/** Whose number a link confirms, while it is good. */
export async function awaited(
  db: Db | Tx,
  token: string,
  now: Date,
): Promise<{ user_id: string; language: string } | undefined> {
  return db
    .selectFrom('sms_number as n')
    .innerJoin('app_user as u', 'u.id', 'n.user_id')
    .select(['n.user_id', 'u.language'])
    .where('n.token_hash', '=', sha256(token))
    .where('n.token_until', '>', now)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** @returns whether the link was good */
export async function confirmNumber(db: Db | Tx, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sms_number')
    .set({ confirmed_at: now, token_hash: null, token_until: null })
    .where('token_hash', '=', sha256(token))
    .where('token_until', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function setTopics(
  tx: Tx,
  userId: string,
  topics: readonly SmsTopic[],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sms_number')
    .set({ topics: [...topics] })
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Nothing goes to that person any more, and what was sent is forgotten with the number. */
export async function forgetNumber(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('sms_message').where('user_id', '=', userId).execute()
  await tx.deleteFrom('sms_number').where('user_id', '=', userId).execute()
}

/** To one person in a day, links that confirm included. */
const mostADay = 4

type NewSms = {
  userId: string
  kind: 'confirm' | SmsTopic
  /** What it is about: it is written once. */
  key: string
  phone: string
  text: string
  /** When it goes out at the earliest, and at the latest. */
  from: Date
  until: Date
  now: Date
}

/**
 * Puts a text message among those to send.
 * @returns 1, or 0 when it was written before, or the person has had as many as there are in a day
 */
export async function queueSms(tx: Tx, sms: NewSms): Promise<number> {
  const { userId, kind, key, phone, text, from, until, now } = sms
  const { numAffectedRows } = await sql`
    insert into sms_message (id, user_id, kind, key, phone, text, created_at, next_try_at, until_at)
    select ${randomId()}, ${userId}, ${kind}, ${key}, ${phone}, ${text}, ${now}::timestamptz, ${from}::timestamptz,
      ${until}::timestamptz
    where (select count(*) from sms_message m where m.user_id = ${userId}
      and m.created_at > ${now}::timestamptz - interval '24 hours') < ${mostADay}
    on conflict (key) do nothing`.execute(tx)
  await wake(tx, 'sms')
  return Number(numAffectedRows ?? 0)
}
