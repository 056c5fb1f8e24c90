import { type Selectable, sql } from 'kysely'
import type { Lang } from '#protocol/core/text.ts'
import { randomCode, randomToken, sha256 } from '../../platform/random.ts'
import type { Services } from '../../platform/api/context.ts'
import { ago, type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'

/** One mail with a link and a code; of both only hashes are kept (docs/product/accounts.md#signing-in). */
export type Challenge = Selectable<Schema['sign_in_challenge']>

export const challengeMinutes = 20
/** Wrong codes for one e-mail while any of its codes lives; a new code brings no new tries. */
export const codeTries = 5
/** Wrong codes for one e-mail in a day, against somebody who guesses patiently. */
export const codeTriesADay = 20
const dayMs = 86_400_000

/* Six digits alone would be found from their hash in a moment's guessing over all rows at once. */
const hashCode = (code: string, linkHash: string) => sha256(`${linkHash}:${code}`)

/** Makes a link token and a code for an e-mail, no matter who owns it. */
export async function createChallenge(
  tx: Tx,
  challenge: {
    email: string
    language: Lang
    returnUrl: string
    /** Of the browser that asked. */
    browserProof: string | undefined
    /** The account that somebody registered and that this mail confirms. */
    registration: string | undefined
  },
  now: Date,
): Promise<{ token: string; code: string }> {
  const token = randomToken()
  const code = randomCode()
  const linkHash = sha256(token)
  await tx
    .insertInto('sign_in_challenge')
    .values({
      email: challenge.email,
      link_hash: linkHash,
      code_hash: hashCode(code, linkHash),
      language: challenge.language,
      return_url: challenge.returnUrl,
      registration_id: challenge.registration ?? null,
      browser_hash: challenge.browserProof ? sha256(challenge.browserProof) : null,
      created_at: now,
      expires_at: new Date(now.getTime() + challengeMinutes * 60_000),
    })
    .execute()
  return { token, code }
}

/** A link that can be used, left as it is. */
export async function findLink(tx: Tx, token: string, now: Date): Promise<Challenge | undefined> {
  return tx
    .selectFrom('sign_in_challenge')
    .selectAll()
    .where('link_hash', '=', sha256(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Whether this is the browser that asked for the link. */
export function isFromBrowser(challenge: Challenge, browserProof: string | undefined): boolean {
  return browserProof !== undefined && challenge.browser_hash === sha256(browserProof)
}

/** Uses up a link: of two at the same moment one gets it. Undefined when it is unknown, old or used. */
export async function takeLink(tx: Tx, token: string, now: Date): Promise<Challenge | undefined> {
  return tx
    .updateTable('sign_in_challenge')
    .set({ used_at: now })
    .where('link_hash', '=', sha256(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

export type CodeOutcome = { challenge: Challenge } | { refused: 'wrong' | 'tooMany' }

/**
 * The mail of a code, which can be used and is held until the transaction ends; or counts a try that the caller must keep. After the fifth wrong one every
 * living code of that e-mail is dead; its links still work, because nobody guesses those and a
 * stranger's wrong codes shall not lock the person out.
 */
export async function findCode(
  tx: Tx,
  email: string,
  code: string,
  now: Date,
): Promise<CodeOutcome> {
  const { rows } = await sql<Challenge>`
    select * from sign_in_challenge
    where email = ${email}::text and created_at > ${new Date(now.getTime() - dayMs)}::timestamptz
    order by id for update`.execute(tx)
  const alive = rows.filter((row) => row.expires_at > now)
  const tries = (of: Challenge[]) => of.reduce((sum, row) => sum + row.tries, 0)
  if (tries(alive) >= codeTries || tries(rows) >= codeTriesADay) return { refused: 'tooMany' }
  const open = alive.filter((row) => row.used_at === null)
  const found = open.find((row) => row.code_hash === hashCode(code, row.link_hash))
  if (found) return { challenge: found }
  const newest = alive.at(-1)
  if (newest) {
    await tx
      .updateTable('sign_in_challenge')
      .set({ tries: newest.tries + 1 })
      .where('id', '=', newest.id)
      .execute()
  }
  return { refused: tries(alive) + 1 >= codeTries ? 'tooMany' : 'wrong' }
}

/** Uses up what `findCode` holds. */
export async function useCode(tx: Tx, { id }: Challenge, now: Date): Promise<void> {
  await tx.updateTable('sign_in_challenge').set({ used_at: now }).where('id', '=', id).execute()
}

export const oldChallenges = (now: SqlInstant) =>
  sql`select from sign_in_challenge where created_at < ${ago(now, 2 * dayMs)}`

/** Deletes challenges that are no longer valid; background work. */
export async function forgetOldChallenges({ db, clock }: Services): Promise<number> {
  const gone = await sql`
    delete from sign_in_challenge where created_at < ${ago(sqlInstant(clock()), 2 * dayMs)}`.execute(
    db,
  )
  return Number(gone.numAffectedRows ?? 0)
}
