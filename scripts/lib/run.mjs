import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { inProject, readJson, root } from './project.mjs'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** @type {number | undefined} */
let stopping

const stopAll = (/** @type {'SIGINT' | 'SIGTERM'} */ signal) => {
  stopping = signal === 'SIGINT' ? 130 : 143
  for (const child of running) child.kill(signal)
}

/** Ends what runs; whoever waits for it goes on. */
export function endRunning() {
  for (const child of running) child.kill('SIGTERM')
}

/** @param {import('node:child_process').ChildProcess} child */
function began(child) {
  if (running.size === 0) process.on('SIGINT', stopAll).on('SIGTERM', stopAll)
  running.add(child)
}

/** @param {import('node:child_process').ChildProcess} child */
function ended(child) {
  running.delete(child)
  if (running.size > 0) return
  process.off('SIGINT', stopAll).off('SIGTERM', stopAll)
  if (stopping !== undefined) process.exit(stopping)
}

/**
 * Runs a command in the project folder and shows what it prints; nothing is read from the keyboard.
 * A signal to this program reaches the command too, and ends this program after it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean, print?: (text: string) => void }} [options]
 *   `print` gets what the command prints instead of the terminal
 * @returns {Promise<number>} its exit code; 127 when it could not be started
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: options.env ?? process.env,
      stdio: options.print ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: options.shell ?? false,
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => options.print?.(text))
    }
    began(child)
    child.on('error', () => {
      ended(child)
      resolve(127)
    })
    child.on('close', (code) => {
      ended(child)
      resolve(code ?? 1)
    })
  })
}

/**
 * Runs the program of an installed package by Node itself: no npx, no shell, the same on Windows.
 * @param {string} packageName
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, print?: (text: string) => void }} [options]
 */
export function runTool(packageName, args, options) {
  const manifest = inProject('node_modules', packageName, 'package.json')
  const { bin } = readJson(manifest) ?? {}
  const program = typeof bin === 'string' ? bin : Object.values(bin ?? {})[0]
  if (typeof program !== 'string') throw new Error(`${packageName} has no program to run`)
  return run(process.execPath, [join(dirname(manifest), program), ...args], options)
}
