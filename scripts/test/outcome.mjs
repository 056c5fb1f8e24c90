/**
 * What one step of the test run came to.
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} notes what failed or was skipped, and why
 * @property {{ name: string, seconds: number }[]} [tests] how long each test took
 */

/** @returns {Outcome} */
export const nothing = () => ({ passed: 0, failed: 0, skipped: 0, notes: [] })

/**
 * A step that is one check by itself: a formatter, a linter, a compiler.
 * @param {boolean} isRight
 * @returns {Outcome}
 */
export function oneCheck(isRight) {
  return { passed: isRight ? 1 : 0, failed: isRight ? 0 : 1, skipped: 0, notes: [] }
}

/**
 * A step that this machine cannot run.
 * @param {string} reason
 * @returns {Outcome}
 */
export function skippedStep(reason) {
  console.log(`skipped: ${reason}`)
  return { passed: 0, failed: 0, skipped: 1, notes: [`skipped: ${reason}`] }
}

/**
 * A runner that ended badly without a failing test still failed: a file did not load, a worker died.
 * @param {Outcome} outcome
 * @param {number} exitCode
 * @returns {Outcome}
 */
export function countingExitCode(outcome, exitCode) {
  if (exitCode === 0 || outcome.failed > 0) return outcome
  const note = `FAILED: the runner ended with ${exitCode}; its messages are above`
  return { ...outcome, failed: 1, notes: [...outcome.notes, note] }
}
