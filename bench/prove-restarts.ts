import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseOf } from './support/databases.ts'
import { startPostgresCluster } from '#testing/postgres-cluster.ts'
import { restartUnderLoad } from '#testing/processes/restarts.ts'

/*
 * Whether the servers outlive their database. A temporary PostgreSQL that syncs to disk is restarted
 * again and again, in turn with a goodbye and as by a crash, while ten clients change something on two
 * built servers. It fails on any server that ends, any acknowledged change that is gone or was made
 * twice, any answer of 500, any call without an answer within five seconds, and any start of PostgreSQL
 * after which a server is not back within five seconds.
 */

const restarts = Number(process.argv[2] ?? 50)
const clients = 10
const patienceMs = 5_000

const cluster = await startPostgresCluster([
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
])
const folder = mkdtempSync(join(tmpdir(), 'tramo-restarts-'))
try {
  const place = {
    DATA_DIR: folder,
    DATABASE_URL: await databaseOf(cluster.url, 'restarts'),
    SEED_DEMO: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  }
  const began = performance.now()
  const seen = await restartUnderLoad({ cluster, place, clients, restarts, patienceMs })
  const zero = {
    'servers that ended': seen.exits,
    'acknowledged changes lost': seen.lost,
    'changes made twice': seen.doubled,
    'answers of 500 or unexpected': seen.failed,
    [`calls without an answer in ${patienceMs / 1000} s`]: seen.unanswered,
    [`servers not back in ${patienceMs / 1000} s`]: seen.notBack,
  }
  const table = {
    'restarts, fast and immediate in turn': seen.restarts,
    'changes acknowledged': seen.acknowledged,
    'answers of 503': seen.notNow,
    'slowest answer, ms': Math.round(seen.slowestMs),
    'longest until all was back, ms': Math.round(seen.longestBackMs),
    ...zero,
  }
  for (const [what, count] of Object.entries(table))
    console.log(`${what.padEnd(40)}${String(count).padStart(8)}`)
  for (const example of seen.examples) console.log(`  ${example}`)
  console.log(`${((performance.now() - began) / 60_000).toFixed(1)} minutes.`)
  const isProven = seen.restarts === restarts && Object.values(zero).every((count) => count === 0)
  console.log(isProven ? 'Proven: nobody but the clock noticed.' : 'NOT proven: see above.')
  process.exitCode = isProven ? 0 : 1
} finally {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}
