import { writeFileSync } from 'node:fs'

/**
 * A Vitest reporter that writes an Outcome as JSON to the file named by OUTCOME_FILE. Vitest's own
 * JSON report does not say why a test was skipped.
 */
export default class OutcomeReporter {
  /**
   * @param {ReadonlyArray<import('vitest/node').TestModule>} modules
   * @param {ReadonlyArray<{ message?: string }>} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const outcome = {
      passed: 0,
      failed: 0,
      skipped: 0,
      notes: /** @type {string[]} */ ([]),
      tests: /** @type {{ name: string, seconds: number }[]} */ ([]),
    }
    const fail = (/** @type {string} */ what, /** @type {string | undefined} */ why) => {
      outcome.failed += 1
      outcome.notes.push(`FAILED: ${what}: ${(why ?? '').split('\n')[0]}`)
    }
    for (const module of modules) {
      for (const error of module.errors()) fail(module.moduleId, error.message)
      for (const test of module.children.allTests()) {
        const result = test.result()
        const seconds = (test.diagnostic()?.duration ?? 0) / 1000
        outcome.tests.push({ name: `${module.relativeModuleId}: ${test.fullName}`, seconds })
        if (result.state === 'failed') fail(test.fullName, result.errors[0]?.message)
        else if (result.state === 'passed') outcome.passed += 1
        else {
          outcome.skipped += 1
          const why = result.state === 'skipped' && result.note ? `: ${result.note}` : ''
          outcome.notes.push(`skipped: ${test.fullName}${why}`)
        }
      }
    }
    for (const error of unhandledErrors) fail('outside of any test', error.message)
    writeFileSync(process.env.OUTCOME_FILE ?? 'outcome.json', JSON.stringify(outcome))
  }
}
