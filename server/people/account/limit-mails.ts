import { sql } from 'kysely'
import { mailboxOf } from '#domain/core/text/mailbox.ts'
import type { AnyContext, Services } from '../../platform/api/context.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { limit } from '../../platform/http/limits.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { sha256 } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'

const mostADay = 10
const dayMs = 86_400_000

/**
 * Whatever asks for them and for which writing of its address, one mailbox gets five mails with a
 * link or a code in 20 minutes at most, and ten in a day: that is counted in the database, for all
 * servers. It says nothing about who has an account.
 * @throws Problem 429
 */
export async function limitMails(
  context: Pick<AnyContext, 'now' | 'services'>,
  tx: Tx,
  email: string,
): Promise<void> {
  const hash = sha256(mailboxOf(email))
  limit(context, `verification of ${hash}`, 5, 20 * 60)
  if (!context.services.config.rateLimits) return
  const { now } = context
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mails to ${hash}`}, 0))`.execute(tx)
  const { rows } = await sql<{ sent_at: Date }>`
    select sent_at from code_mail
    where mailbox_hash = ${hash} and sent_at > ${new Date(now.getTime() - dayMs)}::timestamptz
    order by sent_at desc limit ${mostADay}`.execute(tx)
  const oldest = rows[mostADay - 1]
  if (oldest) {
    const again = oldest.sent_at.getTime() + dayMs - now.getTime()
    throw new Problem(429, texts.tooMany, { retryAfterSeconds: Math.ceil(again / 1000) })
  }
  await tx.insertInto('code_mail').values({ mailbox_hash: hash, sent_at: now }).execute()
}

export const oldCodeMails = (now: SqlInstant) =>
  sql`select from code_mail where sent_at < ${ago(now, 2 * dayMs)}`

/** Forgets who was sent what, once it counts no more. */
export async function forgetCodeMails({ db, clock }: Services): Promise<number> {
  const gone = await sql`
    delete from code_mail where sent_at < ${ago(sqlInstant(clock()), 2 * dayMs)}`.execute(db)
  return Number(gone.numAffectedRows ?? 0)
}
