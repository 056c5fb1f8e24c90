import { randomCode, sha256 } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'

const codeMinutes = 10
/** Wrong codes in a day, however many new ones are asked for. */
const triesADay = 10
const dayMs = 86_400_000

const hashOf = (userId: string, code: string) => sha256(`passkeys of ${userId}:${code}`)

/** Makes the one code that lets a person change passkeys; an earlier one is worth nothing any more. */
export async function newPasskeyCode(tx: Tx, userId: string, now: Date): Promise<string> {
  const code = randomCode()
  const fresh = {
    code_hash: hashOf(userId, code),
    expires_at: new Date(now.getTime() + codeMinutes * 60_000),
  }
  await tx
    .insertInto('passkey_code')
    .values({ user_id: userId, ...fresh, tries_since: now })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(fresh))
    .execute()
  return code
}

/** Uses the code up when it is the one; a wrong one counts, and the caller must keep that it did. */
export async function tryPasskeyCode(
  tx: Tx,
  userId: string,
  code: string,
  now: Date,
): Promise<'right' | 'wrong' | 'tooMany'> {
  const row = await tx
    .selectFrom('passkey_code')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return 'wrong'
  const isNewDay = now.getTime() - row.tries_since.getTime() >= dayMs
  const tries = isNewDay ? 0 : row.tries
  if (tries >= triesADay) return 'tooMany'
  const own = tx.updateTable('passkey_code').where('user_id', '=', userId)
  if (row.expires_at > now && row.code_hash === hashOf(userId, code)) {
    await own.set({ expires_at: now }).execute()
    return 'right'
  }
  await own.set({ tries: tries + 1, ...(isNewDay ? { tries_since: now } : {}) }).execute()
  return tries + 1 >= triesADay ? 'tooMany' : 'wrong'
}
