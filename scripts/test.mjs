// npm test: installs what is missing, runs every check and ends with one line of numbers.
// `npm test -- unit web` runs only the steps whose names begin so: format lint dead types build
// unit web server-pglite server-postgres journeys.
import './lib/require-node.mjs'
import { endWithNpm } from './lib/end-with-npm.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { say, stop } from './lib/say.mjs'
import { steps } from './test/steps.mjs'
import { printSummary } from './test/summary.mjs'

const wanted = process.argv
  .slice(2)
  .flatMap((argument) => argument.replace(/^only=/, '').split(','))
const chosen = steps.filter(
  ({ name }) => wanted.length === 0 || wanted.some((prefix) => name.startsWith(prefix)),
)
if (chosen.length === 0) {
  stop(`No step begins with that. There are: ${steps.map(({ name }) => name).join(' ')}`)
}

endWithNpm()
await ensureInstalled()
const outcomes = []
for (const step of chosen) {
  console.log(`\n== ${step.title}`)
  const begun = Date.now()
  const outcome = await step.run()
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  say(`${step.title}: ${outcome.failed === 0 ? 'done' : 'FAILED'} after ${seconds} s`)
  outcomes.push({ title: step.title, ...outcome })
}
process.exit(printSummary(outcomes))
