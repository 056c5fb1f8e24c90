import { spawnSync } from 'node:child_process'
import { createHash, randomBytes, randomInt } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { BadConfig } from '../../../config.ts'
import { type Account, accountFor, mayEnter, ownerOf } from './account.ts'
import { copyOfBinaries, linkBinaries, major, mustRun, packagedPostgres } from './binaries.ts'
import { postmasterOf } from './running.ts'

/** What is remembered in DATA_DIR/postgres.json. */
type Remembered = {
  /** Where the cluster lies when that is not DATA_DIR. */
  folder?: string
  /** The folder of the socket, and the DATA_DIR that it was made for: a copy of that gets its own. */
  socket?: string
  of?: string
  /** Where there are no sockets with rights (Windows). */
  port?: number
  password?: string
  /** Its log is kept for backups, also while a tool runs it. */
  keepsLog?: boolean
}

/** All that a cluster is started with. */
export type Place = {
  /** The folder that PostgreSQL calls its data directory. */
  cluster: string
  binaries: string
  account: Account
  /** The folder of its socket, whose path is short (107 bytes are the most with the socket's name). */
  socket: string
  /** On Windows, whose sockets have no rights: a port of this machine alone, and a password. */
  tcp: { port: number; password: string } | undefined
  /** What it prints. */
  log: string
  /** Where its log of changes waits to be backed up, when it is kept. */
  waitingLog: string | undefined
}

/** Systems empty /tmp and /var/tmp; this folder they do not. */
const ofSystem = '/var/lib/tramo'

const noteOf = (dataDir: string) => join(dataDir, 'postgres.json')

export function remembered(dataDir: string): Remembered {
  try {
    return JSON.parse(readFileSync(noteOf(dataDir), 'utf8')) as Remembered
  } catch {
    return {}
  }
}

export function remember(dataDir: string, more: Remembered): void {
  const unfinished = `${noteOf(dataDir)}.${process.pid}`
  const note = { ...remembered(dataDir), ...more }
  writeFileSync(unfinished, `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 })
  renameSync(unfinished, noteOf(dataDir))
}

/**
 * Where the database of DATA_DIR lies and as whom it runs; folders are made, files are handed over to
 * whom they have to belong to (docs/product/app.md#running-it).
 * @throws BadConfig where it cannot be had, or where DATA_DIR holds one of another version
 */
export function placeOf(dataDir: string, say: (line: string) => void): Place {
  mustBeOfThisVersion(dataDir)
  const account = accountFor(dataDir)
  const folder = folderOf(dataDir, account)
  mustBeOfThisVersion(folder)
  if (folder !== dataDir) say(`The database lies in ${folder}.`)
  const binaries = binariesFor(account, folder)
  mustRun(binaries)
  const cluster = join(folder, 'postgres')
  handOver(cluster, account)
  const isWindows = process.platform === 'win32'
  const socket = isWindows ? '' : socketFolder(dataDir, account)
  const tcp = isWindows ? portAndPassword(dataDir) : undefined
  const waitingLog = remembered(dataDir).keepsLog ? join(folder, 'wal') : undefined
  return { cluster, binaries, account, socket, tcp, log: join(dataDir, 'postgres.log'), waitingLog }
}

/** Nothing of another version is ever touched. */
function mustBeOfThisVersion(folder: string): void {
  if (existsSync(join(folder, 'db/PG_VERSION'))) {
    throw new BadConfig(
      `DATA_DIR ${folder} has a database of an earlier version of Tramo (its folder db), which this version cannot read; nothing in it was changed. Start that version for it, or choose another DATA_DIR.`,
    )
  }
  const file = join(folder, 'postgres/PG_VERSION')
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : String(major)
  if (found !== String(major)) {
    throw new BadConfig(
      `DATA_DIR ${folder} has a database of PostgreSQL ${found}, and this version of Tramo brings ${major}; nothing in it was changed. Start the version that made it, or choose another DATA_DIR.`,
    )
  }
}

/** DATA_DIR, unless the account may not be there. */
function folderOf(dataDir: string, account: Account): string {
  const { folder: before, of } = remembered(dataDir)
  if (before !== undefined && of === realpathSync(dataDir)) {
    chown(before, account)
    return before
  }
  if (mayEnter(account, dataDir)) return dataDir
  const place = realpathSync(dataDir)
  const mark = createHash('sha256').update(place).digest('hex').slice(0, 12)
  const folder = join(ofSystem, `${basename(place)}-${mark}`)
  mkdirSync(ofSystem, { recursive: true })
  // Whatever mask this process has: others pass through, and see no names.
  chmodSync(ofSystem, 0o711)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chown(folder, account)
  const here = join(dataDir, 'postgres')
  // Of a start that ran in another way. Until it is remembered, what lies there is half a copy.
  if (existsSync(here)) {
    mustBeAtRest(here)
    rmSync(join(folder, 'postgres'), { recursive: true, force: true })
    cpSync(here, join(folder, 'postgres'), { recursive: true, preserveTimestamps: true })
  }
  // What is copied is on the disk before what it was copied from goes.
  spawnSync('sync')
  remember(dataDir, { folder, of: place })
  rmSync(here, { recursive: true, force: true })
  return folder
}

/** What a process writes meanwhile would not be in a copy. */
function mustBeAtRest(cluster: string): void {
  const pid = postmasterOf(cluster)
  if (pid === undefined) return
  throw new BadConfig(
    `The database of ${cluster} still runs as it did before (process ${pid}), and has to move. End that process first: kill -INT ${pid}`,
  )
}

/** The programs where the account may run them: a copy in `folder` where it may not go to `node_modules`. */
export function binariesFor(account: Account, folder: string): string {
  const binaries = packagedPostgres()
  if (linkBinaries(binaries) && mayEnter(account, binaries)) return binaries
  const copy = copyOfBinaries(binaries, folder)
  handOver(copy, account)
  return copy
}

/** Hands one thing over to an account. */
export function chown(path: string, account: Account): void {
  const owner = ownerOf(account)
  if (owner) lchownSync(path, owner.uid, owner.gid)
}

/** What another account had belongs to this one from now on. */
function handOver(folder: string, account: Account): void {
  const owner = ownerOf(account)
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (!owner || !found || found.uid === owner.uid) return
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of names) chown(join(folder, name), account)
  // The folder last: a start that is killed before begins again.
  chown(folder, account)
}

/** The folder of before while it is ours alone; the system may have emptied it away. */
function socketFolder(dataDir: string, account: Account): string {
  const { socket: before, of } = remembered(dataDir)
  const here = realpathSync(dataDir)
  if (before !== undefined && of === here && isOurs(before, account)) return before
  const short = tmpdir().length < 60 ? tmpdir() : '/tmp'
  const folder = makeTemporary(short)
  chmodSync(folder, 0o700)
  chown(folder, account)
  remember(dataDir, { socket: folder, of: here })
  return folder
}

function makeTemporary(within: string): string {
  try {
    return mkdtempSync(join(within, 'tramo-'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new BadConfig(
      `The folder for temporary files, ${within}, cannot be used (${code}): make it writable for this user, or set TMPDIR to another.`,
    )
  }
}

function portAndPassword(dataDir: string): NonNullable<Place['tcp']> {
  const { port, password, of } = remembered(dataDir)
  const here = realpathSync(dataDir)
  if (port !== undefined && password !== undefined && of === here) return { port, password }
  const made = {
    // Where programs ask for no port of their own. The password is the cluster's, also in a copy.
    port: randomInt(20_000, 32_000),
    password: password ?? randomBytes(24).toString('hex'),
  }
  remember(dataDir, { ...made, of: here })
  return made
}

function isOurs(folder: string, account: Account): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  const uid = ownerOf(account)?.uid ?? process.getuid?.()
  return found?.isDirectory() === true && found.uid === uid && (found.mode & 0o077) === 0
}
