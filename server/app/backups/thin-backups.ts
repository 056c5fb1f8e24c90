import { keptBases, logKeptFrom } from '#domain/core/backups/schedule.ts'
import { basesIn, readNote } from '../../platform/backups/base-note.ts'
import { archiveOfFile, dataFiles } from '../../platform/backups/data-files.ts'
import { archiveOfLog, isHistory, logIn, placeInLog } from '../../platform/backups/log-files.ts'
import { archiveOf } from '../../platform/backups/pieces.ts'
import type { BackupKey } from '../../platform/backups/seal.ts'
import type { Target } from '../../platform/backups/targets/target.ts'
import { filesOfBase } from './restore-place.ts'

/** What a backup that never became whole has left is older than any that is being made. */
const abandonedMs = 2 * 86_400_000

/**
 * Takes away what is kept no longer (docs/product/company.md#backups): old backups, the log before those that
 * stay, and files that no backup names. Called when a new backup is whole.
 * @returns how many files of the target went
 */
export async function thinBackups(
  target: Target,
  key: BackupKey,
  dataDir: string,
  now: Date,
): Promise<number> {
  const bases = await basesIn(target)
  const kept = keptBases(bases, now)
  const stamps = new Set(kept.map(({ stamp }) => stamp))
  const whole = new Set(bases.map(({ stamp }) => stamp))
  const gone: string[] = []
  for (const name of await target.list('base~')) {
    const stamp = archiveOf(name).split('~')[1] ?? ''
    const isAbandoned = !whole.has(stamp) && isOlder(stamp, now)
    if (isAbandoned || (whole.has(stamp) && !stamps.has(stamp))) gone.push(name)
  }
  gone.push(...(await oldLog(target, key, logKeptFrom(bases, now)?.stamp)))
  gone.push(...(await unnamedFiles(target, key, dataDir, [...stamps])))
  await target.remove(gone)
  return gone.length
}

/** Stamps sort as their times do. */
const isOlder = (stamp: string, now: Date): boolean =>
  stamp < new Date(now.getTime() - abandonedMs).toISOString().replace(/[-:.]/g, '')

async function oldLog(
  target: Target,
  key: BackupKey,
  stamp: string | undefined,
): Promise<string[]> {
  if (stamp === undefined) return []
  const first = (await readNote(target, key, stamp)).log[0]
  if (first === undefined) return []
  const old = (await logIn(target)).filter(
    (name) => !isHistory(name) && placeInLog(name) < placeInLog(first),
  )
  const archives = new Set(old.map(archiveOfLog))
  return (await target.list('log~')).filter((name) => archives.has(archiveOf(name)))
}

async function unnamedFiles(
  target: Target,
  key: BackupKey,
  dataDir: string,
  stamps: readonly string[],
): Promise<string[]> {
  const named = new Set<string>()
  for (const stamp of stamps)
    for (const file of await filesOfBase(target, key, stamp)) named.add(archiveOfFile(file))
  for await (const file of dataFiles(dataDir)) named.add(archiveOfFile(file))
  return (await target.list('file~')).filter((name) => !named.has(archiveOf(name)))
}
