import { build, isBuilt } from '../lib/build.mjs'
import { inProject } from '../lib/project.mjs'
import { run, runTool } from '../lib/run.mjs'
import { say } from '../lib/say.mjs'
import { runJourneys } from './journeys.mjs'
import { runOnPostgres } from './on-postgres.mjs'
import { oneCheck } from './outcome.mjs'
import { runVitest } from './vitest-run.mjs'

/**
 * Everything `npm test` does, in order; a failing step does not keep the later ones from running.
 * @type {{ name: string, title: string, run: () => Promise<import('./outcome.mjs').Outcome> }[]}
 */
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
    run: async () =>
      oneCheck((await run(process.execPath, [inProject('scripts', 'types.mjs')])) === 0),
  },
  {
    name: 'build',
    title: 'Build',
    run: async () => {
      if (!isBuilt()) return oneCheck(await build())
      say('dist/ is already built from exactly these sources.')
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
    name: 'server-pglite',
    title: 'Server on PGlite, the embedded database (Vitest)',
    run: () => runVitest('server on PGlite'),
  },
  {
    name: 'server-postgres',
    title: 'Server on PostgreSQL (Vitest)',
    run: runOnPostgres,
  },
  {
    name: 'journeys',
    title: 'Browser journeys, phone and desktop (Playwright, server on PGlite)',
    run: runJourneys,
  },
]

/**
 * @param {string} name
 * @param {string} title
 * @param {string} packageName
 * @param {string[]} args
 */
function tool(name, title, packageName, args) {
  return { name, title, run: async () => oneCheck((await runTool(packageName, args)) === 0) }
}
