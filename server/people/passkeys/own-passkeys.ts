import type * as operations from '#protocol/people/operations.ts'
import type { SignedIn } from '../../platform/api/context.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { Problem, refusal, texts } from '../../platform/api/problem.ts'
import { revokeSessionsByPasskey } from '../../platform/auth/sessions.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { lockUser } from '../people/account-store.ts'
import { tellOfPasskey } from './passkey-alarm.ts'
import { passkeyTexts } from './passkey-texts.ts'
import { type PasskeyRow, readPasskeys } from './passkeys-store.ts'

export const passkeys: Handlers<typeof operations>['passkeys'] = async ({ db, user, now }) => {
  const rows = await readPasskeys(db, user.id)
  const until = await openUntil(db, user, now)
  return {
    openUntil: until?.toISOString(),
    passkeys: rows.map((row) => ({
      id: row.key,
      name: row.name,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString(),
      current: row.id === user.passkeyId,
    })),
  }
}

/**
 * Holds the account, whose passkeys may be changed by this session. Staff who have one change them
 * only in a session that came by one: else a mailbox alone would be enough again.
 * @throws Problem 403, and 401 when the account was just deleted
 */
export async function lockKeyring(tx: Tx, user: SignedIn): Promise<void> {
  if (user.needsPasskey) throw new Problem(403, texts.passkeyFirst)
  const { deleted_at: deletedAt } = await lockUser(tx, user.id)
  // Deleted while this call waited.
  if (deletedAt) throw new Problem(401, texts.signInFirst)
}

/** Up to when this session may add and remove passkeys; undefined when it may not. */
async function openUntil(db: Db | Tx, user: SignedIn, now: Date): Promise<Date | undefined> {
  const session = await db
    .selectFrom('session')
    .select('passkeys_open_until')
    .where('id', '=', user.sessionId)
    .executeTakeFirst()
  const until = session?.passkeys_open_until
  return until && until > now ? until : undefined
}

/**
 * For adding and removing: a session that was only found open, or stolen, changes nothing.
 * @throws Problem 200 until `openPasskeys`, and as `lockKeyring`
 */
export async function lockOpenKeyring(tx: Tx, user: SignedIn, now: Date): Promise<void> {
  await lockKeyring(tx, user)
  if (!(await openUntil(tx, user, now))) throw refusal(passkeyTexts.openFirst)
}

async function ownPasskey(tx: Tx, user: SignedIn, key: string): Promise<PasskeyRow> {
  const found = (await readPasskeys(tx, user.id)).find((row) => row.key === key)
  if (!found) throw new Problem(404, texts.notFound)
  return found
}

/** @throws Problem 404 for one that is not the caller's, 403 as `lockKeyring` */
export const renamePasskey: Handlers<typeof operations>['renamePasskey'] = async (
  { db: tx, user },
  { passkey, name },
) => {
  await lockKeyring(tx, user)
  const { id } = await ownPasskey(tx, user, passkey)
  await tx.updateTable('passkey').set({ name }).where('id', '=', id).execute()
  return {}
}

/**
 * Whoever has the device must not stay signed in by it.
 * @throws Problem 404 for one that is not the caller's, 200 and 403 as `lockOpenKeyring`
 */
export const removePasskey: Handlers<typeof operations>['removePasskey'] = async (
  { db: tx, user, now, services },
  { passkey },
) => {
  await lockKeyring(tx, user)
  const { id, key, name } = await ownPasskey(tx, user, passkey)
  await lockOpenKeyring(tx, user, now)
  await revokeSessionsByPasskey(tx, id, user.sessionId, now)
  await tx.deleteFrom('passkey').where('id', '=', id).execute()
  await tellOfPasskey(tx, user.id, { change: 'removed', key, name }, services, now)
  return {}
}
