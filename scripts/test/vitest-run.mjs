import { inProject, readJson } from '../lib/project.mjs'
import { runTool } from '../lib/run.mjs'
import { countingExitCode, nothing } from './outcome.mjs'
import { withReportFile } from './report-file.mjs'

/**
 * Runs Vitest projects with their usual output and counts what their tests came to.
 * @param {string | readonly string[]} projects
 * @param {{ thorough?: boolean, files?: readonly string[], env?: Record<string, string> }} [wanted] `files`: only those whose paths contain one of these; `env`: more variables
 */
export function runVitest(projects, { thorough = false, files = [], env: more = {} } = {}) {
  return withReportFile(async (report) => {
    // NODE_ENV=production would give React without its test tools.
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      OUTCOME_FILE: report,
      ...(!thorough && { SHORT: '1' }),
      ...more,
    }
    const names = [projects].flat().map((name) => `--project=${name}`)
    const args = ['run', ...names, '--passWithNoTests', '--reporter=default', ...files]
    const counter = `--reporter=${inProject('scripts', 'test', 'vitest-reporter.mjs')}`
    const exitCode = await runTool('vitest', [...args, counter], { env })
    return countingExitCode(readJson(report) ?? nothing(), exitCode)
  })
}
