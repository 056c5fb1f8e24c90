import { dirname } from 'node:path'
import { ensureBrowser } from '../lib/browser.mjs'
import { build, isBuilt } from '../lib/build.mjs'
import { findPostgresBinaries } from '../lib/postgres-binaries.mjs'
import { inProject } from '../lib/project.mjs'
import { run, runTool } from '../lib/run.mjs'
import { say } from '../lib/say.mjs'
import { noBrowser, runJourneys } from './journeys.mjs'
import { oneCheck, skippedStep } from './outcome.mjs'
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
  { name: 'web', title: 'Screens (Vitest, jsdom)', run: () => runVitest('web') },
  {
    name: 'screens',
    title: 'Screens in a real browser (Vitest, Chromium)',
    run: async () => {
      const browser = await ensureBrowser()
      if (browser === undefined) return skippedStep(noBrowser)
      return runVitest('screens', { env: { CHROME_PATH: browser } })
    },
  },
  {
    name: 'server',
    title: 'Server on PostgreSQL (Vitest)',
    run: (wanted) => runVitest(['server without a database', 'server'], wanted),
  },
  {
    name: 'machine',
    title: 'Server on the PostgreSQL of this machine (Vitest)',
    isThorough: true,
    run: async () => {
      const binaries = findPostgresBinaries()
      if (!binaries) return skippedStep('this machine has no PostgreSQL 15 or newer of its own')
      say(`Using ${binaries}.`)
      return runVitest('server', { env: { TEST_POSTGRES_BINARIES: dirname(binaries) } })
    },
  },
  {
    name: 'journeys',
    title: 'Browser journeys, phone and desktop (Playwright)',
    run: runJourneys,
  },
]

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
