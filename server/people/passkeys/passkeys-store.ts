import { type Selectable, sql } from 'kysely'
import { sha256 } from '../../platform/random.ts'
import type { Services } from '../../platform/api/context.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'

export type PasskeyRow = Selectable<Schema['passkey']>

export const mostPasskeys = 10
export const challengeMinutes = 5

export async function readPasskeys(db: Db | Tx, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('key')
    .execute()
}

/** Takes all passkeys of a person away. @returns whether there was one */
export async function dropPasskeys(tx: Tx, userId: string): Promise<boolean> {
  const gone = await tx.deleteFrom('passkey').where('user_id', '=', userId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** Remembers a challenge that was handed out; `userId` of who registers, null for signing in. */
export async function keepChallenge(
  tx: Tx,
  challenge: string,
  userId: string | null,
  now: Date,
): Promise<void> {
  const expires = new Date(now.getTime() + challengeMinutes * 60_000)
  await tx
    .insertInto('passkey_challenge')
    .values({ hash: sha256(challenge), user_id: userId, expires_at: expires })
    .execute()
}

/**
 * Uses up the challenge that an authenticator signed, whatever comes of it: of two answers with the
 * same one, one gets it. The caller must keep that.
 * @param clientData base64url, as the browser made it
 * @returns undefined when it was not handed out for this, is used or too old
 */
export async function takeChallenge(
  tx: Tx,
  clientData: string,
  userId: string | null,
  now: Date,
): Promise<string | undefined> {
  const challenge = challengeIn(clientData)
  if (challenge === undefined) return undefined
  const taken = await tx
    .deleteFrom('passkey_challenge')
    .where('hash', '=', sha256(challenge))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst()
  return taken && challenge
}

function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as {
      challenge?: unknown
    }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

export const oldPasskeyChallenges = (now: SqlInstant) =>
  sql`select from passkey_challenge where expires_at < ${now}`

export async function forgetOldPasskeyChallenges({ db, clock }: Services): Promise<number> {
  const gone = await sql`
    delete from passkey_challenge where expires_at < ${sqlInstant(clock())}`.execute(db)
  return Number(gone.numAffectedRows ?? 0)
}
