import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postmasterOf } from '#server/platform/db/cluster/running.ts'

export const clusterIn = (dataDir: string) => join(dataDir, 'postgres')

/** The process of the database that runs for a DATA_DIR. */
export const postmasterIn = (dataDir: string): number | undefined =>
  postmasterOf(clusterIn(dataDir))

/** What DATA_DIR remembers of its database. */
export const noteIn = (dataDir: string) =>
  JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
    folder?: string
    socket: string
  }

/** Milliseconds until a server answers that it is ready. */
export async function untilReady(url: string): Promise<number> {
  const began = performance.now()
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.status === 200) return performance.now() - began
    await sleep(20)
  }
}
