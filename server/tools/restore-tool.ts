import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { tellOf, type Told } from '../app/backups/check-restored.ts'
import { beginIn, chooseBase, endIn, restoreFiles } from '../app/backups/restore-place.ts'
import { keyFile } from '../app/backups/saved-place.ts'
import { BadConfig, type Config, readConfig } from '../config.ts'
import { partOf } from '../platform/backups/base-note.ts'
import { restoreDump } from '../platform/backups/dump.ts'
import { getArchive } from '../platform/backups/pieces.ts'
import { mustFit, restoreCluster } from '../platform/backups/restore-cluster.ts'
import type { BackupKey } from '../platform/backups/seal.ts'
import { isTargetAddress } from '../platform/backups/targets/target-address.ts'
import { openTarget } from '../platform/backups/targets/open-target.ts'
import type { Target } from '../platform/backups/targets/target.ts'
import { neededKey } from './backup-tool.ts'
import { Misuse } from './file-and-keys.ts'
import { typedTarget } from './typed-path.ts'

const usage = `Puts a backup back into an empty DATA_DIR:
  npm run restore -- FOLDER                             the newest state that is there
  npm run restore -- FOLDER --until 2026-11-29T05:00Z   the state of a moment
FOLDER is a folder, s3://KEY:SECRET@host/bucket or an rsync address; without one it is BACKUP_DIR.`

type Say = (line: string) => void

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/

function asked(args: string[], config: Config): { place: string; until: Date | undefined } {
  const at = args.indexOf('--until')
  const moment = at === -1 ? undefined : (args[at + 1] ?? '')
  const [given, ...more] = args.filter(
    (_, index) => at === -1 || (index !== at && index !== at + 1),
  )
  const place =
    given === undefined ? config.backupDir : isTargetAddress(given) ? typedTarget(given) : ''
  if (more.length > 0 || !place || place.startsWith('--')) throw new Misuse(usage)
  const until = moment === undefined ? undefined : new Date(moment)
  if (until && (!instant.test(moment ?? '') || Number.isNaN(until.getTime())))
    throw new Misuse(`--until takes a moment in UTC like 2026-11-29T05:00Z, and not "${moment}".`)
  return { place, until }
}

/**
 * `npm run restore` (docs/operating.md#restore): whole, or the folder says that it is not.
 * @returns the exit code; sentences go to `say`, those about what is wrong to `complain`
 */
export async function runRestoreTool(
  args: string[],
  env: Record<string, string | undefined>,
  say: Say,
  complain: Say,
): Promise<number> {
  try {
    // A folder that is being restored is no place to back up from.
    const config = readConfig(env)
    const { place, until } = asked(args, config)
    await restore(openTarget(place), neededKey(config), config, until, say)
    return 0
  } catch (error) {
    if (!(error instanceof BadConfig) && !(error instanceof Misuse)) throw error
    complain(error.message)
    return 1
  }
}

async function restore(
  target: Target,
  key: BackupKey,
  config: Config,
  until: Date | undefined,
  say: Say,
): Promise<void> {
  const { dataDir, databaseUrl } = config
  const base = await chooseBase(target, key, until)
  const isDump = base.note.kind === 'dump'
  mustFit(base.note)
  if (isDump && databaseUrl === undefined)
    throw new BadConfig(
      'This backup is of a PostgreSQL of your own: set DATABASE_URL to an empty database.',
    )
  if (!isDump && databaseUrl !== undefined)
    throw new BadConfig('This backup is of the database that comes along: leave DATABASE_URL out.')
  if (isDump && until)
    throw new BadConfig('A backup of a PostgreSQL of your own has no log: leave --until out.')
  if (isDump) await mustBeEmpty(databaseUrl ?? '')
  await beginIn(dataDir)
  say(`Restoring the backup of ${base.at.toISOString()} into ${dataDir}.`)
  let told: Told
  if (isDump) {
    const dump = getArchive(target, key, partOf(base.stamp, 'database'))
    await restoreDump(dump, databaseUrl ?? '', base.note.postgres)
    told = await tellOf(databaseUrl ?? '')
  } else {
    const restored = await restoreCluster(base, target, key, dataDir, { until })
    try {
      told = await tellOf(restored.url)
    } finally {
      await restored.end()
    }
  }
  const files = await restoreFiles(base, target, key, dataDir, until)
  if (config.signingKeyFile) say(moveKey(dataDir, config.signingKeyFile))
  await endIn(dataDir)
  const { app_user: people, rental_order: orders } = told.counts
  say(
    `Restored: ${people} people, ${orders} orders, ${files.count} files. The last thing that somebody did is of ${told.newest?.toISOString() ?? 'never'}.`,
  )
  if (told.unbalanced > 0) say(`The ledger does not add up in ${told.unbalanced} entries.`)
  if (files.missing.length > 0)
    say(
      `Missing in the backup: ${files.missing.slice(0, 20).join(', ')} (${files.missing.length} files).`,
    )
  say('Start the server with this DATA_DIR.')
}

/** The key lies where the server looks for it. */
function moveKey(dataDir: string, path: string): string {
  const restored = join(dataDir, keyFile)
  try {
    if (readFileSync(restored, 'utf8') !== readFileSync(path, 'utf8'))
      return `SIGNING_KEY_FILE ${path} is another key than the one of the backup, which is ${restored}: use that one.`
    rmSync(restored)
    return `The signing key is the one of ${path}.`
  } catch {
    return `The signing key is ${restored}: put it where SIGNING_KEY_FILE says, or leave that variable out.`
  }
}

/** @throws BadConfig when there are tables in it */
async function mustBeEmpty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch {
    throw new BadConfig(
      'DATABASE_URL cannot be used: check the address, the user and that the server runs.',
    )
  }
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    if (rows[0]?.count !== 0)
      throw new BadConfig(
        'The database of DATABASE_URL is not empty. Make a new one for the restore, look at it, then switch.',
      )
  } finally {
    await client.end()
  }
}
