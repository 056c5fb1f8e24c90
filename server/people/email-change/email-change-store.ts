import { type Selectable, sql } from 'kysely'
import type { EmailChange } from '#protocol/people/email-change/email-change.ts'
import { randomCode, randomToken, sha256 } from '../../platform/random.ts'
import type { Services } from '../../platform/api/context.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'

export type ChangeRow = Selectable<Schema['email_change']>
/** Which of the two mailboxes. */
export type Side = 'old' | 'new'

export const changeMinutes = 60
/** Wrong codes of a person, also over several changes, until a day has passed without a new one. */
export const changeTries = 5
const dayMs = 86_400_000

const hashCode = (code: string, salt: string, side: Side) => sha256(`${salt}:${side}:${code}`)

/** The change that a person has under way; an older one counts only for its tries. */
export async function changeUnderWay(
  db: Db | Tx,
  userId: string,
  now: Date,
): Promise<ChangeRow | undefined> {
  return db
    .selectFrom('email_change')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Like `changeUnderWay`, held until the end of the transaction. */
export async function lockChange(
  tx: Tx,
  userId: string,
  now: Date,
): Promise<ChangeRow | undefined> {
  return tx
    .selectFrom('email_change')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Begins a change in place of the one before.
 * @returns it with both codes, of which only hashes are kept; undefined after too many wrong ones
 */
export async function beginChange(
  tx: Tx,
  { userId, oldEmail, newEmail }: { userId: string; oldEmail: string; newEmail: string },
  now: Date,
): Promise<{ row: ChangeRow; codes: Record<Side, string> } | undefined> {
  const before = await tx
    .selectFrom('email_change')
    .select(['tries', 'created_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  const isRecent = before && now.getTime() - before.created_at.getTime() < dayMs
  const tries = isRecent ? before.tries : 0
  if (tries >= changeTries) return undefined
  const codes = { old: randomCode(), new: randomCode() }
  const salt = randomToken()
  const change = {
    old_email: oldEmail,
    new_email: newEmail,
    salt,
    old_code_hash: hashCode(codes.old, salt, 'old'),
    new_code_hash: hashCode(codes.new, salt, 'new'),
    tries,
    old_confirmed_at: null,
    new_confirmed_at: null,
    created_at: now,
    expires_at: new Date(now.getTime() + changeMinutes * 60_000),
  }
  const row = await tx
    .insertInto('email_change')
    .values({ user_id: userId, ...change })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(change))
    .returningAll()
    .executeTakeFirstOrThrow()
  return { row, codes }
}

/**
 * Confirms one side by its code, or counts a try that the caller must keep.
 * @param change held by `lockChange`
 */
export async function takeChangeCode(
  tx: Tx,
  change: ChangeRow,
  side: Side,
  code: string,
  now: Date,
): Promise<{ row: ChangeRow } | { refused: 'wrong' | 'tooMany' }> {
  const update = tx.updateTable('email_change').where('user_id', '=', change.user_id)
  if (change.tries >= changeTries) return { refused: 'tooMany' }
  if (hashCode(code, change.salt, side) !== change[`${side}_code_hash`]) {
    await update.set({ tries: change.tries + 1 }).execute()
    return { refused: change.tries + 1 >= changeTries ? 'tooMany' : 'wrong' }
  }
  const row = await update
    .set({ [`${side}_confirmed_at`]: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { row }
}

export function presentChange(row: ChangeRow): EmailChange {
  return {
    email: row.new_email,
    oldConfirmed: row.old_confirmed_at !== null,
    newConfirmed: row.new_confirmed_at !== null,
    expiresAt: row.expires_at.toISOString(),
  }
}

export const oldChanges = (now: SqlInstant) =>
  sql`select from email_change where created_at < ${ago(now, 2 * dayMs)}`

export async function forgetOldChanges({ db, clock }: Services): Promise<number> {
  const gone = await sql`
    delete from email_change where created_at < ${ago(sqlInstant(clock()), 2 * dayMs)}`.execute(db)
  return Number(gone.numAffectedRows ?? 0)
}
