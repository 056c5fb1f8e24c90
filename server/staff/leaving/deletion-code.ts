import { randomCode, sha256 } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'

export const codeMinutes = 20
/** Wrong codes in a day, however many new ones are asked for. */
const triesADay = 10
const dayMs = 86_400_000

const hashOf = (userId: string, code: string) => sha256(`deletion of ${userId}:${code}`)

/** Makes the one code that deletes an account; an earlier one is worth nothing any more. */
export async function newDeletionCode(tx: Tx, userId: string, now: Date): Promise<string> {
  const code = randomCode()
  const fresh = {
    code_hash: hashOf(userId, code),
    expires_at: new Date(now.getTime() + codeMinutes * 60_000),
  }
  await tx
    .insertInto('deletion_code')
    .values({ user_id: userId, ...fresh, tries_since: now })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(fresh))
    .execute()
  return code
}

/** Of whoever left nothing is asked any more. */
export async function forgetDeletionCode(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('deletion_code').where('user_id', '=', userId).execute()
}

/** Whether a typed code is the one; a wrong one counts, and the caller must keep that it did. */
export async function tryDeletionCode(
  tx: Tx,
  userId: string,
  code: string,
  now: Date,
): Promise<'right' | 'wrong' | 'tooMany'> {
  const row = await tx
    .selectFrom('deletion_code')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return 'wrong'
  const isNewDay = now.getTime() - row.tries_since.getTime() >= dayMs
  const tries = isNewDay ? 0 : row.tries
  if (tries >= triesADay) return 'tooMany'
  if (row.expires_at > now && row.code_hash === hashOf(userId, code)) return 'right'
  await tx
    .updateTable('deletion_code')
    .set({ tries: tries + 1, ...(isNewDay ? { tries_since: now } : {}) })
    .where('user_id', '=', userId)
    .execute()
  return tries + 1 >= triesADay ? 'tooMany' : 'wrong'
}
