import { once } from 'node:events'
import { chmod, mkdir, open, opendir } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, type Pack, pack } from 'tar-stream'
import { sqlState } from '../retry.ts'

/* What PostgreSQL's manual says that a copy of a running cluster leaves out, and what is of one run. */
const emptied =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$/
const leftOut =
  /(^|\/)(postmaster\.(pid|opts)|pgsql_tmp[^/]*|pg_internal\.init[^/]*|recovery\.signal|backup_label|tablespace_map)$/

/** Text files that are written into the copy beside what was copied. */
export type More = { name: string; text: string }[]

/**
 * A cluster as a compressed archive, read while it runs: only between `pg_backup_start` and `pg_backup_stop`, and
 * whole only with the log of that time.
 * @param more is asked for when everything else is read
 */
export function clusterArchive(cluster: string, more: () => Promise<More>): Readable {
  const archive = pack()
  const fill = async () => {
    await addFolder(archive, cluster, '')
    // Last, as the manual says: it may not be older than a page that is in the copy.
    await addFile(archive, cluster, 'global/pg_control')
    for (const { name, text } of await more()) archive.entry({ name, mode: 0o600 }, text)
    archive.finalize()
  }
  fill().catch((error: Error) => archive.destroy(error))
  // Compressing is for the place: the fastest level is a third of the bytes.
  return Readable.from(archive as AsyncIterable<Buffer>).compose(
    createGzip({ level: 1 }),
  ) as Readable
}

async function addFolder(archive: Pack, cluster: string, below: string): Promise<void> {
  const folder = await opendir(join(cluster, below)).catch((error: unknown) => {
    // A database or a table went meanwhile: the log says so too.
    if (sqlState(error) === 'ENOENT') return undefined
    throw error
  })
  if (!folder) return
  if (below !== '') archive.entry({ name: below, type: 'directory', mode: 0o700 })
  if (emptied.test(below)) return folder.close()
  for await (const entry of folder) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (leftOut.test(path) || path === 'global/pg_control') continue
    if (entry.isDirectory()) await addFolder(archive, cluster, path)
    else if (entry.isFile()) await addFile(archive, cluster, path)
  }
}

const blockBytes = 2 ** 20

/** A file may grow, shrink or go while it is read: as many bytes as were promised, the log mends them. */
async function addFile(archive: Pack, cluster: string, path: string): Promise<void> {
  const file = await open(join(cluster, path), 'r').catch((error: unknown) => {
    if (sqlState(error) === 'ENOENT') return undefined
    throw error
  })
  if (!file) return
  try {
    const { size } = await file.stat()
    const entry = archive.entry({ name: path, size, mode: 0o600 })
    const whole = new Promise<void>((resolve, reject) => {
      entry.once('finish', resolve)
      entry.once('error', reject)
      entry.once('close', resolve)
    })
    // Whoever waits for it below hears of it.
    whole.catch(() => {})
    for (let at = 0; at < size; ) {
      const block = Buffer.alloc(Math.min(blockBytes, size - at))
      await file.read(block, 0, block.length, at)
      at += block.length
      if (!entry.write(block)) await Promise.race([once(entry, 'drain'), whole])
    }
    entry.end()
    await whole
  } finally {
    await file.close()
  }
}

/** Unpacks what `clusterArchive` made into a new folder. */
export async function unpackCluster(
  source: AsyncIterable<Buffer>,
  cluster: string,
  stopped?: AbortSignal,
): Promise<void> {
  await mkdir(cluster, { recursive: true, mode: 0o700 })
  await chmod(cluster, 0o700)
  const archive = extract()
  const unpacked = (async () => {
    for await (const entry of archive) {
      const { name, type } = entry.header
      if (name.split('/').includes('..') || name.startsWith('/'))
        throw new Error('a path out of it')
      const path = join(cluster, name)
      if (type === 'directory') {
        await mkdir(path, { recursive: true, mode: 0o700 })
        entry.resume()
      } else await pipeline(entry, createWriteStream(path, { mode: 0o600 }))
    }
  })()
  const piped = pipeline(source, createGunzip(), archive, stopped ? { signal: stopped } : {})
  await Promise.all([piped, unpacked])
}
