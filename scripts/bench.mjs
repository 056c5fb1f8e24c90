// npm run bench answers all questions of bench/ in turn, as text for bench/RESULTS.md; npm run bench -- NAME one of them.
import './lib/require-node.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inProject } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { stop } from './lib/say.mjs'

/* What needs nothing but a PostgreSQL and says by numbers how fast it is: some ten minutes, with --full more. */
const all = ['reads', 'kinds', 'bookings', 'backlog', 'searches', 'fleet', 'work', 'start']
if (process.argv.includes('--full')) all.push('dashboard', 'jobs', 'trust')

const names = readdirSync(inProject('bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
const given = process.argv.slice(2)
const isAll = given[0] === undefined || given[0] === 'all' || given[0].startsWith('-')
const [name = '', ...args] = isAll ? ['all', ...given.filter((each) => each !== 'all')] : given
if (!isAll && !names.includes(name))
  stop(`There is no bench/${name}.ts. There are: ${names.join(', ')}`)

await ensureInstalled()
await ensureBuilt()
const { build } = await import('vite')

/** @param {string} question @returns {Promise<string>} the program that answers it */
async function built(question) {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    root: inProject(),
    build: {
      ssr: inProject('bench', `${question}.ts`),
      outDir: inProject('.tmp', 'bench'),
      emptyOutDir: false,
      target: 'node20',
    },
  })
  return inProject('.tmp', 'bench', `${question}.js`)
}

/** @param {string} question @returns {Promise<number>} its exit code */
async function answer(question) {
  return run(process.execPath, ['--enable-source-maps', await built(question), ...args])
}

/** One PostgreSQL for all questions, so that what one has seeded the next finds. @returns {Promise<() => void>} what ends it */
async function sharedPostgres() {
  if (process.env.BENCH_POSTGRES) return () => {}
  const program = await built('postgres')
  const server = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] })
  const url = await new Promise((resolve, reject) => {
    server.stdout.setEncoding('utf8').once('data', resolve)
    server.once('exit', () => reject(new Error('PostgreSQL did not start')))
  })
  process.env.BENCH_POSTGRES = String(url).trim()
  return () => server.stdin.end()
}

if (!isAll) process.exit(await answer(name))

const said = (/** @type {string} */ command, /** @type {string[]} */ ...words) =>
  spawnSync(command, words, { encoding: 'utf8', cwd: inProject() }).stdout?.trim() ?? ''
const facts = [
  `${availableParallelism()} cores (${cpus()[0]?.model ?? ''}), ${Math.round(totalmem() / 1e9)} GB, load ${(loadavg()[0] ?? 0).toFixed(1)} before`,
  `Node ${process.versions.node}, ${said('pg_config', '--version') || said('postgres', '--version')}`,
  `at ${said('git', 'rev-parse', '--short', 'HEAD')}`,
]
console.log(`## ${new Date().toISOString().slice(0, 16).replace('T', ' ')}\n\n${facts.join('; ')}.`)
let failed = 0
const began = performance.now()
const endPostgres = await sharedPostgres()
for (const question of all) {
  const beganThis = performance.now()
  console.log(`\n### ${question}\n`)
  if ((await answer(question)) !== 0) {
    failed += 1
    console.log('\nThis question failed.')
  }
  console.log(`\n${((performance.now() - beganThis) / 60_000).toFixed(1)} minutes.`)
}
endPostgres()
console.log(`\n${((performance.now() - began) / 60_000).toFixed(1)} minutes in all.`)
process.exit(failed > 0 ? 1 : 0)
