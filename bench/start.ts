import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newPostgresDatabase } from '#testing/new-postgres-database.ts'
import { startPostgresCluster } from '#testing/postgres-cluster.ts'
import { projectRoot } from '#server/platform/project-root.ts'

/*
 * How long the built server takes from its command to ready: the first time with an empty database
 * and with the sample data, then with what the first start made. Seconds of the clock and of the
 * processor; goal on a quiet machine: the first time 8 s with the database that it brings, then 4; 2 s on one that runs.
 */

const program = join(projectRoot, 'dist', 'server', 'main.js')
const starts = ['first', 'second', 'third']

type Settings = Record<string, string>

/** Of the process itself, in hundredths of a second as Linux counts. */
function processorSeconds(pid: number | undefined): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

async function measured(settings: Settings): Promise<{ ready: number; processor: number }> {
  const { PATH, HOME } = process.env
  const began = performance.now()
  const child = spawn(process.execPath, [program], {
    env: { PATH, HOME, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (piece: string) => {
      said += piece
      if (said.includes('Tramo is ready at')) resolve()
    })
    child.once('exit', () => reject(new Error(`The server ended before it was ready:\n${said}`)))
  })
  const ready = (performance.now() - began) / 1000
  const processor = processorSeconds(child.pid)
  const ended = new Promise((resolve) => child.removeAllListeners('exit').once('exit', resolve))
  child.kill()
  await ended
  return { ready, processor }
}

async function report(name: string, settings: Settings): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tramo-start-'))
  try {
    for (const start of starts) {
      const { ready, processor } = await measured({ DATA_DIR: dataDir, ...settings })
      console.log(`| ${name} | ${start} | ${ready.toFixed(1)} | ${processor.toFixed(1)} |`)
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const cluster = await startPostgresCluster()
process.env.TEST_POSTGRES_URL = cluster.url
try {
  console.log('| database | start | ready after, s | processor, s |\n| --- | --- | --- | --- |')
  for (const SEED_DEMO of ['1', '0']) {
    const sample = SEED_DEMO === '1' ? ' with the sample data' : ''
    await report(`its own${sample}`, { SEED_DEMO })
    const DATABASE_URL = await newPostgresDatabase()
    await report(`DATABASE_URL${sample}`, { SEED_DEMO, DATABASE_URL })
  }
} finally {
  await cluster.stop()
}
