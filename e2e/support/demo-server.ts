import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type RunningServer, startServer } from '#testing/built-server.ts'

/** A demo, or one whose staff list has a person on it. */
export type Demo = 'demo' | 'staffed'

/** Name the DATA_DIRs that all others are copied from, from the run to its workers. */
const variables: Record<Demo, string> = { demo: 'DEMO_TO_COPY', staffed: 'STAFFED_DEMO_TO_COPY' }

const root = fileURLToPath(new URL('../..', import.meta.url))
export const staffEmail = 'rosa@example.com'

/** As the company does it, by command. */
function addStaff(dataDir: string) {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, DATA_DIR: dataDir, SEED_DEMO: '1' }
  const command = ['--liftoff-only', 'dist/server/staff.js', 'add', staffEmail]
  execFileSync(process.execPath, command, { cwd: root, env })
}

const newDataDir = () => mkdtempSync(join(tmpdir(), 'tramo-server-'))

/** Makes the demos once for the whole run: copying one takes a moment, making it takes seconds. */
export default async function makeDemosToCopy(): Promise<() => void> {
  const demo = newDataDir()
  const server = await startServer({ DATA_DIR: demo })
  await server.stop()
  const staffed = newDataDir()
  cpSync(demo, staffed, { recursive: true })
  addStaff(staffed)
  process.env[variables.demo] = demo
  process.env[variables.staffed] = staffed
  return () => {
    for (const dataDir of [demo, staffed]) rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A built server with a demo of its own; `settings` are environment variables on top of the usual ones. */
async function startDemoServer(
  demo: Demo,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const dataDir = newDataDir()
  cpSync(process.env[variables[demo]] ?? '', dataDir, { recursive: true })
  const server = await startServer({ DATA_DIR: dataDir, ...settings })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
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
    this.#shared ??= startDemoServer('demo')
    return this.#shared
  }

  async of(owner: object, demo: Demo, settings?: Record<string, string>): Promise<RunningServer> {
    if (this.#own?.owner === owner) return this.#own.server
    await (await this.#own?.server)?.stop()
    this.#own = { owner, server: startDemoServer(demo, settings) }
    return this.#own.server
  }

  async stop(): Promise<void> {
    for (const server of [this.#shared, this.#own?.server]) await (await server)?.stop()
  }
}
