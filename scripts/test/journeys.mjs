import { readdirSync } from 'node:fs'
import { ensureBrowser } from '../lib/browser.mjs'
import { build, isBuilt } from '../lib/build.mjs'
import { inProject, readJson } from '../lib/project.mjs'
import { runTool } from '../lib/run.mjs'
import { say } from '../lib/say.mjs'
import { countingExitCode, nothing, oneCheck, skippedStep } from './outcome.mjs'
import { withReportFile } from './report-file.mjs'

/** The journeys of e2e/ in a real browser, against the built server. */
export async function runJourneys() {
  if (!readdirSync(inProject('e2e')).some((name) => name.endsWith('.test.ts'))) {
    return skippedStep('there is no journey in e2e/')
  }
  if (!isBuilt() && !(await build())) {
    console.error('The journeys need a build of these sources, and it failed.')
    return oneCheck(false)
  }
  const browser = await ensureBrowser()
  if (browser === undefined) {
    return skippedStep(
      'no Chromium or Chrome on this machine and none could be installed; set CHROME_PATH to one',
    )
  }
  say(`Using ${browser}.`)
  return withReportFile(async (report) => {
    const env = { ...process.env, CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const exitCode = await runTool('@playwright/test', ['test', '--reporter=list,json'], { env })
    return countingExitCode(count(readJson(report)), exitCode)
  })
}

/**
 * @param {any} report Playwright's JSON report, or undefined when there is none
 * @returns {import('./outcome.mjs').Outcome}
 */
function count(report) {
  const outcome = nothing()
  for (const suite of report?.suites ?? []) countSuite(suite, outcome)
  return outcome
}

/**
 * @param {any} suite
 * @param {import('./outcome.mjs').Outcome} outcome
 */
function countSuite(suite, outcome) {
  for (const inner of suite.suites ?? []) countSuite(inner, outcome)
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests) addTest(`${spec.title} (${test.projectName})`, test, outcome)
  }
}

/**
 * @param {string} name
 * @param {any} test
 * @param {import('./outcome.mjs').Outcome} outcome
 */
function addTest(name, test, outcome) {
  if (test.status === 'skipped') {
    outcome.skipped += 1
    const reason = test.annotations?.find((/** @type {any} */ each) => each.type === 'skip')
    outcome.notes.push(`skipped: ${name}${reason?.description ? `: ${reason.description}` : ''}`)
  } else if (test.status === 'unexpected') {
    outcome.failed += 1
    outcome.notes.push(`FAILED: ${name}`)
  } else outcome.passed += 1
}
