import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Account,
  accountFor,
  asAccount,
  ownerOf,
} from '#server/platform/db/cluster/account.ts'
import { program } from '#server/platform/db/cluster/binaries.ts'
import { binariesFor } from '#server/platform/db/cluster/place.ts'
import { freePort } from './free-port.ts'

export interface PostgresCluster {
  /** The URL of the `postgres` database; its user may create databases. */
  url: string
  /** Ends it, `fast` with a goodbye to its sessions or `immediate` as a crash does, and starts it again. */
  restart(how: 'fast' | 'immediate'): Promise<void>
  /** Ends the server and removes its folder. */
  stop(): Promise<void>
}

/**
 * Starts a throw-away PostgreSQL on a free port of 127.0.0.1. It trusts everybody on this machine
 * and never syncs to disk: fast, and only for tests and benches.
 * @param settings more of them, as `name=value`
 * @param binaries the folder with `bin` of another PostgreSQL than the one that comes along
 * @throws when it does not start
 */
export async function startPostgresCluster(
  settings: readonly string[] = [],
  binaries?: string,
): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'tramo-postgres-'))
  try {
    const account = accountFor(folder)
    const owner = ownerOf(account)
    if (owner) chownSync(folder, owner.uid, owner.gid)
    const programs = binaries ?? binariesFor(account, folder)
    makeCluster(programs, folder, account)
    const port = await freePort()
    const start = () => startServer({ binaries: programs, folder, port, account }, settings)
    let server = await start()
    const removeNow = () => {
      server.kill('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    }
    process.once('exit', removeNow)
    return {
      url: urlOf(folder, port),
      restart: async (how) => {
        await endServer(server, how)
        server = await start()
      },
      stop: async () => {
        process.off('exit', removeNow)
        await endServer(server, 'fast')
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

function makeCluster(binaries: string, folder: string, account: Account): void {
  const initdb = (locale: string[]) => {
    const how = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', ...locale]
    const all = ['-D', join(folder, 'data'), ...how]
    const { command, args, options } = asAccount(account, program(binaries, 'initdb'), all)
    return spawnSync(command, args, { ...options, cwd: folder, encoding: 'utf8' })
  }
  // As a server makes its own; those before 17 have no letters of their own.
  const own = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  if (initdb(own).status === 0) return
  const made = initdb(['--locale=C.UTF-8', '--lc-messages=C'])
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
}

type Started = { binaries: string; folder: string; port: number; account: Account }

/** By its socket, as a server has its own database: a sixth less work than by TCP, which Windows needs. */
const urlOf = (folder: string, port: number) =>
  process.platform === 'win32'
    ? `postgresql://postgres@127.0.0.1:${port}/postgres`
    : `postgresql://postgres@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`

/** Resolves when the server takes connections; its own log tells when and, if it fails, why. */
function startServer(
  { binaries, folder, port, account }: Started,
  more: readonly string[],
): Promise<ChildProcess> {
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    ...more,
    'logging_collector=off',
    'log_min_messages=log',
  ]
  const set = settings.flatMap((setting) => ['-c', setting])
  const all = ['-D', join(folder, 'data'), '-p', String(port), ...set]
  const { command, args, options } = asAccount(account, program(binaries, 'postgres'), all)
  const server = spawn(command, args, {
    ...options,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-4000)
      if (log.includes('ready to accept connections')) resolve(server)
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
  })
}

/** Open sessions are ended, at once and without a word with `immediate`; then the process exits. */
function endServer(server: ChildProcess, how: 'fast' | 'immediate'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
  })
}
