import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { emptyDatabase } from '#testing/test-database.ts'
import type { Database } from './database.ts'
import { migrate, migrationFiles } from './migrate.ts'

let database: Database
afterEach(() => database.close())

test('phones from before are kept as they are dialled, what is none as it was typed', async () => {
  database = await emptyDatabase()
  await migrate(
    database,
    migrationFiles().filter((name) => name < '0121'),
  )
  const { db } = database
  const typed = [
    '(305) 555-0123',
    '1 305.555.0123',
    '+1\u00a0305\u20095550123',
    '+52 1 55 1234 5678',
    '+52 55 1234 5678',
    '0000000000',
    '+1 305 555 012',
  ]
  await sql`insert into app_user (id, email, phone, whatsapp)
    select at::text, at || '@example.com', number, case when at < 2 then number end
    from unnest(${typed}::text[]) with ordinality as one (number, at)`.execute(db)
  await migrate(database)
  const { rows } = await sql`select phone, whatsapp from app_user order by id`.execute(db)
  expect(rows).toEqual([
    { phone: '+13055550123', whatsapp: '+13055550123' },
    { phone: '+13055550123', whatsapp: null },
    { phone: '+13055550123', whatsapp: null },
    { phone: '+525512345678', whatsapp: null },
    { phone: '+525512345678', whatsapp: null },
    { phone: '0000000000', whatsapp: null },
    { phone: '+1 305 555 012', whatsapp: null },
  ])
})

test('names from before lose what nobody sees, and their papers stay verified', async () => {
  database = await emptyDatabase()
  await migrate(
    database,
    migrationFiles().filter((name) => name < '0120'),
  )
  const { db } = database
  await sql`insert into app_user (id, email, first_name, last_name)
    values ('turned', 't@example.com', ${'\u202eAna'}, ${'\u00a0Lo\u0301pez\u2003Ruiz\u200b'}),
      ('plain', 'p@example.com', 'Mehmet', 'علي'), ('unseen', 'u@example.com', ${'\u200b'}, null)`.execute(
    db,
  )
  await sql`insert into driver (id, user_id, is_primary, first_name, last_name, license_number, license_country,
      license_state, license_expires, license_verification, created_at)
    values ('d', 'turned', true, ${'\u202eAna'}, 'Ruiz', 'X1', 'US', 'CA', '2030-01-01', 'verified', now())`.execute(
    db,
  )
  await migrate(database)
  const people = await sql`select id, first_name, last_name from app_user order by id`.execute(db)
  expect(people.rows).toEqual([
    { id: 'plain', first_name: 'Mehmet', last_name: 'علي' },
    { id: 'turned', first_name: 'Ana', last_name: 'López Ruiz' },
    { id: 'unseen', first_name: '\u200b', last_name: null },
  ])
  const drivers =
    await sql`select first_name, license_verification, license_version - license_verified_version as later
    from driver`.execute(db)
  expect(drivers.rows).toEqual([{ first_name: 'Ana', license_verification: 'verified', later: 0 }])
  const renamed = sql`update driver set first_name = 'Eva' returning license_version - license_verified_version as later`
  await expect(renamed.execute(db)).rejects.toThrow('verified')
})
