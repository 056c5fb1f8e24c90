import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { MemoryFS } from '@electric-sql/pglite'

/** A folder's files in memory: each is a part of `bytes`. */
type Folder = {
  folders: string[]
  files: { path: string; from: number; to: number }[]
  bytes: Uint8Array
}

/** Where an embedded database has its files. */
const dataFolder = '/pglite/data'

/**
 * A database in memory outlives no crash, and a test fills few buffers: clearing 128 MB of them, and
 * writing zeros and whole pages into the log, would cost more than most tests.
 */
const settings = `shared_buffers = '16MB'
wal_init_zero = off
full_page_writes = off
synchronous_commit = off
`

const read = new Map<string, Folder>()

/**
 * Files of a new embedded database in memory, beginning as a copy of those of a closed one in
 * `directory`. That is read once a process, and copied in one piece: unpacking a dump takes a second.
 */
export class CopiedFiles extends MemoryFS {
  readonly #directory: string

  constructor(directory: string) {
    super()
    this.#directory = directory
  }

  override async initialSyncFs(): Promise<void> {
    if (!this.pg) throw new Error('these files belong to no database yet')
    const { FS } = this.pg.Module
    const { folders, files, bytes } = readFolder(this.#directory)
    const copy = new Uint8Array(bytes)
    FS.mkdirTree(dataFolder)
    for (const path of folders) FS.mkdir(`${dataFolder}/${path}`)
    for (const { path, from, to } of files)
      FS.writeFile(`${dataFolder}/${path}`, copy.subarray(from, to), { canOwn: true })
    FS.writeFile(`${dataFolder}/postgresql.auto.conf`, settings)
  }
}

function readFolder(directory: string): Folder {
  const known = read.get(directory)
  if (known) return known
  const folder: Folder = { folders: [], files: [], bytes: new Uint8Array() }
  const pieces: Buffer[] = []
  let size = 0
  // In the order of their names a folder comes before what is in it.
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  for (const path of names.toSorted()) {
    const place = join(directory, path)
    if (statSync(place).isDirectory()) {
      folder.folders.push(path)
      continue
    }
    const piece = readFileSync(place)
    pieces.push(piece)
    folder.files.push({ path, from: size, to: (size += piece.length) })
  }
  folder.bytes = Buffer.concat(pieces)
  read.set(directory, folder)
  return folder
}
