// @thorough
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServer } from '../../built-server.ts'
import { datesAhead, get, people, post } from '../prepare.ts'
import { noteIn, postmasterIn, untilReady } from './own.ts'
import { ownPlace } from './own-place.ts'

/** A command of the README, as npm runs it. */
function command(name: string, args: string[], place: Record<string, string>) {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, ...place }
  return spawnSync(process.execPath, [join('dist/server', `${name}.js`), ...args], {
    env,
    encoding: 'utf8',
  })
}

test('a server brings its database, alone on its folder, and ends it with itself', async () => {
  const place = ownPlace()
  const dataDir = place.DATA_DIR ?? ''
  const first = await startServer(place)
  expect(postmasterIn(dataDir)).toBeDefined()
  const refused = /Another Tramo process \(tramo server, process \d+\) uses DATA_DIR/
  await expect(startServer(place)).rejects.toThrow(refused)
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  await first.stop()
  expect(postmasterIn(dataDir)).toBeUndefined()
})

test('after kill -9 of the server one of several starts takes the database over', async () => {
  const place = ownPlace()
  const dead = await startServer(place)
  await dead.kill()
  expect(postmasterIn(place.DATA_DIR ?? '')).toBeDefined()
  const starts = await Promise.allSettled([1, 2, 3].map(() => startServer(place)))
  const running = starts.filter((start) => start.status === 'fulfilled')
  expect(running).toHaveLength(1)
  await untilReady(running[0]?.value.url ?? '')
  await running[0]?.value.stop()
})

test('a database that ends by itself is begun again: 503 meanwhile, and nothing is lost', async () => {
  const place = ownPlace()
  const { users, cars } = await people(place, { renters: 1, cars: 1 })
  const [user, car] = [users[0], cars[0]]
  if (!user || !car) throw new Error('nobody was made')
  const server = await startServer(place)
  const booking = { objectType: 'submitBooking', requestId: crypto.randomUUID(), car }
  const held = await post(server.url, user.token, { ...booking, ...datesAhead(5) })
  expect(held.http).toBe(200)
  process.kill(postmasterIn(place.DATA_DIR ?? '') ?? 0, 'SIGKILL')
  const question = { objectType: 'orderHistory', order: String(held.body.orderId) }
  const meanwhile = new Set<number>()
  for (let answer = 0; answer !== 200; ) {
    answer = (await get(server.url, user.token, question)).http
    if (answer !== 200) meanwhile.add(answer)
  }
  expect([...meanwhile].filter((status) => status !== 503)).toEqual([])
  expect(server.isGone()).toBe(false)
  await expect.poll(() => server.log(), { timeout: 60_000 }).toContain('The database runs again.')
  // One that is stopped while it begins the database leaves none behind.
  process.kill(postmasterIn(place.DATA_DIR ?? '') ?? 0, 'SIGKILL')
  await expect.poll(() => server.log().match(/it is begun again/g)?.length).toBe(2)
  await server.stop()
  expect(postmasterIn(place.DATA_DIR ?? '')).toBeUndefined()
})

test('commands work beside the running server, and bring the database where none runs', async () => {
  const place = ownPlace()
  const dataDir = place.DATA_DIR ?? ''
  expect(command('staff', ['add', 'ana@example.com'], place).stdout).toContain('ana@example.com is')
  expect(postmasterIn(dataDir)).toBeUndefined()
  const server = await startServer(place)
  const beside = command('staff', ['list'], place)
  expect([beside.status, beside.stdout.trim()]).toEqual([0, 'ana@example.com'])
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  await server.stop()
})

test('a folder for temporary files that cannot be used is a sentence', () => {
  const refused = command('staff', ['list'], { ...ownPlace(), TMPDIR: '/nowhere' })
  const why = 'The folder for temporary files, /nowhere, cannot be used (ENOENT): make it writable'
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining(why)])
  expect(refused.stderr.trim().split('\n')).toHaveLength(1)
})

test('a process that PostgreSQL’s note names is trusted only when it is the postmaster of this folder', async () => {
  const place = ownPlace()
  const dataDir = place.DATA_DIR ?? ''
  expect(command('staff', ['list'], place).status).toBe(0)
  // This very process has the number by now.
  const lines = [process.pid, join(dataDir, 'postgres'), 1, 5432, '', '', '', 'ready']
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${lines.join('\n')}\n`)
  expect(postmasterIn(dataDir)).toBeUndefined()
  const listed = command('staff', ['list'], place)
  expect([listed.status, listed.stdout]).toEqual([0, expect.stringContaining('Nobody is on')])
})

test('a copy of DATA_DIR is a database of its own, also while the first one runs', async () => {
  const place = ownPlace()
  const copy = ownPlace()
  const [dataDir = '', copyDir = ''] = [place.DATA_DIR, copy.DATA_DIR]
  expect(command('staff', ['add', 'ana@example.com'], place).status).toBe(0)
  execFileSync('cp', ['-a', `${dataDir}/.`, copyDir])
  const server = await startServer(place)
  expect(command('staff', ['add', 'leo@example.com'], copy).status).toBe(0)
  expect(noteIn(copyDir).socket).not.toBe(noteIn(dataDir).socket)
  expect(command('staff', ['list'], place).stdout).not.toContain('leo@example.com')
  await server.stop()
})

test.each([
  ['of an earlier version', 'db', '17', 'has a database of an earlier version of Tramo'],
  ['of another PostgreSQL', 'postgres', '17', 'has a database of PostgreSQL 17'],
])(
  'a folder %s is refused with a sentence, and nothing in it changes',
  async (_name, folder, version, sentence) => {
    const place = ownPlace()
    const dataDir = place.DATA_DIR ?? ''
    mkdirSync(join(dataDir, folder))
    writeFileSync(join(dataDir, folder, 'PG_VERSION'), `${version}\n`)
    writeFileSync(join(dataDir, folder, 'rows'), 'theirs')
    await expect(startServer(place)).rejects.toThrow(sentence)
    expect(readFileSync(join(dataDir, folder, 'rows'), 'utf8')).toBe('theirs')
    expect(existsSync(join(dataDir, folder, 'postmaster.pid'))).toBe(false)
  },
)
