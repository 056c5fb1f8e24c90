import { dirname } from 'node:path'
import { ensureBrowser } from '../lib/browser.mjs'
import { build, isBuilt } from '../lib/build.mjs'
import { findPostgresBinaries } from '../lib/postgres-binaries.mjs'
import { inProject } from '../lib/project.mjs'
import { run, runTool } from '../lib/run.mjs'
import { say } from '../lib/say.mjs'
import { changedFiles, touchedFeatures } from './changed.mjs'
import { noBrowser, runJourneys } from './journeys.mjs'
import { nothing, oneCheck, skippedStep } from './outcome.mjs'
import { runVitest } from './vitest-run.mjs'

/**
 * One step of the test run. Static steps read the sources only (one builds of them) and run side by side; what they
 * print is kept until they end. The others have the machine to themselves.
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {boolean} [isStatic]
 * @property {boolean} [isThorough] only in a thorough run
 * @property {(options: import('./arguments.mjs').Wanted & { print?: (text: string) => void }) => Promise<import('./outcome.mjs').Outcome>} run
 */

/** @type {Step[]} */
export const steps = [
  tool('format', 'Format (Biome)', '@biomejs/biome', ['format', '.']),
  tool('lint', 'Lint and import directions (oxlint)', 'oxlint', [
    '--type-aware',
    '--deny-warnings',
  ]),
  tool('dead', 'Dead files, exports and dependencies (knip)', 'knip', ['--no-progress']),
  {
    name: 'types',
    title: 'Types of every room (TypeScript)',
    isStatic: true,
    run: async ({ print }) =>
      oneCheck((await run(process.execPath, [inProject('scripts', 'types.mjs')], { print })) === 0),
  },
  {
    name: 'build',
    title: 'Build',
    isStatic: true,
    run: async ({ print }) => {
      if (!isBuilt()) return oneCheck(await build(print))
      print?.('dist/ is already built from exactly these sources.')
      return oneCheck(true)
    },
  },
  {
    name: 'unit',
    title: 'Rules, wire and walls (Vitest)',
    run: () => runVitest('unit'),
  },
  {
    name: 'web',
    title: 'Screens (Vitest, jsdom)',
    run: (wanted) => ofTouched('web', wanted, (files) => runVitest('web', { files })),
  },
  {
    name: 'screens',
    title: 'Screens in a real browser (Vitest, Chromium)',
    run: async (wanted) => {
      const browser = await ensureBrowser()
      if (browser === undefined) return skippedStep(noBrowser)
      const env = { CHROME_PATH: browser }
      return ofTouched('web', wanted, (files) => runVitest('screens', { files, env }))
    },
  },
  {
    name: 'server',
    title: 'Server on PostgreSQL (Vitest)',
    run: (wanted) =>
      ofTouched('server', wanted, (files) =>
        runVitest(['server without a database', 'server'], { ...wanted, files }),
      ),
  },
  {
    name: 'machine',
    title: 'Server on the PostgreSQL of this machine (Vitest)',
    isThorough: true,
    run: async () => {
      const binaries = findPostgresBinaries()
      if (!binaries) return skippedStep('this machine has no PostgreSQL 15 or newer of its own')
      say(`Using ${binaries}.`)
      const env = { TEST_POSTGRES_BINARIES: dirname(binaries) }
      return runVitest('server', { thorough: true, env })
    },
  },
  {
    name: 'journeys',
    title: 'Browser journeys, phone and desktop (Playwright)',
    run: runJourneys,
  },
]

/**
 * Runs the tests of a side; for a quick look only those of the features that changed and of their importers.
 * @param {'server' | 'web'} side
 * @param {import('./arguments.mjs').Wanted} wanted
 * @param {(files: readonly string[]) => Promise<import('./outcome.mjs').Outcome>} runFiles none are all
 */
async function ofTouched(side, { quick }, runFiles) {
  if (!quick) return runFiles([])
  const files = touchedFeatures(side, changedFiles())
  if (files.length === 0) return { ...nothing(), notes: [`nothing changed in ${side}/`] }
  say(`Only ${files.join(' ')}`)
  return runFiles(files)
}

/**
 * @param {string} name
 * @param {string} title
 * @param {string} packageName
 * @param {string[]} args
 * @returns {Step}
 */
function tool(name, title, packageName, args) {
  return {
    name,
    title,
    isStatic: true,
    run: async ({ print }) => oneCheck((await runTool(packageName, args, { print })) === 0),
  }
}
