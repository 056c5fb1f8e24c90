import { rmSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { endPostmaster } from '#server/platform/db/cluster/postmaster.ts'
import { placeWithOwn } from '../prepare.ts'
import { clusterIn, postmasterIn } from './own.ts'

/** A place with a database of its own, which ends and goes with the test. */
export function ownPlace(settings: Record<string, string> = {}): Record<string, string> {
  const place = { ...placeWithOwn(), ...settings }
  const dataDir = place.DATA_DIR ?? ''
  onTestFinished(async () => {
    const pid = postmasterIn(dataDir)
    if (pid !== undefined)
      await endPostmaster(pid, { cluster: clusterIn(dataDir), binaries: '', tcp: undefined })
    rmSync(dataDir, { recursive: true, force: true })
  })
  return place
}
