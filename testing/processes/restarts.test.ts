// @thorough
import { expect, test } from 'vitest'
import { startPostgresCluster } from '../postgres-cluster.ts'
import { placeOn } from './prepare.ts'
import { restartUnderLoad } from './restarts.ts'

/* `npm run prove:restarts` does the same fifty times, with a clock. */
test('two servers outlive restarts of PostgreSQL, lose nothing and answer every call', async () => {
  const cluster = await startPostgresCluster(['fsync=on', 'synchronous_commit=on'])
  try {
    const place = placeOn(cluster.url)
    const plan = { cluster, place, clients: 6, restarts: 4, patienceMs: 60_000 }
    const { examples, ...seen } = await restartUnderLoad(plan)
    const zero = { exits: 0, lost: 0, doubled: 0, failed: 0, unanswered: 0, notBack: 0 }
    expect({ ...seen, examples }).toMatchObject({ restarts: 4, ...zero, examples: [] })
  } finally {
    await cluster.stop()
  }
})
