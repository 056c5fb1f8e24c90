import { type RawBuilder, sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuseLicensesOf } from '../../people/drivers/refuse-licenses.ts'
import { holdsNow } from '../../people/people/block-marks.ts'
import { markBlocked } from './mark-blocked.ts'

/**
 * Takes away reports by and on somebody who left, and the blocks that they had. One that holds stays for its term, with
 * what it knows the person by (docs/product/staff.md#do-not-rent).
 */
export async function forgetConduct(tx: Tx, userId: string, now: Date): Promise<void> {
  await sql`delete from person_report where ${userId} in (user_id, reporter_id)`.execute(tx)
  await sql`delete from not_same_person where user_id = ${userId}`.execute(tx)
  await sql`delete from account_block b where user_id = ${userId} and not ${holdsNow('b', now)}`.execute(
    tx,
  )
}

const over = (now: SqlInstant) => sql`coalesce(b.lifted_at, b.ends_at) <= ${now}`

/** Blocks that are over and still know somebody, and those from before a block knew anybody. */
export const marksToKeep = (now: SqlInstant): RawBuilder<unknown> => sql`
  select b.id from account_block b join app_user u on u.id = b.user_id where ${over(now)}
    and (u.deleted_at is not null or exists (select from block_mark m where m.block_id = b.id))
  union all
  select b.id from account_block b where b.lifted_at is null and not ${over(now)} is true
    and not exists (select from block_mark m where m.block_id = b.id)
    and exists (select from driver d where d.user_id = b.user_id and d.birth_date is not null)`

/**
 * Forgets by what a person was known when their block is over, and the block itself of somebody who left; gives blocks
 * from before they knew anybody their marks. Safe with several processes.
 */
export async function keepMarks({ db, clock }: Services): Promise<number> {
  const now = clock()
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`${marksToKeep(sqlInstant(now))}`.execute(tx)
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    await sql`delete from block_mark m using account_block b
      where b.id = m.block_id and b.id = any(${ids}::text[]) and not ${holdsNow('b', now)}`.execute(
      tx,
    )
    await sql`delete from account_block b using app_user u
      where u.id = b.user_id and u.deleted_at is not null and b.id = any(${ids}::text[])
        and not ${holdsNow('b', now)}`.execute(tx)
    const running = await sql<{ user_id: string }>`
      select b.user_id from account_block b where b.id = any(${ids}::text[]) and ${holdsNow('b', now)}`.execute(
      tx,
    )
    for (const { user_id: userId } of running.rows) {
      await markBlocked(tx, userId, now)
      await refuseLicensesOf(tx, userId, now)
    }
    return rows.length
  })
}
