import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cutDuringCheckpoints } from '#testing/processes/own-database/checkpoint-cut.ts'
import { crashUnderLoad } from '#testing/processes/own-database/crashes.ts'

/*
 * Whether what was acknowledged is still there after kill -9 of the server, of the database that it brings
 * along, and of both, in turn, while people book and pay, and of all their processes at once in the middle of
 * checkpoints. It fails on one booking, payment or row that is not there, and on one time after which the
 * server was not ready within ten seconds.
 */

const rounds = Number(process.argv[2] ?? 20)
const patienceMs = 10_000
const folder = mkdtempSync(join(tmpdir(), 'tramo-crashes-'))
try {
  const place = { DATA_DIR: folder, SEED_DEMO: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
  const seen = await crashUnderLoad(place, { rounds, each: 6 })
  const cut = await cutDuringCheckpoints(place, { rounds: Math.ceil(rounds / 4) })
  const table = {
    'kills, of server, database and both': seen.kills,
    'bookings acknowledged': seen.acknowledged,
    'payments acknowledged': seen.paid,
    'longest until ready, ms': Math.round(seen.longestReadyMs),
    'acknowledged and lost': seen.lost,
    'rows a second while checkpoints are cut': cut.rowsASecond,
    checkpoints: cut.checkpoints,
    'rows acknowledged': cut.acknowledged,
    'longest until ready after a cut, ms': Math.round(cut.longestReadyMs),
    'rows acknowledged and lost': cut.lost,
  }
  for (const [what, count] of Object.entries(table))
    console.log(`${what.padEnd(40)}${String(count).padStart(8)}`)
  const longestMs = Math.max(seen.longestReadyMs, cut.longestReadyMs)
  const isProven = seen.lost + cut.lost === 0 && longestMs <= patienceMs
  console.log(isProven ? 'Proven: nothing is lost.' : 'NOT proven: see above.')
  process.exitCode = isProven ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
