import { sql } from 'kysely'
import type { Right } from '#protocol/core/rights.ts'
import type { SignedIn } from '../../platform/api/context.ts'
import { slideSession } from '../../platform/auth/sessions.ts'
import type { Db } from '../../platform/db/database.ts'
import { sha256 } from '../../platform/random.ts'

type Row = {
  id: number
  user_id: string
  email: string
  rights: Right[] | null
  passkey_id: string | null
  has_passkey: boolean
  last_used_at: Date
  block_reason: string | null
  block_ends_at: Date | null
}

/**
 * Who holds this token now; undefined for an unknown, expired or revoked one. Staff who have a
 * passkey are staff only in a session that came by one (docs/product/accounts.md#passkeys).
 */
export async function findCaller(db: Db, token: string, now: Date): Promise<SignedIn | undefined> {
  const tokenHash = sha256(token)
  const { rows } = await sql<Row>`
    select s.id, s.user_id, u.email, s.last_used_at, s.passkey_id,
      (select m.rights from staff_member m where m.user_id = u.id) as rights,
      exists (select 1 from passkey p where p.user_id = u.id) as has_passkey,
      b.reason as block_reason, b.ends_at as block_ends_at
    from session s join app_user u on u.id = s.user_id
    left join account_block b on b.user_id = u.id and b.lifted_at is null
      and b.starts_at <= ${now}::timestamptz
      and coalesce(b.ends_at > ${now}::timestamptz, true)
    where s.token_hash = ${tokenHash} and s.revoked_at is null and s.expires_at > ${now}::timestamptz`.execute(
    db,
  )
  const row = rows[0]
  if (!row) return undefined
  await slideSession(db, { id: row.id, lastUsedAt: row.last_used_at }, now)
  const block =
    row.block_reason === null
      ? undefined
      : { reason: row.block_reason, until: row.block_ends_at ?? undefined }
  const needsPasskey = row.rights !== null && row.has_passkey && row.passkey_id === null
  return {
    id: row.user_id,
    email: row.email,
    sessionId: row.id,
    passkeyId: row.passkey_id,
    staff: row.rights !== null && !needsPasskey,
    rights: needsPasskey ? [] : (row.rights ?? []),
    needsPasskey,
    block,
  }
}
