import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type RunningServer, startServer } from '#testing/built-server.ts'
import { fillTemplate } from '#testing/base-database.ts'
import { newPostgresDatabase } from '#testing/new-postgres-database.ts'
import { startPostgresCluster } from '#testing/postgres-cluster.ts'

/**
 * A demo, one whose staff list has a person on it, or a company that opened today, which has a dozen of the
 * demo's cars, that person, and nothing else: months go by in it without a hundred rentals of others.
 */
export type Demo = 'demo' | 'staffed' | 'new'

/** A DATA_DIR to copy, and the database that belongs to it. */
type Original = { dataDir: string; template: string }
type Originals = Record<Demo, Original>

/** Names what all servers begin as copies of, from the run to its workers. */
const variable = 'DEMOS_TO_COPY'

const root = fileURLToPath(new URL('../..', import.meta.url))
export const staffEmail = 'rosa@example.com'

/** As the company does it, by command. */
function command(settings: Record<string, string>, ...words: readonly string[]) {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, ...settings }
  execFileSync(process.execPath, words, { cwd: root, env })
}

const addStaff = (settings: Record<string, string>) =>
  command(settings, 'dist/server/staff.js', 'add', staffEmail)

/** Brings in the first cars of the demo's fleet file, all of them near San Francisco. */
function importFewCars(settings: Record<string, string>) {
  const fleet = readFileSync(join(root, 'server/app/demo/fleet.csv'), 'utf8')
  const file = join(settings.DATA_DIR ?? '', 'fleet.csv')
  const few = fleet.split('\n').filter((line, index) => index === 0 || line.includes('bay-area'))
  writeFileSync(file, few.slice(0, 13).join('\n'))
  command(settings, 'dist/server/import.js', file)
}

const newDataDir = () => mkdtempSync(join(tmpdir(), 'tramo-server-'))

/** A copy of an original: the settings of a server on it. */
async function copyOf({ dataDir, template }: Original): Promise<Record<string, string>> {
  const copy = newDataDir()
  cpSync(dataDir, copy, { recursive: true })
  return { DATA_DIR: copy, DATABASE_URL: await newPostgresDatabase(template) }
}

const originalAt = (settings: Record<string, string>): Original => ({
  dataDir: settings.DATA_DIR ?? '',
  template: new URL(settings.DATABASE_URL ?? '').pathname.slice(1),
})

async function makeOriginals(): Promise<Originals> {
  const settings = { DATA_DIR: newDataDir(), DATABASE_URL: await newPostgresDatabase() }
  const server = await startServer(settings)
  await server.stop()
  const demo = originalAt(settings)
  const staffed = await copyOf(demo)
  addStaff({ SEED_DEMO: '1', ...staffed })
  const opened = {
    DATA_DIR: newDataDir(),
    DATABASE_URL: await newPostgresDatabase(),
    SEED_DEMO: '0',
  }
  await fillTemplate(opened.DATABASE_URL)
  importFewCars(opened)
  addStaff(opened)
  return { demo, staffed: originalAt(staffed), new: originalAt(opened) }
}

/** Makes the demos once for the whole run: copying one takes a moment, making it takes seconds. */
export default async function makeDemosToCopy(): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL
  const postgres = url
    ? { url, stop: async () => {} }
    : await startPostgresCluster(['autovacuum=off'])
  process.env.TEST_POSTGRES_URL = postgres.url
  const originals = await makeOriginals()
  process.env[variable] = JSON.stringify(originals)
  return async () => {
    await postgres.stop()
    for (const { dataDir } of Object.values(originals))
      rmSync(dataDir, { recursive: true, force: true })
  }
}

function originalOf(demo: Demo): Original {
  const originals = JSON.parse(process.env[variable] ?? '{}') as Partial<Originals>
  const found = originals[demo]
  if (!found) throw new Error('no demo was made: run through Playwright’s global setup')
  return found
}

/** The databases of the servers of this worker, by their origins. */
const databases = new Map<string, string>()

/** Where the demo server at an origin keeps its data: what no story is about is put there directly. */
export function databaseOf(base: string): string {
  const found = databases.get(base)
  if (!found) throw new Error(`no server of this worker is at ${base}`)
  return found
}

/** A built server with a demo of its own; `settings` are environment variables on top of the usual ones. */
async function startDemoServer(
  original: Original,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const copy = await copyOf(original)
  const server = await startServer({ ...copy, ...settings })
  databases.set(server.url, copy.DATABASE_URL ?? '')
  return {
    ...server,
    stop: async () => {
      await server.stop()
      databases.delete(server.url)
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

  shared(): Promise<RunningServer> {
    this.#shared ??= startDemoServer(originalOf('demo'))
    return this.#shared
  }

  async of(owner: object, demo: Demo, settings?: Record<string, string>): Promise<RunningServer> {
    if (this.#own?.owner === owner) return this.#own.server
    await (await this.#own?.server)?.stop()
    this.#own = { owner, server: startDemoServer(originalOf(demo), settings) }
    return this.#own.server
  }

  async stop(): Promise<void> {
    for (const server of [this.#shared, this.#own?.server]) await (await server)?.stop()
  }
}
