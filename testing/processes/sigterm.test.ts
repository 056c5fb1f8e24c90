// @thorough
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { freePort } from '../free-port.ts'
import { freshPlace } from './prepare.ts'

const program = join(process.cwd(), 'dist/server/main.js')

/** One database for all of them: making it takes longest, and the first one is stopped while it is made. */
let place: Record<string, string>
beforeAll(async () => {
  place = await freshPlace()
})

function begin(settings: Record<string, string> = {}): {
  child: ChildProcess
  output: () => string
} {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [program], {
    env: { PATH, HOME, PORT: '0', ...place, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      text += piece
    })
  return { child, output: () => text }
}

/** Exit code and signal of a process that ends by itself. */
async function ending(child: ChildProcess): Promise<[number | null, string | null]> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return [child.exitCode, child.signalCode]
}

const opens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

test('SIGTERM while the server is still starting ends it with 0', async () => {
  const { child, output } = begin()
  while (!output().includes('Database: ')) await sleep(5)
  child.kill('SIGTERM')
  expect(await ending(child)).toEqual([0, null])
})

test('SIGTERM in the moment in which the port opens ends the server with 0', async () => {
  const port = await freePort()
  const { child, output } = begin({ PORT: String(port) })
  // Not what the server says but the port itself is asked.
  while (!(await opens(port))) if (child.exitCode !== null) throw new Error(output())
  child.kill('SIGTERM')
  expect(await ending(child)).toEqual([0, null])
})

test('SIGTERM ends the server although somebody holds a connection and says nothing, or not all', async () => {
  const port = await freePort()
  const { child, output } = begin({ PORT: String(port) })
  while (!output().includes('Tramo is ready')) await sleep(20)
  const silent = connect(port, '127.0.0.1')
  const dripping = connect(port, '127.0.0.1')
  dripping.write('POST /api HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nobject')
  for (const socket of [silent, dripping]) socket.on('error', () => {})
  await Promise.all([once(silent, 'connect'), once(dripping, 'connect')])
  const begun = Date.now()
  child.kill('SIGTERM')
  expect(await ending(child)).toEqual([0, null])
  // Hosts kill after 10 to 30 seconds; the connections themselves would have stayed for minutes.
  expect(Date.now() - begun).toBeLessThan(25_000)
})
