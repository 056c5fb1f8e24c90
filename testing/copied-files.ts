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

/** A file or folder in memory as the embedded database keeps it; its library describes no more than it exports. */
type Node = {
  contents: Uint8Array
  usedBytes: number
  node_ops: { mknod(parent: Node, name: string, mode: number, device: number): Node }
  stream_ops: Writes
}
type Stream = { node: Node }
type Writes = {
  write(stream: Stream, ...rest: unknown[]): number
  msync(stream: Stream, ...rest: unknown[]): number
}

/** A plain file that its owner reads and writes. */
const fileMode = 0o100600

const read = new Map<string, Folder>()

/**
 * Files of a new embedded database in memory, beginning as those of a closed one in `directory`.
 * They are read once a process, and each is copied when it is first written to: most never are.
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
    FS.mkdirTree(dataFolder)
    for (const path of folders) FS.mkdir(`${dataFolder}/${path}`)
    const nodeOf = (path: string) =>
      FS.lookupPath(path ? `${dataFolder}/${path}` : dataFolder, {}).node as unknown as Node
    const parents = new Map(['', ...folders].map((path) => [path, nodeOf(path)]))
    // By its path each of a thousand files would be looked for from the root.
    for (const { path, from, to } of files) {
      const cut = path.lastIndexOf('/')
      const parent = parents.get(path.slice(0, Math.max(cut, 0)))
      if (!parent) throw new Error(`no folder for ${path}`)
      const node = parent.node_ops.mknod(parent, path.slice(cut + 1), fileMode, 0)
      node.contents = bytes.subarray(from, to)
      node.usedBytes = to - from
      node.stream_ops = copyingFirst(node.stream_ops, bytes.buffer)
    }
    FS.writeFile(`${dataFolder}/postgresql.auto.conf`, settings)
  }
}

const copying = new WeakMap<Writes, Writes>()

/** The same, but a file that still lies in `shared` gets bytes of its own before they change. */
function copyingFirst(usual: Writes, shared: ArrayBufferLike): Writes {
  const known = copying.get(usual)
  if (known) return known
  const own = ({ node }: Stream) => {
    if (node.contents.buffer === shared) node.contents = new Uint8Array(node.contents)
  }
  const made: Writes = {
    ...usual,
    write(stream, ...rest) {
      own(stream)
      return usual.write(stream, ...rest)
    },
    msync(stream, ...rest) {
      own(stream)
      return usual.msync(stream, ...rest)
    },
  }
  copying.set(usual, made)
  return made
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
