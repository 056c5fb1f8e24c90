import { BadConfig, type Config, loadsSample } from '../config.ts'
import type { LocalPostgres, PostgresFor } from '../platform/db/cluster/local-postgres.ts'
import { type Database, openPostgres } from '../platform/db/database.ts'
import { loadBase } from './demo/load-base.ts'
import { loadDemo } from './demo/load-demo.ts'
import { forgetRows, readAhead } from './demo/read-data.ts'
import { sealEarlierLogs } from '../money/evidence/evidence-seals.ts'
import { refuseSample } from '../people/company/company-store.ts'
import { planNewCars } from '../rentals/maintenance/plan-new-cars.ts'
import { migrate, migrations } from '../platform/db/migrate.ts'
import { preparePostgres } from './prepare-postgres.ts'
import { answers } from './wings.ts'
import { tell } from './reactions.ts'
import { startRefusal } from './start-refusal.ts'
import { openSigningKey } from '../platform/auth/open-signing-key.ts'
import type { Telling } from '../platform/api/context.ts'
import { sqlState } from '../platform/retry.ts'

type Opening = {
  stopped?: AbortSignal | undefined
  who?: PostgresFor
  begun?: Promise<LocalPostgres> | undefined
}

/** A database that answers, and when it has its tables and what every installation needs. */
type Begun = { database: Database; filled: Promise<void>; postgres: LocalPostgres }

/**
 * The configured database, migrated and filled with what every installation needs.
 * @param stopped ends it between two of its steps, closed again
 * @param who needs it: a server has its DATA_DIR alone, a tool works beside it
 * @param begun its PostgreSQL, when somebody has begun it already
 * @throws BadConfig with a sentence when it is taken or cannot be reached; the signal's reason.
 */
export async function openConfiguredDatabase(
  config: Config,
  say: (line: string) => void = () => {},
  opening: Opening = {},
): Promise<Database> {
  const { database, filled } = await beginConfiguredDatabase(config, say, opening)
  try {
    await filled
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/**
 * The same as soon as it takes connections, for what can be done beside the migrations; whoever asks
 * closes it, also when `filled` fails.
 */
export async function beginConfiguredDatabase(
  config: Config,
  say: (line: string) => void,
  { stopped, who = 'server', begun }: Opening,
): Promise<Begun> {
  const isSample = loadsSample(config, who)
  if (isSample) readAhead()
  const postgres = await (begun ?? preparePostgres(who, config, say))
  let open: Database
  try {
    stopped?.throwIfAborted()
    open = await openPostgres(postgres.url, config.databaseLimits)
  } catch (error) {
    await postgres.close()
    throw startRefusal(config, error)
  }
  const filled = fill(open, postgres.url, config, { say, stopped, isSample }).catch((error) => {
    throw startRefusal(config, error)
  })
  // Whoever awaits it later has the reason then.
  filled.catch(() => {})
  const close = async () => {
    await open.close()
    await postgres.close()
  }
  return { database: { ...open, close }, filled, postgres }
}

async function fill(
  database: Database,
  url: string,
  config: Config,
  {
    say,
    stopped,
    isSample,
  }: {
    say: (line: string) => void
    stopped: AbortSignal | undefined
    isSample: boolean
  },
): Promise<void> {
  const ran = await migrate(database).catch(mayNotMigrate)
  if (ran.length > 0)
    say(
      ran.length === migrations().length && config.databaseUrl === undefined
        ? `A new, empty database is made in ${config.dataDir}. If your company is in another folder, name that one with DATA_DIR.`
        : `Database: ${ran.length} migrations done.`,
    )
  stopped?.throwIfAborted()
  const isFirstKey = await openSigningKey(config, database.db, new Date())
  const sealed = isFirstKey ? await sealEarlierLogs(database.db) : 0
  if (sealed > 0) say(`Evidence: ${sealed} logs from before there was a key are sealed.`)
  await loadBase(database)
  stopped?.throwIfAborted()
  if (isSample) await loadDemoInto(url, config)
  forgetRows()
  stopped?.throwIfAborted()
  await refuseSample(database.db, config)
  await planNewCars(database.db, new Date())
  stopped?.throwIfAborted()
}

/** The sample data ask the same some thousand times: prepared statements save a third of that time. */
async function loadDemoInto(url: string, config: Config): Promise<void> {
  const loading = await openPostgres(url, { ...config.databaseLimits, prepares: true })
  try {
    await loadDemo(loading, new Date(), tellingWith(config))
  } finally {
    await loading.close()
  }
}

/** What past rentals of the sample data are told with, before there is a server. */
function tellingWith(config: Config): Telling {
  const services: Telling = {
    config,
    tell: (tx, event) => tell(services, tx, event),
    ask: answers,
  }
  return services
}

/** The role of docs/operating.md works in the tables and does not change them. */
function mayNotMigrate(error: unknown): never {
  if (sqlState(error) !== '42501') throw error
  throw new BadConfig(
    'The database needs migrations, and the user of DATABASE_URL may not change its tables: run `npm run migrate` as its owner, then the grants of docs/operating.md.',
  )
}
