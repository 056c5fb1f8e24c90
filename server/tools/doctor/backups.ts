import { statSync } from 'node:fs'
import { isBaseLate, isDrillLate } from '#domain/core/backups/schedule.ts'
import { keyFile } from '../../app/backups/saved-place.ts'
import { BadConfig, type Config } from '../../config.ts'
import { filesOfBase } from '../../app/backups/restore-place.ts'
import { keyFileOf } from '../../platform/auth/open-signing-key.ts'
import { basesIn, readNote } from '../../platform/backups/base-note.ts'
import type { newestRun } from '../../platform/backups/runs.ts'
import { backupKey } from '../../platform/backups/seal.ts'
import { openTarget } from '../../platform/backups/targets/open-target.ts'
import { type Check, checksOf } from './check.ts'

const about = checksOf('backups')
const drills = checksOf('restore drill')
const keys = checksOf('keys')

type Run = Awaited<ReturnType<typeof newestRun>>

/** How old the newest backup is, how the last drill went, and whether the keys are in it (docs/operating.md#backups). */
export async function checkBackups(
  config: Config,
  { drill, now }: { drill: Run; now: Date },
): Promise<Check[]> {
  const { backupDir, backupKey: text, databaseUrl } = config
  if (backupDir === undefined || text === undefined)
    return [
      about.advice(
        'Backups are off: set BACKUP_DIR and BACKUP_KEY, for what is on this disk is nowhere else.',
      ),
      keys.advice(`The signing key ${keyFileOf(config)} may be on this machine alone.`),
    ]
  const target = openTarget(backupDir)
  const key = backupKey(text)
  try {
    const newest = (await basesIn(target)).at(-1)
    if (!newest)
      return [
        about.fails(
          `There is no backup in ${target.name} yet: a server that runs with BACKUP_DIR makes the first one within a minute.`,
        ),
      ]
    await readNote(target, key, newest.stamp)
    const of = `The newest backup in ${target.name} is of ${newest.at.toISOString()}`
    const made = isBaseLate(newest.at, now)
      ? about.fails(`${of}: the server makes one each day, so look into its log.`)
      : about.ok(`${of}.`)
    const files = await filesOfBase(target, key, newest.stamp)
    return [
      made,
      // Where there is none here, the one of the backup is the only one.
      files.some(
        ({ path, size }) => path === keyFile && (sizeOf(keyFileOf(config)) ?? size) === size,
      )
        ? keys.ok('The signing key is in the backup.')
        : keys.fails(
            `The signing key ${keyFileOf(config)} is not in the newest backup: make one now (npm run backup), or it is on this machine alone.`,
          ),
      ...(databaseUrl === undefined ? [judgeDrill(drill, now)] : []),
    ]
  } catch (error) {
    if (error instanceof BadConfig) return [about.fails(error.message)]
    throw error
  }
}

function judgeDrill(drill: Run, now: Date): Check {
  if (!drill) return drills.advice('No restore was tried yet: npm run backup -- --drill tries one.')
  if (!drill.succeeded) return drills.fails(drill.outcome)
  return isDrillLate(drill.at, now)
    ? drills.advice(
        `The last one is of ${drill.at.toISOString()}: try one with npm run backup -- --drill.`,
      )
    : drills.ok(drill.outcome)
}

function sizeOf(path: string): number | undefined {
  try {
    return statSync(path).size
  } catch {
    return undefined
  }
}
