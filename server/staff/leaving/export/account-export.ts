import { type Selectable, sql } from 'kysely'
import type * as operations from '#protocol/staff/operations.ts'
import type { Handlers } from '../../../platform/api/handler.ts'
import { conflict, refusal } from '../../../platform/api/problem.ts'
import { wake } from '../../../platform/work/topics.ts'
import { randomId } from '../../../platform/random.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Schema } from '../../../platform/db/schema.ts'
import { lockUser } from '../../../people/people/account-store.ts'
import { leavingTexts } from '../leaving-texts.ts'

type Row = Selectable<Schema['account_export']>

const dayMs = 86_400_000

/** The newest that is being made or ready; one that has ended is gone, whether or not it was swept. */
export async function newestExport(
  db: Db | Tx,
  userId: string,
  now: Date,
): Promise<Row | undefined> {
  return db
    .selectFrom('account_export')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('asked_at', 'desc')
    .executeTakeFirst()
}

const present = (row: Row) => ({
  state: row.ready_at ? ('ready' as const) : ('making' as const),
  askedAt: row.asked_at.toISOString(),
  until: row.ends_at?.toISOString(),
  bytes: row.byte_size ?? undefined,
})

export const accountExports: Handlers<typeof operations>['accountExports'] = async ({
  db,
  user,
  now,
}) => {
  const row = await newestExport(db, user.id, now)
  return { export: row && present(row) }
}

/**
 * Asks for a ZIP of all that is held on the caller; background work makes it. One is made at a time,
 * and one a day; a new one takes the place of the one before (docs/product/accounts.md#your-data).
 */
export const accountExport: Handlers<typeof operations>['accountExport'] = async ({
  db: tx,
  user,
  now,
  lang,
}) => {
  const person = await lockUser(tx, user.id)
  if (!person.email_verified_at || person.unconfirmed) throw refusal(leavingTexts.confirmEmailFirst)
  const before = await newestExport(tx, user.id, now)
  if (before && !before.ready_at) throw conflict(leavingTexts.exportMaking)
  if (before && now.getTime() - before.asked_at.getTime() < dayMs)
    throw conflict(leavingTexts.exportToday)
  await sql`
    update account_export set ends_at = ${now}::timestamptz
    where user_id = ${user.id} and ends_at > ${now}::timestamptz`.execute(tx)
  const row = await tx
    .insertInto('account_export')
    .values({ id: randomId(), user_id: user.id, language: lang, asked_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  await wake(tx, 'exports')
  return { export: present(row) }
}
