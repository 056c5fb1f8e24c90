import { pathToFileURL } from 'node:url'
import { inProject } from './project.mjs'

/**
 * Runs `dist/server/NAME.js` in this very process: signals, environment, exit code and the
 * keyboard are its own, with nobody between who could lose them.
 * @param {string} name
 * @param {string[]} [args] what the program finds after its own path in process.argv
 */
export async function runServerProgram(name, args = []) {
  const path = inProject('dist', 'server', `${name}.js`)
  process.setSourceMapsEnabled(true)
  process.argv = [process.execPath, path, ...args]
  await import(pathToFileURL(path).href)
}
