import { type Database, openPostgres } from '#server/platform/db/database.ts'
import { loadBase } from '#server/app/demo/load-base.ts'
import { loadSampleCompany } from '#server/app/demo/sample-company.ts'
import { migrate } from '#server/platform/db/migrate.ts'

/** Migrates a database and gives it what every installation has, and a company that is open. */
export async function fillWithBase(database: Database): Promise<void> {
  await migrate(database)
  await loadBase(database)
  await database.db.transaction().execute(loadSampleCompany)
}

/**
 * Fills the empty PostgreSQL database at `url`, which others are then copied from, and leaves it.
 */
export async function fillTemplate(url: string): Promise<void> {
  const database = await openPostgres(url, { poolSize: 1 })
  await fillWithBase(database)
  await database.close()
}
