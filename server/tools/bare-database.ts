import { openDataDir } from '../app/data-dir.ts'
import { startRefusal } from '../app/start-refusal.ts'
import type { Config } from '../config.ts'
import { type LocalPostgres, postgresFor } from '../platform/db/cluster/local-postgres.ts'
import { type Database, openPostgres } from '../platform/db/database.ts'
import { namesOfThisList } from '../platform/db/migrate.ts'

/** The configured database as it lies there: nothing migrated, no key, no samples. @throws BadConfig when it cannot be used */
export async function withBareDatabase<T>(
  config: Config,
  use: (database: Database, postgres: LocalPostgres) => Promise<T>,
): Promise<T> {
  openDataDir(config, () => {})
  const postgres = await postgresFor('tool', config, () => {})
  try {
    const database = await openPostgres(postgres.url, config.databaseLimits)
    try {
      await namesOfThisList(database.db)
      return await use(database, postgres)
    } finally {
      await database.close()
    }
  } catch (error) {
    throw startRefusal(config, error)
  } finally {
    await postgres.close()
  }
}
