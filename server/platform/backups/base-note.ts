import { BadConfig } from '../../config.ts'
import { archiveOf, getWhole, putArchive } from './pieces.ts'
import type { BackupKey } from './seal.ts'
import type { Target } from './targets/target.ts'

/** What a backup says of itself; it is written last, so that a backup without one is none. */
export type BaseNote = {
  version: 1
  /** When the copy began, and when it was whole, as ISO instants. */
  at: string
  until: string
  /** Whose it is: the first key that its evidence was signed with. */
  installation: string
  /** Files of a cluster, or what pg_dump has written. */
  kind: 'cluster' | 'dump'
  /** PostgreSQL's major version. */
  postgres: number
  /** Files of a cluster fit only where they were made: `linux-x64`. */
  system: string
  /** The pieces of the log without which the files are not whole. */
  log: string[]
  /** How many rows there were, by table. */
  counts: Record<string, number>
  /** Signed papers of that time, which a restored installation must still verify. */
  proofs: { passport?: string | undefined; evidence?: string | undefined }
  files: number
}

export type Base = { stamp: string; at: Date }

const prefix = 'base~'
const stampOf = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/

/** The name of a backup that begins now. */
export const newStamp = (now: Date): string => now.toISOString().replace(/[-:.]/g, '')

/** The archive of a part of a backup. */
export const partOf = (stamp: string, part: string): string => `${prefix}${stamp}~${part}`

/** The backups of a target that are whole, the oldest first. */
export async function basesIn(target: Target): Promise<Base[]> {
  const names = await target.list(prefix)
  const stamps = names.map(archiveOf).flatMap((archive) => {
    const [, stamp = '', part] = archive.split('~')
    return part === 'note' ? [stamp] : []
  })
  return [...new Set(stamps)].toSorted().flatMap((stamp) => {
    const at = stampOf.exec(stamp)?.slice(1)
    if (!at) return []
    const [year, month, day, hour, minute, second, ms] = at.map(Number) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    return [{ stamp, at: new Date(Date.UTC(year, month - 1, day, hour, minute, second, ms)) }]
  })
}

export async function writeNote(
  target: Target,
  key: BackupKey,
  stamp: string,
  note: BaseNote,
): Promise<void> {
  await putArchive(target, key, partOf(stamp, 'note'), [Buffer.from(JSON.stringify(note))])
}

/** @throws BadConfig when the key is another one, or the note is damaged or of a later version */
export async function readNote(target: Target, key: BackupKey, stamp: string): Promise<BaseNote> {
  const text = (await getWhole(target, key, partOf(stamp, 'note'))).toString('utf8')
  const note = JSON.parse(text) as BaseNote
  if (note.version !== 1)
    throw new BadConfig(
      `The backup of ${stamp} was made by a later version of this program: restore it with that one.`,
    )
  return note
}
