import { type Selectable, sql } from 'kysely'
import type { Lang } from '#protocol/core/text.ts'
import { versionOf } from '../../platform/audit/as-seen.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { randomId, randomToken, sha256 } from '../../platform/random.ts'

/*
 * Secret addresses that a calendar reads (docs/product/calendars.md#calendars-out). Only a hash of the token is kept.
 */

export type LinkRow = Selectable<Schema['calendar_link']>

/** What a calendar is of. */
export type Of = { car: string } | { area: string } | { user: string }

const columnOf = (of: Of) =>
  'car' in of
    ? (['car_id', of.car] as const)
    : 'area' in of
      ? (['area_id', of.area] as const)
      : (['user_id', of.user] as const)

export const linkVersion = ({ id, made_at }: Pick<LinkRow, 'id' | 'made_at'>): string =>
  versionOf(id, made_at)

/** Makes an address in the place of the one before. @returns its token, which nobody can read again */
export async function makeLink(
  tx: Tx,
  of: Of,
  { by, lang, now }: { by: string; lang: Lang; now: Date },
): Promise<{ id: string; token: string }> {
  const token = randomToken()
  const id = randomId()
  const [column, value] = columnOf(of)
  await sql`
    insert into calendar_link (id, token_hash, ${sql.ref(column)}, lang, made_by, made_at)
    values (${id}, ${sha256(token)}, ${value}, ${lang}, ${by}, ${now}::timestamptz)
    on conflict (${sql.ref(column)}) where ${sql.ref(column)} is not null do update set id = excluded.id,
      token_hash = excluded.token_hash, lang = excluded.lang, made_by = excluded.made_by,
      made_at = excluded.made_at`.execute(tx)
  return { id, token }
}

export async function linkOf(db: Db | Tx, of: Of): Promise<LinkRow | undefined> {
  const [column, value] = columnOf(of)
  return db.selectFrom('calendar_link').selectAll().where(column, '=', value).executeTakeFirst()
}

export async function endLink(tx: Tx, of: Of): Promise<void> {
  const [column, value] = columnOf(of)
  await tx.deleteFrom('calendar_link').where(column, '=', value).execute()
}

/** A person leaves: their own calendar is found no more; what they made for the company stays the company's. */
export const forgetLinks = (tx: Tx, userId: string): Promise<void> => endLink(tx, { user: userId })

export const addressOf = (publicUrl: string, token: string): string =>
  `${publicUrl}/calendar/${token}.ics`
