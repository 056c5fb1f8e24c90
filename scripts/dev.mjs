// npm run dev: the screens with hot reload, and the server rebuilt and restarted after each change.
import './lib/require-node.mjs'
import { endWithNpm } from './lib/end-with-npm.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inProject } from './lib/project.mjs'
import { say } from './lib/say.mjs'
import { saysPublic } from './lib/says-public.mjs'

endWithNpm()
await ensureInstalled()
const { build, createServer } = await import('vite')
const { startChild } = await import('./lib/restarting-child.mjs')

const port = process.env.PORT ?? '3000'
process.env.DEV_SERVER ??= `http://127.0.0.1:${port}`

const screens = await createServer({ configFile: inProject('vite.config.ts') })
await screens.listen()
// Links in mails lead to the screens with hot reload, not to a build of yesterday.
const publicUrl = screens.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? 'http://127.0.0.1:5173'

const server = startChild(inProject('dist', 'dev', 'main.js'), {
  PUBLIC_URL: publicUrl,
  ...(saysPublic(process.env) ? {} : { DEV_PAGES: '1' }),
  ...process.env,
  PORT: port,
})
const watcher = await build({
  configFile: inProject('vite.server.config.ts'),
  logLevel: 'warn',
  build: { outDir: inProject('dist', 'dev'), watch: {} },
})
if ('on' in watcher) {
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') console.error(event.error.message)
    if (event.code === 'BUNDLE_END') void event.result.close()
    if (event.code === 'END') void server.restart()
  })
}
screens.printUrls()
say('Ctrl-C ends both.')

const end = async () => {
  if ('close' in watcher) await watcher.close()
  await Promise.all([screens.close(), server.stop()])
  process.exit(0)
}
process.once('SIGINT', () => void end())
process.once('SIGTERM', () => void end())
