import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { BadConfig } from '#server/config.ts'
import { emptyDatabase } from '#testing/test-database.ts'
import type { Database } from './database.ts'
import { migrate, migrationFiles } from './migrate.ts'

let database: Database
afterEach(() => database.close())

const names = async () => {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(
    database.db,
  )
  return rows.map(({ name }) => name)
}

/** A database as the files before the base left it; they made the same tables. */
async function fromBeforeTheBase(...earlier: string[]): Promise<string[]> {
  database = await emptyDatabase()
  const base = await migrate(
    database,
    migrationFiles().filter((name) => /^000[1-6]-/.test(name)),
  )
  await sql`delete from migration`.execute(database.db)
  for (const name of earlier)
    await sql`insert into migration (name) values (${name})`.execute(database.db)
  return base
}

test('a database is migrated once', async () => {
  database = await emptyDatabase()
  const ran = await migrate(database)
  expect(ran[0]).toBe('0001-places-and-people.sql')
  expect(await migrate(database)).toEqual([])
  expect(await names()).toEqual(ran)
})

test('a database from before the base is taken as it is, once', async () => {
  const base = await fromBeforeTheBase(
    '0001-areas-and-offers.sql',
    '0041-signed-and-never-emptied.sql',
    '0048-waiting-list-wakes.sql',
  )
  // Only what came after the base runs, once.
  const later = migrationFiles().slice(base.length)
  for (const expected of [later, []]) {
    expect(await migrate(database)).toEqual(expected)
    expect(await names()).toEqual([...base, ...later])
  }
})

test('a database that is older than the base is refused with what to do', async () => {
  const earlier = ['0001-areas-and-offers.sql', '0047-when-an-odometer-was-read.sql']
  await fromBeforeTheBase(...earlier)
  const refused = migrate(database)
  await expect(refused).rejects.toThrow(BadConfig)
  await expect(refused).rejects.toThrow('start the release before this one')
  expect(await names()).toEqual(earlier)
})

test('a swap and a thread from before have their codes by the new names', async () => {
  const atBase = migrationFiles().filter((name) => /^000[1-6]-/.test(name))
  database = await emptyDatabase()
  await migrate(database, atBase)
  await database.db.transaction().execute(async (tx) => {
    // Only these two columns matter: what the rows refer to is left out.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into rental_order (id, transaction_id, user_id, car_id, area_id, starts_at, ends_at,
        price_modifier_id, insurance_plan, quote, total_cents, deposit_cents, hold_expires_at, created_at,
        kind, previous_order_id, swap_reason)
      select reason, 't', 'u', 'c', 'a', now(), now() + interval '1 day', 'normal', 'own', '{}', 0, 0,
        now(), now(), 'swap', 'first', reason
      from unnest(array['wish', 'breakdown']) reason`.execute(tx)
    await sql`insert into message (order_id, author, author_id, event, created_at)
      select 'first', 'staff', 'u', event, now()
      from unnest(array['wishAnswered', 'helpStatus', 'wishDecided']) event`.execute(tx)
  })
  await migrate(database)
  const { rows } = await sql<{ code: string }>`
    select swap_reason as code from rental_order union all
    select event from message order by code`.execute(database.db)
  expect(rows.map(({ code }) => code)).toEqual([
    'breakdown',
    'helpStatus',
    'preference',
    'specialRequestAnswered',
    'specialRequestDecided',
  ])
  const old = sql`update rental_order set swap_reason = 'wish'`.execute(database.db)
  await expect(old).rejects.toThrow('rental_order_swap_reason_check')
})
