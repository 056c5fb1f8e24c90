import { stop } from '../lib/say.mjs'

/**
 * What of the test run is wanted.
 * @typedef {object} Wanted
 * @property {boolean} quick for four minutes at most: what changed, and the journeys tagged for a quick look
 * @property {boolean} thorough walks at full length, sweeps, starts of whole servers, and the PostgreSQL of this machine
 * @property {number} repeat how often each journey runs
 */

const words = ['quick', 'thorough']

/**
 * Reads the arguments of `npm test`: names of steps or their beginnings, `quick` or `thorough`, `--repeat N`.
 * @param {string[]} args
 * @param {readonly import('./steps.mjs').Step[]} steps
 * @returns {{ chosen: import('./steps.mjs').Step[], wanted: Wanted }}
 */
export function readArguments(args, steps) {
  const names = args.flatMap((argument) => argument.split(','))
  const at = names.indexOf('--repeat')
  const repeat = at < 0 ? 1 : Number(names.splice(at, 2)[1])
  if (!Number.isInteger(repeat) || repeat < 1 || repeat > 100) {
    stop('--repeat needs a whole number from 1 to 100: how often each journey runs.')
  }
  const quick = names.includes('quick')
  const prefixes = names.filter((name) => !words.includes(name))
  const isChosen = (/** @type {string} */ name) =>
    prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix))
  const isThorough = names.includes('thorough')
  const chosen = steps.filter((step) => isChosen(step.name) && (isThorough || !step.isThorough))
  if (chosen.length === 0) {
    stop(`No step begins with that. There are: ${steps.map(({ name }) => name).join(' ')}`)
  }
  return { chosen, wanted: { quick, thorough: isThorough, repeat } }
}
