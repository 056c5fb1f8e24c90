import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { inProject, readJson, root } from './project.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** @type {number | undefined} */
let stopping

const stopAll = (/** @type {'SIGINT' | 'SIGTERM'} */ signal) => {
  stopping = signal === 'SIGINT' ? 130 : 143
  if (running.size === 0) process.exit(stopping)
  for (const child of running) child.kill(signal)
}
process.on('SIGINT', stopAll)
process.on('SIGTERM', stopAll)

/** Leaves the signals to a program that now takes over this process. */
export function forgetSignals() {
  process.off('SIGINT', stopAll)
  process.off('SIGTERM', stopAll)
}

/**
 * Runs a command in the project folder and shows what it prints; nothing is read from the keyboard.
 * A signal to this program reaches the command too, and ends this program after it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, shell?: boolean }} [options]
 * @returns {Promise<number>} its exit code; 127 when it could not be started
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: options.env ?? process.env,
      stdio: ['ignore', options.quiet ? 'ignore' : 'inherit', options.quiet ? 'ignore' : 'inherit'],
      shell: options.shell ?? false,
    })
    running.add(child)
    const ended = (/** @type {number} */ code) => {
      running.delete(child)
      if (stopping !== undefined && running.size === 0) process.exit(stopping)
      resolve(code)
    }
    child.on('error', () => ended(127))
    child.on('exit', (code, signal) => ended(signal === null ? (code ?? 1) : 1))
  })
}

/**
 * Runs the program of an installed package by Node itself: no npx, no shell, the same on Windows.
 * @param {string} packageName
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 */
export function runTool(packageName, args, options) {
  const manifest = inProject('node_modules', packageName, 'package.json')
  const { bin } = readJson(manifest) ?? {}
  const program = typeof bin === 'string' ? bin : Object.values(bin ?? {})[0]
  if (typeof program !== 'string') throw new Error(`${packageName} has no program to run`)
  return run(process.execPath, [join(dirname(manifest), program), ...args], options)
}
