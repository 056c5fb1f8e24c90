import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { projectRoot } from '../core/project-root.ts'

/*
 * The files of an embedded database that is migrated and has the base data, as the build has made
 * them: unpacked where there is none yet, they take the place of seconds of work. They hold
 * nothing that belongs to an installation (docs/decisions/0016-the-first-start.md).
 *
 * The file: a line with what it was made of, then compressed a line that lists folders and files,
 * and their bytes. Files that are alike share theirs, and the zeros at their ends are left out.
 */
type Contents = {
  folders: string[]
  /** Its bytes lie `from` here `to` there and are followed by zeros up to its `size`. */
  files: { path: string; from: number; to: number; size: number }[]
}

export const snapshotFile = join(projectRoot, 'dist/database/base.snapshot')

/** So many files at one time are brought to the disk. */
const lanes = 16

/** One word for all that the base database comes from: this folder, and the database program. */
export function snapshotMadeOf(): string {
  const hash = createHash('sha256')
  const folder = join(projectRoot, 'server/db')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of names.map((one) => one.split(sep).join('/')).toSorted()) {
    const path = join(folder, name)
    if (name.endsWith('.test.ts') || statSync(path).isDirectory()) continue
    hash.update(`${name}\0`).update(readFileSync(path)).update('\0')
  }
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  hash.update(readFileSync(join(dirname(pglite), '../package.json')))
  return hash.digest('hex')
}

/** Packs the files of a closed database. */
export function packSnapshot(directory: string, madeOf: string): Buffer {
  const contents: Contents = { folders: [], files: [] }
  const pieces: Buffer[] = []
  const places = new Map<string, { from: number; to: number }>()
  let end = 0
  // In the order of their names a folder comes before what is in it.
  for (const path of readdirSync(directory, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const place = join(directory, path)
    if (statSync(place).isDirectory()) {
      contents.folders.push(path)
      continue
    }
    const whole = readFileSync(place)
    const bytes = whole.subarray(0, whole.findLastIndex((byte) => byte !== 0) + 1)
    const digest = createHash('sha256').update(bytes).digest('hex')
    const known = places.get(digest) ?? { from: end, to: end + bytes.length }
    if (!places.has(digest)) {
      places.set(digest, known)
      pieces.push(bytes)
      end = known.to
    }
    contents.files.push({ path, ...known, size: whole.length })
  }
  const packed = brotliCompressSync(
    Buffer.concat([Buffer.from(`${JSON.stringify(contents)}\n`), ...pieces]),
    { params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 24 } },
  )
  return Buffer.concat([Buffer.from(`${madeOf}\n`), packed])
}

/** Whether `file` is a snapshot of what the base database is made of now. */
export const isSnapshotCurrent = (file: string): boolean => packedIn(file) !== undefined

/**
 * Makes `directory` an embedded database from `file`, unless there is one or the snapshot is not
 * made of what this program is: then whoever opens it makes it anew. It is unpacked beside and
 * takes its place when all of it lies on the disk, so whatever ends this process leaves a whole
 * database or none. The caller holds the lock of the folder above.
 * @returns whether the database is a new one from the snapshot
 */
export async function unpackSnapshot(directory: string, file = snapshotFile): Promise<boolean> {
  const beside = `${directory}.new`
  // A start that was killed has left it.
  rmSync(beside, { recursive: true, force: true })
  if (!isEmpty(directory)) return false
  const packed = packedIn(file)
  const read = packed && contentsOf(packed)
  if (!read) return false
  const { folders, files, bytes } = read
  try {
    await mkdir(beside, { mode: 0o700 })
    for (const path of folders) await mkdir(join(beside, path), { mode: 0o700 })
    const left = files.values()
    const lane = async () => {
      for (const one of left) await write(join(beside, one.path), bytes, one)
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    for (const path of ['', ...folders]) await toDisk(join(beside, path))
    rmSync(directory, { recursive: true, force: true })
    await rename(beside, directory)
    await toDisk(dirname(directory))
  } catch (error) {
    rmSync(beside, { recursive: true, force: true })
    throw error
  }
  return true
}

/** What follows the first line, when that says what it should. */
function packedIn(file: string): Buffer | undefined {
  try {
    const content = readFileSync(file)
    const line = content.indexOf('\n')
    return content.toString('utf8', 0, line) === snapshotMadeOf()
      ? content.subarray(line + 1)
      : undefined
  } catch {
    return undefined
  }
}

function contentsOf(packed: Buffer): (Contents & { bytes: Buffer }) | undefined {
  try {
    const content = brotliDecompressSync(packed)
    const line = content.indexOf('\n')
    const contents = JSON.parse(content.toString('utf8', 0, line)) as Contents
    return { ...contents, bytes: content.subarray(line + 1) }
  } catch {
    return undefined
  }
}

function isEmpty(directory: string): boolean {
  try {
    return readdirSync(directory).length === 0
  } catch {
    return true
  }
}

async function write(path: string, bytes: Buffer, { from, to, size }: Contents['files'][number]) {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes.subarray(from, to))
    await file.truncate(size)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A folder's names; Windows keeps them by itself and opens no folder. */
async function toDisk(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await open(folder)
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
