import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { BadConfig, type Config, readConfig } from '#server/config.ts'
import { postgresFor } from '#server/platform/db/cluster/local-postgres.ts'
import { openPostgres } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { withBareDatabase } from '#server/tools/bare-database.ts'
import { ownPlace } from '#testing/processes/own-database/own-place.ts'
import { freshPlace, withDatabase } from '#testing/processes/prepare.ts'
import { openConfiguredDatabase } from './open-database.ts'

/* Version 0.1.0 made the same tables by a list of its own; these are its first and its last name. */
const earlierList = ['0001-places-and-people.sql', '0152-relocations-only.sql']

const sentence =
  /^This database was made by version 0\.1\.0 .+ a new DATA_DIR, or an empty database in DATABASE_URL\.$/

test.each([
  ['a DATA_DIR', () => Promise.resolve(ownPlace())],
  ['DATABASE_URL', freshPlace],
])('a database of 0.1.0 in %s ends start and tools with a sentence, unchanged', async (_, make) => {
  const place = await make()
  const config = readConfig(place)
  await withDatabase(place, async (db) => {
    await sql`delete from migration`.execute(db)
    await sql`insert into migration (name) select unnest(${earlierList}::text[])`.execute(db)
  })
  const before = await contentOf(config)
  expect(before.length).toBeGreaterThan(100)
  const ways = [
    () => openConfiguredDatabase(config),
    () => openConfiguredDatabase(config, () => {}, { who: 'tool' }),
    () => withBareDatabase(config, (database) => migrate(database)),
    () => withBareDatabase(config, ({ db }) => db.selectFrom('signing_key').select('id').execute()),
  ]
  for (const way of ways) {
    const refused = way()
    await expect(refused).rejects.toThrow(BadConfig)
    await expect(refused).rejects.toThrow(sentence)
  }
  expect(await contentOf(config)).toEqual(before)
})

/** Each table with a hash of its rows, read past everything that migrates. */
async function contentOf(config: Config): Promise<unknown[]> {
  const postgres = await postgresFor('tool', config, () => {})
  const database = await openPostgres(postgres.url)
  const { db } = database
  try {
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(db)
    const content = []
    for (const { name } of tables) {
      const { rows } = await sql`
        select ${name} as name, md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as hash
        from ${sql.table(name)} t`.execute(db)
      content.push(rows[0])
    }
    return content
  } finally {
    await database.close()
    await postgres.close()
  }
}
