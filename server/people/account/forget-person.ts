import { sql } from 'kysely'
import { forgetMail } from '../../platform/mail/forget-person.ts'
import { forgetSessions } from '../../platform/auth/sessions.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockUser } from '../people/account-store.ts'

/**
 * Makes an account nobody's: its row stays for the books and the tree, without a word about who it was.
 * Everything that hangs on the address goes with it, so that the address can begin anew.
 */
export async function forgetPerson(tx: Tx, userId: string, at: Date): Promise<void> {
  const { email } = await lockUser(tx, userId)
  await tx.deleteFrom('passkey').where('user_id', '=', userId).execute()
  await tx.deleteFrom('passkey_challenge').where('user_id', '=', userId).execute()
  await forgetSessions(tx, userId)
  await tx.deleteFrom('sign_in_challenge').where('email', '=', email).execute()
  await sql`delete from email_change where ${email} in (old_email, new_email)`.execute(tx)
  await forgetMail(tx, email)
  await sql`
    update app_user set
      email = ${`${userId.toLowerCase()}@deleted.invalid`}, email_verified_at = null, first_name = null,
      last_name = null, phone = null, whatsapp = null, social = null, birth_date = null, avatar = null,
      area_id = null, invitation_id = null, source_id = null, terms_accepted_at = null, deleted_at = ${at}::timestamptz
    where id = ${userId}`.execute(tx)
}
