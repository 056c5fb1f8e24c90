// npm start: from a fresh clone to a running server. What is there already is not made again.
import './lib/require-node.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { endWithNpm } from './lib/end-with-npm.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { saysPublic } from './lib/says-public.mjs'
import { runServerProgram } from './lib/server-program.mjs'

endWithNpm()
await ensureInstalled()
await ensureBuilt()
if (!saysPublic(process.env)) process.env.DEV_PAGES ||= '1'
// Somebody reads along: what needs them, and not a line for each call.
if (process.stdout.isTTY) process.env.LOG_LEVEL ||= 'warn'
await runServerProgram('main')
