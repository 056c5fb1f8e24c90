// npm run import, npm run staff: a command-line program of the server, built first when needed.
import './lib/require-node.mjs'
import { existsSync } from 'node:fs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inProject } from './lib/project.mjs'
import { stop } from './lib/say.mjs'
import { runServerProgram } from './lib/server-program.mjs'

const [name, ...args] = process.argv.slice(2)
if (name === undefined || !/^[a-z-]+$/.test(name)) {
  stop('Say which program to run: node scripts/run-server-tool.mjs import FILE.csv')
}
await ensureInstalled()
await ensureBuilt()
if (!existsSync(inProject('dist', 'server', `${name}.js`))) {
  stop(`There is no program "${name}": vite.server.config.ts lists those that exist.`)
}
await runServerProgram(name, args)
