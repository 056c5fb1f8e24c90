import { join } from 'node:path'
import { BadConfig, type Config } from '../config.ts'
import { lockDataDir } from '../db/data-dir-lock.ts'
import { type Database, openEmbedded, openPostgres } from '../db/database.ts'
import { loadBase } from '../db/demo/load-base.ts'
import { loadDemo } from '../db/demo/load-demo.ts'
import { planNewCars } from '../features/maintenance/plan-new-cars.ts'
import { migrate } from '../db/migrate.ts'
import { sqlState } from './retry.ts'

/**
 * The configured database, locked, migrated and filled with what every installation needs.
 * @throws BadConfig with a sentence when it is taken or cannot be reached.
 */
export async function openConfiguredDatabase(
  config: Config,
  say: (line: string) => void = () => {},
): Promise<Database> {
  const unlock = config.databaseUrl ? () => {} : lockDataDir(config.dataDir)
  let database: Database | undefined
  try {
    database = config.databaseUrl
      ? await openPostgres(config.databaseUrl)
      : await openEmbedded(join(config.dataDir, 'db'))
    const ran = await migrate(database)
    if (ran.length > 0) say(`Database: ${ran.length} migrations done.`)
    await loadBase(database)
    if (config.seedDemo) await loadDemo(database, new Date())
    await planNewCars(database.db, new Date())
  } catch (error) {
    await database?.close()
    unlock()
    if (config.databaseUrl && /^(E[A-Z]+|28\w{3}|3D000|57P03)$/.test(sqlState(error) ?? '')) {
      throw new BadConfig(
        `DATABASE_URL cannot be used (${sqlState(error)}): check the address, the user and that the server runs.`,
      )
    }
    throw error
  }
  const open = database
  return {
    ...open,
    async close() {
      await open.close()
      unlock()
    },
  }
}
