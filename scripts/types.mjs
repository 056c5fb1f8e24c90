// Type-checks every room with its own tsconfig, so that each wall holds by itself.
import { runTool } from './lib/run.mjs'

const rooms = ['domain', 'protocol', 'server', 'web', 'scripts', '.']
const failed = await Promise.all(
  rooms.map(async (room) => {
    if ((await runTool('typescript', ['-p', room])) === 0) return false
    console.error(`types: ${room} does not compile`)
    return true
  }),
)
process.exit(failed.includes(true) ? 1 : 0)
