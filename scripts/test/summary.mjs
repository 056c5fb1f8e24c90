/**
 * Prints a line per step, every failure and skip with its reason, and the total alone on the last line.
 * @param {import('./run-steps.mjs').Ran[]} outcomes
 * @returns {number} the exit code
 */
export function printSummary(outcomes) {
  printSlowest(outcomes.flatMap(({ tests = [] }) => tests))
  console.log('\n== Summary')
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { title, seconds, passed, failed, skipped, notes } of outcomes) {
    const counts = { passed, failed, skipped }
    console.log(`${word(counts)} ${title}: ${numbers(counts)}, ${seconds.toFixed(0)} s`)
    for (const note of notes) console.log(`       ${note}`)
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  console.log(`\n${numbers(total)}`)
  return total.failed === 0 ? 0 : 1
}

/** @param {{ name: string, seconds: number }[]} tests */
function printSlowest(tests) {
  if (tests.length === 0) return
  console.log('\n== The slowest tests, in seconds')
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 30)
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(6)} ${name}`)
}

/** @param {{ passed: number, failed: number, skipped: number }} counts */
function numbers({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/** @param {{ passed: number, failed: number, skipped: number }} counts */
function word({ passed, failed, skipped }) {
  if (failed > 0) return 'FAIL'
  return passed === 0 && skipped > 0 ? 'skip' : 'ok  '
}
