// Type-checks every room with its own tsconfig, so that each wall holds by itself. What a run has
// found of files that did not change since is kept for the next one.
import { inProject } from './lib/project.mjs'
import { runTool } from './lib/run.mjs'

const rooms = ['domain', 'protocol', 'server', 'web', 'scripts', '.']
const failed = await Promise.all(
  rooms.map(async (room) => {
    const kept = inProject(
      'node_modules',
      '.cache',
      'tramo-types',
      `${room === '.' ? 'tests' : room}.tsbuildinfo`,
    )
    // More than one checker of a room would each work out the types that they share.
    const options = ['--checkers', '1', '--incremental', '--tsBuildInfoFile', kept]
    if ((await runTool('typescript', ['-p', room, ...options])) === 0) return false
    console.error(`types: ${room} does not compile`)
    return true
  }),
)
process.exit(failed.includes(true) ? 1 : 0)
