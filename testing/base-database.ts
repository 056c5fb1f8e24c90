import { type Database, type Db, openPostgres } from '#server/platform/db/database.ts'
import { loadBase } from '#server/app/demo/load-base.ts'
import { loadSampleCompany } from '#server/app/demo/sample-company.ts'
import { migrate } from '#server/platform/db/migrate.ts'

/** Migrates a database and gives it what every installation has, and a company that is open. */
export async function fillWithBase(database: Database): Promise<void> {
  await migrate(database)
  await loadBase(database)
  await openCompany(database.db)
}

/** Gives a database that has what every installation has a company that is open, with areas and ways to pay. */
export const openCompany = (db: Db): Promise<void> => db.transaction().execute(loadSampleCompany)

/**
 * Fills the empty PostgreSQL database at `url`, which others are then copied from, and leaves it.
 */
export async function fillTemplate(url: string): Promise<void> {
  const database = await openPostgres(url, { poolSize: 1 })
  await fillWithBase(database)
  await database.close()
}
