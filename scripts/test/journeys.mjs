import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureBrowser } from '../lib/browser.mjs'
import { build, isBuilt } from '../lib/build.mjs'
import { inProject, readJson } from '../lib/project.mjs'
import { runTool } from '../lib/run.mjs'
import { say } from '../lib/say.mjs'
import { countingExitCode, nothing, oneCheck, skippedStep } from './outcome.mjs'
import { withReportFile } from './report-file.mjs'

export const noBrowser =
  'no Chromium or Chrome on this machine and none could be installed; set CHROME_PATH to one'

/**
 * The journeys of e2e/ in a real browser, against the built server.
 * @param {import('./arguments.mjs').Wanted} wanted
 */
export async function runJourneys({ quick, thorough, repeat }) {
  if (!readdirSync(inProject('e2e')).some((name) => name.endsWith('.test.ts'))) {
    return skippedStep('there is no journey in e2e/')
  }
  if (!isBuilt() && !(await build())) {
    console.error('The journeys need a build of these sources, and it failed.')
    return oneCheck(false)
  }
  const browser = await ensureBrowser()
  if (browser === undefined) {
    return skippedStep(noBrowser)
  }
  say(`Using ${browser}.`)
  return withReportFile(async (report) => {
    const env = {
      ...process.env,
      CHROME_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(!thorough && { SHORT: '1' }),
    }
    const args = ['test', '--reporter=list,json', `--repeat-each=${repeat}`]
    if (quick) args.push('--grep=@quick')
    // Repeating looks for journeys that fail now and then. Otherwise a machine that stood still for
    // a minute is no failure of the product: the second try decides, and the summary names it.
    if (repeat === 1) args.push('--retries=1')
    const exitCode = await runTool('@playwright/test', args, { env })
    return countingExitCode(count(readJson(report)), exitCode)
  })
}

/**
 * @param {any} report Playwright's JSON report, or undefined when there is none
 * @returns {import('./outcome.mjs').Outcome}
 */
function count(report) {
  const outcome = { ...nothing(), tests: [] }
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
  const milliseconds = test.results?.map((/** @type {any} */ result) => result.duration) ?? []
  outcome.tests?.push({ name, seconds: Math.max(0, ...milliseconds) / 1000 })
  if (test.status === 'skipped') {
    outcome.skipped += 1
    const reason = test.annotations?.find((/** @type {any} */ each) => each.type === 'skip')
    outcome.notes.push(`skipped: ${name}${reason?.description ? `: ${reason.description}` : ''}`)
  } else if (test.status === 'unexpected') {
    outcome.failed += 1
    outcome.notes.push(`FAILED: ${name}${reasons(test)}`)
  } else {
    outcome.passed += 1
    if (test.status === 'flaky')
      outcome.notes.push(`passed on the second try: ${name}${reasons(test)}`)
  }
}

/**
 * Why each try failed, and in which line: the log of a distant run may hold nothing but the summary.
 * @param {any} test
 */
function reasons(test) {
  const errors = test.results.flatMap((/** @type {any} */ { error }) => (error ? [error] : []))
  return errors
    .map((/** @type {any} */ { message = '', location }) => {
      const lines = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 12)
      const place = location ? `${basename(location.file)}:${location.line} ` : ''
      return `\n         ${place}${lines.join('\n         ')}`
    })
    .join('')
}
