import { sql } from 'kysely'
import type { Device } from '#domain/core/text/device.ts'
import type { Db, Tx } from '../db/database.ts'
import type { SignedIn } from '../api/context.ts'
import { randomToken, sha256 } from '../random.ts'

/** Sessions last 30 days from their last use (docs/product/accounts.md#signing-in). */
const sessionDays = 30
const dayMs = 86_400_000
const hourMs = 3_600_000

/** Where a session came from, for its owner's list (docs/product/accounts.md#sessions). */
export type SessionOrigin = {
  device: Device
  timeZone: string | undefined
  /** The passkey that it came by. */
  passkeyId?: string
}

/** Makes a session; only the hash of its token is kept. */
export async function createSession(
  db: Tx,
  userId: string,
  now: Date,
  origin?: SessionOrigin,
): Promise<string> {
  const token = randomToken()
  await db
    .insertInto('session')
    .values({
      token_hash: sha256(token),
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + sessionDays * dayMs),
      last_used_at: now,
      browser: origin?.device.browser ?? null,
      system: origin?.device.system ?? null,
      time_zone: origin?.timeZone ?? null,
      passkey_id: origin?.passkeyId ?? null,
    })
    .execute()
  return token
}

type SessionRow = {
  id: number
  user_id: string
  email: string
  on_staff: boolean
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
export async function findSession(db: Db, token: string, now: Date): Promise<SignedIn | undefined> {
  const tokenHash = sha256(token)
  const { rows } = await sql<SessionRow>`
    select s.id, s.user_id, u.email, s.last_used_at, s.passkey_id,
      exists (select 1 from staff_member m where m.user_id = u.id) as on_staff,
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
  await slide(db, row, now)
  const block =
    row.block_reason === null
      ? undefined
      : { reason: row.block_reason, until: row.block_ends_at ?? undefined }
  const needsPasskey = row.on_staff && row.has_passkey && row.passkey_id === null
  return {
    id: row.user_id,
    email: row.email,
    sessionId: row.id,
    passkeyId: row.passkey_id,
    staff: row.on_staff && !needsPasskey,
    needsPasskey,
    block,
  }
}

/** Its last use and its end move at most once an hour, so that reading stays reading. */
async function slide(db: Db, row: SessionRow, now: Date): Promise<void> {
  if (now.getTime() - row.last_used_at.getTime() < hourMs) return
  const end = new Date(now.getTime() + sessionDays * dayMs)
  await sql`
    update session
    set last_used_at = ${now}::timestamptz, expires_at = greatest(expires_at, ${end}::timestamptz)
    where id = ${row.id}`.execute(db)
}

/** Ends one session. */
export async function revokeSession(db: Tx, sessionId: number, now: Date): Promise<void> {
  await db.updateTable('session').set({ revoked_at: now }).where('id', '=', sessionId).execute()
}

/**
 * Ends all of a person's sessions but `keep`.
 * @returns how many of them still lived
 */
export async function revokeOtherSessions(
  db: Tx,
  userId: string,
  keep: number | undefined,
  now: Date,
): Promise<number> {
  const ended = await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('id', '<>', keep ?? 0)
    .returning('expires_at')
    .execute()
  return ended.filter(({ expires_at }) => expires_at > now).length
}
