import { inProject, readJson } from '../lib/project.mjs'
import { runTool } from '../lib/run.mjs'
import { countingExitCode, nothing } from './outcome.mjs'
import { withReportFile } from './report-file.mjs'

/**
 * Runs Vitest projects with their usual output and counts what their tests came to.
 * @param {string | readonly string[]} projects
 * @param {{ quick?: boolean, env?: Record<string, string> }} [wanted] `env`: more variables
 */
export function runVitest(projects, { quick = false, env: more = {} } = {}) {
  return withReportFile(async (report) => {
    // NODE_ENV=production would give React without its test tools.
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      OUTCOME_FILE: report,
      ...(quick && { QUICK: '1' }),
      ...more,
    }
    const names = [projects].flat().map((name) => `--project=${name}`)
    const args = ['run', ...names, '--passWithNoTests', '--reporter=default']
    const counter = `--reporter=${inProject('scripts', 'test', 'vitest-reporter.mjs')}`
    const exitCode = await runTool('vitest', [...args, counter], { env })
    return countingExitCode(readJson(report) ?? nothing(), exitCode)
  })
}
