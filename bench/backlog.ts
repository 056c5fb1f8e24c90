import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { layOutMail } from '#server/platform/mail/mail-layout.ts'
import { queueMail } from '#server/platform/mail/outgoing-mail.ts'
import { openPostgres } from '#server/platform/db/database.ts'
import { useTestKey } from '#testing/test-database.ts'
import { benchPostgres, copyOf, fleetDatabase } from './support/databases.ts'
import { percentile } from './support/load.ts'
import { realServer } from './support/real-server.ts'

/*
 * How long a mail that somebody waits for lies there while ten thousand reminders are worked off (goal: a
 * second at most). The order in which it is done, `server/app/backlog.test.ts` proves.
 */

const [cars, many, mails] = [5_000, 10_000, 20]
const now = new Date()
useTestKey()
const cluster = await benchPostgres()
const template = new URL(await fleetDatabase(cluster.url, cars, now)).pathname.slice(1)
const url = await copyOf(cluster.url, template, 'backlog')
const database = await openPostgres(url)
const { db } = database
try {
  await sql`insert into driver (id, user_id, first_name, last_name, license_expires)
    select 'many' || n, 'u1', 'Ana', 'Ruiz', (${now}::timestamptz + interval '6 days')::date
    from generate_series(1, ${many}::int) n`.execute(db)
  await sql`insert into order_driver (order_id, driver_id)
    select (select id from rental_order where rental_status = 86 limit 1), 'many' || n
    from generate_series(1, ${many}::int) n`.execute(db)
  const told = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from reminder where key like 'document many%'`.execute(db)
    return rows[0]?.count ?? 0
  }
  const server = await realServer(url)
  try {
    for (let tries = 0; tries < 600 && (await told()) === 0; tries++) await sleep(100)
    const before = await told()
    const hello = layOutMail('en', { subject: 'Hello', heading: 'Hello', paragraphs: ['Hello.'] })
    const times: number[] = []
    while (times.length < mails) {
      const mail = { to: 'a@example.com', ...hello }
      const id = await db.transaction().execute((tx) => queueMail(tx, mail, new Date()))
      const began = performance.now()
      const isSent = async () =>
        (
          await db
            .selectFrom('outgoing_mail')
            .select('sent_at')
            .where('id', '=', id)
            .executeTakeFirst()
        )?.sent_at
      while (!(await isSent())) await sleep(5)
      times.push(performance.now() - began)
    }
    const after = await told()
    console.log('| reminders before | after | mails | p50 ms | longest ms |')
    console.log('| --- | --- | --- | --- | --- |')
    const cells = [percentile(times, 0.5).toFixed(0), Math.max(...times).toFixed(0)]
    console.log(`| ${[before, after, mails, ...cells].join(' | ')} |`)
    if (after === before) console.log('\nNo reminder was written meanwhile: this says nothing.')
  } finally {
    await server.stop()
  }
} finally {
  await database.close()
  await cluster.stop()
}
