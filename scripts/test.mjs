// npm test: installs what is missing, runs every check and ends with one line of numbers.
// `npm test -- unit web` runs only the steps whose names begin so: format lint dead types build
// unit web screens server journeys. `npm test -- quick` looks for four minutes at what changed; `npm test --
// thorough` runs random walks at full length, sweeps and starts of whole servers as well, and the server on
// the PostgreSQL of this machine; `npm test -- journeys --repeat 3` runs each journey three times.
import './lib/require-node.mjs'
import { endWithNpm } from './lib/end-with-npm.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { readArguments } from './test/arguments.mjs'
import { runSteps } from './test/run-steps.mjs'
import { steps } from './test/steps.mjs'
import { printSummary } from './test/summary.mjs'

const { chosen, wanted } = readArguments(process.argv.slice(2), steps)
endWithNpm()
await ensureInstalled()
process.exit(printSummary(await runSteps(chosen, wanted)))
