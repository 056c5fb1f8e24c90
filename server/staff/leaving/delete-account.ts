import { maskedEmail } from '#domain/core/text/masked-email.ts'
import { langOf } from '#protocol/core/text.ts'
import type * as operations from '#protocol/staff/operations.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { limit } from '../../platform/http/limits.ts'
import { queueMail } from '../../platform/mail/outgoing-mail.ts'
import { refusal } from '../../platform/api/problem.ts'
import { lockUser } from '../../people/people/account-store.ts'
import { newDeletionCode, tryDeletionCode } from './deletion-code.ts'
import { accountGoneMail, deletionCodeMail } from './leaving-mails.ts'
import { leavingTexts } from './leaving-texts.ts'
import { whatIsOpen } from './what-is-open.ts'

/**
 * Deletes the caller's account, after a code that was mailed (docs/product/accounts.md#leaving). What is
 * the person's in each feature goes by the event's reactions.
 * @throws Problem 200 with what has to end first
 */
export const deleteAccount: Handlers<typeof operations>['deleteAccount'] = async (
  { db: tx, user, now, lang, services, ...context },
  { code },
) => {
  // Held until the end: what would be written for the person meanwhile waits, and is refused then.
  const row = await lockUser(tx, user.id)
  if (!row.email_verified_at || row.unconfirmed) throw refusal(leavingTexts.confirmEmail)
  const open = await whatIsOpen(tx, user.id)
  if (open) throw refusal(open)

  if (!code) {
    limit({ now, services }, `deletion code of ${user.id}`, 5, 3600)
    const fresh = await newDeletionCode(tx, user.id, now)
    await queueMail(tx, { to: row.email, ...deletionCodeMail(lang, fresh) }, now)
    return { state: 'codeSent', sentTo: maskedEmail(row.email) }
  }
  limit({ now, services }, `deletion from ${context.address}`, 60, 3600)
  const outcome = await tryDeletionCode(tx, user.id, code.replace(/\D/g, ''), now)
  if (outcome !== 'right')
    return { refused: leavingTexts[outcome === 'wrong' ? 'wrongCode' : 'tooManyCodes'] }
  await services.tell(tx, { kind: 'accountDeleted', userId: user.id, email: row.email, at: now })
  const farewell = accountGoneMail(langOf(row.language))
  await queueMail(tx, { to: row.email, ...farewell, forgetOnceSent: true }, now)
  return { state: 'deleted' }
}
