// @thorough
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#server/platform/project-root.ts'
import { startServer } from '../built-server.ts'
import { freePort } from '../free-port.ts'
import { pictureFile } from '../help.ts'
import { datesAhead, get, people, placeOn, post, preparedPlace } from './prepare.ts'

const sentence =
  'Our storage is full, so nothing can be saved at the moment. Please try again later.'
const sentenceInSpanish =
  'Nuestro almacenamiento está lleno y por ahora no se puede guardar nada. Inténtalo de nuevo más tarde.'

const mount = (...args: string[]) => spawnSync('mount', args, { encoding: 'utf8' })

/** A disk of 40 MB, which ends with the test; where this user may mount none, the test is skipped. */
function smallDisk(skip: (why: string) => void): { folder: string; fill(): void; empty(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'tramo-small-disk-'))
  const { status, error, stderr } = mount('-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', folder)
  onTestFinished(() => {
    spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  })
  if (status !== 0)
    skip(`a disk of 40 MB cannot be mounted here: ${error?.message ?? stderr.trim()}`)
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () =>
      void spawnSync('dd', [
        'if=/dev/zero',
        `of=${filler}`,
        'bs=4k',
        'oflag=append',
        'conv=notrunc',
      ]),
    empty: () => rmSync(filler, { force: true }),
  }
}

async function upload(base: string, token: string, lang: string) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ objectType: 'uploadFile', purpose: 'help', lang }))
    form.append(name, value)
  form.append('file', await pictureFile())
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${base}/api?objectType=uploadFile`, {
    method: 'POST',
    headers,
    body: form,
  })
  return { http: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('on a full disk uploads are told so, what is there is read, and with room all goes on', async ({
  skip,
}) => {
  const disk = smallDisk(skip)
  const place = { ...(await preparedPlace()), DATA_DIR: join(disk.folder, 'not', 'there', 'yet') }
  const { users } = await people(place, { renters: 1, cars: 0 })
  const token = users[0]?.token ?? ''
  const server = await startServer(place)
  onTestFinished(() => server.stop())
  const before = await upload(server.url, token, 'en')
  expect(before.http).toBe(200)
  disk.fill()
  expect(await upload(server.url, token, 'en')).toEqual({
    http: 503,
    body: { status: 0, message: sentence },
  })
  expect((await upload(server.url, token, 'es')).body.message).toBe(sentenceInSpanish)
  const file = await fetch(`${server.url}/files/${String(before.body.file)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect([file.status, (await file.arrayBuffer()).byteLength > 0]).toEqual([200, true])
  disk.empty()
  expect((await upload(server.url, token, 'en')).http).toBe(200)
})

test('a start on a full disk says that it is full', async ({ skip }) => {
  const disk = smallDisk(skip)
  const place: Record<string, string> = {
    ...(await preparedPlace()),
    DATA_DIR: disk.folder,
  }
  const full = `DATA_DIR ${disk.folder} cannot be written, because its disk is full: make room on it first.`
  disk.fill()
  const { DATABASE_URL: _none, ...withOwn } = place
  await expect(startServer(withOwn)).rejects.toThrow(full)
  // Without a key it cannot go on either; with one it serves what is there.
  await expect(startServer(place)).rejects.toThrow(
    'because its disk is full: make room on it first.',
  )
  expect(existsSync(join(disk.folder, 'signing-key.pem'))).toBe(false)
  disk.empty()
  await (await startServer(place)).stop()
  disk.fill()
  const server = await startServer(place)
  onTestFinished(() => server.stop())
  expect(server.log()).toContain(`${full} Until then nothing can be uploaded.`)
  expect((await get(server.url, '', { objectType: 'home' })).http).toBe(200)
})

/** A database on that disk, in the cluster of this run. */
async function databaseOn(folder: string, skip: (why: string) => void): Promise<string> {
  const admin = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL })
  await admin.connect()
  try {
    const { rows } = await admin.query<{ folder: string }>(
      `select setting as folder from pg_settings where name = 'data_directory'`,
    )
    const data = rows[0]?.folder ?? ''
    if (!existsSync(data)) skip('PostgreSQL runs on another machine')
    const place = join(folder, 'tables')
    mkdirSync(place)
    chownSync(place, statSync(data).uid, statSync(data).gid)
    const name = `small_${process.pid}`
    await admin.query(`create tablespace ${name} location '${place}'`)
    await admin.query(
      `create database ${name} template ${process.env.TEST_TEMPLATE} tablespace ${name}`,
    )
    onTestFinished(async () => {
      const again = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL })
      await again.connect()
      await again.query(`drop database ${name} with (force)`)
      await again.query(`drop tablespace ${name}`)
      await again.end()
    })
    const address = new URL(process.env.TEST_POSTGRES_URL ?? '')
    address.pathname = `/${name}`
    return address.toString()
  } finally {
    await admin.end()
  }
}

test('a database without room refuses changes with a sentence, reads go on, and with room all does', async ({
  skip,
}) => {
  const disk = smallDisk(skip)
  const place = placeOn(await databaseOn(disk.folder, skip))
  const { users, cars } = await people(place, { renters: 1, cars: 1 })
  const token = users[0]?.token ?? ''
  const server = await startServer(place)
  onTestFinished(() => server.stop())
  const booking = { objectType: 'submitBooking', car: cars[0] ?? '', ...datesAhead(5) }
  const order = String((await post(server.url, token, booking)).body.orderId)
  const write = () =>
    post(server.url, token, { objectType: 'sendMessage', order, text: 'é'.repeat(4_000) })
  disk.fill()
  let told = await write()
  // What lies free in the tables is used up first.
  while (told.http === 200) told = await write()
  expect(told).toEqual({ http: 503, body: { status: 0, message: sentence } })
  for (const objectType of ['home', 'userInfo', 'dashboard'])
    expect([objectType, (await get(server.url, token, { objectType })).http]).toEqual([
      objectType,
      200,
    ])
  expect((await get(server.url, token, { objectType: 'messages', order })).http).toBe(200)
  disk.empty()
  expect((await write()).http).toBe(200)
})

test('a log that cannot be written costs lines, not the server', async ({ skip }) => {
  if (!existsSync('/dev/full')) skip('there is no /dev/full on this system')
  const port = await freePort()
  const { PATH, HOME } = process.env
  const place = await preparedPlace()
  const child = spawn(process.execPath, [join(projectRoot, 'dist/server/main.js')], {
    env: { PATH, HOME, ...place, PORT: String(port), LOG_LEVEL: 'info' },
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let complained = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complained += text
  })
  const status = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      (answer) => answer.status,
      () => 0,
    )
  while ((await status()) !== 200) {
    if (child.exitCode !== null) throw new Error(complained)
    await sleep(50)
  }
  for (let call = 0; call < 20; call++) expect(await status()).toBe(200)
  expect(complained).toBe('Log lines are lost (ENOSPC): stdout cannot be written.\n')
})
