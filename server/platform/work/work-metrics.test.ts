import { afterEach, beforeEach, expect, test } from 'vitest'
import { backgroundWork } from '#server/app/wings.ts'
import { serverOn, type TestServer } from '#testing/server.ts'
import { testDatabase } from '#testing/test-database.ts'
import { queueMail } from '../mail/outgoing-mail.ts'
import { type Work, Worker } from './work.ts'

let server: TestServer
let worker: Worker | undefined

beforeEach(async () => {
  // Metrics of its own, and no lines about what fails here on purpose.
  server = await serverOn(await testDatabase(), { LOG_LEVEL: 'silent' })
})
afterEach(() => worker?.stop())

/** What a monitor on this machine reads of a piece, without the common start of the names. */
async function readOf(piece: string): Promise<Record<string, number>> {
  const answer = await server.app.inject({ url: '/metrics', headers: { host: '127.0.0.1' } })
  const line = /^tramo_work_(\w+)\{work="(.+)"\} (\S+)$/gm
  const found = [...answer.body.matchAll(line)].filter(([, , name]) => name === piece)
  return Object.fromEntries(found.map(([, what, , value]) => [what ?? '', Number(value)]))
}

test('a monitor reads when a piece last succeeded, how long it took and how often it failed', async () => {
  const before = Date.now() / 1000
  const hourly = { everySeconds: 3600 }
  const work: Work[] = [
    { ...hourly, name: 'lapse', run: async () => 1 },
    { ...hourly, name: 'remind', run: () => Promise.reject(new Error('no')) },
  ]
  worker = new Worker(server.services, work, server.app.log)
  expect(await readOf('remind')).toEqual({ failures_total: 0 })
  worker.start()
  await worker.catchUp()
  const lapse = await readOf('lapse')
  expect(lapse).toMatchObject({ failures_total: 0, last_run_seconds: expect.any(Number) })
  expect(lapse.last_success_timestamp_seconds).toBeGreaterThanOrEqual(before)
  expect(lapse.last_success_timestamp_seconds).toBeLessThanOrEqual(Date.now() / 1000)
  const remind = await readOf('remind')
  expect(remind.failures_total).toBeGreaterThanOrEqual(1)
  expect(remind).not.toHaveProperty('last_success_timestamp_seconds')
  expect(remind).toHaveProperty('last_run_seconds')
})

test('a monitor reads how many rows wait, and every piece is there', async () => {
  worker = new Worker(server.services, backgroundWork, server.app.log)
  const { db, clock } = server.services
  const waiting = async () => (await readOf('send mail')).waiting_rows ?? Number.NaN
  const before = await waiting()
  const mail = { to: 'ana@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello' }
  await db.transaction().execute((tx) => queueMail(tx, mail, clock()))
  expect(await waiting()).toBe(before + 1)
  await server.work()
  expect(await waiting()).toBe(0)
  for (const { name } of backgroundWork) {
    expect(await readOf(name)).toHaveProperty('failures_total')
  }
})
