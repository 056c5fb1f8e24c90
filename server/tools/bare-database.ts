import { join } from 'node:path'
import { openDataDir } from '../app/data-dir.ts'
import { startRefusal } from '../app/start-refusal.ts'
import type { Config } from '../config.ts'
import { lockDataDir } from '../db/data-dir-lock.ts'
import { type Database, openEmbedded, openPostgres } from '../db/database.ts'

/** The configured database as it lies there: nothing migrated, no key, no samples. @throws BadConfig when it cannot be used */
export async function withBareDatabase<T>(
  config: Config,
  use: (database: Database) => Promise<T>,
): Promise<T> {
  openDataDir(config, () => {})
  const unlock = config.databaseUrl ? () => {} : lockDataDir(config.dataDir)
  try {
    const database = config.databaseUrl
      ? await openPostgres(config.databaseUrl, config.databaseLimits)
      : await openEmbedded(join(config.dataDir, 'db'))
    try {
      return await use(database)
    } finally {
      await database.close()
    }
  } catch (error) {
    throw startRefusal(config, error)
  } finally {
    unlock()
  }
}
