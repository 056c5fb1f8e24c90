import { inProject, readJson } from '../lib/project.mjs'
import { runTool } from '../lib/run.mjs'
import { countingExitCode, nothing } from './outcome.mjs'
import { withReportFile } from './report-file.mjs'

/** A quick look leaves these out: walks, sweeps and starts of whole servers, 40 % of the server's time. */
const thorough = [
  'server/core/api/far-dates.test.ts',
  'server/core/api/input-sweep.test.ts',
  'server/core/uploads/hostile-files.test.ts',
  'server/core/uploads/inspectors.test.ts',
  'server/db/migrate.test.ts',
  'server/features/**/*-walks.test.ts',
  'server/features/staff/every-staff-action.test.ts',
  'server/tools/**',
  'testing/processes/**',
]

/**
 * Runs Vitest projects with their usual output and counts what their tests came to.
 * @param {string | readonly string[]} projects
 * @param {Partial<import('./arguments.mjs').Wanted>} [wanted]
 */
export function runVitest(projects, { quick = false } = {}) {
  return withReportFile(async (report) => {
    // NODE_ENV=production would give React without its test tools.
    const env = { ...process.env, NODE_ENV: 'test', OUTCOME_FILE: report }
    const names = [projects].flat().map((name) => `--project=${name}`)
    const args = ['run', ...names, '--passWithNoTests', '--reporter=default']
    if (quick) args.push(...thorough.map((files) => `--exclude=${files}`))
    const counter = `--reporter=${inProject('scripts', 'test', 'vitest-reporter.mjs')}`
    const exitCode = await runTool('vitest', [...args, counter], { env })
    return countingExitCode(readJson(report) ?? nothing(), exitCode)
  })
}
