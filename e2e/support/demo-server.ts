import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, startServer } from '#testing/built-server.ts'

/** Names the DATA_DIR that all others are copied from, from the run to its workers. */
const variable = 'DEMO_TO_COPY'

/** Makes the demo once for the whole run: copying it takes a moment, making it takes seconds. */
export default async function makeDemoToCopy(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tramo-demo-'))
  const server = await startServer({ DATA_DIR: dataDir })
  await server.stop()
  process.env[variable] = dataDir
  return () => rmSync(dataDir, { recursive: true, force: true })
}

/**
 * A built server with a demo of its own.
 * @param prepare what is to be done with its DATA_DIR before it starts
 * @param settings environment variables on top of the usual ones
 */
export async function startDemoServer(
  prepare: (dataDir: string) => void = () => {},
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tramo-server-'))
  const demo = process.env[variable]
  if (demo !== undefined) cpSync(demo, dataDir, { recursive: true })
  prepare(dataDir)
  const server = await startServer({ DATA_DIR: dataDir, ...settings })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
