import { revokeOtherSessions } from '../platform/auth/sessions.ts'
import type { Db, Tx } from '../platform/db/database.ts'
import {
  addToStaff,
  createUser,
  takeOffStaff,
  userByEmail,
} from '../people/people/account-store.ts'
import { dropPasskeys } from '../people/passkeys/passkeys-store.ts'

export type StaffChange = 'add' | 'remove' | 'forget-passkeys'

/** E-mails of everybody on the staff list. */
export async function listStaff(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_member')
    .innerJoin('app_user', 'app_user.id', 'staff_member.user_id')
    .select('app_user.email')
    .orderBy('app_user.email')
    .execute()
  return rows.map((row) => row.email)
}

/**
 * Puts a person on the staff list (docs/product/staff.md#what-they-do) or takes them off it. A new e-mail gets an
 * account that becomes usable when the person signs in by mail. Doing it twice is harmless.
 * @returns the sentence that says what is true now.
 */
export async function changeStaff(
  db: Db,
  change: StaffChange,
  email: string,
  now: Date,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    if (change === 'forget-passkeys') return forgetPasskeys(tx, email, now)
    if (change === 'remove') {
      const user = await userByEmail(tx, email)
      return user && (await takeOffStaff(tx, user.id))
        ? `${email} is no longer on the staff list.`
        : `${email} was not on the staff list.`
    }
    const user = (await createUser(tx, email, 'en', now)) ?? (await userByEmail(tx, email))
    if (!user) throw new Error('an account is neither new nor there')
    // Somebody who has this account without having shown the mailbox must not become staff.
    if (!user.email_verified_at) await revokeOtherSessions(tx, user.id, undefined, now)
    await addToStaff(tx, user.id, now)
    return `${email} is on the staff list. They sign in with this e-mail and open /staff.`
  })
}

/** All of a person's passkeys and sessions end; they sign in by mail and may add new ones. */
async function forgetPasskeys(tx: Tx, email: string, now: Date): Promise<string> {
  const user = await userByEmail(tx, email)
  if (!user || !(await dropPasskeys(tx, user.id))) return `${email} has no passkeys.`
  await revokeOtherSessions(tx, user.id, undefined, now)
  return `${email} has no passkeys any more and is signed out everywhere. They sign in by e-mail.`
}
