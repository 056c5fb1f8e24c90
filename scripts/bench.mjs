// npm run bench lists the questions of bench/; npm run bench -- NAME answers one with numbers.
import './lib/require-node.mjs'
import { readdirSync } from 'node:fs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inProject } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { stop } from './lib/say.mjs'

const names = readdirSync(inProject('bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
const [name, ...args] = process.argv.slice(2)
if (name === undefined) {
  console.log(`Run one with npm run bench -- NAME:\n${names.map((each) => `  ${each}`).join('\n')}`)
  process.exit(0)
}
if (!names.includes(name)) stop(`There is no bench/${name}.ts. There are: ${names.join(', ')}`)

await ensureInstalled()
await ensureBuilt()
const { build } = await import('vite')
const folder = inProject('.tmp', 'bench')
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  root: inProject(),
  build: {
    ssr: inProject('bench', `${name}.ts`),
    outDir: folder,
    emptyOutDir: false,
    target: 'node20',
  },
})
const program = inProject('.tmp', 'bench', `${name}.js`)
process.exit(await run(process.execPath, ['--enable-source-maps', program, ...args]))
