import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../free-port.ts'

export const hasRsync = (): boolean => spawnSync('rsync', ['--version']).status === 0

/** An rsync server of this machine with one module, `backups`. */
export async function rsyncDaemon(): Promise<{ address: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'tramo-rsyncd-'))
  const files = join(folder, 'files')
  mkdirSync(files)
  const config = join(folder, 'rsyncd.conf')
  const port = await freePort()
  const owner = process.getuid?.() === 0 ? 'uid = root\ngid = root\n' : ''
  const module = `[backups]\npath = ${files}\nread only = false\nuse chroot = false\n${owner}`
  writeFileSync(
    config,
    `pid file = ${join(folder, 'pid')}\nlock file = ${join(folder, 'lock')}\n${module}`,
  )
  const args = [
    '--daemon',
    '--no-detach',
    '--address=127.0.0.1',
    `--port=${port}`,
    `--config=${config}`,
  ]
  const child = spawn('rsync', args, { stdio: 'ignore' })
  await untilListening(port, child)
  return {
    address: `rsync://127.0.0.1:${port}/backups/`,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = createConnection({ host: '127.0.0.1', port }, () => {
        socket.destroy()
        resolve(true)
      }).once('error', () => resolve(false))
    })
    if (isOpen) return
    await wait(50)
  }
  throw new Error('rsync does not listen')
}
