import { type Selectable, sql } from 'kysely'
import type { Right } from '#protocol/core/rights.ts'
import { type ApiKeyHolder, apiKeyBegins } from '../../platform/auth/api-key.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { randomId, randomToken, sha256 } from '../../platform/random.ts'

export type ApiKeyRow = Selectable<Schema['api_key']>

/** The last use moves at most so often, so that reading stays reading. */
const useSeconds = 300

/** Whose token this is now; undefined of an unknown, ended or expired one (docs/product/connections.md#keys). */
export async function findApiKey(
  db: Db,
  token: string,
  now: Date,
): Promise<ApiKeyHolder | undefined> {
  const row = await db
    .selectFrom('api_key')
    .selectAll()
    .where('token_hash', '=', sha256(token))
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!row || (row.expires_at && row.expires_at <= now)) return undefined
  if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() >= useSeconds * 1000)
    await sql`
      update api_key set last_used_at = greatest(last_used_at, ${now}::timestamptz)
      where id = ${row.id}`.execute(db)
  return { id: row.id, rights: row.rights as Right[] }
}

/** Those that were not ended, the oldest first. */
export async function readApiKeys(db: Db | Tx): Promise<ApiKeyRow[]> {
  return db
    .selectFrom('api_key')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

type Wanted = { name: string; rights: readonly Right[]; expiresAt: Date | undefined }

/** Holds the table until the transaction ends, so that nobody makes one more meanwhile. @returns how many are not ended */
export async function countApiKeys(tx: Tx): Promise<number> {
  await sql`lock table api_key in share row exclusive mode`.execute(tx)
  return (await readApiKeys(tx)).length
}

/** @returns its id, and the key itself, of which only the hash is kept */
export async function addApiKey(
  tx: Tx,
  { name, rights, expiresAt }: Wanted,
  now: Date,
): Promise<{ id: string; key: string }> {
  const [id, key] = [randomId(), `${apiKeyBegins}${randomToken()}`]
  await tx
    .insertInto('api_key')
    .values({
      id,
      name,
      token_hash: sha256(key),
      starts: key.slice(0, apiKeyBegins.length + 4),
      rights: [...rights],
      created_at: now,
      expires_at: expiresAt ?? null,
    })
    .execute()
  return { id, key }
}

/** @returns its name; undefined when there is no such key that was not ended */
export async function endApiKey(tx: Tx, id: string, now: Date): Promise<string | undefined> {
  const ended = await tx
    .updateTable('api_key')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return ended?.name
}
