import { sql } from 'kysely'
import { langOf } from '#protocol/core/text.ts'
import type * as operations from '#protocol/people/operations.ts'
import type { Services } from '../../platform/api/context.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { refusal } from '../../platform/api/problem.ts'
import { revokeOtherSessions } from '../../platform/auth/sessions.ts'
import { limit } from '../../platform/http/limits.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { queueMail } from '../../platform/mail/outgoing-mail.ts'
import { randomToken, sha256 } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import { audit } from '../../platform/audit/audit.ts'
import { isStaff, lockUser, userById } from '../people/account-store.ts'
import { type PasskeyChange, passkeyChangeMail } from './passkey-mails.ts'
import { passkeyTexts } from './passkey-texts.ts'

const alarmDays = 7

/**
 * Tells a person by mail that a passkey was added or removed, with the way to undo it, and of staff
 * the audit log (docs/product/accounts.md#passkeys). In the change's own transaction.
 */
export async function tellOfPasskey(
  tx: Tx,
  userId: string,
  { change, key, name }: { change: PasskeyChange; key: string; name: string },
  { config }: Pick<Services, 'config'>,
  now: Date,
): Promise<void> {
  const person = await userById(tx, userId)
  if (!person) throw new Error('a passkey of nobody has changed')
  const token = randomToken()
  const expires = new Date(now.getTime() + alarmDays * 86_400_000)
  await tx
    .insertInto('passkey_alarm')
    .values({
      hash: sha256(token),
      user_id: userId,
      passkey: key,
      changed_at: now,
      expires_at: expires,
    })
    .execute()
  const link = new URL(
    `/welcome?${new URLSearchParams({ alarm: token }).toString()}`,
    config.publicUrl,
  )
  const mail = passkeyChangeMail(langOf(person.language), { change, name, link: link.href })
  await queueMail(tx, { to: person.email, ...mail }, now)
  if (await isStaff(tx, userId)) await audit(tx, userId, now, `passkey ${change}`, key, { name })
}

/**
 * «This was not me»: who has the mail takes away what was added at that change or since, and all
 * sessions of the account end. Once.
 * @throws Problem 200 for a link that is unknown, used or older than 7 days, 429 after 30 in 10 minutes
 */
export const denyPasskeyChange: Handlers<typeof operations>['denyPasskeyChange'] = async (
  context,
  { alarm },
) => {
  const { db: tx, now } = context
  limit(context, `passkey alarm from ${context.address}`, 30, 600)
  const hash = sha256(alarm)
  const found = await tx
    .selectFrom('passkey_alarm')
    .select('user_id')
    .where('hash', '=', hash)
    .executeTakeFirst()
  // The account before its passkeys, as in all that changes them.
  if (found) await lockUser(tx, found.user_id)
  const taken = await tx
    .deleteFrom('passkey_alarm')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(['user_id', 'passkey', 'changed_at'])
    .executeTakeFirst()
  if (!taken) throw refusal(passkeyTexts.deadAlarm)
  const { user_id: userId, changed_at: since } = taken
  await revokeOtherSessions(tx, userId, undefined, now)
  const dropped = await tx
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .returning('key')
    .execute()
  if (await isStaff(tx, userId))
    await audit(tx, userId, now, 'passkey denied', taken.passkey, { removed: dropped.length })
  return { removed: dropped.length }
}

export const oldAlarms = (now: SqlInstant) =>
  sql`select from passkey_alarm where expires_at < ${now}`

/** Links that nobody pressed in time. */
export async function forgetOldAlarms({ db, clock }: Services): Promise<number> {
  const gone = await sql`
    delete from passkey_alarm where expires_at < ${sqlInstant(clock())}`.execute(db)
  return Number(gone.numAffectedRows ?? 0)
}
