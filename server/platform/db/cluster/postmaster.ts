import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { BadConfig } from '../../../config.ts'
import { asAccount } from './account.ts'
import { program } from './binaries.ts'
import type { Place } from './place.ts'
import { postmasterOf } from './running.ts'

const run = promisify(execFile)

/** The user that owns everything in it. */
export const superuser = 'tramo'

const port = 5432

export const urlOf = ({ socket, tcp }: Pick<Place, 'socket' | 'tcp'>, database: string): string =>
  tcp
    ? `postgresql://${superuser}:${tcp.password}@127.0.0.1:${tcp.port}/${database}`
    : `postgresql://${superuser}@localhost/${database}?host=${encodeURIComponent(socket)}`

/** Half-made clusters that a killed start has left are older than any that is being made. */
const abandonedMs = 600_000

/** Makes the cluster where there is none: whole or not at all, also when two starts make one at once. */
export async function ensureCluster({ cluster, binaries, account, tcp }: Place): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return
  removeAbandoned(cluster)
  const beside = `${cluster}.new-${process.pid}`
  rmSync(beside, { recursive: true, force: true })
  const passwordFile = `${beside}.password`
  if (tcp) writeFileSync(passwordFile, tcp.password, { mode: 0o600 })
  // The folder of the socket lets nobody else in.
  const auth = tcp ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust']
  // Spanish letters sort and fold the same on every machine.
  const letters = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  // A thousand files are made safe by one call where the system has it.
  const sync = process.platform === 'linux' ? ['--sync-method=syncfs'] : []
  const all = ['-D', beside, '-U', superuser, '--locale=C', ...letters, ...auth, ...sync]
  const { command, args, options } = asAccount(account, program(binaries, 'initdb'), all)
  const refusal = await run(command, args, { ...options, cwd: '/' }).catch(wordsOf)
  rmSync(passwordFile, { force: true })
  if (typeof refusal === 'string') {
    rmSync(beside, { recursive: true, force: true })
    const why = refusal.trim().split('\n').slice(-3).join(' ')
    if (/no space left/i.test(why))
      throw new BadConfig(`The disk of ${dirname(cluster)} is full: make room on it first.`)
    throw new Error(`initdb failed: ${why}`)
  }
  try {
    renameSync(beside, cluster)
    syncFolder(dirname(cluster))
  } catch (error) {
    rmSync(beside, { recursive: true, force: true })
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error
  }
}

const wordsOf = (error: Error & { stderr?: string }) => error.stderr || error.message

/** A name that is there after a power cut; Windows sees to it by itself. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const opened = openSync(folder, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

function removeAbandoned(cluster: string): void {
  const folder = dirname(cluster)
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (!name.startsWith('postgres.new-')) continue
    if (Date.now() - statSync(path).mtimeMs > abandonedMs)
      rmSync(path, { recursive: true, force: true })
  }
}

/** A share of the machine's memory, between 32 and 512 MB. */
const sharedBuffers = () => Math.round(Math.min(512, Math.max(32, totalmem() / 2 ** 20 / 32)))

/** A piece of the log is closed after so many seconds when anything was written: what is lost with the disk is less than a minute. */
const logSeconds = 50

const keptLog = (waitingLog: string): string[] => [
  'archive_mode=on',
  // PostgreSQL's own: a piece is there whole, and on the disk, or not at all.
  'archive_library=basic_archive',
  `basic_archive.archive_directory=${waitingLog}`,
  `archive_timeout=${logSeconds}`,
]

const settingsOf = ({ socket, tcp, waitingLog }: Place): string[] => [
  `listen_addresses=${tcp ? '127.0.0.1' : ''}`,
  `unix_socket_directories=${socket}`,
  'unix_socket_permissions=0700',
  'max_connections=200',
  `shared_buffers=${sharedBuffers()}MB`,
  `effective_cache_size=${Math.round(totalmem() / 2 ** 21)}MB`,
  // Who is gone lets go of locks within a second.
  'client_connection_check_interval=1s',
  // Its log tells how it is, and nothing of what is in it.
  'log_checkpoints=off',
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  ...(waitingLog === undefined ? [] : keptLog(waitingLog)),
]

/**
 * Begins a postmaster that goes on when this process is killed.
 * @param more settings on top of the usual ones, as `name=value`
 */
export function beginPostmaster(place: Place, more: readonly string[] = []): ChildProcess {
  const settings = [...settingsOf(place), ...more].flatMap((setting) => ['-c', setting])
  const own = ['-p', String(place.tcp?.port ?? port), ...settings]
  const { command, args, options } = place.tcp
    ? throughPgCtl(place, own)
    : asAccount(place.account, program(place.binaries, 'postgres'), ['-D', place.cluster, ...own])
  const log = openSync(place.log, 'w', 0o600)
  try {
    const child = spawn(command, args, {
      ...options,
      cwd: '/',
      // In a session of its own: what a terminal sends to us is ours to pass on.
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
    })
    // Its exit is heard as well: whoever waits for it finds the reason in the log.
    child.on('error', () => {})
    return child
  } finally {
    closeSync(log)
  }
}

/** `postgres.exe` refuses administrators; `pg_ctl` takes their rights from it first. */
function throughPgCtl({ binaries, cluster, log }: Place, own: string[]) {
  const quoted = own.map((word) => `"${word}"`).join(' ')
  const args = ['start', '-W', '-D', cluster, '-l', log, '-o', quoted]
  return { command: program(binaries, 'pg_ctl'), args, options: {} }
}

/** The last lines that it has printed. */
export function lastWords({ log }: Pick<Place, 'log'>): string {
  try {
    return readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' ')
  } catch {
    return ''
  }
}

/** Resolves when the process is gone. Its sessions are ended. */
export async function endPostmaster(
  pid: number,
  { cluster, binaries, tcp }: Pick<Place, 'cluster' | 'binaries' | 'tcp'>,
): Promise<void> {
  if (tcp) spawnSync(program(binaries, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast'])
  const roundsToWait = 600
  for (let round = 0; postmasterOf(cluster) === pid; round++) {
    try {
      // The usual end writes everything down first; what does not end in 30 seconds recovers later.
      if (round === 0 && !tcp) process.kill(pid, 'SIGINT')
      if (round === roundsToWait) process.kill(pid, 'SIGQUIT')
    } catch {
      return
    }
    await wait(50)
  }
}

/** How the database of a place answers just now. */
export type Answer = 'ready' | 'starting' | 'ending' | 'nothing'

export async function askPostmaster(place: Pick<Place, 'socket' | 'tcp'>): Promise<Answer> {
  const client = new pg.Client({
    connectionString: urlOf(place, 'postgres'),
    connectionTimeoutMillis: 2_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return 'ready'
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    // It is starting, recovering or shutting down: the code is one, the sentences differ.
    if (code === '57P03') return /shutting down/.test(message) ? 'ending' : 'starting'
    if (code === '53300') return 'ready'
    return 'nothing'
  }
}
