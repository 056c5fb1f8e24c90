import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGzip, gzip } from 'node:zlib'
import pg from 'pg'
import { type BaseNote, newStamp, partOf, writeNote } from './base-note.ts'
import { clusterArchive } from './cluster-archive.ts'
import { archiveOfFile, archivesOfFiles, type DataFile, dataFiles, putFile } from './data-files.ts'
import { dump, majorOf } from './dump.ts'
import { isLogName } from './log-files.ts'
import { putArchive } from './pieces.ts'
import type { BackupKey } from './seal.ts'
import type { Target } from './targets/target.ts'

/** What is saved: a database, by its files or through PostgreSQL, and a DATA_DIR. */
export type Saved = {
  /** For the superuser of the cluster that comes along, or DATABASE_URL. */
  url: string
  /** The folder of the cluster; without one it is somebody's own PostgreSQL. */
  cluster: string | undefined
  dataDir: string
  /** Files of this installation that lie elsewhere, with the names that they have in DATA_DIR. */
  elsewhere: { path: string; name: string }[]
  /** What is asked of the database when everything of it is saved. */
  facts(): Promise<Pick<BaseNote, 'installation' | 'counts' | 'proofs'>>
}

const compressed = promisify(gzip)

/**
 * Saves database and files while bookings run (docs/product/company.md#backups).
 * @returns the name of the backup and what it says of itself
 * @throws TargetAway, or BadConfig when the database cannot be saved in this way
 */
export async function makeBase(
  saved: Saved,
  target: Target,
  key: BackupKey,
  now: Date,
): Promise<{ stamp: string; note: BaseNote }> {
  const stamp = newStamp(now)
  const database = saved.cluster
    ? await saveCluster(saved.url, saved.cluster, { target, key, stamp })
    : await saveDump(saved.url, { target, key, stamp })
  // After the database: a file that it names was written before it.
  const files = await saveFiles(saved, { target, key, stamp })
  const note: BaseNote = {
    version: 1,
    at: now.toISOString(),
    until: new Date().toISOString(),
    system: `${process.platform}-${process.arch}`,
    ...database,
    ...(await saved.facts()),
    files,
  }
  await writeNote(target, key, stamp, note)
  return { stamp, note }
}

type To = { target: Target; key: BackupKey; stamp: string }
type SavedDatabase = Pick<BaseNote, 'kind' | 'postgres' | 'log'>

async function saveDump(url: string, { target, key, stamp }: To): Promise<SavedDatabase> {
  const postgres = await majorOf(url)
  await putArchive(target, key, partOf(stamp, 'database'), dump(url, postgres))
  return { kind: 'dump', postgres, log: [] }
}

type Row = Record<string, string>

/** By PostgreSQL's own functions for a copy of its files, and with the log of that time. */
async function saveCluster(url: string, cluster: string, to: To): Promise<SavedDatabase> {
  const client = new pg.Client({ connectionString: url, application_name: 'tramo backup' })
  client.on('error', () => {})
  await client.connect()
  const ask = async (statement: string): Promise<Row> =>
    (await client.query<Row>(statement)).rows[0] ?? {}
  try {
    // Keeps the log of the copy for as long as this session lives.
    const slot = `tramo_backup_${process.pid}_${to.stamp.toLowerCase()}`
    await ask(`select pg_create_physical_replication_slot('${slot}', true, true)`)
    const { major = '' } = await ask(
      `select current_setting('server_version_num')::int / 10000 as major, pg_backup_start('${to.stamp}', true)`,
    )
    let label = ''
    let last = ''
    const more = async () => {
      const stopped = await ask(
        'select labelfile, spcmapfile, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
      )
      label = stopped.labelfile ?? ''
      last = stopped.last ?? ''
      const spaces = stopped.spcmapfile?.trim() ? stopped.spcmapfile : undefined
      return [
        { name: 'backup_label', text: label },
        ...(spaces === undefined ? [] : [{ name: 'tablespace_map', text: spaces }]),
      ]
    }
    await putArchive(to.target, to.key, partOf(to.stamp, 'database'), clusterArchive(cluster, more))
    const start = /^START WAL LOCATION: \S+ \(file (\w{24})\)/.exec(label)?.[1] ?? ''
    const log = await logBetween(join(cluster, 'pg_wal'), start, last)
    for (const name of log) {
      const bytes = await compressed(await readFile(join(cluster, 'pg_wal', name)))
      await putArchive(to.target, to.key, partOf(to.stamp, name), [bytes])
    }
    return { kind: 'cluster', postgres: Number(major), log }
  } finally {
    await client.end().catch(() => {})
  }
}

async function logBetween(folder: string, first: string, last: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => isLogName(name) && name.length === 24)
  const between = names.filter((name) => name >= first && name <= last).toSorted()
  if (between[0] !== first || between.at(-1) !== last)
    throw new Error('the log of the copy is not whole')
  return between
}

async function saveFiles(saved: Saved, { target, key, stamp }: To): Promise<number> {
  const there = await archivesOfFiles(target)
  const list: string[] = []
  const save = async (file: DataFile, dataDir = saved.dataDir) => {
    const archive = archiveOfFile(file)
    if (there.has(archive) || (await putFile(target, key, dataDir, file))) list.push(archive)
  }
  for await (const file of dataFiles(saved.dataDir)) await save(file)
  for (const { path, name } of saved.elsewhere) {
    const bytes = await readFile(path)
    const file = { path: name, size: bytes.length, modified: 0 }
    await putArchive(target, key, archiveOfFile(file), [bytes])
    list.push(archiveOfFile(file))
  }
  const lines = Readable.from(list.map((archive) => `${archive}\n`)).compose(createGzip())
  await putArchive(target, key, partOf(stamp, 'files'), lines as AsyncIterable<Buffer>)
  return list.length
}
