import { readFileSync } from 'node:fs'
import { drill } from '../app/backups/drill.ts'
import { savedPlace } from '../app/backups/saved-place.ts'
import { BadConfig, type Config, readConfig } from '../config.ts'
import { keyFileOf } from '../platform/auth/open-signing-key.ts'
import { readSigningKey, useSigningKey } from '../platform/auth/signing-key.ts'
import { makeBase } from '../platform/backups/base-backup.ts'
import { basesIn } from '../platform/backups/base-note.ts'
import { backupKey } from '../platform/backups/seal.ts'
import { isTargetAddress } from '../platform/backups/targets/target-address.ts'
import { openTarget } from '../platform/backups/targets/open-target.ts'
import { withBareDatabase } from './bare-database.ts'
import { Misuse } from './file-and-keys.ts'
import { typedTarget } from './typed-path.ts'

const usage = `Saves database, uploads and keys, encrypted with BACKUP_KEY, also while the server runs:
  npm run backup -- FOLDER           into a folder, s3://KEY:SECRET@host/bucket or an rsync address
  npm run backup                     into BACKUP_DIR
  npm run backup -- FOLDER --list    which backups are there
  npm run backup -- FOLDER --drill   tries a restore of the newest one in a scratch folder`

type Say = (line: string) => void

type Asked = { place: string; task: 'save' | 'list' | 'drill' }

function asked(args: string[], config: Config): Asked {
  const flags = args.filter((arg) => arg.startsWith('--'))
  const [given, ...more] = args.filter((arg) => !arg.startsWith('--'))
  const task = flags[0] === undefined ? 'save' : /^--(list|drill)$/.exec(flags[0])?.[1]
  const place =
    given === undefined ? config.backupDir : isTargetAddress(given) ? typedTarget(given) : ''
  if (more.length > 0 || flags.length > 1 || !task || !place) throw new Misuse(usage)
  return { place, task: task as Asked['task'] }
}

/** The key of BACKUP_KEY. @throws BadConfig without one: nothing is ever saved in the clear */
export function neededKey({ backupKey: text }: Config) {
  if (text !== undefined) return backupKey(text)
  throw new BadConfig(
    'Set BACKUP_KEY to 64 hexadecimal digits, as `openssl rand -hex 32` prints them: backups are encrypted with it. Keep a copy of it outside this machine: without it no backup can be opened.',
  )
}

/**
 * `npm run backup` (docs/operating.md#backups).
 * @returns the exit code; sentences go to `say`, those about what is wrong to `complain`
 */
export async function runBackupTool(
  args: string[],
  env: Record<string, string | undefined>,
  say: Say,
  complain: Say,
): Promise<number> {
  try {
    const config = readConfig(env)
    const { place, task } = asked(args, config)
    const key = neededKey(config)
    const target = openTarget(place)
    if (task === 'list') {
      const bases = await basesIn(target)
      for (const { at } of bases) say(at.toISOString())
      if (bases.length === 0) say(`There is no whole backup in ${target.name}.`)
      return 0
    }
    return await withBareDatabase(config, async ({ db }, postgres) => {
      useOwnKey(config)
      if (task === 'drill') {
        const keepsLog = postgres.waitingLog !== undefined && config.backupDir === place
        const tried = await drill({ target, key, db, dataDir: config.dataDir, keepsLog })
        const tell = tried.succeeded ? say : complain
        tell(tried.outcome)
        return tried.succeeded ? 0 : 1
      }
      const saved = savedPlace(config, postgres, db, () => new Date())
      const { note } = await makeBase(saved, target, key, new Date())
      say(`Saved in ${target.name}: the database and ${note.files} files, as of ${note.at}.`)
      return 0
    })
  } catch (error) {
    if (!(error instanceof BadConfig) && !(error instanceof Misuse)) throw error
    complain(error.message)
    return 1
  }
}

/** What the papers of the backup are signed with. */
function useOwnKey(config: Config): void {
  const path = keyFileOf(config)
  let key: ReturnType<typeof readSigningKey>
  try {
    key = readSigningKey(readFileSync(path, 'utf8'))
  } catch {
    // Said below.
  }
  if (!key)
    throw new BadConfig(`The signing key ${path} cannot be read: a backup without it is not whole.`)
  useSigningKey(key)
}
