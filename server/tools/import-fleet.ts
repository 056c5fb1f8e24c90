// npm run import -- FILE.csv [--dry-run], or --photos FILE.zip [--replace] [--dry-run]: puts the cars of a fleet file, or photos of cars, into the database; people|rentals|reservations|services FILE.csv and invite bring the rest of a company along (docs/import.md).
import { counted } from '#protocol/core/counted.ts'
import { readFileSync } from 'node:fs'
import { BadConfig, type Config, readConfig } from '../config.ts'
import { openConfiguredDatabase } from '../app/open-database.ts'
import { startRefusal } from '../app/start-refusal.ts'
import { planNewCars } from '../rentals/maintenance/plan-new-cars.ts'
import { importPhotos } from './import-photos.ts'
import { movingTask, movingUsage, runMoving } from './move-in.ts'
import { typedPath } from './typed-path.ts'
import { importFleet, type ImportResult } from '../fleet/cars/fleet-file/import-fleet.ts'

const badLines = counted('en', { one: '# bad line', other: '# bad lines' })
const goodLines = counted('en', { one: '# car', other: '# cars' })

const words = process.argv.slice(2)
const asked = movingTask(words)
const moving = asked === 'misuse' ? fail(movingUsage) : asked
const isDryRun = words.includes('--dry-run')
const isPhotos = words.includes('--photos')
const replaces = words.includes('--replace')
const options = ['--dry-run', '--photos', '--replace']
const [path, ...rest] = words.filter((word) => !options.includes(word))
if (
  !moving &&
  (path === undefined || rest.length > 0 || path.startsWith('--') || (replaces && !isPhotos))
)
  fail(
    'Name one file: npm run import -- FILE.csv, or --photos FILE.zip (with --replace in the place of the photos that its cars have), with --dry-run to see first what it would do',
  )
const bytes = isPhotos || moving ? new Uint8Array() : readFile(path ?? '')
try {
  // Who imports a fleet does not want the demo's cars beside it.
  const config = { ...readConfig(process.env), seedDemo: false }
  await take(config).catch((error: unknown) => {
    throw startRefusal(config, error)
  })
} catch (error) {
  if (!(error instanceof BadConfig)) throw error
  fail(error.message)
}

async function take(config: Config): Promise<void> {
  const database = await openConfiguredDatabase(config, (line) => console.log(line), {
    who: 'tool',
  })
  try {
    if (moving) return await runMoving(database, moving, config)
    if (isPhotos)
      return await importPhotos(database, {
        path: typedPath(path ?? ''),
        replaces,
        isDryRun,
        config,
      })
    const progress = (done: number, all: number) => console.log(`${done} of ${all} cars …`)
    report(await importFleet(database, bytes, { isDryRun, progress }))
    if (!isDryRun) await planNewCars(database.db, new Date())
  } finally {
    await database.close()
  }
}

function readFile(name: string): Uint8Array {
  try {
    return readFileSync(typedPath(name))
  } catch {
    return fail(`${name} cannot be read: check the path and its permissions.`)
  }
}

function report({ added, changed, unchanged, columns, bad, ignoredColumns }: ImportResult): void {
  if (ignoredColumns.length > 0) console.log(`Columns not used: ${ignoredColumns.join(', ')}`)
  if (bad.length === 0) {
    const did = isDryRun ? 'would be ' : ''
    console.log(
      `${goodLines(added)} ${did}added, ${goodLines(changed)} ${did}changed, ${goodLines(unchanged)} unchanged.`,
    )
    for (const [column, count] of Object.entries(columns))
      console.log(`  ${column}: ${goodLines(count)}`)
    return
  }
  for (const { line, reason } of bad) console.error(`line ${line}: ${reason}`)
  const lines = new Set(bad.map(({ line }) => line)).size
  console.error(`Nothing ${isDryRun ? 'would be' : 'was'} imported: ${badLines(lines)}.`)
  process.exitCode = 1
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
