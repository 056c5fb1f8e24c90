// @thorough
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#server/platform/project-root.ts'
import { command } from '../../backups/tools.ts'
import { startServer } from '../../built-server.ts'
import { ownPlace } from './own-place.ts'

/* As two containers on one volume: each sees its own processes alone. */
const apart = ['--pid', '--fork', '--mount-proc', '--kill-child']
const canPart = () => spawnSync('unshare', [...apart, 'true']).status === 0

async function startApart(place: Record<string, string>) {
  const { PATH, HOME } = process.env
  const program = join(projectRoot, 'dist/server/main.js')
  const child = spawn('unshare', [...apart, process.execPath, program], {
    env: { PATH, HOME, PORT: '0', TEST_CLOCK: '0', ...place },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('Tramo is ready')) resolve()
    })
    child.once('exit', () => reject(new Error(said)))
  })
  const kill = () => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    return gone
  }
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await kill()
  })
  await ready
  return { kill }
}

test('nobody begins a database beside a server that runs in another container, and its place is taken when it is gone', async ({
  skip,
}) => {
  if (!canPart()) skip('this system lets nobody have processes of their own (unshare --pid)')
  const place = ownPlace()
  const owner = join(place.DATA_DIR ?? '', 'owner.json')
  const apartOne = await startApart(place)
  const note = readFileSync(owner, 'utf8')

  const tool = await command('backup', ['/tmp/nowhere'], { ...place, BACKUP_KEY: 'ab'.repeat(32) })
  expect(tool).toMatchObject({ code: 1, text: expect.stringContaining('docker compose exec') })
  await expect(startServer(place)).rejects.toThrow(/belongs to a server that runs elsewhere/)
  expect(JSON.parse(readFileSync(owner, 'utf8'))).toMatchObject(
    Object.fromEntries(
      Object.entries(JSON.parse(note) as object).filter(([name]) => name !== 'at'),
    ),
  )

  await apartOne.kill()
  const began = performance.now()
  const next = await startServer(place)
  expect(performance.now() - began).toBeGreaterThan(5_000)
  await next.stop()
  expect(existsSync(owner)).toBe(false)
})

test('a server of this machine that was killed is followed at once, and a torn note is no owner', async () => {
  const place = ownPlace()
  const first = await startServer(place)
  const owner = join(place.DATA_DIR ?? '', 'owner.json')
  const note = readFileSync(owner, 'utf8')
  // The second is refused, and the file stays the first one's.
  await expect(startServer(place)).rejects.toThrow(/Another Tramo process/)
  const { pid } = JSON.parse(note) as { pid: number }
  expect(JSON.parse(readFileSync(owner, 'utf8'))).toMatchObject({ pid })
  await first.kill()
  writeFileSync(owner, '{"host": "els')
  const next = await startServer(place)
  await next.stop()
})
