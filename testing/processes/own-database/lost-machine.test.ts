// @long @thorough
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { keyFileOf } from '#server/platform/auth/open-signing-key.ts'
import { readSigningKey } from '#server/platform/auth/signing-key.ts'
import { runVerifyEvidence } from '#server/tools/verify-evidence-tool.ts'
import { runVerifyPassport } from '#server/tools/verify-passport-tool.ts'
import { madeBackup } from '../../backups/made-backup.ts'
import { aKey, command, newTarget } from '../../backups/tools.ts'
import { type RunningServer, startServer } from '../../built-server.ts'
import { startPostgresCluster } from '../../postgres-cluster.ts'
import { datesAhead, get, people, placeOn, post, withDatabase } from '../prepare.ts'
import { bookAndPay, type Told } from './crashes.ts'
import { postmasterIn } from './own.ts'
import { ownPlace } from './own-place.ts'

type Place = Record<string, string>

/** What is lost with the machine: the log of 50 seconds, and its way to the target. */
const lostSecondsMost = 60

async function untilSaved(place: Place): Promise<void> {
  const target = place.BACKUP_DIR ?? ''
  for (;;) {
    const { text } = await command('backup', [target, '--list'], place)
    if (/^\d{4}-/.test(text)) return
    await wait(500)
  }
}

async function hold(server: RunningServer, token: string, car: string): Promise<string> {
  const booking = { objectType: 'submitBooking', requestId: crypto.randomUUID() }
  const held = await post(server.url, token, { ...booking, car, ...datesAhead(5) })
  if (held.http !== 200) throw new Error(JSON.stringify(held.body))
  return String(held.body.orderId)
}

test('after kill -9 of everything and the loss of DATA_DIR at most a minute of bookings is missing', async () => {
  const target = newTarget()
  const place = ownPlace({ BACKUP_KEY: aKey, BACKUP_DIR: target })
  const dataDir = place.DATA_DIR ?? ''
  const { users, cars } = await people(place, { renters: 45, cars: 45 })
  const token = users[0]?.token ?? ''
  const server = await startServer(place)
  const [renter, car] = [users[0], cars[0]]
  if (!renter || !car) throw new Error('nobody was made')
  const paid: Told[] = []
  await bookAndPay(server, renter, car, paid)
  const first = paid[0]?.order ?? ''
  await untilSaved(place)

  // What the renter has in their hands.
  const papers = dirname(target)
  const passport = join(papers, 'passport.json')
  const evidence = join(papers, 'evidence.json')
  const told = await get(server.url, token, { objectType: 'rentalPassport' })
  writeFileSync(passport, String(told.body.file))
  const log = await fetch(`${server.url}/api/evidence?order=${first}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  writeFileSync(evidence, await log.text())

  const held: { order: string; at: number }[] = []
  // One of each keeps for the end.
  for (const [at, other] of cars.slice(1, -1).entries()) {
    held.push({ order: await hold(server, users[at + 1]?.token ?? '', other), at: Date.now() })
    if (held.length === 1) {
      mkdirSync(join(dataDir, 'uploads'), { recursive: true })
      writeFileSync(join(dataDir, 'uploads', 'LICENSE1'), 'a license')
    }
    await wait(2_000)
  }
  const lost = Date.now()
  const postmaster = postmasterIn(dataDir)
  await server.kill()
  process.kill(postmaster ?? 0, 'SIGKILL')
  rmSync(dataDir, { recursive: true })

  const began = performance.now()
  const back = await command('restore', [], place)
  const seconds = Math.round((performance.now() - began) / 1000)
  expect(back).toMatchObject({ code: 0, text: expect.stringContaining('Restored:') })
  const orders = await withDatabase(place, (db) =>
    db.selectFrom('rental_order').select('id').execute(),
  )
  const found = new Set(orders.map(({ id }) => id))
  const missing = held.filter(({ order }) => !found.has(order))
  const oldest = Math.round((lost - (missing[0]?.at ?? lost)) / 1000)
  console.info(
    `restored in ${seconds} s; ${missing.length} of ${held.length} bookings are missing, the oldest of them made ${oldest} s before the loss`,
  )
  expect(held.length - missing.length).toBeGreaterThan(5)
  expect(oldest).toBeLessThanOrEqual(lostSecondsMost)
  expect(existsSync(join(dataDir, 'uploads/LICENSE1'))).toBe(true)

  // The keys of the restored company prove what was signed before.
  const keys = join(papers, 'keys.json')
  const text = readFileSync(keyFileOf({ dataDir, signingKeyFile: undefined }), 'utf8')
  writeFileSync(keys, JSON.stringify({ keys: readSigningKey(text)?.published }))
  const complaints: string[] = []
  const complain = (line: string) => void complaints.push(line)
  expect(await runVerifyPassport([passport, '--key', keys], () => {}, complain)).toBe(0)
  expect(await runVerifyEvidence([evidence, '--key', keys], () => {}, complain)).toBe(0)
  expect(complaints).toEqual([])

  // It goes on with the same place of backups, and can be restored again.
  const next = await startServer(place)
  expect((await get(next.url, token, { objectType: 'orderHistory', order: first })).http).toBe(200)
  await expect
    .poll(async () => (await command('backup', ['--list'], place)).text.trim().split('\n').length, {
      timeout: 60_000,
    })
    .toBe(2)
  await hold(next, users.at(-1)?.token ?? '', cars.at(-1) ?? '')
  const drilled = await command('backup', ['--drill'], place)
  expect(drilled).toMatchObject({ code: 0, text: expect.stringContaining('nothing is missing') })
  await next.stop()
})

test('a place of backups that is away stops nothing, and gets what waited when it is back', async () => {
  const target = newTarget()
  const disk = dirname(target)
  rmSync(disk, { recursive: true })
  const place = ownPlace({ BACKUP_KEY: aKey, BACKUP_DIR: target, LOG_LEVEL: 'warn' })
  const { users, cars } = await people(place, { renters: 1, cars: 2 })
  const token = users[0]?.token ?? ''
  const server = await startServer(place)
  await hold(server, token, cars[0] ?? '')
  const drilled = await command('backup', ['--drill'], place)
  expect(drilled).toMatchObject({ code: 1, text: expect.stringContaining('no whole backup') })
  expect(server.log()).toContain('the log of the database waits')
  mkdirSync(disk)
  await untilSaved(place)
  const tried = await command('backup', ['--drill'], place)
  expect(tried).toMatchObject({ code: 0, text: expect.stringContaining('nothing is missing') })
  await server.stop()
})

test('a server that is stopped leaves nothing behind that is not saved', async () => {
  const place = ownPlace({ BACKUP_KEY: aKey, BACKUP_DIR: newTarget() })
  const { users, cars } = await people(place, { renters: 1, cars: 1 })
  const server = await startServer(place)
  await untilSaved(place)
  const order = await hold(server, users[0]?.token ?? '', cars[0] ?? '')
  await server.stop()
  rmSync(place.DATA_DIR ?? '', { recursive: true })
  expect(await command('restore', [], place)).toMatchObject({ code: 0 })
  const orders = await withDatabase(place, (db) =>
    db.selectFrom('rental_order').select('id').execute(),
  )
  expect(orders).toEqual([{ id: order }])
})

test('the place of another installation’s backups is left alone', async () => {
  const target = newTarget()
  const place = ownPlace({ BACKUP_KEY: aKey, BACKUP_DIR: target, LOG_LEVEL: 'error' })
  await people(place, { renters: 1, cars: 1 })
  mkdirSync(target)
  await madeBackup(target, {
    dataDir: place.DATA_DIR ?? '',
    at: new Date(0),
    installation: 'theirs',
  })
  const server = await startServer(place)
  await expect.poll(() => server.log(), { timeout: 30_000 }).toMatch(/work failed/)
  expect((await command('backup', ['--list'], place)).text.trim().split('\n')).toHaveLength(1)
  await server.stop()
})

test('a PostgreSQL of one’s own is saved by its dump and put back into an empty database', async ({
  skip,
}) => {
  const folder = '/usr/lib/postgresql/15'
  if (!existsSync(join(folder, 'bin/pg_dump'))) skip('PostgreSQL 15 with pg_dump is not here')
  const cluster = await startPostgresCluster([], folder)
  onTestFinished(() => cluster.stop())
  const empty = async (name: string) => {
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: cluster.url })
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    const address = new URL(cluster.url)
    address.pathname = `/${name}`
    return address.toString()
  }
  const target = newTarget()
  const place = { ...placeOn(await empty('one')), BACKUP_KEY: aKey }
  const { users } = await people(place, { renters: 2, cars: 1 })
  expect(await command('backup', [target], place)).toMatchObject({ code: 0 })
  const onto = await command('restore', [target], {
    ...ownPlace(),
    ...place,
    DATA_DIR: `${target}-2`,
  })
  expect(onto).toMatchObject({ code: 1, text: expect.stringContaining('is not empty') })
  const without = ownPlace({ BACKUP_KEY: aKey })
  const said = await command('restore', [target], without)
  expect(said).toMatchObject({ code: 1, text: expect.stringContaining('set DATABASE_URL') })
  const other = { ...without, DATABASE_URL: await empty('other') }
  expect(await command('restore', [target], other)).toMatchObject({ code: 0 })
  const found = await withDatabase(other, (db) =>
    db.selectFrom('app_user').select('email').execute(),
  )
  expect(found.map(({ email }) => email)).toEqual(
    expect.arrayContaining(users.map(({ email }) => email)),
  )
})
