import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { startServer } from '../built-server.ts'
import { onEmbedded, preparedPlace } from './prepare.ts'

const program = join(process.cwd(), 'dist/server/main.js')
const lockFile = () => join(place.DATA_DIR ?? '', 'lock.json')
const owner = () =>
  JSON.parse(readFileSync(lockFile(), 'utf8')) as { pid: number; startedAt: string }

/** One database for all of them: making it takes longest. */
let place: Record<string, string>
beforeAll(async () => {
  place = await preparedPlace()
})

/** A server whose parent never asks how it ended: killed, it stays in the table of processes. */
async function startUnderAnIdleParent() {
  const { PATH, HOME } = process.env
  // The shell becomes `sleep`, which reaps nobody.
  const parent = spawn('sh', ['-c', '"$NODE" "$PROGRAM" & echo "child $!"; exec sleep 600'], {
    env: { PATH, HOME, PORT: '0', ...place, NODE: process.execPath, PROGRAM: program },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  parent.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  while (!output.includes('Tramo is ready')) await sleep(20)
  return { parent, pid: Number(/child (\d+)/.exec(output)?.[1]) }
}

test('after kill -9 the next start takes the lock, also while nobody has reaped the dead process', async ({
  skip,
}) => {
  if (!onEmbedded) skip('only the embedded database belongs to one process')
  if (process.platform !== 'linux') skip('the table of processes is read in /proc here')
  const { parent, pid } = await startUnderAnIdleParent()
  try {
    expect(owner().pid).toBe(pid)
    process.kill(pid, 'SIGKILL')
    const state = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0]
    while (state() !== 'Z') await sleep(5)
    const next = await startServer(place)
    expect(state()).toBe('Z')
    await next.stop()
  } finally {
    parent.kill('SIGKILL')
    await once(parent, 'exit')
  }
})

test('a lock whose number belongs to a younger process is nobody’s', async ({ skip }) => {
  if (!onEmbedded) skip('only the embedded database belongs to one process')
  // This very process has that number, and did not start then.
  writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, startedAt: '1' }))
  const server = await startServer(place)
  expect(owner().pid).not.toBe(process.pid)
  await server.stop()
})

test('of several starts at once on a dead owner’s lock one wins, the others say who has it', async ({
  skip,
}) => {
  if (!onEmbedded) skip('only the embedded database belongs to one process')
  const dead = await startServer(place)
  await dead.kill()
  const starts = await Promise.allSettled([1, 2, 3, 4].map(() => startServer(place)))
  const running = starts.filter((start) => start.status === 'fulfilled')
  const refused = starts.filter((start) => start.status === 'rejected')
  expect([running.length, refused.length]).toEqual([1, 3])
  for (const { reason } of refused)
    expect(String(reason)).toMatch(/Another Tramo process \(process \d+\) uses DATA_DIR/)
  await running[0]?.value.stop()
})
