import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BadConfig } from '#server/config.ts'
import { emptyDatabase } from '#testing/test-database.ts'
import type { Database } from './database.ts'
import { migrate, type Migration, migrations } from './migrate.ts'

let database: Database
beforeEach(async () => {
  database = await emptyDatabase()
})
afterEach(() => database.close())

const names = async () => {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(
    database.db,
  )
  return rows.map(({ name }) => name)
}

/* A list of our own: a table whose words change later, as tables of the base will. */
const base: Migration = {
  name: '0001-swaps.sql',
  sql: `create table swap (id int, reason text constraint swap_reason check (reason in ('wish', 'breakdown')));
    insert into swap values (1, 'wish'), (2, 'breakdown');`,
}
const later: Migration = {
  name: '0002-words-of-swaps.sql',
  sql: `alter table swap drop constraint swap_reason;
    update swap set reason = 'preference' where reason = 'wish';
    alter table swap add constraint swap_reason check (reason in ('preference', 'breakdown'));`,
}

test('a database is migrated once, the base first', async () => {
  const ran = await migrate(database)
  expect(ran[0]).toBe('0001-platform.sql')
  expect(await migrate(database)).toEqual([])
  expect(await names()).toEqual(ran)
})

test('the base is a file for platform and for each wing that owns tables, in their order', () => {
  expect(
    migrations()
      .slice(0, 9)
      .map(({ name }) => name),
  ).toEqual([
    '0001-platform.sql',
    '0002-people.sql',
    '0003-fleet.sql',
    '0004-money.sql',
    '0005-rentals.sql',
    '0006-help.sql',
    '0007-community.sql',
    '0008-jobs.sql',
    '0009-staff.sql',
  ])
})

test('only what came later runs in a database that has the base, and rows from before follow it', async () => {
  await migrate(database, [base])
  for (const expected of [[later.name], []]) {
    expect(await migrate(database, [base, later])).toEqual(expected)
    expect(await names()).toEqual([base.name, later.name])
  }
  const { rows } = await sql`select reason from swap order by id`.execute(database.db)
  expect(rows).toEqual([{ reason: 'preference' }, { reason: 'breakdown' }])
  const old = sql`update swap set reason = 'wish'`.execute(database.db)
  await expect(old).rejects.toThrow('swap_reason')
})

test('of a list that fails nothing is there', async () => {
  const wrong = { ...later, sql: `${later.sql} select nothing from nowhere;` }
  await expect(migrate(database, [base, wrong])).rejects.toThrow('nowhere')
  const { rows } =
    await sql`select to_regclass('swap') as swap, to_regclass('migration') as list`.execute(
      database.db,
    )
  expect(rows).toEqual([{ swap: null, list: null }])
})

test('a database of another list is refused with what to do, and stays as it is', async () => {
  await migrate(database, [base, later])
  const refused = migrate(database)
  await expect(refused).rejects.toThrow(BadConfig)
  await expect(refused).rejects.toThrow(
    'This database was made by version 0.1.0 and is left as it is: this version needs a new DATA_DIR, or an empty database in DATABASE_URL.',
  )
  expect(await names()).toEqual([base.name, later.name])
  const { rows } = await sql`select reason from swap order by id`.execute(database.db)
  expect(rows).toEqual([{ reason: 'preference' }, { reason: 'breakdown' }])
})

test('a database that a later version has migrated goes on', async () => {
  await migrate(database, [base, later])
  expect(await migrate(database, [base])).toEqual([])
})
