import { type RawBuilder, sql } from 'kysely'
import { notify } from '../mail/notifications.ts'
import type { Notice } from '../mail/notice.ts'
import { oneByOne } from './one-by-one.ts'
import type { Db, Tx } from '../db/database.ts'

/**
 * Reminds of something once: the key and the notice are written together or not at all, so that
 * several processes and a crash neither repeat nor lose it (docs/product/rental.md#reminders).
 * @returns 1 when it was not told before
 */
export async function remindOnce(
  db: Db,
  { key, notice, isStillSo }: Reminder,
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    if (isStillSo && !(await isStillSo(tx))) return 0
    if (!(await isFirstTime(tx, key, now))) return 0
    await notify(tx, notice, now)
    return 1
  })
}

/** Writes down that somebody is told of this now. @returns false when it was written down before */
export async function isFirstTime(tx: Tx, key: string, now: Date): Promise<boolean> {
  const fresh = await tx
    .insertInto('reminder')
    .values({ key, at: now })
    .onConflict((oc) => oc.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return fresh !== undefined
}

/** That nobody was reminded by this key yet. */
export const notTold = (key: RawBuilder<string>) =>
  sql<boolean>`not exists (select from reminder where reminder.key = ${key})`

/** A moment of the database as `Date.toISOString` writes it. */
export const isoOf = (at: RawBuilder<Date>) =>
  sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Which of these keys were told already. */
async function toldKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db.selectFrom('reminder').select('key').where('key', 'in', keys).execute()
  return new Set(rows.map((row) => row.key))
}

export type Reminder = {
  key: string
  notice: Notice
  /** Looks again, under the lock of what it is about: it may have ended since the list was read. */
  isStillSo?: (tx: Tx) => Promise<boolean>
}

/** Reminds of each that nobody was told yet. @returns how many were new */
export async function remindAll(
  db: Db,
  reminders: readonly Reminder[],
  now: Date,
): Promise<number> {
  const told = await toldKeys(
    db,
    reminders.map(({ key }) => key),
  )
  const fresh = reminders.filter(({ key }) => !told.has(key))
  return oneByOne(fresh, (reminder) => remindOnce(db, reminder, now))
}
