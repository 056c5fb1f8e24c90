import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fingerprintOfSources } from './fingerprint.mjs'
import { ensureWritable } from './install.mjs'
import { inProject } from './project.mjs'
import { runTool } from './run.mjs'
import { say, saySlowly, stop } from './say.mjs'

const stamp = inProject('dist', '.built-from')
const results = [
  'web/index.html',
  'early/early-answer.js',
  'server/main.js',
  'widget/widget.js',
].map((path) => inProject('dist', path))

/** Builds `dist/` when it is missing or made of other sources; ends with a sentence on failure. */
export async function ensureBuilt() {
  if (isBuilt()) return
  if (!(await build())) {
    stop('The build failed; the messages above name the file and the reason.')
  }
}

/** True when `dist/` was made of exactly the sources of now. */
export function isBuilt() {
  if (!existsSync(stamp) || results.some((path) => !existsSync(path))) return false
  return readFileSync(stamp, 'utf8') === fingerprintOfSources()
}

/**
 * Builds the browser's part into `dist/web`, what its pages ask for first into `dist/early`, the
 * server's part into `dist/server`, and the program that other sites load into `dist/widget`.
 * The stamp is removed first and written last: an interrupted build is never taken for a whole one.
 * @param {(text: string) => void} [print] gets what the builders print instead of the terminal
 * @returns {Promise<boolean>} whether all parts were built
 */
export async function build(print) {
  ensureWritable()
  say('Building the screens and the server; this takes some seconds …')
  rmSync(stamp, { force: true })
  const fingerprint = fingerprintOfSources()
  const how = {
    env: { ...process.env, NODE_ENV: 'production' },
    ...(print && { print }),
  }
  const options = ['--logLevel', 'warn']
  const codes = await saySlowly(
    'Building',
    Promise.all([
      runTool('vite', ['build', ...options], how),
      ...['vite.early.config.ts', 'vite.server.config.ts', 'vite.widget.config.ts'].map((config) =>
        runTool('vite', ['build', '--config', config, ...options], how),
      ),
    ]),
  )
  if (codes.some((code) => code !== 0)) return false
  mkdirSync(inProject('dist'), { recursive: true })
  writeFileSync(stamp, fingerprint)
  say('The build is ready in dist/.')
  return true
}
