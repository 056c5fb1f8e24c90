// Type-checks every room with its own tsconfig, so that each wall holds by itself.
import { runTool } from './lib/run.mjs'

let failed = false
for (const room of ['domain', 'protocol', 'server', 'web', 'scripts', '.']) {
  if ((await runTool('typescript', ['-p', room])) !== 0) {
    console.error(`types: ${room} does not compile`)
    failed = true
  }
}
process.exit(failed ? 1 : 0)
