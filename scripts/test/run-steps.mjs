import { endRunning } from '../lib/run.mjs'
import { say } from '../lib/say.mjs'
import { skippedStep } from './outcome.mjs'

/** A quick look takes no longer; what it did not come to is named. */
const quickMs = 240_000
const notRun = 'a quick look ends after four minutes: `npm test` still has to run it'

/**
 * A step that ran, with its seconds.
 * @typedef {import('./outcome.mjs').Outcome & { title: string, seconds: number }} Ran
 */

/**
 * Runs the static steps side by side and then the others in their order; a failing step does not
 * keep later ones from running.
 * @param {readonly import('./steps.mjs').Step[]} steps
 * @param {import('./arguments.mjs').Wanted} wanted
 * @returns {Promise<Ran[]>}
 */
export async function runSteps(steps, wanted) {
  let isOver = false
  const end = () => {
    isOver = true
    endRunning()
  }
  const limit = wanted.quick ? setTimeout(end, quickMs) : undefined
  const still = steps.filter(({ isStatic }) => isStatic)
  const ran = await Promise.all(still.map((step) => runKeepingOutput(step, wanted)))
  for (const step of steps.filter(({ isStatic }) => !isStatic)) {
    console.log(`\n== ${step.title}`)
    const outcome = isOver ? undefined : await timed(step, wanted)
    // What was stopped may have failed before: that is in its counts, or printed above.
    if (outcome && (!isOver || outcome.failed > 0)) ran.push(outcome)
    if (isOver) ran.push({ title: step.title, seconds: 0, ...skippedStep(notRun) })
  }
  clearTimeout(limit)
  return ran
}

/**
 * @param {import('./steps.mjs').Step} step
 * @param {import('./arguments.mjs').Wanted} wanted
 */
async function runKeepingOutput(step, wanted) {
  /** @type {string[]} */
  const printed = []
  const outcome = await timed(step, { ...wanted, print: (text) => printed.push(text) })
  console.log(`\n== ${step.title}\n${printed.join('').trimEnd()}`)
  return outcome
}

/**
 * @param {import('./steps.mjs').Step} step
 * @param {Parameters<import('./steps.mjs').Step['run']>[0]} options
 * @returns {Promise<Ran>}
 */
async function timed(step, options) {
  const begun = Date.now()
  const outcome = await step.run(options)
  const seconds = (Date.now() - begun) / 1000
  say(`${step.title}: ${outcome.failed === 0 ? 'done' : 'FAILED'} after ${seconds.toFixed(1)} s`)
  return { title: step.title, seconds, ...outcome }
}
