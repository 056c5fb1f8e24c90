import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { isHopeless } from '../gateways/mail.ts'
import type { Services } from '../api/context.ts'
import { type SqlInstant, sqlInstant } from '../work/sql-instant.ts'
import { wake } from '../work/topics.ts'
import { randomId } from '../random.ts'
import { sqlState } from '../retry.ts'

/** What is written to one person; `layOutMail` (mail-layout.ts) makes both bodies. */
export type NewMail = {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
  /** Everything else goes before it: it may come by the thousands, and nobody sits and waits for it. */
  canWait?: boolean
  /** The address asked for it just now: it goes out to whoever moved in and was not invited, too. */
  isAsked?: boolean
  /** Nothing is kept of it, not even to whom it went: the person has left. */
  forgetOnceSent?: boolean
}

type MailRow = Selectable<Schema['outgoing_mail']>

/** After so many tries a message is given up. */
export const mostTries = 10
const minuteMs = 60_000

/** Minutes until the next try after `tries` failed: 1, 2, 4 … at most 6 hours. */
const backOffMs = (tries: number) => Math.min(2 ** (tries - 1), 360) * minuteMs

/**
 * Puts a message among those to send, in the transaction of what it tells about. Nothing is written to somebody who
 * waits for an invitation, but what they ask for (docs/product/company.md#moving-in).
 * @returns its id
 */
export async function queueMail(tx: Tx, mail: NewMail, now: Date): Promise<string> {
  const id = randomId()
  const { to, subject, text, html, replyTo = null, canWait = false, forgetOnceSent = false } = mail
  await sql`
    insert into outgoing_mail (id, recipient, subject, text_body, html_body, reply_to, can_wait, forget_once_sent,
      created_at, next_try_at)
    select ${id}::text, ${to}::text, ${subject}::text, ${text}::text, ${html}::text, ${replyTo}::text, ${canWait}::boolean,
      ${forgetOnceSent}::boolean, ${now}::timestamptz, ${now}::timestamptz
    where ${mail.isAsked ?? false}::boolean
      or not exists (select from waits_for_invitation where email = lower(${to}::text))`.execute(tx)
  await wake(tx, 'mail')
  return id
}

/** What waits for these addresses counts as sent when it was written. */
export async function closeMailsTo(
  tx: Tx,
  addresses: RawBuilder<{ email: string }>,
): Promise<void> {
  await sql`
    update outgoing_mail set sent_at = created_at, tries = 1, text_body = '', html_body = ''
    where sent_at is null and recipient in (${addresses})`.execute(tx)
}

export const mailToSend = (now: SqlInstant) => sql`
  select id from outgoing_mail
  where sent_at is null and given_up_at is null and next_try_at <= ${now}
  order by can_wait, next_try_at limit 5`

/* Claimed by moving the next try: another process passes over it, and after a crash it comes again. */
async function claim({ db }: Services, now: Date): Promise<MailRow[]> {
  const { rows } = await sql<MailRow>`
    update outgoing_mail
    set tries = tries + 1, next_try_at = ${now}::timestamptz + interval '2 minutes'
    where id in (
      ${mailToSend(sqlInstant(now))} for update skip locked)
    returning *`.execute(db)
  return rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
}

/* The bodies hold links and codes that sign people in; they go when nobody needs them any more. */
const emptied = { text_body: '', html_body: '' }

async function sendOne(services: Services, row: MailRow): Promise<unknown> {
  const { clock, mail } = services
  try {
    await mail.send({
      id: row.id,
      to: row.recipient,
      subject: row.subject,
      text: row.text_body,
      html: row.html_body,
      replyTo: row.reply_to ?? undefined,
      date: row.created_at,
    })
  } catch (error) {
    const over = isHopeless(error) || row.tries >= mostTries
    const change = over
      ? { given_up_at: clock(), ...emptied }
      : { next_try_at: new Date(clock().getTime() + backOffMs(row.tries)) }
    await note(services, row, change)
    return error
  }
  await note(services, row, { sent_at: clock(), ...emptied })
  return undefined
}

async function note({ db }: Services, row: MailRow, change: Updateable<Schema['outgoing_mail']>) {
  const isOver = 'sent_at' in change || 'given_up_at' in change
  if (isOver && row.forget_once_sent)
    await db.deleteFrom('outgoing_mail').where('id', '=', row.id).execute()
  else await db.updateTable('outgoing_mail').set(change).where('id', '=', row.id).execute()
}

/* A mail server's own words may name the recipient, so only its codes go to the log. */
function describe(failures: unknown[]): string {
  const codes = failures.map((error) => sqlState(error) ?? 'unknown')
  return `${failures.length} mails could not be sent: ${[...new Set(codes)].join(', ')}`
}

/** How many mails are neither sent nor given up. */
export async function countWaitingMail({ db }: Services): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from outgoing_mail where sent_at is null and given_up_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Sends what is waiting, outside any transaction; safe with several processes.
 * @returns how many were sent.
 * @throws when some could not be sent; their next try is set.
 */
export async function sendWaitingMail(services: Services): Promise<number> {
  let sent = 0
  for (;;) {
    const rows = await claim(services, services.clock())
    const failures: unknown[] = []
    for (const row of rows) {
      const failure = await sendOne(services, row)
      if (failure !== undefined) failures.push(failure)
    }
    if (failures.length > 0) throw new Error(describe(failures))
    if (rows.length === 0) return sent
    sent += rows.length
  }
}
