import { type RawBuilder, sql } from 'kysely'
import type { Device } from '#domain/core/text/device.ts'
import type { Db, Tx } from '../db/database.ts'
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

/** Its last use and its end move at most once an hour, so that reading stays reading. */
export async function slideSession(
  db: Db,
  { id, lastUsedAt }: { id: number; lastUsedAt: Date },
  now: Date,
): Promise<void> {
  if (now.getTime() - lastUsedAt.getTime() < hourMs) return
  const end = new Date(now.getTime() + sessionDays * dayMs)
  await sql`
    update session
    set last_used_at = ${now}::timestamptz, expires_at = greatest(expires_at, ${end}::timestamptz)
    where id = ${id}`.execute(db)
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

/** Ends the sessions of the people whom a query of ids names. */
export async function revokeSessionsOf(
  tx: Tx,
  people: RawBuilder<{ id: string }>,
  now: Date,
): Promise<void> {
  await sql`
    update session set revoked_at = ${now}::timestamptz
    where revoked_at is null and user_id in (${people})`.execute(tx)
}

/** Ends the sessions that came by a passkey, but `keep`. */
export async function revokeSessionsByPasskey(
  tx: Tx,
  passkeyId: string,
  keep: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('passkey_id', '=', passkeyId)
    .where('id', '<>', keep)
    .where('revoked_at', 'is', null)
    .execute()
}

/** From now on the session counts as one that came by this passkey. */
export async function markByPasskey(tx: Tx, sessionId: number, passkeyId: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ passkey_id: passkeyId })
    .where('id', '=', sessionId)
    .execute()
}

/** Lets a session change passkeys until then (docs/product/accounts.md#passkeys). */
export async function openForPasskeys(tx: Tx, sessionId: number, until: Date): Promise<void> {
  await tx
    .updateTable('session')
    .set({ passkeys_open_until: until })
    .where('id', '=', sessionId)
    .execute()
}

/** Forgets a person's sessions with all that they say. */
export async function forgetSessions(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('session').where('user_id', '=', userId).execute()
}
