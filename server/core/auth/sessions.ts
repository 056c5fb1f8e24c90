import { sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { SignedIn } from '../api/context.ts'
import { forgetUser, rememberUser } from './recent-users.ts'
import { randomToken, sha256 } from '../random.ts'

/** Sessions last 30 days from their last use (docs/product/accounts.md#signing-in). */
const sessionDays = 30
const dayMs = 86_400_000

/** Makes a session; only the hash of its token is kept. */
export async function createSession(db: Tx, userId: string, now: Date): Promise<string> {
  const token = randomToken()
  await db
    .insertInto('session')
    .values({
      token_hash: sha256(token),
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + sessionDays * dayMs),
    })
    .execute()
  return token
}

type SessionRow = { id: number; user_id: string; email: string; staff: boolean; expires_at: Date }

/** Who holds this token now; undefined for an unknown, expired or revoked one. */
export async function findSession(db: Db, token: string, now: Date): Promise<SignedIn | undefined> {
  const tokenHash = sha256(token)
  const { rows } = await sql<SessionRow>`
    select s.id, s.user_id, u.email, s.expires_at, exists (select 1 from staff_member m where m.user_id = u.id) as staff
    from session s join app_user u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.revoked_at is null and s.expires_at > ${now}::timestamptz`.execute(
    db,
  )
  const row = rows[0]
  if (!row) {
    forgetUser(tokenHash)
    return undefined
  }
  rememberUser(tokenHash, row.user_id)
  await slide(db, row, now)
  return { id: row.user_id, email: row.email, sessionId: row.id, staff: row.staff }
}

/** The expiry moves at most once a day, so that reading stays reading. */
async function slide(db: Db, row: SessionRow, now: Date): Promise<void> {
  const full = now.getTime() + sessionDays * dayMs
  if (full - row.expires_at.getTime() < dayMs) return
  await sql`update session set expires_at = ${new Date(full)}::timestamptz where id = ${row.id}`.execute(
    db,
  )
}

/** Ends one session. */
export async function revokeSession(db: Tx, sessionId: number, now: Date): Promise<void> {
  await db.updateTable('session').set({ revoked_at: now }).where('id', '=', sessionId).execute()
}

/** Ends all of a person's sessions but `keep`. */
export async function revokeOtherSessions(
  db: Tx,
  userId: string,
  keep: number | undefined,
  now: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('id', '<>', keep ?? 0)
    .execute()
}
