import { sql } from 'kysely'
import type * as operations from '#protocol/people/operations.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { refusal } from '../../platform/api/problem.ts'
import { queueMail } from '../../platform/mail/outgoing-mail.ts'
import type { Tx } from '../../platform/db/database.ts'
import { endUnconfirmed } from '../account/owner-of-address.ts'
import { tooManyChangeCodes } from './change-email.ts'
import { changedMail } from './email-change-mail.ts'
import { type ChangeRow, lockChange, presentChange, takeChangeCode } from './email-change-store.ts'

const noChange: Text = {
  en: 'This change has ended. Start again with the new e-mail.',
  es: 'Este cambio ya terminó. Empieza otra vez con el correo nuevo.',
}
const wrongCode: Text = {
  en: 'This code is wrong. Check that it is from the newest e-mail to this address.',
  es: 'Este código es incorrecto. Revisa que sea del correo más reciente a esta dirección.',
}

/**
 * Gives the account its new address; whoever registered with it and never confirmed it is signed
 * out. Of two who confirm it, the database refuses the second (app_user_email_owner).
 */
async function takeNewAddress(tx: Tx, change: ChangeRow, now: Date): Promise<void> {
  const { user_id: id, old_email: oldEmail, new_email: email } = change
  // Who signs in for the first time with this address at the same moment comes before or after.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`owner of ${email}`}, 0))`.execute(tx)
  await tx
    .updateTable('app_user')
    .set({ email, email_verified_at: now })
    .where('id', '=', id)
    .where('email', '=', oldEmail)
    .execute()
  await tx.deleteFrom('email_change').where('user_id', '=', id).execute()
  await endUnconfirmed(tx, email, now)
}

/**
 * One of the two codes; with the second the address is the account's (docs/product/accounts.md#another-e-mail).
 * @throws Problem 200 when no change is under way, 409 when the address was taken meanwhile
 */
export const confirmEmailChange: Handlers<typeof operations>['confirmEmailChange'] = async (
  { db: tx, user, now, lang, services },
  { side, code },
) => {
  const change = await lockChange(tx, user.id, now)
  if (!change || change.old_email !== user.email) throw refusal(noChange)
  const outcome = await takeChangeCode(tx, change, side, code.replace(/\D/g, ''), now)
  if ('refused' in outcome)
    return { refused: outcome.refused === 'wrong' ? wrongCode : tooManyChangeCodes }
  const { row } = outcome
  if (!row.old_confirmed_at || !row.new_confirmed_at) return { change: presentChange(row) }
  await takeNewAddress(tx, row, now)
  await queueMail(tx, { to: row.old_email, ...changedMail(lang, row.new_email) }, now)
  // What the contract of a rental names.
  await services.tell(tx, { kind: 'driverChanged', userId: user.id, at: now })
  return { email: row.new_email }
}
