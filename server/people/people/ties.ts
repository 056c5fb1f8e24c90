import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserRow } from './account-store.ts'

/** What changes between two people comes one after the other; the triggers take the same lock. */
export async function lockPair(tx: Tx, one: string, other: string): Promise<void> {
  await sql`select lock_pair(${one}, ${other})`.execute(tx)
}

/** Whether `who` is blocked by somebody. */
export async function hasBlocked(db: Db | Tx, by: string, who: string): Promise<boolean> {
  const row = await db
    .selectFrom('person_block')
    .select('blocker_id')
    .where('blocker_id', '=', by)
    .where('blocked_id', '=', who)
    .executeTakeFirst()
  return row !== undefined
}

/** Who brought a person of the table `person` (an alias of `app_user`), for `me`; null when they blocked `me`. */
export const shownParent = (person: string, me: string): RawBuilder<string | null> =>
  sql`case when not exists (select from person_block
      where blocker_id = ${sql.ref(`${person}.referred_by`)} and blocked_id = ${me})
    then ${sql.ref(`${person}.referred_by`)} end`

/**
 * Somebody as another person may know of them: an account with a name whose address is theirs, and
 * that has not blocked whoever asks (docs/product/community.md#blocked-people).
 */
export async function knownPerson(
  db: Db | Tx,
  me: string,
  id: string,
): Promise<UserRow | undefined> {
  const row = await namedPerson(db, id)
  return row && !(await hasBlocked(db, id, me)) ? row : undefined
}

/** An account with a name whose address is theirs. */
export async function namedPerson(db: Db | Tx, id: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', id)
    .where('unconfirmed', '=', false)
    .where('first_name', 'is not', null)
    .executeTakeFirst()
}
