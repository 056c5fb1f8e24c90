import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findPostgresBinaries } from '#scripts/lib/postgres-binaries.mjs'
import { type RunningServer, startServer } from '#testing/built-server.ts'
import { newPostgresDatabase } from '#testing/new-postgres-database.ts'
import { startPostgresCluster } from '#testing/postgres-cluster.ts'

/** A demo, or one whose staff list has a person on it. */
export type Demo = 'demo' | 'staffed'

/** What the servers of a project keep their data in. */
export type DatabaseKind = 'PGlite' | 'PostgreSQL'

/** A DATA_DIR to copy, and the database that belongs to it unless that lies in the folder. */
type Original = { dataDir: string; template?: string }
type Originals = Partial<Record<DatabaseKind, Record<Demo, Original>>>

/** Names what all servers begin as copies of, from the run to its workers. */
const variable = 'DEMOS_TO_COPY'

const root = fileURLToPath(new URL('../..', import.meta.url))
export const staffEmail = 'rosa@example.com'

/** As the company does it, by command. */
function addStaff(settings: Record<string, string>) {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, SEED_DEMO: '1', ...settings }
  const command = ['--liftoff-only', 'dist/server/staff.js', 'add', staffEmail]
  execFileSync(process.execPath, command, { cwd: root, env })
}

const newDataDir = () => mkdtempSync(join(tmpdir(), 'tramo-server-'))

const settingsOf = (dataDir: string, url: string | undefined): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(url && { DATABASE_URL: url }),
})

/** A copy of an original: the settings of a server on it. */
async function copyOf({ dataDir, template }: Original): Promise<Record<string, string>> {
  const copy = newDataDir()
  cpSync(dataDir, copy, { recursive: true })
  return settingsOf(copy, template && (await newPostgresDatabase(template)))
}

const originalAt = (settings: Record<string, string>): Original => ({
  dataDir: settings.DATA_DIR ?? '',
  ...(settings.DATABASE_URL && { template: new URL(settings.DATABASE_URL).pathname.slice(1) }),
})

async function makeOriginals(url?: string): Promise<Record<Demo, Original>> {
  const settings = settingsOf(newDataDir(), url)
  const server = await startServer(settings)
  await server.stop()
  const demo = originalAt(settings)
  const staffed = await copyOf(demo)
  addStaff(staffed)
  return { demo, staffed: originalAt(staffed) }
}

/** The PostgreSQL of TEST_DATABASE_URL, or a throw-away cluster where the machine has one. */
async function findPostgres() {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url, stop: async () => {} }
  return findPostgresBinaries() ? startPostgresCluster(['autovacuum=off']) : undefined
}

/** Makes the demos once for the whole run: copying one takes a moment, making it takes seconds. */
export default async function makeDemosToCopy(): Promise<() => Promise<void>> {
  const postgres = await findPostgres()
  if (postgres) process.env.TEST_POSTGRES_URL = postgres.url
  const onPostgres = async () => postgres && makeOriginals(await newPostgresDatabase())
  const [PGlite, PostgreSQL] = await Promise.all([makeOriginals(), onPostgres()])
  const originals: Originals = { PGlite, ...(PostgreSQL && { PostgreSQL }) }
  process.env[variable] = JSON.stringify(originals)
  return async () => {
    await postgres?.stop()
    for (const { demo, staffed } of Object.values(originals))
      for (const { dataDir } of [demo, staffed]) rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Where the machine has no PostgreSQL everything is on the embedded database. */
function originalOf(kind: DatabaseKind, demo: Demo): Original {
  const originals = JSON.parse(process.env[variable] ?? '{}') as Originals
  const found = (originals[kind] ?? originals.PGlite)?.[demo]
  if (!found) throw new Error('no demo was made: run through Playwright’s global setup')
  return found
}

/** A built server with a demo of its own; `settings` are environment variables on top of the usual ones. */
async function startDemoServer(
  original: Original,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const copy = await copyOf(original)
  const server = await startServer({ ...copy, ...settings })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      rmSync(server.dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * The servers of a worker: one for all its files, and one that the files of one owner have for
 * themselves until those of another come. Were each a worker's fixture of its own, every change
 * between them would end the worker with its browser, and the next one's would begin anew.
 */
export class Servers {
  #shared: Promise<RunningServer> | undefined
  #own: { owner: object; server: Promise<RunningServer> } | undefined
  readonly #kind: DatabaseKind

  constructor(kind: DatabaseKind) {
    this.#kind = kind
  }

  shared(): Promise<RunningServer> {
    this.#shared ??= startDemoServer(originalOf(this.#kind, 'demo'))
    return this.#shared
  }

  async of(owner: object, demo: Demo, settings?: Record<string, string>): Promise<RunningServer> {
    if (this.#own?.owner === owner) return this.#own.server
    await (await this.#own?.server)?.stop()
    this.#own = { owner, server: startDemoServer(originalOf(this.#kind, demo), settings) }
    return this.#own.server
  }

  async stop(): Promise<void> {
    for (const server of [this.#shared, this.#own?.server]) await (await server)?.stop()
  }
}
