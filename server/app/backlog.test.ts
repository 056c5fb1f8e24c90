import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { addDays } from '#domain/core/time/wall-time.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { beginCardPayment, confirmAtGateway, holdCar, trip } from '#testing/journey.ts'
import { pickedUp, setWall } from '#testing/rental-life.ts'
import { startWorker } from '#testing/work/start-worker.ts'
import { testServer } from '#testing/server.ts'
import { testDatabase } from '#testing/test-database.ts'
import { layOutMail } from '../platform/mail/mail-layout.ts'
import { queueMail } from '../platform/mail/outgoing-mail.ts'

const many = 10_000
const long = { timeout: 240_000 }

test('a mail, an event of the gateway and a hold do not wait for ten thousand reminders', async () => {
  const server = await testServer()
  const database = await testDatabase()
  const { db, clock } = server.services
  const { user, order } = await pickedUp(server)
  await setWall(server, addDays(trip.start, 1))
  await server.work()
  // As many drivers of a running rental, each with a license that expires in a week.
  await sql`
    insert into driver (id, user_id, first_name, last_name, license_expires)
    select 'many' || n, ${user.id}, 'Ana', 'Ruiz', (${clock()}::timestamptz + interval '6 days')::date
    from generate_series(1, ${many}::int) n`.execute(db)
  await sql`
    insert into order_driver (order_id, driver_id)
    select ${order}, 'many' || n from generate_series(1, ${many}::int) n`.execute(db)
  const told = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from reminder where key like 'document many%'`.execute(db)
    return rows[0]?.count ?? 0
  }
  const payer = await buildUser(server)
  const next = { start: addDays(trip.end, 30), end: addDays(trip.end, 70) }
  const held = await holdCar(server, payer, await buildCar(server), next)
  const payment = await beginCardPayment(server, payer, held)
  const stop = await startWorker(server, database)
  onTestFinished(stop)
  await expect.poll(told, long).toBeGreaterThan(0)
  const hello = layOutMail('en', { subject: 'Hello', heading: 'Hello', paragraphs: ['Hello.'] })
  const mail = await db
    .transaction()
    .execute((tx) => queueMail(tx, { to: 'a@example.com', ...hello }, clock()))
  await confirmAtGateway(server, payment)
  const isSent = async () =>
    (
      await db
        .selectFrom('outgoing_mail')
        .select('sent_at')
        .where('id', '=', mail)
        .executeTakeFirstOrThrow()
    ).sent_at !== null
  await expect.poll(isSent, long).toBe(true)
  const stateOf = async () =>
    (
      await db
        .selectFrom('rental_order')
        .select('state')
        .where('id', '=', held)
        .executeTakeFirstOrThrow()
    ).state
  await expect.poll(stateOf, long).toBe('booked')
  expect(await told()).toBeLessThan(many)
}, 600_000)
