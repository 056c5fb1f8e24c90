import { type Selectable, sql } from 'kysely'
import type { Services } from '../../platform/api/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { type SqlInstant, sqlInstant } from '../../platform/work/sql-instant.ts'
import { smsGatewayOf } from './sms-gateway.ts'

type Row = Selectable<Schema['sms_message']>

const mostTries = 8
const minuteMs = 60_000
/** What is read of a person's number goes with the message. */
const emptied = { phone: '', text: '' }

export const smsToSend = (now: SqlInstant) => sql<{ id: string }>`
  select id from sms_message where sent_at is null and given_up_at is null and next_try_at <= ${now}
  order by next_try_at limit 5`

/* Claimed by moving the next try: another process passes over it, and after a crash it comes again under its id. */
async function claim({ db }: Services, now: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    update sms_message set tries = tries + 1, next_try_at = ${now}::timestamptz + interval '2 minutes'
    where id in (${smsToSend(sqlInstant(now))} for update skip locked) returning *`.execute(db)
  return rows
}

/**
 * Sends text messages that wait, outside any transaction; safe with several processes. What would come too late, and
 * what its person does not want any more, is not sent.
 * @returns how many were sent or given up
 */
export async function sendSms(services: Services): Promise<number> {
  let done = 0
  for (;;) {
    const rows = await claim(services, services.clock())
    if (rows.length === 0) return done
    for (const row of rows) done += await sendOne(services, row)
  }
}

async function sendOne(services: Services, row: Row): Promise<number> {
  const { db, clock, config } = services
  const note = async (change: Partial<Row>) => {
    await db.updateTable('sms_message').set(change).where('id', '=', row.id).execute()
    return 1
  }
  const giveUp = (refusal: string) => note({ given_up_at: clock(), refusal, ...emptied })
  const gateway = smsGatewayOf(config)
  if (!gateway) return giveUp('no provider')
  if (clock() >= row.until_at) return giveUp('too late')
  if (!(await isWanted(services, row))) return giveUp('not wanted')
  const sent = await gateway({ id: row.id, to: row.phone, text: row.text })
  if (sent.state === 'sent') return note({ sent_at: clock(), ...emptied })
  if (sent.state === 'refused') return giveUp(sent.why)
  if (row.tries >= mostTries) return giveUp('no answer')
  await note({ next_try_at: new Date(clock().getTime() + 2 ** (row.tries - 1) * minuteMs) })
  return 0
}

/** To this number, which is confirmed unless the message asks for that, and about this. */
async function isWanted({ db }: Services, { user_id, phone, kind }: Row): Promise<boolean> {
  const row = await db
    .selectFrom('sms_number')
    .select(['topics', 'confirmed_at'])
    .where('user_id', '=', user_id)
    .where('phone', '=', phone)
    .executeTakeFirst()
  if (!row) return false
  return kind === 'confirm' || (row.confirmed_at !== null && row.topics.includes(kind))
}

export async function countWaitingSms({ db }: Services): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sms_message where sent_at is null and given_up_at is null`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
