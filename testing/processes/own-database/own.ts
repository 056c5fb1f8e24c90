import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { endPostmaster, postmasterOf } from '#server/db/cluster/postmaster.ts'
import { placeWithOwn } from '../prepare.ts'

/** A place with a database of its own, which ends and goes with the test. */
export function ownPlace(settings: Record<string, string> = {}): Record<string, string> {
  const place = { ...placeWithOwn(), ...settings }
  const dataDir = place.DATA_DIR ?? ''
  onTestFinished(async () => {
    const pid = postmasterIn(dataDir)
    if (pid !== undefined) await endPostmaster(pid, clusterIn(dataDir))
    rmSync(dataDir, { recursive: true, force: true })
  })
  return place
}

const clusterIn = (dataDir: string) => join(dataDir, 'postgres')

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
