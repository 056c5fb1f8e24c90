// npm run build: makes dist/, always.
import './lib/require-node.mjs'
import { build } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'

await ensureInstalled()
process.exit((await build()) ? 0 : 1)
