import { readJson } from '../lib/project.mjs'
import { runTool } from '../lib/run.mjs'
import { countingExitCode } from './outcome.mjs'
import { withReportFile } from './report-file.mjs'

/**
 * Runs one Vitest project with its usual output and counts from its JSON report.
 * @param {string} project
 */
export function runVitest(project) {
  return withReportFile(async (report) => {
    // NODE_ENV=production would give React without its test tools.
    const env = { ...process.env, NODE_ENV: 'test' }
    const args = ['run', '--project', project, '--passWithNoTests']
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const exitCode = await runTool('vitest', [...args, ...reporters], { env })
    return countingExitCode(count(readJson(report)), exitCode)
  })
}

/**
 * @param {any} report Vitest's JSON report, or undefined when there is none
 * @returns {import('./outcome.mjs').Outcome}
 */
function count(report) {
  const outcome = { passed: 0, failed: 0, skipped: 0, notes: /** @type {string[]} */ ([]) }
  for (const file of report?.testResults ?? []) {
    if (file.status === 'failed' && file.assertionResults.length === 0) {
      outcome.failed += 1
      outcome.notes.push(`FAILED: ${file.name}: ${firstLine(file.message)}`)
    }
    for (const test of file.assertionResults) addTest(outcome, test)
  }
  return outcome
}

/**
 * @param {import('./outcome.mjs').Outcome} outcome
 * @param {any} test
 */
function addTest(outcome, test) {
  if (test.status === 'passed') outcome.passed += 1
  else if (test.status === 'failed') {
    outcome.failed += 1
    outcome.notes.push(`FAILED: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)
  } else {
    outcome.skipped += 1
    outcome.notes.push(`skipped: ${test.fullName}`)
  }
}

/** @param {string | undefined} text */
function firstLine(text) {
  return (text ?? '').split('\n')[0]
}
