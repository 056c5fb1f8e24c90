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
 * Runs one Vitest project with its usual output and counts what its tests came to.
 * @param {string} project
 * @param {Partial<import('./arguments.mjs').Wanted>} [wanted]
 */
export function runVitest(project, { quick = false } = {}) {
  return withReportFile(async (report) => {
    // NODE_ENV=production would give React without its test tools.
    const env = { ...process.env, NODE_ENV: 'test', OUTCOME_FILE: report }
    const args = ['run', '--project', project, '--passWithNoTests', '--reporter=default']
    if (quick) args.push(...thorough.map((files) => `--exclude=${files}`))
    const counter = `--reporter=${inProject('scripts', 'test', 'vitest-reporter.mjs')}`
    const exitCode = await runTool('vitest', [...args, counter], { env })
    return countingExitCode(readJson(report) ?? nothing(), exitCode)
  })
}
