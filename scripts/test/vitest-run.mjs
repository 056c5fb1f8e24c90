import { inProject, readJson } from '../lib/project.mjs'
import { runTool } from '../lib/run.mjs'
import { countingExitCode, nothing } from './outcome.mjs'
import { withReportFile } from './report-file.mjs'

/**
 * Runs one Vitest project with its usual output and counts what its tests came to.
 * @param {string} project
 */
export function runVitest(project) {
  return withReportFile(async (report) => {
    // NODE_ENV=production would give React without its test tools.
    const env = { ...process.env, NODE_ENV: 'test', OUTCOME_FILE: report }
    const args = ['run', '--project', project, '--passWithNoTests', '--reporter=default']
    const counter = `--reporter=${inProject('scripts', 'test', 'vitest-reporter.mjs')}`
    const exitCode = await runTool('vitest', [...args, counter], { env })
    return countingExitCode(readJson(report) ?? nothing(), exitCode)
  })
}
