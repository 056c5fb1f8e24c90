import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { BadConfig } from '../../config.ts'
import { major } from '../db/cluster/binaries.ts'
import { type Place, placeOf } from '../db/cluster/place.ts'
import {
  askPostmaster,
  beginPostmaster,
  endPostmaster,
  lastWords,
  urlOf,
} from '../db/cluster/postmaster.ts'
import { postmasterOf } from '../db/cluster/running.ts'
import { type BaseNote, partOf } from './base-note.ts'
import { unpackCluster } from './cluster-archive.ts'
import { isHistory, logIn, placeInLog, restoreLog, writeSparse } from './log-files.ts'
import { getArchive, getWhole } from './pieces.ts'
import type { BackupKey } from './seal.ts'
import type { Target } from './targets/target.ts'
import { gunzipSync } from 'node:zlib'

export type Chosen = { stamp: string; note: BaseNote }

/** A restored cluster that runs, and answers at `url`. */
export type Restored = { url: string; pieces: number; end(): Promise<void> }

const lookMs = 200

/** @throws BadConfig when files of this cluster do not fit here */
export function mustFit({ kind, postgres, system }: BaseNote): void {
  const here = `${process.platform}-${process.arch}`
  if (kind !== 'cluster' || (postgres === major && system === here)) return
  throw new BadConfig(
    `The backup holds files of PostgreSQL ${postgres} of ${system}, and this is PostgreSQL ${major} on ${here}: restore it on a machine like the one that it comes from.`,
  )
}

/**
 * Puts the files of a cluster into a folder and has PostgreSQL play the log that came after, to its end
 * or until a moment. It runs afterwards, with nobody else in it.
 * @param dataDir empty, but for what says that a restore is under way
 * @param stopped ends it half-way, with its reason
 * @throws BadConfig when the backup does not fit, is damaged, or its log ends before `until`
 */
export async function restoreCluster(
  { stamp, note }: Chosen,
  target: Target,
  key: BackupKey,
  dataDir: string,
  { until, stopped }: { until?: Date | undefined; stopped?: AbortSignal | undefined } = {},
): Promise<Restored> {
  mustFit(note)
  const { cluster } = placeOf(dataDir, () => {})
  await unpackCluster(getArchive(target, key, partOf(stamp, 'database')), cluster, stopped)
  const log = join(cluster, 'pg_wal')
  const own = new Set(note.log)
  for (const name of own) {
    const bytes = gunzipSync(await getWhole(target, key, partOf(stamp, name)))
    await writeSparse(join(log, name), bytes)
  }
  const first = placeInLog(note.log[0] ?? '')
  const later = (await logIn(target)).filter(
    (name) => isHistory(name) || (placeInLog(name) >= first && !own.has(name)),
  )
  for (const name of later) {
    stopped?.throwIfAborted()
    await restoreLog(target, key, name, log)
  }
  writeFileSync(join(cluster, 'recovery.signal'), '', { mode: 0o600 })
  // What was unpacked belongs to the account that PostgreSQL runs as.
  const place = placeOf(dataDir, () => {})
  const child = beginPostmaster(place, playingLog(until))
  while ((await askPostmaster(place)) !== 'ready') {
    stopped?.throwIfAborted()
    if (child.exitCode !== null || child.signalCode !== null)
      throw new BadConfig(whyNot(reasonIn(place), until))
    await wait(lookMs)
  }
  return {
    url: urlOf(place, 'tramo'),
    pieces: later.length,
    end: async () => {
      const pid = postmasterOf(place.cluster)
      if (pid !== undefined) await endPostmaster(pid, place)
    },
  }
}

/**
 * The pieces lie where PostgreSQL keeps its own: the command that would fetch them finds none, in every shell.
 * A new time line begins where the log ends, so that the restored company's log is not taken for the old one's.
 */
const playingLog = (until: Date | undefined): string[] => [
  'restore_command=exit 1',
  'recovery_target_action=promote',
  ...(until ? [`recovery_target_time=${until.toISOString()}`] : []),
  // Nobody looks in before it is there, and only we do then.
  'hot_standby=off',
  'max_connections=50',
  'shared_buffers=64MB',
]

/** The line in which PostgreSQL says why it ended; those after it only say that it did. */
function reasonIn(place: Place): string {
  const lines = readFileSync(place.log, 'utf8').split('\n')
  const said = lines.flatMap((line) => /(?:PANIC|FATAL): {2}(.{1,300})/.exec(line)?.[1] ?? [])
  return said.findLast((words) => !words.includes('is starting up')) ?? lastWords(place)
}

function whyNot(words: string, until: Date | undefined): string {
  if (/recovery target/i.test(words) && until)
    return `The log of this backup ends before ${until.toISOString()}: choose an earlier moment, or none for the newest state.`
  if (/no space left/i.test(words)) return 'The disk is full: make room on it first.'
  return `PostgreSQL does not take the backup (${words}).`
}
