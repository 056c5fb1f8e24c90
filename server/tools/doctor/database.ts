import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { startRefusal } from '../../app/start-refusal.ts'
import { BadConfig, type Config } from '../../config.ts'
import { newestRun } from '../../platform/backups/runs.ts'
import { postgresFor } from '../../platform/db/cluster/local-postgres.ts'
import { remembered } from '../../platform/db/cluster/place.ts'
import { type Database, type Db, openPostgres } from '../../platform/db/database.ts'
import { migrations, namesOfThisList } from '../../platform/db/migrate.ts'
import { type Check, checksOf, codeOf } from './check.ts'
import { judgeClock } from './clocks.ts'
import { checkCompany } from './company.ts'

const about = checksOf('database')
const oldest = 15

/** What the database tells the checks after it; `keys` are the public halves of the keys that sign here. */
export type DatabaseTold = {
  checks: Check[]
  keys?: string[]
  /** How the last restore drill went. */
  drill?: Awaited<ReturnType<typeof newestRun>>
}

type Asked = { config: Config; unusable: ReadonlySet<string>; now: () => Date }

/** Looks into the configured database, beside a server or without one, and changes nothing in it. */
export async function checkDatabase(asked: Asked): Promise<DatabaseTold> {
  const { config, unusable } = asked
  const notTried = (why: string) => [
    checksOf('clocks').notTried(`The database's clock: ${why}`),
    checksOf('company').notTried(why),
  ]
  const wrong = ['DATABASE_URL', 'DATA_DIR'].find((name) => unusable.has(name))
  if (wrong) {
    const why = `${wrong} is not usable.`
    return { checks: [about.notTried(why), ...notTried(why)] }
  }
  if (!config.databaseUrl && !hasCluster(config.dataDir))
    return {
      checks: [
        about.advice(
          `There is none yet in ${config.dataDir}: the first start of the server makes it there. If your company is in another folder, name that one with DATA_DIR.`,
        ),
        ...notTried('There is no database yet.'),
      ],
    }
  try {
    return await withDatabase(config, (database) => askDatabase(database, asked))
  } catch (error) {
    const refusal = startRefusal(config, error)
    const sentence =
      refusal instanceof BadConfig
        ? refusal.message
        : `It cannot be asked (${codeOf(error)}): look into its log.`
    return { checks: [about.fails(sentence), ...notTried('The database does not answer.')] }
  }
}

/** A look makes no database. */
const hasCluster = (dataDir: string): boolean =>
  [dataDir, remembered(dataDir).folder].some(
    (folder) => folder !== undefined && existsSync(join(folder, 'postgres/PG_VERSION')),
  )

async function withDatabase<T>(
  config: Config,
  use: (database: Database) => Promise<T>,
): Promise<T> {
  const postgres = await postgresFor('tool', config, () => {})
  try {
    const database = await openPostgres(postgres.url, { ...config.databaseLimits, poolSize: 1 })
    try {
      return await use(database)
    } finally {
      await database.close()
    }
  } finally {
    await postgres.close()
  }
}

async function askDatabase(
  { db }: Database,
  { config, unusable, now }: Asked,
): Promise<DatabaseTold> {
  const asked = await askServer(db, now)
  const tables = await checkMigrations(db)
  if (tables.outcome === 'fails')
    return {
      checks: [
        ...asked,
        tables,
        checksOf('company').notTried('Its tables are those of another version.'),
      ],
    }
  const keys = await db.selectFrom('signing_key').select('public_key').execute()
  return {
    checks: [...asked, tables, ...(await checkCompany(db, config, unusable))],
    keys: keys.map((key) => key.public_key),
    drill: await newestRun(db, 'drill'),
  }
}

/** PostgreSQL itself: its version and its clock. */
async function askServer(db: Db, now: () => Date): Promise<Check[]> {
  // The first question also connects, which takes its time.
  const { rows: versions } = await sql<{ number: number }>`
    select current_setting('server_version_num')::int as number`.execute(db)
  const major = Math.floor((versions[0]?.number ?? 0) / 10_000)
  const from = now().getTime()
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  const at = rows[0]?.at.getTime() ?? Number.NaN
  const version =
    major < oldest
      ? about.fails(`It is PostgreSQL ${major}: this version needs ${oldest} or newer.`)
      : about.ok(`It answers (PostgreSQL ${major}).`)
  const clock = judgeClock(
    "The database's clock",
    { from: at, to: at },
    { from, to: now().getTime() },
  )
  return [version, clock]
}

/** Whether its tables are those of this version. @throws BadConfig for one of 0.1.0 */
async function checkMigrations(db: Db): Promise<Check> {
  const migration = checksOf('migrations')
  const list = migrations().map(({ name }) => name)
  const done = await namesOfThisList(db)
  const unknown = [...done].filter((name) => !list.includes(name))
  if (unknown.length > 0)
    return migration.fails(
      `A newer version has changed the tables (${unknown[0]}): start that version, or restore a backup of this one.`,
    )
  const missing = list.filter((name) => !done.has(name))
  if (missing.length > 0)
    return migration.fails(
      `${missing.length} have not run (${missing[0]} is the first): start the server anew, or run npm run migrate as the owner of the database.`,
    )
  return migration.ok(`All ${list.length} have run.`)
}
