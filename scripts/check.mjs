// npm run check: what a commit needs, in about a minute: format, lint, dead code, types, rules.
import './lib/require-node.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { readArguments } from './test/arguments.mjs'
import { runSteps } from './test/run-steps.mjs'
import { steps } from './test/steps.mjs'
import { printSummary } from './test/summary.mjs'

const { chosen, wanted } = readArguments(['format', 'lint', 'dead', 'types', 'unit'], steps)
await ensureInstalled()
process.exit(printSummary(await runSteps(chosen, wanted)))
