import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresBinaries } from '#scripts/lib/postgres-binaries.mjs'
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
 * and never syncs to disk: fast, and only for tests and benches. As root it runs as `postgres`,
 * because PostgreSQL refuses root.
 * @param settings more of them, as `name=value`
 * @throws when the machine has no PostgreSQL 15 or newer, or it does not start
 */
export async function startPostgresCluster(
  settings: readonly string[] = [],
): Promise<PostgresCluster> {
  const binaries = findPostgresBinaries()
  if (!binaries) throw new Error('No PostgreSQL 15 or newer on this machine')
  const identity = process.getuid?.() === 0 ? unprivilegedIdentity() : {}
  const folder = makeFolder(identity)
  try {
    makeCluster(binaries, folder, identity)
    const port = await freePort()
    const start = () => startServer(binaries, folder, port, identity, settings)
    let server = await start()
    const removeNow = () => {
      server.kill('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    }
    process.once('exit', removeNow)
    return {
      url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
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

interface Identity {
  uid?: number
  gid?: number
}

/** The `postgres` user, or `nobody` where only the binaries were unpacked. */
function unprivilegedIdentity(): Identity {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10),
    )
    if (uid && gid) return { uid, gid }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody here')
}

/** A new folder that belongs to the given user, below a folder that user may enter. */
function makeFolder(identity: Identity): string {
  const mayEnter = (folder: string) =>
    spawnSync('test', ['-x', folder], { ...identity, stdio: 'ignore' }).status === 0
  const parent = [tmpdir(), '/tmp'].find(mayEnter) ?? tmpdir()
  const folder = mkdtempSync(join(parent, 'tramo-postgres-'))
  if (identity.uid !== undefined && identity.gid !== undefined) {
    chownSync(folder, identity.uid, identity.gid)
  }
  return folder
}

function makeCluster(binaries: string, folder: string, identity: Identity): void {
  const initdb = (locale: string[]) =>
    spawnSync(
      join(binaries, 'initdb'),
      [
        '-D',
        join(folder, 'data'),
        '-U',
        'postgres',
        '--auth=trust',
        '--encoding=UTF8',
        '--no-sync',
      ].concat(locale),
      { ...identity, cwd: folder, encoding: 'utf8' },
    )
  // Spanish letters need a locale that knows them; macOS has no C.UTF-8.
  if (initdb(['--locale=C.UTF-8', '--lc-messages=C']).status === 0) return
  const plain = initdb(['--no-locale'])
  if (plain.status !== 0) throw new Error(`initdb failed: ${plain.stderr}`)
}

/** Resolves when the server takes connections; its own log tells when and, if it fails, why. */
function startServer(
  binaries: string,
  folder: string,
  port: number,
  identity: Identity,
  more: readonly string[],
): Promise<ChildProcess> {
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    'fsync=off',
    // Statements of tests are short: compiling them costs more than it brings in.
    'jit=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    ...more,
    'logging_collector=off',
    'log_min_messages=log',
  ]
  const args = ['-D', join(folder, 'data'), '-p', String(port)]
  const server = spawn(
    join(binaries, 'postgres'),
    args.concat(settings.flatMap((setting) => ['-c', setting])),
    { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
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
