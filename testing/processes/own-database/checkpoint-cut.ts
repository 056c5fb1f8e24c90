import { readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { urlOf } from '#server/platform/db/cluster/postmaster.ts'
import { startServer } from '../../built-server.ts'
import { clusterIn, noteIn, untilReady } from './own.ts'

/** What came of it. */
type Cut = {
  acknowledged: number
  rowsASecond: number
  checkpoints: number
  /** Acknowledged rows that are not there afterwards. */
  lost: number
  longestReadyMs: number
}

/** A thousand rows a second, a hundred commits of ten. */
const rowsACommit = 10
const commitsASecond = 100

/** Every process of a cluster: they stand in its folder (Linux). */
export function processesOf(cluster: string): number[] {
  const folder = realpathSync(cluster)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readlinkSync(`/proc/${name}/cwd`) === folder
      } catch {
        return false
      }
    })
    .map(Number)
}

async function session(dataDir: string): Promise<pg.Client> {
  const { socket } = noteIn(dataDir)
  const client = new pg.Client({ connectionString: urlOf({ socket, tcp: undefined }, 'tramo') })
  // It is killed under us.
  client.on('error', () => {})
  await client.connect()
  return client
}

/**
 * Writes rows while one checkpoint follows the other, and kills the server and every process of the
 * database at once, as when the power goes; then looks for what was acknowledged.
 */
export async function cutDuringCheckpoints(
  place: Record<string, string>,
  { rounds }: { rounds: number },
): Promise<Cut> {
  const dataDir = place.DATA_DIR ?? ''
  const seen: Cut = { acknowledged: 0, rowsASecond: 0, checkpoints: 0, lost: 0, longestReadyMs: 0 }
  let writtenMs = 0
  let server = await startServer(place)
  const owner = await session(dataDir)
  await owner.query('create table cut_row (id int primary key, filling text not null)')
  await owner.end()
  for (let round = 0; round < rounds; round++) {
    const writer = await session(dataDir)
    const keeper = await session(dataDir)
    const began = performance.now()
    const writing = write(writer, seen, began)
    const keeping = keep(keeper, seen)
    await sleep(1_500 + round * 173)
    for (const pid of processesOf(clusterIn(dataDir))) process.kill(pid, 'SIGKILL')
    await server.kill()
    await Promise.all([writing, keeping])
    writtenMs += performance.now() - began
    const killed = performance.now()
    server = await startServer(place)
    await untilReady(server.url)
    seen.longestReadyMs = Math.max(seen.longestReadyMs, performance.now() - killed)
    const reader = await session(dataDir)
    const { rows } = await reader.query<{ there: number; next: number }>(
      'select count(*) filter (where id < $1)::int as there, coalesce(max(id) + 1, 0) as next from cut_row',
      [seen.acknowledged],
    )
    seen.lost += seen.acknowledged - (rows[0]?.there ?? 0)
    // A commit whose answer was cut off may be there.
    seen.acknowledged = Math.max(seen.acknowledged, rows[0]?.next ?? 0)
    await reader.end()
  }
  await server.stop()
  seen.rowsASecond = Math.round((seen.acknowledged / writtenMs) * 1_000)
  return seen
}

async function write(client: pg.Client, seen: Cut, began: number): Promise<void> {
  try {
    for (let commit = 1; ; commit++) {
      await client.query(
        `insert into cut_row select n, repeat(md5(n::text), 10)
         from generate_series($1::int, $1::int + ${rowsACommit - 1}) n`,
        [seen.acknowledged],
      )
      seen.acknowledged += rowsACommit
      await sleep(Math.max(0, (commit * 1_000) / commitsASecond - (performance.now() - began)))
    }
  } catch {
    // Killed: nothing more was acknowledged.
  }
}

async function keep(client: pg.Client, seen: Cut): Promise<void> {
  try {
    for (;;) {
      await client.query('checkpoint')
      seen.checkpoints += 1
    }
  } catch {
    // Killed within one.
  }
}
