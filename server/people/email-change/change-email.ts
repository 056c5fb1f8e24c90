import { sql } from 'kysely'
import type * as operations from '#protocol/people/operations.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { refusal } from '../../platform/api/problem.ts'
import { limit } from '../../platform/http/limits.ts'
import { queueMail } from '../../platform/mail/outgoing-mail.ts'
import { limitMails } from '../account/limit-mails.ts'
import { lockUser, userByEmail } from '../people/account-store.ts'
import { beginChange, changeUnderWay, presentChange } from './email-change-store.ts'
import { newAddressMail, oldAddressMail, takenAddressMail } from './email-change-mail.ts'

const confirmFirst: Text = {
  en: 'Confirm your present e-mail first: open the link that we sent you, or enter its code.',
  es: 'Primero confirma tu correo actual: abre el enlace que te enviamos o escribe su código.',
}
const sameEmail: Text = {
  en: 'This is your e-mail already.',
  es: 'Este ya es tu correo.',
}
export const tooManyChangeCodes: Text = {
  en: 'Too many wrong codes. You can start again in 24 hours.',
  es: 'Demasiados códigos incorrectos. Puedes empezar otra vez en 24 horas.',
}

export const emailChange: Handlers<typeof operations>['emailChange'] = async ({
  db,
  user,
  now,
}) => {
  const row = await changeUnderWay(db, user.id, now)
  return { change: row && presentChange(row) }
}

/**
 * Mails both codes (docs/product/accounts.md#another-e-mail). An address that somebody has gets another mail, and
 * nothing else is different: only its mailbox can tell.
 * @throws Problem 200 for the present address, an unconfirmed account and after too many wrong
 * codes; 429 after 5 changes in an hour or too many mails to one address
 */
export const changeEmail: Handlers<typeof operations>['changeEmail'] = async (
  context,
  { email },
) => {
  const { db: tx, user, now, lang } = context
  const person = await lockUser(tx, user.id)
  if (!person.email_verified_at || person.unconfirmed) throw refusal(confirmFirst)
  if (email === person.email) throw refusal(sameEmail)
  limit(context, `e-mail change of ${user.id}`, 5, 3600)
  await limitMails(context, tx, email)
  const begun = await beginChange(
    tx,
    { userId: user.id, oldEmail: person.email, newEmail: email },
    now,
  )
  if (!begun) throw refusal(tooManyChangeCodes)
  const { row, codes } = begun
  const isTaken = (await userByEmail(tx, email)) !== undefined
  await queueMail(tx, { to: person.email, ...oldAddressMail(lang, email, codes.old) }, now)
  const { publicUrl } = context.services.config
  const toNew = isTaken ? takenAddressMail(lang, publicUrl) : newAddressMail(lang, codes.new)
  await queueMail(tx, { to: email, ...toNew }, now)
  return { change: presentChange(row) }
}

export const cancelEmailChange: Handlers<typeof operations>['cancelEmailChange'] = async ({
  db: tx,
  user,
  now,
}) => {
  // The row stays for its tries; without time left it is no change any more.
  await sql`
    update email_change
    set expires_at = ${now}::timestamptz,
      created_at = least(created_at, ${now}::timestamptz - interval '1 second')
    where user_id = ${user.id} and expires_at > ${now}::timestamptz`.execute(tx)
  return {}
}
