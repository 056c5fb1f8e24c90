import { spawn } from 'node:child_process'
import { say } from './say.mjs'

/**
 * A Node program that is started anew on demand. The next one starts only when the last one has
 * ended: two processes must never meet on one DATA_DIR.
 * @param {string} program
 * @param {NodeJS.ProcessEnv} env
 */
export function startChild(program, env) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  /** @type {Promise<void>} */
  let turn = Promise.resolve()

  const isRunning = () => child && child.exitCode === null && child.signalCode === null

  const stop = () =>
    new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
      if (!child || !isRunning()) return resolve()
      child.removeAllListeners('exit').once('exit', () => resolve())
      child.kill('SIGTERM')
      return undefined
    })

  const start = () => {
    child = spawn(process.execPath, ['--enable-source-maps', program], { env, stdio: 'inherit' })
    child.on('exit', (code) => {
      if (code) say(`The server ended with ${code}; it starts again after the next change.`)
    })
  }

  // Vite ends this process by itself on SIGTERM, without asking us.
  process.once('exit', () => {
    if (isRunning()) child?.kill('SIGTERM')
  })

  return {
    restart() {
      turn = turn.then(stop).then(start)
      return turn
    },
    stop,
  }
}
