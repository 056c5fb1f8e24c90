/**
 * Prints a line per step, every failure and skip with its reason, and the total alone on the last line.
 * @param {(import('./outcome.mjs').Outcome & { title: string })[]} outcomes
 * @returns {number} the exit code
 */
export function printSummary(outcomes) {
  console.log('\n== Summary')
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { title, passed, failed, skipped, notes } of outcomes) {
    console.log(
      `${word({ passed, failed, skipped })} ${title}: ${numbers({ passed, failed, skipped })}`,
    )
    for (const note of notes) console.log(`       ${note}`)
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  console.log(`\n${numbers(total)}`)
  return total.failed === 0 ? 0 : 1
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
