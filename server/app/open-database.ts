import { join } from 'node:path'
import { sql } from 'kysely'
import { BadConfig, type Config } from '../config.ts'
import { lockDataDir } from '../db/data-dir-lock.ts'
import { type Database, openEmbedded, openPostgres } from '../db/database.ts'
import { loadBase } from '../db/demo/load-base.ts'
import { loadDemo } from '../db/demo/load-demo.ts'
import { sealEarlierLogs } from '../features/evidence/evidence-seals.ts'
import { planNewCars } from '../features/maintenance/plan-new-cars.ts'
import { migrate } from '../db/migrate.ts'
import { unpackSnapshot } from '../db/snapshot.ts'
import { openDataDir } from './data-dir.ts'
import { tell } from './reactions.ts'
import { startRefusal } from './start-refusal.ts'
import { openSigningKey } from '../core/auth/open-signing-key.ts'
import { keepPrivate } from '../core/uploads/private-files.ts'
import type { Telling } from '../core/api/context.ts'
import { sqlState } from '../core/retry.ts'

/**
 * The configured database, locked, migrated and filled with what every installation needs.
 * @param stopped ends it between two of its steps, closed again
 * @throws BadConfig with a sentence when it is taken or cannot be reached; the signal's reason.
 */
export async function openConfiguredDatabase(
  config: Config,
  say: (line: string) => void = () => {},
  stopped?: AbortSignal,
): Promise<Database> {
  openDataDir(config, say)
  keepPrivate(config.dataDir, say)
  const unlock = config.databaseUrl ? () => {} : lockDataDir(config.dataDir)
  let database: Database | undefined
  try {
    const directory = join(config.dataDir, 'db')
    const isCopy = !config.databaseUrl && (await unpackSnapshot(directory))
    stopped?.throwIfAborted()
    database = config.databaseUrl
      ? await openPostgres(config.databaseUrl, config.databaseLimits)
      : await openEmbedded(directory)
    // A new embedded database is unpacked with the modes of its archive.
    if (!config.databaseUrl) keepPrivate(config.dataDir, () => {})
    const ran = await migrate(database).catch(mayNotMigrate)
    if (ran.length > 0) say(`Database: ${ran.length} migrations done.`)
    if (isCopy) {
      // It is as old as this installation, not as the build.
      await sql`update migration set ran_at = now()`.execute(database.db)
      say('Database: a copy of the one that the build has made.')
    }
    stopped?.throwIfAborted()
    const isFirstKey = await openSigningKey(config, database.db, new Date())
    const sealed = isFirstKey ? await sealEarlierLogs(database.db) : 0
    if (sealed > 0) say(`Evidence: ${sealed} logs from before there was a key are sealed.`)
    await loadBase(database)
    stopped?.throwIfAborted()
    if (config.seedDemo) await loadDemo(database, new Date(), tellingWith(config))
    stopped?.throwIfAborted()
    await planNewCars(database.db, new Date())
    stopped?.throwIfAborted()
  } catch (error) {
    await database?.close()
    unlock()
    throw startRefusal(config, error)
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

/** What past rentals of the sample data are told with, before there is a server. */
function tellingWith(config: Config): Telling {
  const services: Telling = { config, tell: (tx, event) => tell(services, tx, event) }
  return services
}

/** The role of docs/operating.md works in the tables and does not change them. */
function mayNotMigrate(error: unknown): never {
  if (sqlState(error) !== '42501') throw error
  throw new BadConfig(
    'The database needs migrations, and the user of DATABASE_URL may not change its tables: run `npm run migrate` as its owner, then the grants of docs/operating.md.',
  )
}
