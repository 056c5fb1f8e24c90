import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import type { Db } from '#server/platform/db/database.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, trip } from '#testing/journey.ts'
import { bookedCar } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'
import { databaseRefusals } from './database-refusals.ts'
import { asProblem } from './problem-answer.ts'

/** What a caller would read of a statement that fails. */
async function answerOf(work: Promise<unknown>) {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  const problem = asProblem(error)
  return [problem?.status, problem?.text]
}

const sentenceOf = (name: keyof typeof databaseRefusals) => {
  const { status, text } = databaseRefusals[name]
  return [status, text]
}

/** A row written a second time under another id, as by somebody who looked before the first was there. */
const again = async (db: Db, table: string, where: string, changes: Record<string, unknown>) => {
  const { rows } = await sql<{ name: string }>`select column_name as name
    from information_schema.columns where table_name = ${table} and is_generated = 'NEVER'`.execute(
    db,
  )
  const written = sql.join(rows.map(({ name }) => sql.ref(name)))
  return sql`insert into ${sql.table(table)} (${written}) select ${written} from (
    select (jsonb_populate_record(t, ${JSON.stringify(changes)}::jsonb)).* from ${sql.table(table)} t
    where ${sql.raw(where)}) one`.execute(db)
}

test('every refusal is one of the database', async () => {
  const { db } = (await testServer()).services
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    union select indexrelid::regclass::text from pg_index where indisunique
    union select (regexp_matches(prosrc, 'constraint = ''(\\w+)''', 'g'))[1]
      from pg_proc where pronamespace = 'public'::regnamespace`.execute(db)
  const known = new Set(rows.map(({ name }) => name))
  expect(Object.keys(databaseRefusals).filter((name) => !known.has(name))).toEqual([])
})

test('somebody who takes a car a moment too late is told, and so is the same request again', async () => {
  const server = await testServer()
  const [first, second] = [await buildUser(server), await buildUser(server)]
  const car = await buildCar(server)
  const book = (user: typeof first, number: string) =>
    server
      .as(user.token)
      .send(submitBooking, { car, ...trip }, { requestId: `${user.id}-${number}` })
  const [one, other] = await Promise.all([book(first, '1'), book(second, '1')])
  const [taken, late] = one.http === 409 ? [one, first] : [other, second]
  const ask = (number: string) => book(late, number)
  const message = databaseRefusals.occupancy_no_overlap.text.en
  expect([one.http, other.http].toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(taken.body).toMatchObject({ status: 0, message })
  // The hold lapses and the car is free; what was answered stays answered, and a new request gets it.
  server.passMinutes(60)
  await server.work()
  expect((await ask('1')).body).toMatchObject({ status: 0, message })
  expect((await ask('2')).http).toBe(200)
})

test('a second payment, a second time and a second offer are refused as sentences', async () => {
  const server = await testServer()
  const { db } = server.services
  const { order, user } = await bookedCar(server)
  const ofOrder = `order_id = '${order}'`
  const begun = { gateway_reference: null, client_secret: null }
  const fresh = { ...begun, id: `${order}2`, confirmation_number: null }
  expect(await answerOf(again(db, 'payment', ofOrder, fresh))).toEqual(
    sentenceOf('payment_one_paid'),
  )
  const offer = (id: string) =>
    sql`insert into rental_offer (id, transaction_id, order_id, kind, title_en, title_es,
        description_en, description_es, amount_cents, valid_until, made_by, created_at)
      select ${id}, transaction_id, id, 'discount', '', '', '', '', 1, now() + interval '1 day', 'staff', now()
      from rental_order where id = ${order}`.execute(db)
  await offer(`${order}A`)
  expect(await answerOf(offer(`${order}B`))).toEqual(sentenceOf('rental_offer_one_live'))
  const seat = (id: string, number: number) =>
    sql`insert into appointment_seat (area_id, starts_at, seat, kind, order_id, price_cents)
      values ('1', '2027-04-01', ${number}::smallint, 'return', ${id}, 0)`.execute(db)
  await seat(order, 1)
  expect(await answerOf(seat(order, 2))).toEqual(sentenceOf('appointment_seat_order'))
  const waiting = await holdCar(server, user, await buildCar(server))
  expect(await answerOf(seat(waiting, 1))).toEqual(sentenceOf('appointment_seat_pkey'))
  expect(await answerOf(seat(waiting, 1000))).toEqual(sentenceOf('appointment_seat_capacity'))
})

test('a rental that changed meanwhile says so', async () => {
  const server = await testServer()
  const { db } = server.services
  const { order } = await bookedCar(server)
  const to = (status: number) =>
    sql`update rental_order set rental_status = ${status}::smallint where id = ${order}`.execute(db)
  expect(await answerOf(to(88))).toEqual(sentenceOf('rental_order_move'))
  const copy = { previous_order_id: order, kind: 'swap' }
  await again(db, 'rental_order', `id = '${order}'`, { ...copy, id: `${order}A`, number: 20_001 })
  expect(
    await answerOf(
      again(db, 'rental_order', `id = '${order}'`, { ...copy, id: `${order}B`, number: 20_002 }),
    ),
  ).toEqual(sentenceOf('rental_order_one_open_swap'))
})

test('one address has one owner, and a person is their own driver once', async () => {
  const server = await testServer()
  const { db } = server.services
  const { id } = await buildUser(server)
  expect(await answerOf(again(db, 'app_user', `id = '${id}'`, { id: `${id}2` }))).toEqual(
    sentenceOf('app_user_email_owner'),
  )
  expect(await answerOf(again(db, 'driver', `user_id = '${id}'`, { id: `${id}3` }))).toEqual(
    sentenceOf('driver_primary'),
  )
})

test('staff cannot decide on their own, nor verify what has changed since', async () => {
  const server = await testServer()
  const { db } = server.services
  const { id, driverId } = await buildUser(server, { staff: true })
  const decide = sql`insert into audit_entry (staff_id, at, action, subject, details)
    values (${id}, now(), 'license confirm', ${driverId}, '{}')`.execute(db)
  expect(await answerOf(decide)).toEqual(sentenceOf('nobody_decides_on_own'))
  const verify =
    sql`update driver set license_verification = 'verified', license_verified_version = 0
    where id = ${driverId}`.execute(db)
  expect(await answerOf(verify)).toEqual(sentenceOf('driver_license_verified_as_seen'))
})

test('a constraint that nobody should reach stays a 500', async () => {
  const { db } = (await testServer()).services
  const area = sql`update area set gas_price_cents = 0 where id = '1'`.execute(db)
  expect(await answerOf(area)).toEqual([undefined, undefined])
})
