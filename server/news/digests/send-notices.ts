import { type Selectable, sql } from 'kysely'
import { type Lang, langOf } from '#protocol/core/text.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { Services } from '../../platform/api/context.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { oneByOne } from '../../platform/work/one-by-one.ts'
import { layOutNotices } from './lay-out-notices.ts'
import { markDecided } from '../../platform/mail/notice-mail.ts'
import { queueMail } from '../../platform/mail/outgoing-mail.ts'

type Row = Selectable<Schema['notice_mail']> & {
  read: boolean
  /** The rental that it leads to, if it is the reader's own. */
  car: string | null
  number: number | null
}
type Reader = { email: string; lang: Lang; publicUrl: string }

export const readersToTell = (now: SqlInstant) => sql<{ user_id: string }>`
  select distinct user_id from notice_mail where done_at is null and due_at <= ${now} limit 100`

/**
 * Writes the mails of notices that are due: an urgent one each, the gathered ones of a person
 * together. Decided and queued in one transaction a person, so that with several processes and
 * after a crash nothing is mailed twice or forgotten.
 * @returns how many notices were decided
 */
export async function sendNotices({ db, clock, config }: Services): Promise<number> {
  const now = clock()
  const { rows } = await readersToTell(sqlInstant(now)).execute(db)
  return oneByOne(rows, ({ user_id }) =>
    db.transaction().execute((tx) => sendToOne(tx, user_id, config.publicUrl, now)),
  )
}

/** How many notices should have been mailed by now. */
export async function countDueNotices({ db, clock }: Services): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from notice_mail
    where done_at is null and due_at <= ${clock()}::timestamptz`.execute(db)
  return rows[0]?.count ?? 0
}

async function sendToOne(tx: Tx, userId: string, publicUrl: string, now: Date): Promise<number> {
  const { rows: people } = await sql<{
    email: string
    language: string
    unconfirmed: boolean
    gone: boolean
  }>`
    select email, language, unconfirmed, deleted_at is not null as gone from app_user
    where id = ${userId} for no key update skip locked`.execute(tx)
  const [person] = people
  // Another process is at it.
  if (!person) return 0
  const { rows } = await sql<Row>`
    select m.*, n.read_at is not null as read, o.number, concat_ws(' ', c.make, c.model, c.year) as car
    from notice_mail m left join notification n on n.id = m.notification_id
      left join rental_order o on o.id = m.query->>'order' and o.user_id = m.user_id
      left join car c on c.id = o.car_id
    where m.user_id = ${userId} and m.done_at is null order by m.created_at, m.id`.execute(tx)
  // An address that was only typed belongs to somebody else until its mailbox is shown.
  if (person.unconfirmed || person.gone) {
    await drop(tx, rows, now)
    return rows.length
  }
  const reader = { email: person.email, lang: langOf(person.language), publicUrl }
  const isDue = (row: Row) => row.due_at <= now
  const urgent = rows.filter((row) => row.urgent && isDue(row))
  const gathered = rows.filter((row) => !row.urgent)
  for (const row of urgent) await mail(tx, [row], reader, now)
  if (!gathered.some(isDue)) return urgent.length
  const unread = gathered.filter((row) => !row.read)
  await drop(
    tx,
    gathered.filter((row) => row.read),
    now,
  )
  await mail(tx, unread, reader, now)
  return urgent.length + gathered.length
}

async function mail(tx: Tx, rows: Row[], reader: Reader, now: Date): Promise<void> {
  if (rows.length === 0) return
  const { email, lang, publicUrl } = reader
  const news = rows.map((row) => ({
    title: lang === 'es' ? row.title_es : row.title_en,
    text: lang === 'es' ? row.text_es : row.text_en,
    rental: row.car && row.number ? { car: row.car, number: row.number } : undefined,
    route: row.route,
    query: row.query as Record<string, string>,
  }))
  const id = await queueMail(
    tx,
    { to: email, canWait: true, ...layOutNotices(news, lang, publicUrl) },
    now,
  )
  await decide(tx, rows, id, now)
}

const drop = (tx: Tx, rows: Row[], now: Date) => decide(tx, rows, undefined, now)

const decide = (tx: Tx, rows: Row[], mailId: string | undefined, now: Date) =>
  markDecided(
    tx,
    rows.map(({ id }) => id),
    mailId,
    now,
  )
