import { sql } from 'kysely'
import { langOf } from '#protocol/core/text.ts'
import type { Services } from '../../../platform/api/context.ts'
import { ago, type SqlInstant, sqlInstant } from '../../../platform/work/sql-instant.ts'
import { queueMail } from '../../../platform/mail/outgoing-mail.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { userById } from '../../../people/people/account-store.ts'
import { exportReadyMail } from '../leaving-mails.ts'
import { entriesOf } from './archive.ts'
import { zipOf } from '../../../platform/zip-writer.ts'

/** How long a ZIP can be downloaded (docs/product/accounts.md#your-data). */
const keptMs = 7 * 86_400_000
/** Whoever makes one has so long; after a crash somebody else begins anew. */
const makingMs = 15 * 60_000

type Claimed = { id: string; user_id: string; language: string; begun_at: Date }

export const exportsToMake = (now: SqlInstant) => sql`
  select id from account_export
  where ends_at is null and (begun_at is null or begun_at < ${ago(now, makingMs)})
  order by asked_at limit 1`

async function claim({ db, clock }: Services): Promise<Claimed | undefined> {
  const now = clock()
  const { rows } = await sql<Claimed>`
    update account_export set begun_at = ${now}::timestamptz
    where id = (${exportsToMake(sqlInstant(now))} for update skip locked)
    returning id, user_id, language, begun_at`.execute(db)
  return rows[0]
}

/** Makes what was asked for, one after the other; background work in a lane of its own. */
export async function makeExports(services: Services): Promise<number> {
  for (let made = 0; ; made++) {
    const claimed = await claim(services)
    if (!claimed) return made
    await make(services, claimed)
  }
}

async function make(services: Services, { id, user_id, language, begun_at }: Claimed) {
  const { db, clock, files } = services
  const lang = langOf(language)
  const size = await files.writeFrom(id, zipOf(entriesOf(services, user_id, lang)))
  const now = clock()
  const isWanted = await db.transaction().execute(async (tx: Tx) => {
    // Not when the person left meanwhile, nor when somebody else has begun it anew.
    const { rows } = await sql`
      update account_export set ready_at = ${now}::timestamptz, byte_size = ${size}::bigint,
        ends_at = ${new Date(now.getTime() + keptMs)}::timestamptz
      where id = ${id} and ends_at is null and begun_at = ${begun_at}::timestamptz returning id`.execute(
      tx,
    )
    const person = rows.length > 0 ? await userById(tx, user_id) : undefined
    if (!person) return false
    const mail = exportReadyMail(lang, services.config.publicUrl)
    await queueMail(tx, { to: person.email, ...mail }, now)
    return true
  })
  if (!isWanted) await files.remove(id)
}

export const exportsOver = (now: SqlInstant) => sql<{ id: string }>`
  select id from account_export where ends_at <= ${now} order by ends_at limit 100`

/** Removes files whose days are over, then their rows; safe with several processes. */
export async function sweepExports({ db, clock, files }: Services): Promise<number> {
  const { rows } = await exportsOver(sqlInstant(clock())).execute(db)
  for (const { id } of rows) {
    await files.remove(id)
    await db.deleteFrom('account_export').where('id', '=', id).execute()
  }
  return rows.length
}

/** What somebody who left asked for is nobody's: its file goes with the next sweep. */
export async function forgetExports(tx: Tx, userId: string): Promise<void> {
  await sql`
    update account_export set ends_at = ${new Date(0)}::timestamptz where user_id = ${userId}`.execute(
    tx,
  )
}
