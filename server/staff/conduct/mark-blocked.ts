import { sql } from 'kysely'
import { holdsNow, marksOfPerson } from '../../people/people/block-marks.ts'
import type { Tx } from '../../platform/db/database.ts'

/**
 * Keeps what a blocked person is known by, with each of their blocks that holds. What they say later is added, what
 * was known stays. The caller holds the account's lock. Only the account's own person: its other drivers are others.
 */
export async function markBlocked(tx: Tx, userId: string, now: Date): Promise<void> {
  const hashes = await marksOfPerson(tx, userId)
  await sql`
    insert into block_mark (block_id, kind, hash)
    select b.id, m.kind, m.hash
    from account_block b,
      unnest(${hashes.map(({ kind }) => kind)}::text[], ${hashes.map(({ hash }) => hash)}::text[]) m (kind, hash)
    where b.user_id = ${userId} and ${holdsNow('b', now)}
    on conflict do nothing`.execute(tx)
}
