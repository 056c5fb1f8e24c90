import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openEmbedded } from './database.ts'
import { filesOfBase } from '#testing/base-database.ts'
import { CopiedFiles } from '#testing/copied-files.ts'

const base = await filesOfBase()
afterAll(() => base.remove())

/** How many tables there are of this name, before and after one is made. */
async function changeOne(): Promise<(number | undefined)[]> {
  const database = await openEmbedded(undefined, new CopiedFiles(base.directory))
  const find = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_class where relname like 'only_here%'`.execute(database.db)
    return rows[0]?.count
  }
  const before = await find()
  await sql`create table only_here ()`.execute(database.db)
  const after = await find()
  // What was written reaches the files.
  await sql`checkpoint`.execute(database.db)
  await database.close()
  return [before, after]
}

test('what one database writes is in no other copy of the same files', async () => {
  expect([await changeOne(), await changeOne()]).toEqual([
    [0, 1],
    [0, 1],
  ])
})
